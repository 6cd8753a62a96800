"""Two-handed Euchre by typed lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NoReturn

from app.narration import EuchreNarrator, Line, spoken_to
from app.narration.coaching import spoken
from app.plain.console import Console
from app.plain.telling import Telling
from engines import euchre
from engines.cards import Card
from engines.errors import IllegalAction
from engines.euchre import Action, Discard, Play, View, players
from engines.euchre.coaching import advise
from engines.euchre.hands import known
from engines.euchre.ranking import in_order
from engines.saves import EUCHRE, Seat

_PRACTICE: Final = Line(('A match of practice: "undo" takes back what you did last.',))
_NO_PRACTICE: Final = Line(
    ('Only a match of practice can be undone: "bowers euchre --practice --plain" begins one.',)
)


class _TakeBack(Exception):
    """The person wants to take back what he did last."""


def play_euchre(
    game: euchre.Game, seats: Sequence[Seat], console: Console, *, seed: int, practice: bool = False
) -> None:
    """Play a match to its end at a console, machines with a seed in the seats that have a level.

    practice: what a person did may be taken back. Raises `Leave` when the person leaves before the
    end, and `NoSuchPlayer` for a level there is not.
    """
    machines = {
        number: players.named(seat.bot, seed=seed)
        for number, seat in enumerate(seats)
        if seat.bot is not None
    }
    persons = [number for number in range(len(seats)) if number not in machines]
    you = persons[0] if len(persons) == 1 else None
    names = tuple(seat.name for seat in seats)
    narrator = EuchreNarrator(names, spoken_to(names, persons))
    timeline = EUCHRE.timeline(game, you)
    game.stream.subscribe(timeline.append, taken_back=timeline.take_back)
    telling = Telling(timeline, narrator)
    console.say([narrator.standing(game.state), *([_PRACTICE] if practice else [])])
    while (seat := game.to_act) is not None:
        console.say(telling.news())
        view = game.view(seat)
        if seat in machines:
            game.apply(machines[seat].choose(view))
        else:
            cards = in_order(known(view.hand), view.trump or view.upcard_suit)
            console.say([narrator.hand(cards)])
            actions = _in_order_of(cards, game.legal_actions())
            options = [narrator.option(action, view) for action in actions]
            asides: dict[str, Callable[[], Iterable[Line]]] = {
                "hint": partial(_hint, view, narrator),
                "undo": _undo if practice else lambda: [_NO_PRACTICE],
            }
            try:
                game.apply(actions[console.choose(narrator.ask(view), options, asides=asides)])
            except _TakeBack:
                console.say([_take_back(game, seat, narrator)])
    console.say(telling.news())


def _undo() -> NoReturn:
    raise _TakeBack


def _take_back(game: euchre.Game, seat: int, narrator: EuchreNarrator) -> Line:
    """Take back what a person did last; what there is to say of it."""
    try:
        events = game.take_back(seat)
    except IllegalAction as error:
        return Line((str(error),))
    return narrator.taken_back(events, game.view(seat))


def _hint(view: View, narrator: EuchreNarrator) -> tuple[Line, ...]:
    """What a coach says to the one who is to act."""
    return spoken(advise(view), narrator)


def _in_order_of(cards: Sequence[Card], actions: Sequence[Action]) -> list[Action]:
    """The actions, those with a card in the order of the hand."""

    def place(action: Action) -> int:
        match action:
            case Play(card) | Discard(card):
                return cards.index(card)
            case _:
                return len(cards)

    return sorted(actions, key=place)
