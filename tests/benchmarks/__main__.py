"""The figures of the house, each with its budget beside it.

python -m tests.benchmarks            all of them
python -m tests.benchmarks start attention   only these
"""

import sys
from collections.abc import Callable, Iterable
from itertools import chain

from tests.benchmarks import (
    attention,
    beggar_lots,
    beggar_play_out,
    euchre_players,
    euchre_response,
    euchre_strength,
    euchre_thinking,
    saves,
    start,
)
from tests.benchmarks.figure import Figure

BENCHMARKS: dict[str, Callable[[], Iterable[Figure]]] = {
    "start": start.figures,
    "attention": attention.figures,
    "beggar": lambda: chain(beggar_play_out.figures(), beggar_lots.figures()),
    "saves": saves.figures,
    "players": euchre_players.figures,
    "thinking": euchre_thinking.figures,
    "response": euchre_response.figures,
    "strength": euchre_strength.figures,
}


def main(wanted: list[str]) -> int:
    """Print the figures of some benchmarks, or of all; 1 when a budget was not kept."""
    unknown = [name for name in wanted if name not in BENCHMARKS]
    if unknown:
        names = ", ".join(BENCHMARKS)
        print(f"There is no benchmark called {unknown[0]!r}: {names}.", file=sys.stderr)
        return 2
    kept = True
    for name in wanted or BENCHMARKS:
        for figure in BENCHMARKS[name]():
            print(figure, flush=True)
            kept = kept and figure.is_kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
