"""Finding a hand or a trick of a match by its number."""

from __future__ import annotations

import re

from app.euchre import captions
from engines.euchre import Event, State
from engines.saves import Mark, Timeline


def find(text: str, timeline: Timeline[State, Event], here: int) -> int | str:
    """The position a person at position `here` means, or a sentence that says why there is none.

    "hand 4" and "4" mean the moment that hand is dealt; "trick 2" the moment that trick of the
    hand one is at begins.
    """
    found = re.fullmatch(r"\s*(hand|trick)?\s*(\d{1,6})\s*", text.lower())
    if found is None:
        return captions.NOT_FOUND
    kind, number = found[1] or "hand", int(found[2])
    marks = _hands(timeline) if kind == "hand" else _tricks(timeline, here)
    position = next((mark.index for mark in marks if mark.number == number), None)
    return captions.no_such(kind, number) if position is None else position


def _hands(timeline: Timeline[State, Event]) -> list[Mark]:
    return [mark for mark in timeline.marks if mark.kind == "hand"]


def _tricks(timeline: Timeline[State, Event], here: int) -> list[Mark]:
    """The tricks of the hand one is at."""
    hands = [mark.index for mark in _hands(timeline)]
    start = max((hand for hand in hands if hand <= here), default=0)
    end = min((hand for hand in hands if hand > start), default=len(timeline) + 1)
    return [mark for mark in timeline.marks if mark.kind == "trick" and start <= mark.index < end]
