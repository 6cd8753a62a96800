"""How well the Euchre players play, in points a deal, and how long a match between them takes."""

from collections.abc import Iterator
from time import perf_counter

from engines.euchre import Game, Rules, players
from engines.euchre.players import Player, Random
from tests.benchmarks.clock import MILLISECONDS
from tests.benchmarks.figure import Figure
from tests.engines.euchre.duels import duel

DEALS = 1_000
MATCHES = 50
SEED = 2024


def figures() -> Iterator[Figure]:
    """Each contest over deals played twice with the seats exchanged, ± its standard error."""
    normal, easy, chance = players.named("normal"), players.named("easy", seed=SEED), Random(SEED)
    contests: tuple[tuple[str, Player, Player, Rules, float], ...] = (
        ("normal over random", normal, chance, Rules(), 0.9),
        ("normal over random, 25 cards", normal, chance, Rules(pack="25"), 0.8),
        ("normal over random, 32 cards", normal, chance, Rules(pack="32"), 0.8),
        ("normal over easy", normal, easy, Rules(), 0.2),
        ("easy over random", easy, chance, Rules(), 0.6),
    )
    for name, first, second, rules, least in contests:
        gain = duel(first, second, rules, deals=DEALS, seed=SEED)
        told = f"Euchre, {name} (± {gain.error:.3f})"
        yield Figure(told, gain.mean, "points a deal", least, at_least=True)
    yield Figure("Euchre, a match of two normal players", match_time(normal), "ms", 25)


def match_time(player: Player) -> float:
    """Milliseconds for a match the player has with itself, on average."""
    began = perf_counter()
    for seed in range(MATCHES):
        game = Game(seed=seed)
        while (seat := game.to_act) is not None:
            game.apply(player.choose(game.view(seat)))
    return (perf_counter() - began) / MATCHES * MILLISECONDS
