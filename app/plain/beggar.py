"""Beggar-My-Neighbour by typed lines."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.narration import BeggarNarrator, Line, spoken_to
from app.plain.console import Console
from app.plain.telling import Telling
from engines import beggar
from engines.beggar import Action, CallTime, TurnCard
from engines.saves import BEGGAR, Seat

_MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class _Choice:
    """Something a person can choose; after it, cards turn by themselves up to so many tricks."""

    words: Line
    action: Action
    tricks: float = 0


def play_beggar(
    game: beggar.Game, seats: Sequence[Seat], console: Console, clock: Callable[[], float]
) -> None:
    """Play a game to its end at a console; the cards of seats without a person turn themselves.

    clock: seconds, from any start; the time agreed, if there is one, is counted from now on.
    Raises `Leave` when the person leaves before the end.
    """
    persons = [number for number, seat in enumerate(seats) if seat.bot is None]
    names = tuple(seat.name for seat in seats)
    narrator = BeggarNarrator(names, spoken_to(names, persons))
    timeline = BEGGAR.timeline(game)
    game.stream.subscribe(timeline.append)
    telling = Telling(timeline, narrator)
    limit = game.state.rules.time_limit_minutes
    ends_at = math.inf if limit is None else clock() + limit * _MINUTE
    hurry_to: float = 0
    while game.to_act is not None:
        console.say(telling.news())
        if game.to_act not in persons or game.state.tricks < hurry_to:
            game.apply(TurnCard())
            continue
        if not game.state.pile:
            console.say([narrator.counts(game.state)])
        choices = _choices(narrator, game.state.tricks, time_is_up=clock() >= ends_at)
        words = [choice.words for choice in choices]
        chosen = choices[console.choose(narrator.ask(game.state), words, usual=0)]
        hurry_to = chosen.tricks
        game.apply(chosen.action)
    console.say(telling.news())


def _choices(narrator: BeggarNarrator, tricks: int, *, time_is_up: bool) -> list[_Choice]:
    choices = [
        _Choice(narrator.option(TurnCard()), TurnCard()),
        _Choice(Line(("turn all to the end of the trick",)), TurnCard(), tricks + 1),
        _Choice(Line(("turn all to the end of the game",)), TurnCard(), math.inf),
    ]
    if time_is_up:
        choices.append(_Choice(narrator.option(CallTime()), CallTime()))
    return choices
