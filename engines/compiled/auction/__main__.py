"""Solve the auction, say how good the solution is, and write it down for the players."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import astuple
from pathlib import Path
from typing import Final

import numpy as np

from engines.compiled.auction.beside import Beside
from engines.compiled.auction.solving import Solution, Summary, solve, summary
from engines.euchre import auction
from engines.euchre.auction.classes import RANKS
from engines.euchre.auction.packing import MAKES, NAMES, packed

_FILE: Final = Path(auction.__file__).with_name("solved.py")
_WORST: Final = 0.0005

_HEAD: Final = '''\
"""The auction, solved: written by `python -m engines.compiled.auction`, which says how.

The classes of hands in the order of `classes.hands`, rank after rank of the upcard, as `packing`
writes them: the calls of each, and the suit of the card it lays away as the dealer, when the upcard
was ordered up and when it was accepted.
"""

from __future__ import annotations

from typing import Final
'''


def main() -> int:
    """Solve all six games, one for each rank of the upcard, and write the file.

    0 when neither player can win more than 0.0005 points a deal by other calls, else 1.
    """
    solutions, summaries = [], []
    for rank, name in enumerate(RANKS):
        print(f"The {name.name.lower()} turned up", end=": ", flush=True)
        beside = Beside.of(rank)
        solutions.append(solve(beside))
        summaries.append(summary(beside, solutions[-1]))
        print(
            f"{len(beside.hands)} classes of hands, {summaries[-1].points:+.4f} points", flush=True
        )
    whole = Summary(*np.mean([astuple(one) for one in summaries], axis=0).tolist())
    _tell(whole)
    _FILE.write_text(_module(solutions), encoding="ascii")
    print(f"Written to {_FILE}.")
    return int(max(whole.non_dealer_gains, whole.dealer_gains) > _WORST)


def _tell(whole: Summary) -> None:
    print(f"A deal is worth {whole.points:+.4f} points to the non-dealer.")
    for player, gains in ("non-dealer", whole.non_dealer_gains), ("dealer", whole.dealer_gains):
        print(f"By other calls the {player} wins at most {gains:.5f} a deal ({_WORST} or less).")
    for event, share in (
        ("the upcard is ordered up", whole.ordered_up),
        ("the dealer accepts it", whole.accepted),
        ("the non-dealer names a suit", whole.non_dealer_names),
        ("the dealer names a suit", whole.dealer_names),
        ("all pass", whole.thrown_in),
    ):
        print(f"{100 * share:8.3f} in 100 deals: {event}.")


def _module(solutions: Iterable[Solution]) -> str:
    solutions = list(solutions)
    ordered, accepted = (
        b"".join(one.laid_away[:, way].astype(np.uint8).tobytes() for one in solutions)
        for way in range(2)
    )
    calls = b"".join(map(_calls, solutions))
    columns = {"CALLS": calls, "LAID_AWAY_ORDERED_UP": ordered, "LAID_AWAY_ACCEPTING": accepted}
    return _HEAD + "".join(
        f"\n{name}: Final = (\n" + "".join(f'    "{line}"\n' for line in packed(column)) + ")\n"
        for name, column in columns.items()
    )


def _calls(solution: Solution) -> bytes:
    players = solution.non_dealer, solution.dealer
    found = np.zeros(len(solution.laid_away), np.uint8)
    for makes, names, calls in zip(MAKES, NAMES, players, strict=True):
        found |= (calls.first[:, 0] * makes).astype(np.uint8)
        found |= (calls.second.argmax(axis=1) << names).astype(np.uint8)
    return found.tobytes()


if __name__ == "__main__":
    sys.exit(main())
