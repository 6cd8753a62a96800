"""Things worth knowing about two old games."""

from __future__ import annotations

from datetime import date

from app.commands import Place
from app.drawing.marks import Run
from app.hints import sign_of
from engines.beggar import NUMBER_OF_DEALS, RECORDS

_WATCH, _READ = (sign_of(Place.LOBBY, room) for room in ("records", "rules"))
_LONGEST = max(RECORDS, key=lambda record: record.cards)
_ENDLESS = next(record for record in RECORDS if record.endless)


def fact_of(day: date) -> tuple[Run, ...]:
    """The fact of a day: each has its turn, and stays until midnight."""
    return _FACTS[day.toordinal() % len(_FACTS)]


def _fact(text: str) -> tuple[Run, ...]:
    """A fact, with the keys in it between *stars*."""
    parts = text.split("*")
    return tuple(
        Run(part, "brass" if place % 2 else "muted", bold=bool(place % 2))
        for place, part in enumerate(parts)
        if part
    )


_FACTS = tuple(
    map(
        _fact,
        (
            f"The longest game of Beggar-My-Neighbour known takes {_LONGEST.cards:,} cards. "
            f"Press *{_WATCH}* and watch it.",
            f"One deal never ends: {_ENDLESS.finder} found it in {_ENDLESS.year}. "
            f"Press *{_WATCH}* and watch it go round.",
            "In Euchre the jack of trumps is the right bower and beats the ace. Bower is Bauer, "
            f"farmer: the jack of German cards. Press *{_READ}* for the rules.",
            "The joker was made for Euchre, about 1860: a best bower above the right one.",
            "In Great Expectations Pip can play nothing but Beggar-My-Neighbour. "
            "Estella beggars him.",
            f"There are {NUMBER_OF_DEALS // 10**18} million million million ways to deal "
            "Beggar-My-Neighbour to two. How many never end, nobody knows.",
        ),
    )
)
