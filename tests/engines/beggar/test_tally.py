"""What many deals come to, in one sum, whoever adds it up and in whatever order."""

from hypothesis import given
from hypothesis import strategies as st

from engines.beggar import Rules, play_out
from engines.beggar.lab import Find, Lengths, RandomDeals, Tally, TwentyCards, play_lot

ENDLESS_AMONG_TWENTY = 1_313_394


def lot(first: int, deals: int, players: int = 2) -> RandomDeals:
    return RandomDeals(Rules(players), seed=4, first=first, deals=deals, keep=3)


@given(st.lists(st.integers(1, 12), min_size=1, max_size=4))
def test_lots_add_up_to_the_whole_in_any_order(sizes: list[int]) -> None:
    parts = [lot(sum(sizes[:place]), size) for place, size in enumerate(sizes)]
    total = Tally.empty(2, keep=3)
    for part in reversed(parts):
        total += play_lot(part)
    assert total == play_lot(lot(0, sum(sizes)))


def test_a_tally_counts_every_game_once() -> None:
    sample = lot(0, 200, players=4)
    tally = play_lot(sample)
    results = [play_out(sample.hands(number), sample.rules) for number in range(200)]
    assert tally.deals == sum(tally.wins) == 200
    assert tally.cards.mean == sum(result.cards for result in results) / 200
    assert tally.tricks.longest == max(result.tricks for result in results)
    assert tally.wins[3] == sum(result.winners == (3,) for result in results)
    assert tally.best[0].cards == tally.cards.longest
    assert results[tally.best[0].number].cards == tally.cards.longest


def test_an_endless_game_is_a_find_and_has_no_length() -> None:
    tally = play_lot(TwentyCards(ENDLESS_AMONG_TWENTY - 5, deals=10, keep=0))
    assert tally.best == (Find(ENDLESS_AMONG_TWENTY, 88, 12, endless=True),)
    assert (tally.deals, tally.endless, tally.cards.games) == (10, 1, 9)


def test_an_endless_find_is_better_than_any_other_and_the_longer_one_than_the_shorter() -> None:
    endless, long, short, later = (
        Find(9, 88, 12, True),
        Find(1, 500, 60),
        Find(2, 9, 1),
        Find(3, 9, 1),
    )
    assert sorted([later, short, long, endless]) == [endless, long, short, later]


def test_a_quantile_is_the_least_length_that_a_share_of_the_games_does_not_exceed() -> None:
    lengths = Lengths({10: 1, 20: 2, 40: 1})
    assert [lengths.quantile(share) for share in (0.25, 0.26, 0.75, 0.76, 1)] == [
        10,
        20,
        20,
        40,
        40,
    ]
    assert (lengths.games, lengths.mean, lengths.median, lengths.longest) == (4, 22.5, 20, 40)
    assert lengths.between(15, 40) == 3


def test_of_no_game_nothing_is_told() -> None:
    assert (Lengths().mean, Lengths().median, Lengths().longest) == (0, 0, 0)
