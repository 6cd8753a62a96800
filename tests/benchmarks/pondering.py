"""`python -m tests.benchmarks.pondering FILE`: a match against a machine that never decides.

It weighs its decision again and again, in the process where machines think.
"""

import sys
from pathlib import Path
from typing import TypeVar

from app.bowers import Bowers, today
from app.crew import Question, Thinker
from app.household import Household
from app.opening import Opener
from app.settings import Settings
from app.start import CarryOn

Answer = TypeVar("Answer")


class Ponderer:
    """A mind that thinks as hard as it can, and comes to no decision."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    async def ask(self, question: Question[Answer]) -> Answer:
        """Never answers."""
        while True:
            await self._thinker.ask(question)

    async def close(self) -> None:
        """Think no more."""
        await self._thinker.close()


def main(file: Path) -> None:
    """Carry on a match."""
    house = Household(Settings(), file.with_suffix(".json"), file.parent)
    Bowers(house, CarryOn(file), opener=Opener(house, today, mind=Ponderer())).run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
