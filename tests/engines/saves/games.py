"""Games of both kinds with chance at the table, written down."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from engines import beggar, euchre
from engines.saves import AnyGame, Recorder

SHORT_PAYERS: tuple[beggar.ShortPayer, ...] = ("debt passes on", "claimant takes the pile")

beggar_rules = st.builds(
    beggar.Rules,
    players=st.integers(2, 4),
    short_payer=st.sampled_from(SHORT_PAYERS),
    time_limit_minutes=st.sampled_from([None, 10]),
)

euchre_rules = st.builds(
    euchre.Rules,
    pack=st.sampled_from(["24", "25", "32"]),
    target=st.integers(1, 5),
    stick_the_dealer=st.booleans(),
    may_discard_upcard=st.booleans(),
    may_leave_upcard=st.booleans(),
    may_name_turned_down=st.booleans(),
    after_all_pass=st.sampled_from(["next dealer", "same dealer"]),
    joker_upcard=st.sampled_from(["dealer names unseen", "players name"]),
    packets=st.sampled_from(euchre.PACKETS),
)

beggar_games = st.builds(beggar.Game, beggar_rules, seed=st.integers(0, 2**32))
euchre_games = st.builds(euchre.Game, euchre_rules, seed=st.integers(0, 2**32))
games: st.SearchStrategy[AnyGame] = st.one_of(beggar_games, euchre_games)


@contextmanager
def a_file() -> Iterator[Path]:
    """The path of a file that is not there yet, in a folder that goes afterwards."""
    with TemporaryDirectory() as folder:
        yield Path(folder) / "game.bowers"


def play_on(game: AnyGame, decisions: int, chance: random.Random) -> None:
    """So many decisions at random, or as many as there are until the end."""
    match game:
        case beggar.Game():
            for _ in range(decisions):
                if game.to_act is not None:
                    game.apply(_seldom_time(game.legal_actions(), chance))
        case euchre.Game():
            for _ in range(decisions):
                if game.to_act is not None:
                    game.apply(chance.choice(game.legal_actions()))


def written(game: AnyGame, path: Path, decisions: int, seed: int = 0) -> bytes:
    """What a game of so many random decisions leaves in its file."""
    with Recorder(game, path, seats=names(game), deferred=True):
        play_on(game, decisions, random.Random(seed))
    return path.read_bytes()


def names(game: AnyGame) -> list[str]:
    """A name for every seat."""
    count = game.state.rules.players if isinstance(game, beggar.Game) else 2
    return ["Ann", "Bob", "Cat", "Dan"][:count]


def changed(line: bytes, change: Callable[[bytes], bytes], number: int) -> bytes:
    """The lines with line `number`, from 1, changed."""
    lines = line.splitlines(keepends=True)
    lines[number - 1] = change(lines[number - 1])
    return b"".join(lines)


def _seldom_time(actions: tuple[beggar.Action, ...], chance: random.Random) -> beggar.Action:
    return actions[-1] if chance.random() < 0.002 else actions[0]
