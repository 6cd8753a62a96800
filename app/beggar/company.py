"""Who sits at the table, and who turns his cards with which key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.commands import OWN_KEYS
from app.narration import BeggarNarrator, spoken_to
from engines.beggar import Seat


@dataclass(frozen=True, slots=True)
class Company:
    """The players by seat, and those of them who are persons at this keyboard.

    The cards of the others turn by themselves. A person who sits here alone turns with the largest
    key; several have a key each.
    """

    names: tuple[str, ...]
    persons: tuple[Seat, ...] = ()

    @property
    def keys(self) -> Mapping[Seat, str]:
        """The key of each person, where there are several."""
        if len(self.persons) <= 1:
            return {}
        return dict(zip(sorted(self.persons), OWN_KEYS, strict=False))

    @property
    def narrator(self) -> BeggarNarrator:
        """Who tells the game to this company."""
        return BeggarNarrator(self.names, spoken_to(self.names, self.persons))

    def with_key(self, key: str) -> Seat | None:
        """Whose key it is."""
        return next((seat for seat, own in self.keys.items() if own == key), None)
