"""What can be believed of the other player's hand."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engines.cards import Card, Suit
from engines.euchre import Game, NameTrump, OrderUp, Pass, Play, Rules
from engines.euchre.actions import Discard
from engines.euchre.belief import Belief, belief
from engines.euchre.double_dummy.positions import bits, cards_of
from engines.euchre.hands import known
from engines.euchre.rules import EuchrePack
from engines.euchre.state import Phase, View
from tests.engines.euchre.matches import (
    DEALER,
    NON_DEALER,
    cards,
    play_on,
    rules,
    seeds,
    stacked_game,
)


def weight(believed: Belief, hand: str) -> float:
    """How likely a hand is taken to be, beside all others."""
    held = bits(cards(hand))
    pairs = zip(believed.hands, believed.weights, strict=True)
    return sum(one for other, one in pairs if other == held) / sum(believed.weights)


def share_with(believed: Belief, card: str) -> float:
    """How likely it is taken to be that the other holds a card."""
    held = bits(cards(card))
    pairs = zip(believed.hands, believed.weights, strict=True)
    return sum(one for other, one in pairs if other & held) / sum(believed.weights)


def visible(view: View) -> set[Card]:
    """All cards that are surely not in the other's hand."""
    gone = [card for trick in view.tricks for card in trick.cards]
    gone += [card for _, card in view.trick]
    return {*gone, *known((*view.hand, view.discarded))}


@settings(max_examples=15)
@given(rules, seeds, st.integers(0, 13))
@example(Rules(may_discard_upcard=True, target=1), 1126, 11)
def test_the_hand_he_really_holds_is_never_ruled_out(
    table_rules: Rules, seed: int, decisions: int
) -> None:
    game = Game(table_rules, seed=seed)
    for _ in islice(play_on(game, seed), decisions):
        pass
    seat = game.to_act
    if seat is None or game.state.phase is Phase.NAMING_JOKER:
        return
    view = game.view(seat)
    believed = belief(view)
    chances = dict(zip(believed.hands, believed.weights, strict=True))
    assert chances[bits(known(game.state.hands[1 - seat]))] > 0
    assert len(chances) == len(believed.hands)
    assert {hand.bit_count() for hand in believed.hands} == {len(view.hands[1 - seat])}
    assert not any(hand & bits(visible(view)) for hand in believed.hands)


@pytest.mark.parametrize(("pack", "hands"), [("24", 8_568), ("25", 11_628), ("32", 65_780)])
def test_every_hand_counts_and_before_a_word_is_said_all_alike(
    pack: EuchrePack, hands: int
) -> None:
    game = stacked_game("9C TC QC KC AC", "9D TD QD KD AD", "9H", Rules(pack=pack))
    believed = belief(game.view(NON_DEALER))
    assert len(set(believed.hands)) == len(believed.hands) == hands
    assert set(believed.weights) == {1.0}


def test_who_names_a_suit_holds_more_of_it_than_who_passes() -> None:
    game = stacked_game("JS JC AS 9D TD", "9C TC QD KD AD", "9H")
    game.apply(Pass())
    game.apply(Pass())
    before = share_with(belief(game.view(DEALER)), "JS")
    game.apply(NameTrump(Suit.SPADES))
    assert share_with(belief(game.view(DEALER)), "JS") > before + 0.1


def test_a_dealer_who_declines_the_upcard_is_short_of_its_suit() -> None:
    game = stacked_game("9C TC QC KC AC", "9D TD QD KD AD", "9H")
    game.apply(Pass())
    before = share_with(belief(game.view(NON_DEALER)), "AH")
    game.apply(Pass())
    assert share_with(belief(game.view(NON_DEALER)), "AH") < before - 0.1


def test_a_dealer_who_took_the_upcard_up_holds_it_and_kept_his_trumps_and_aces() -> None:
    game = stacked_game("9C TC QC KC AC", "9D TD QD KD AH", "9H")
    game.apply(Pass())
    game.apply(OrderUp())
    game.apply(Discard(cards("9D")[0]))
    believed = belief(game.view(NON_DEALER))
    assert share_with(believed, "9H") == pytest.approx(1)
    assert share_with(believed, "JH") > share_with(believed, "AS") > share_with(believed, "9S")


def test_where_the_upcard_may_be_laid_away_again_it_may_be_gone() -> None:
    table_rules = Rules(may_discard_upcard=True)
    game = stacked_game("9C TC QC KC AC", "9D TD QD KD AD", "9H", table_rules)
    game.apply(OrderUp())
    game.apply(Discard(cards("9H")[0]))
    assert 0 < share_with(belief(game.view(NON_DEALER)), "9H") < 1


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    game = stacked_game("AS KS 9C TC AC", "9D TD QD KD AD", "9H")
    for action in (Pass(), Pass(), NameTrump(Suit.CLUBS)):
        game.apply(action)
    game.apply(Play(cards("AS")[0]))
    game.apply(Play(cards("9D")[0]))
    believed = belief(game.view(NON_DEALER))
    spades = bits(cards("9S TS QS"))
    for hand, chance in zip(believed.hands, believed.weights, strict=True):
        assert (chance > 0) == (not hand & spades), cards_of(hand)


def test_who_beat_a_king_with_the_ace_is_likelier_to_than_who_threw_it_away() -> None:
    game = stacked_game("KS 9S 9C TC AC", "AS TS QD KD AD", "9H")
    for action in (Pass(), Pass(), NameTrump(Suit.CLUBS)):
        game.apply(action)
    game.apply(Play(cards("KS")[0]))
    game.apply(Play(cards("TS")[0]))
    believed = belief(game.view(NON_DEALER))
    assert share_with(believed, "AS") < share_with(believed, "AD") / 2
    assert weight(believed, "AS QD KD AD") > 0
