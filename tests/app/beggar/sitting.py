"""An application with one Beggar table in it, and a clock that only moves when it is told to."""

from collections.abc import Sequence
from pathlib import Path

from textual.pilot import Pilot

from app.beggar.company import Company
from app.picture import picture_of
from app.screens.beggar import BeggarTable
from app.screens.beggar_watching import About, BeggarWatch
from app.screens.table import Manner
from app.screens.watching import Following
from app.start import NewBeggar
from engines.beggar import Game, TurnCard
from engines.saves import BEGGAR
from tests.app.host import Host

REMATCH = NewBeggar(names=("Ann", "Bob"), seed=1)


class Clock:
    """Seconds that pass only by `pass_by`."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Let some time pass."""
        self.now += seconds


class Paper:
    """A journal that counts how often it was put on the disk."""

    def __init__(self) -> None:
        self.flushed = 0
        self.closed = False

    def flush(self) -> None:
        """Put on the disk."""
        self.flushed += 1

    def close(self) -> None:
        """Give the file back."""
        self.closed = True


class Sitting:
    """A game being played in an application of its own."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        persons: Sequence[int],
        *,
        file: Path | None = None,
        fresh: bool = True,
    ) -> None:
        self.game = game
        self.clock = Clock()
        self.paper = Paper()
        self.table = BeggarTable(
            game,
            Company(tuple(names), tuple(persons)),
            self.paper,
            Manner("none", self.clock),
            rematch=REMATCH,
            file=file,
            fresh=fresh,
        )
        self.app = Host(lambda: self.table)

    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(picture_of(self.app).lines())

    async def wait(self, pilot: Pilot[None], seconds: float) -> None:
        """Let time pass, and everything be done that is due then."""
        self.clock.pass_by(seconds)
        self.table.pulse()
        await self.settle(pilot)

    async def settle(self, pilot: Pilot[None]) -> None:
        """Let everything be done that has been begun."""
        await pilot.pause()
        await self.app.workers.wait_for_complete()
        await pilot.pause()


def watching(
    game: Game,
    names: Sequence[str] = ("North", "South"),
    *,
    future: bool = True,
    following: Following | None = None,
) -> tuple[Host, BeggarWatch, Clock]:
    """A game played out and watched: the application, its screen, and the clock."""
    while game.state.to_act is not None:
        game.apply(TurnCard())
    clock = Clock()
    screen = BeggarWatch(
        BEGGAR.timeline(game),
        Company(tuple(names)),
        About("a game", "its source"),
        Manner("none", clock),
        future=future,
        following=following,
    )
    return Host(lambda: screen), screen, clock
