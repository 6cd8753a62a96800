"""Where the packs of a match come from, one after another: given, from its seed, or from chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from engines.cards import Card
from engines.errors import BadDeal
from engines.euchre import table
from engines.euchre.dealing import check_pack, drawn_dealer, seeded, shuffled
from engines.euchre.rules import Rules
from engines.seals import new_salt


class Packs:
    """The shuffled pack of each hand, and the salt that seals it; the parameters are `Game`'s.

    Raises `BadDeal` for a given pack that is not the whole pack of the rules, for salts that are
    not as many as the packs, and for a seed that is no whole number.
    """

    def __init__(
        self,
        rules: Rules,
        seed: int | None,
        given: Sequence[Sequence[Card]],
        salts: Sequence[str],
        chance: Random | None,
    ) -> None:
        if seed is not None and type(seed) is not int:
            raise BadDeal(f"The seed is {seed!r}: it must be a whole number.")
        for number, cards in enumerate(given, start=1):
            check_pack(cards, rules, f"Pack {number}")
        if salts and len(salts) != len(given):
            raise BadDeal(f"There are {len(given)} packs and {len(salts)} salts: one for each.")
        known = salts or ("",) * len(given)
        self._rules = rules
        self._seed = seed
        self._given = [(tuple(cards), salt) for cards, salt in zip(given, known, strict=True)]
        self._chance = chance or SystemRandom()
        self._sealed = chance is not None or seed is None

    def first_dealer(self) -> int:
        """Who deals first when nobody says so."""
        if self._seed is not None:
            return drawn_dealer(self._seed)
        return self._chance.choice(table.SEATS)

    def pack(self, number: int) -> tuple[tuple[Card, ...], str]:
        """The pack of hand `number`, from 1, and its salt: "" for a pack that is not sealed.

        It is the same whenever it is asked for: a deal that was taken back comes again. Hands are
        asked for in their order, at first.
        """
        if number > len(self._given):
            luck = self._chance if self._seed is None else seeded(self._seed, f"hand {number}")
            cards = shuffled(self._rules, luck)
            self._given.append((cards, new_salt(self._chance) if self._sealed else ""))
        return self._given[number - 1]
