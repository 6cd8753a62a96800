"""The look ahead from a lead, held against the same thought out slowly, hand by hand."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cards import Card, Suit
from engines.euchre import Game, NameTrump, Pass, Play, Rules, ranking
from engines.euchre.belief import Belief, belief, belief_of_mine
from engines.euchre.deciding import legal_actions
from engines.euchre.double_dummy.positions import bit, bits, cards_of, key, singles, stand, suits
from engines.euchre.hands import known
from engines.euchre.players.easy import Easy
from engines.euchre.players.look_ahead import Care, LookAhead
from engines.euchre.players.lots import lots
from engines.euchre.state import Phase, View
from tests.engines.euchre.matches import (
    DEALER,
    NON_DEALER,
    cards,
    rules,
    seeds,
    stacked_game,
)
from tests.engines.euchre.open_play import legal, played

ALL = Care(lots=10_000, share=1, largest=1e-9, mine=100_000)
WORTH = (0.0, 0.3, 0.9, 1.0, 1.7, 2.0)
"""To the player on lead, by the tricks he takes: no step is as high as another."""

Cards = tuple[Card, ...]
Likely = Sequence[tuple[Cards, float]]


def lead_with(held: int, seed: int, table_rules: Rules | None = None) -> View:
    """What a player sees who is to lead and has so many cards."""
    luck = random.Random(seed)
    game = Game(table_rules or Rules(), seed=seed)
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if view.phase is Phase.PLAYING and not view.trick and len(view.hand) == held:
            return view
        options = legal_actions(view)
        game.apply(luck.choice(options) if luck.random() < 0.5 else Easy(seed).choose(view))
    raise AssertionError("no such lead")


def likely(believed: Belief) -> Likely:
    """A belief, with hands as cards."""
    return [
        (cards_of(hand), weight)
        for hand, weight in zip(believed.hands, believed.weights, strict=True)
    ]


def a_few(believed: Belief, seed: int) -> Belief:
    """Some of the hands that are believed in."""
    pairs = list(zip(believed.hands, believed.weights, strict=True))
    chosen = random.Random(seed).sample(pairs, min(len(pairs), 12))
    return Belief([hand for hand, _ in chosen], [weight for _, weight in chosen])


def in_order(hand: Cards, trump: Suit) -> list[Card]:
    """Cards from the lowest up, trumps last: of cards worth the same he plays the first."""
    trumps, *plain = suits(trump)
    order = [card for suit in (*plain, trumps) for card in reversed(suit)]
    return sorted(hand, key=lambda card: order.index(bit(card)))


def without(hand: Cards, card: Card) -> Cards:
    return tuple(other for other in hand if other != card)


def least(options: Cards, trump: Suit, worth: dict[Card, float]) -> Card:
    """What he plays: the card that is worth least to the player against him."""
    return min(in_order(options, trump), key=lambda card: round(worth[card], 10))


def slowly(view: View, believed: Belief, lead: Card) -> list[float]:
    """The chances of the tricks from here on by a lead."""
    trump = view.trump
    assert trump is not None
    left = without(known(view.hand), lead)
    mine = likely(belief_of_mine(view, bit(lead), 100_000))
    my_leads: dict[Card, list[tuple[Cards, float]]] = defaultdict(list)
    his_leads: dict[tuple[Card, Card], list[tuple[Cards, float]]] = defaultdict(list)
    for his, weight in likely(believed):
        facing = [(hand, chance) for hand, chance in mine if not set(hand) & set(his)]
        options = legal(lead, his, trump)
        replies = {
            card: sum(
                chance * WORTH[played(lead, card, ((lead, *hand), his), trump)]
                for hand, chance in facing
            )
            for card in options
        }
        reply = least(options, trump, replies)
        kept = without(his, reply)
        if not ranking.beats(reply, lead, trump):
            my_leads[reply].append((kept, weight))
            continue
        leads = {
            card: sum(
                chance * WORTH[max(of_replies(card, hand, kept, trump).values())]
                for hand, chance in facing
            )
            for card in kept
        }
        led = least(kept, trump, leads)
        his_leads[reply, led].append((kept, weight))
    ends = [0.0] * (len(left) + 2)
    for hands in my_leads.values():
        tricks = [
            [(1 + of_lead(card, left, his, trump), weight) for his, weight in hands]
            for card in left
        ]
        add_best(ends, tricks)
    for (_, led), hands in his_leads.items():
        tricks = [
            [(of_replies(led, left, his, trump)[card], weight) for his, weight in hands]
            for card in legal(led, left, trump)
        ]
        add_best(ends, tricks)
    return [end / sum(believed.weights) for end in ends]


def of_lead(card: Card, mine: Cards, his: Cards, trump: Suit) -> int:
    """My tricks by a lead of mine, all cards open."""
    return min(played(card, reply, (mine, his), trump) for reply in legal(card, his, trump))


def of_replies(lead: Card, mine: Cards, his: Cards, trump: Suit) -> dict[Card, int]:
    """My tricks by each reply to a lead of his, all cards open."""
    return {
        card: len(mine) - played(lead, card, (his, mine), trump)
        for card in legal(lead, mine, trump)
    }


def add_best(ends: list[float], choices: list[list[tuple[int, float]]]) -> None:
    """Add the ends of the choice that is worth most."""
    best = max(
        choices, key=lambda ends: round(sum(weight * WORTH[tricks] for tricks, weight in ends), 10)
    )
    for tricks, weight in best:
        ends[tricks] += weight


def worth(ends: Sequence[float]) -> float:
    return sum(chance * value for chance, value in zip(ends, WORTH, strict=False))


@pytest.mark.parametrize(("held", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (3, 5), (4, 6)])
def test_it_is_the_same_thought_out_hand_by_hand(held: int, seed: int) -> None:
    view = lead_with(held, seed)
    believed = a_few(belief(view), seed)
    ahead = LookAhead(view, believed, WORTH[: held + 1], ALL)
    for card in known(view.hand):
        tricks = ahead.tricks(bit(card))
        assert sum(tricks) == pytest.approx(1)
        assert worth(tricks) == pytest.approx(worth(slowly(view, believed, card)))


@pytest.mark.parametrize("seed", range(20, 26))
def test_who_sees_all_cards_loses_nothing_to_one_who_does_not(seed: int) -> None:
    view = lead_with(4, seed)
    trump, his = view.trump, random.Random(seed).choice(belief(view).hands)
    assert trump is not None
    ahead = LookAhead(view, Belief([his], [1.0]), WORTH[:5], ALL)
    for card in known(view.hand):
        open_cards = WORTH[of_lead(card, known(view.hand), cards_of(his), trump)]
        assert worth(ahead.tricks(bit(card))) >= open_cards - 1e-9


@settings(max_examples=10)
@given(rules, seeds, st.integers(2, 5))
def test_what_the_other_can_believe_of_me_is_never_that_i_hold_something_else(
    table_rules: Rules, seed: int, held: int
) -> None:
    view = lead_with(held, seed, table_rules)
    lead, *left = known(view.hand)
    believed = belief_of_mine(view, bit(lead), 100_000)
    chances = dict(zip(believed.hands, believed.weights, strict=True))
    assert chances[bits(left)] > 0
    seen = bits(card for trick in view.tricks for card in trick.cards) | bit(lead)
    assert not any(hand & seen for hand in chances)


def test_his_thoughts_of_my_hand_are_those_he_has_at_my_lead() -> None:
    game = stacked_game("9C TC QC KC AS", "9D TD QD KD AD", "9H")
    for action in (Pass(), Pass(), NameTrump(Suit.CLUBS)):
        game.apply(action)
    (lead,) = cards("AS")
    of_mine = belief_of_mine(game.view(NON_DEALER), bit(lead), 100_000)
    game.apply(Play(lead))
    his = bits(known(game.state.hands[DEALER]))
    his_belief = belief(game.view(DEALER))
    assert set(his_belief.hands) == {hand for hand in of_mine.hands if not hand & his}


@settings(max_examples=10)
@given(seeds, st.integers(2, 4))
def test_lots_are_all_hands_parted_by_position_the_heaviest_first(seed: int, held: int) -> None:
    view = lead_with(held, seed)
    assert view.trump is not None
    mine, believed = bits(known(view.hand)), belief(view)
    found = lots(believed, view.trump, mine, 1 / 64)
    weights = [lot.weight for lot in found]
    assert weights == sorted(weights, reverse=True)
    assert sum(weights) == pytest.approx(sum(believed.weights))
    for lot in found:
        assert lot.position == key(view.trump, mine, lot.likeliest)
        for card in singles(lot.likeliest):
            played_cards = lot.played(stand(card, view.trump, lot.likeliest))
            assert (card,) in played_cards
            assert sum(played_cards.values()) == pytest.approx(lot.weight)
