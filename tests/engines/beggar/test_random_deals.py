"""Deals by number: whole packs, dealt one card at a time, every place as likely as any other."""

from collections import Counter
from itertools import zip_longest

from hypothesis import given
from hypothesis import strategies as st

from engines.beggar.lab import dealt
from engines.beggar.lab.shuffling import COURTS, GAMMA, PACK, mixed

seeds = st.integers(0, 2**63 - 1)


@given(seeds, seeds, st.integers(2, 4))
def test_every_deal_is_a_whole_pack_dealt_one_at_a_time(
    seed: int, number: int, players: int
) -> None:
    hands = dealt(seed, number, players)
    assert len(hands) == players
    assert Counter("".join(hands)) == Counter("-" * (PACK - len(COURTS)) + COURTS)
    sizes = list(map(len, hands))
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) - min(sizes) <= 1


@given(seeds, seeds)
def test_the_pack_of_a_number_is_the_same_for_any_number_of_players(seed: int, number: int) -> None:
    packs = {
        "".join(map("".join, zip_longest(*dealt(seed, number, players), fillvalue="")))
        for players in (2, 3, 4)
    }
    assert len(packs) == 1


def test_the_generator_is_the_published_one() -> None:
    state, numbers = 1234567, []
    for _ in range(5):
        state += GAMMA
        numbers.append(mixed(state))
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_every_place_in_the_pack_is_as_likely_as_any_other() -> None:
    deals = 4_000
    at = Counter[tuple[int, str]]()
    for number in range(deals):
        first, second = dealt(1, number, 2)
        at.update(enumerate(first + second))
    expected = deals * 4 / PACK
    for court in "JQKA":
        for place in range(PACK):
            assert abs(at[place, court] - expected) < 5 * expected**0.5
