"""The entries of a file, one after another: what comes of each, and what is left of them."""

from __future__ import annotations

from typing import Generic

from engines.errors import BadSave
from engines.saves.description import Description, Game, Rules
from engines.saves.lines import TAKE_BACK, Entry
from engines.saves.text import clean
from engines.saves.timeline import Event, State, Timeline

_SEAL_DIGITS = 64


class Following(Generic[Game, Rules, State, Event]):
    """Lets entries happen on a timeline, by the rules.

    entries: those that stand; what was taken back is not among them. packs: the deal of each hand,
    also of one that was taken back, since its pack is dealt again.
    """

    def __init__(
        self,
        description: Description[Game, Rules, State, Event],
        rules: Rules,
        timeline: Timeline[State, Event],
        *,
        practice: bool,
    ) -> None:
        self._description = description
        self._rules = rules
        self._timeline = timeline
        self._practice = practice
        self._told: list[int] = []
        self.entries: list[Entry] = []
        self.packs: list[Entry] = []

    def take(self, entry: Entry) -> None:
        """The next entry. Raises `ValueError` when it is not what the rules make of it."""
        if entry.did == TAKE_BACK:
            self._take_back(entry)
        else:
            self._follow(entry)

    def _follow(self, entry: Entry) -> None:
        if self._description.finished(self._timeline.state):
            raise BadSave(f'the game is over: expected nothing after it, found "{entry}".')
        events = self._description.follow(self._timeline.state, entry)
        expected = next(filter(None, map(self._description.entry, events)))
        _compare(entry, expected)
        if entry.did == "deal":
            self._deal(entry)
        self._told.append(len(self._timeline))
        self.entries.append(entry)
        for event in events:
            self._timeline.append(event)

    def _deal(self, entry: Entry) -> None:
        hand = sum(before.did == "deal" for before in self.entries)
        if hand == len(self.packs):
            self.packs.append(entry)
        elif not self._description.same_pack(self._rules, self.packs[hand], entry):
            raise BadSave(
                "this deal was taken back, and its pack must be dealt again: "
                f'expected the pack of "{self.packs[hand]}", found "{entry}".'
            )

    def _take_back(self, entry: Entry) -> None:
        """Leave out what a seat did last, and all that followed."""
        if not self._practice:
            raise BadSave("this is no game of practice: nothing can be taken back in it.")
        _compare(entry, Entry(TAKE_BACK, entry.seat))
        own = [number for number, before in enumerate(self.entries) if _did(before, entry.seat)]
        if not own:
            raise BadSave(f'expected something that can be taken back before "{entry}".')
        told = self._told[own[-1]]
        self._timeline.take_back(self._timeline.events[told:])
        del self.entries[own[-1] :]
        del self._told[own[-1] :]


def _did(entry: Entry, seat: int | None) -> bool:
    return entry.did != "deal" and entry.seat == seat


def _compare(entry: Entry, expected: Entry) -> None:
    if not expected.same_as(entry):
        raise BadSave(f'expected "{expected}", found "{entry}".')
    if entry.seal != expected.seal:
        raise BadSave(
            "this is not the pack that was sealed, or not its salt: "
            f'expected the seal "{expected.seal}", found "{clean(entry.seal, _SEAL_DIGITS)}".'
        )
