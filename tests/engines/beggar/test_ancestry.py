"""Tricks are undone: all positions that lead to a deal are found, and none but those."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.beggar import RECORDS, PileTaken, Record, State, kinds, play_out, record
from engines.beggar.dealing import standing_in
from engines.beggar.rules import USUAL_RULES
from engines.beggar.study import Ancestor, ancestry, course, loop, undone
from engines.errors import BadDeal

LONG = record("mann-wu-2007").deal

hands = st.text("---JQKA", min_size=1, max_size=9)


def after_a_trick(deal: tuple[str, str]) -> tuple[State, tuple[str, str]]:
    """The table one trick later, and its hands in kinds, the leader's first."""
    played = course(standing_in(deal), USUAL_RULES)
    state = next(state for event, state in played if isinstance(event, PileTaken))
    leader = state.to_act or 0
    return state, (kinds(state.hands[leader]), kinds(state.hands[1 - leader]))


@given(hands, hands)
def test_a_trick_undone_and_played_gives_the_position_back(leader: str, other: str) -> None:
    for before in undone((leader, other)):
        state, there = after_a_trick(before.hands)
        assert there == (leader, other)
        assert (state.cards, state.to_act) == (before.cards, 1 if before.changed else 0)


def test_whatever_leads_to_a_position_by_a_trick_is_found_by_undoing_it() -> None:
    deals = ["".join(cards) for size in (2, 3, 4, 5) for cards in product("-JQ", repeat=size)]
    for deal in deals:
        for cut in range(1, len(deal)):
            before = (deal[:cut], deal[cut:])
            state, there = after_a_trick(before)
            if there[1]:
                found = Ancestor(before, state.cards, 1, state.to_act == 1)
                assert found in undone(there)


@settings(max_examples=50)
@given(hands, hands)
def test_a_game_from_an_ancestor_is_longer_by_the_way_from_there(leader: str, other: str) -> None:
    here = play_out((leader, other))
    on_the_loop = here.loop_start_tricks == 0
    for before in ancestry((leader, other), 200).ancestors:
        there = play_out(before.hands)
        if not on_the_loop:
            assert (there.cards, there.tricks) == (
                here.cards + before.cards,
                here.tricks + before.tricks,
            )
        assert there.reason == here.reason
        if here.winners:
            assert (there.winners != here.winners) == before.changed


def test_the_deal_of_mann_and_wu_extends_to_that_of_anderson_and_no_further() -> None:
    found = ancestry(LONG)
    assert found.complete
    assert found.longest is not None
    assert "/".join(found.longest.hands) == record("anderson-2013").deal
    assert play_out(LONG).cards + found.longest.cards == 7225


@pytest.mark.parametrize("known", RECORDS, ids=lambda known: known.slug)
def test_no_other_record_has_any_ancestor(known: Record) -> None:
    assert bool(ancestry(known.deal).ancestors) == (known.deal == LONG)


def test_the_loop_of_2024_is_reached_from_exactly_thirty_balanced_deals() -> None:
    # B. Casella and others, "A non-terminating game of Beggar-My-Neighbor" (2024).
    endless = record("casella-2024").deal
    found = loop(endless)
    assert found is not None
    deals = ["/".join(before.hands) for before in ancestry(found.hands).balanced]
    assert len(set(deals)) == 30
    assert endless in deals
    assert all(play_out(deal).reason == "endless" for deal in deals)


def test_the_nearest_come_first_and_the_search_stops_at_its_limit() -> None:
    whole = ancestry(LONG)
    part = ancestry(LONG, limit=100)
    assert not part.complete
    assert part.ancestors == whole.ancestors[:100]
    assert [before.tricks for before in whole.ancestors] == sorted(
        before.tricks for before in whole.ancestors
    )


def test_a_position_in_a_loop_is_no_ancestor_of_itself() -> None:
    here = ("--J-", "K-J-")
    assert here not in [before.hands for before in ancestry(here).ancestors]
    assert ancestry(here).complete


def test_tricks_of_more_than_two_are_not_undone() -> None:
    with pytest.raises(BadDeal, match="this deal has 3 hands"):
        ancestry("-/J/-")
