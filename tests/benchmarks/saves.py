"""How long it takes to open a saved game, to go to any place in it, and to go on with it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from engines.beggar import Event, Game, State, TurnCard, parse_deal, record
from engines.saves import BEGGAR, Recorder, Timeline, load, loop
from tests.benchmarks.clock import fastest, milliseconds
from tests.benchmarks.figure import Figure

LONGEST = "nessler-2022"
ENDLESS = "casella-2024"
CARDS = 33_000
PLACES = 400


def figures() -> Iterator[Figure]:
    """The longest record read from its file, and a game of 33,000 cards gone through."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "record.bowers"
        game = Game(hands=parse_deal(record(LONGEST).deal))
        with Recorder(game, path, deferred=True):
            play_out(game)
        read = fastest(lambda: load(path))
    yield Figure("the 8,344-card record, read and checked", read, "ms", 150)
    timeline = long_timeline()
    last = len(timeline)
    places = [last * step // PLACES for step in range(PLACES + 1)]
    slowest = max(milliseconds(partial(timeline.state_at, place)) for place in places)
    yield Figure("any position of a 33,000-card game", slowest, "ms", 16)


def play_out(game: Game) -> None:
    """Turn cards to the end."""
    while game.to_act is not None:
        game.apply(TurnCard())


def long_timeline() -> Timeline[State, Event]:
    """An endless game that has gone round until so many cards were turned."""
    game = Game(hands=parse_deal(record(ENDLESS).deal))
    play_out(game)
    once = BEGGAR.timeline(game)
    goes_round = loop(once)
    assert goes_round is not None
    start, end = goes_round
    timeline = Timeline(BEGGAR, once.state_at(0), once.events[:end])
    while timeline.state.cards < CARDS:
        for event in once.events[start:end]:
            timeline.append(event)
    return timeline
