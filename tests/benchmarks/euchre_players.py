"""Measure the Euchre players: `python -m tests.benchmarks.euchre_players [DEALS]`.

Prints points a deal with their standard error, each deal played twice with the seats exchanged,
and how long a match takes.
"""

from __future__ import annotations

import sys
from time import perf_counter

from engines.euchre import Game, Rules, players
from engines.euchre.players import Player, Random
from tests.engines.euchre.duels import duel

DEALS = 1_000
MATCHES = 50
SEED = 2024


def main(deals: int) -> None:
    """Print every figure beside its budget."""
    normal, easy = players.named("normal"), players.named("easy", seed=SEED)
    chance = Random(SEED)
    contests: list[tuple[str, Player, Player, Rules, str]] = [
        ("normal over random", normal, chance, Rules(), "at least 0.9"),
        ("normal over random, 25 cards", normal, chance, Rules(pack="25"), ""),
        ("normal over random, 32 cards", normal, chance, Rules(pack="32"), ""),
        ("normal over easy", normal, easy, Rules(), ""),
        ("easy over random", easy, chance, Rules(), ""),
    ]
    print(f"points a deal over {deals:,} deals, each played twice with the seats exchanged")
    for name, first, second, rules, budget in contests:
        gain = duel(first, second, rules, deals=deals, seed=SEED)
        print(f"{name:<30} {gain.mean:+.3f} ± {gain.error:.3f}   {budget}".rstrip())
    began = perf_counter()
    for seed in range(MATCHES):
        _play(Game(seed=seed), normal)
    print(f"a match of two normal players  {(perf_counter() - began) / MATCHES * 1000:.1f} ms")


def _play(game: Game, player: Player) -> None:
    while (seat := game.to_act) is not None:
        game.apply(player.choose(game.view(seat)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
