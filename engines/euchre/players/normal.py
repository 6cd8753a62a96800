"""A player with sound rules of thumb, who counts the cards that are gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cards import Card, Rank, Suit
from engines.euchre import ranking
from engines.euchre.actions import Action, Discard, NameTrump, OrderUp, Pass, Play
from engines.euchre.deciding import legal_actions
from engines.euchre.hands import known
from engines.euchre.players.counting import Count, count
from engines.euchre.players.worth import worth
from engines.euchre.state import Phase, View

# How many tricks a hand must promise, by `worth`, for a call. Ordering up takes far more than
# accepting, since it gives the dealer a trump, and who passes may still name a suit or defend. The
# figures come from duels of 1,500 deals with the same player under another figure, and with chance.
_TO_ACCEPT = 2.2
_TO_ORDER_UP = 4.2
_TO_NAME = 1.7

# The chance of a trick from which the highest trump is worth leading while trumps are out.
_TO_DRAW = 0.8
_TO_DRAW_FROM_MANY = 0.5
_MANY = 3


@dataclass(frozen=True, slots=True)
class Normal:
    """Bids on trumps, side aces and voids; draws trumps; takes tricks as cheaply as he can."""

    def choose(self, view: View) -> Action:
        """The action the rules of thumb say."""
        options = legal_actions(view)
        match view.phase:
            case Phase.NAMING_JOKER:
                # Not a card has been seen: any suit is as good.
                return options[0]
            case Phase.ROUND_ONE:
                return _call_on_the_upcard(view)
            case Phase.ROUND_TWO:
                return _name(view, options)
            case Phase.DISCARDING:
                return _lay_away(view, options)
            case _:
                return Play(_card(view, options))


def _call_on_the_upcard(view: View) -> Action:
    assert view.upcard is not None and view.upcard_suit is not None
    suit, held = view.upcard_suit, known(view.hand)
    if view.seat != view.dealer:
        return OrderUp() if worth(held, suit) >= _TO_ORDER_UP else Pass()
    promise = max(worth(_without((*held, view.upcard), card), suit) for card in held)
    return OrderUp() if promise >= _TO_ACCEPT else Pass()


def _name(view: View, options: Sequence[Action]) -> Action:
    held = known(view.hand)
    suits = [option.suit for option in options if isinstance(option, NameTrump)]
    best = max(suits, key=lambda suit: worth(held, suit))
    may_pass = Pass() in options
    return Pass() if may_pass and worth(held, best) < _TO_NAME else NameTrump(best)


def _lay_away(view: View, options: Sequence[Action]) -> Action:
    assert view.upcard is not None and view.trump is not None
    trump, upcard, held = view.trump, view.upcard, known(view.hand)

    def promise(option: Action) -> tuple[float, int]:
        kept = _without((*held, upcard), option.card) if isinstance(option, Discard) else held
        return worth(kept, trump), sum(ranking.height(card, trump) for card in kept)

    return max(options, key=promise)


def _card(view: View, options: Sequence[Action]) -> Card:
    assert view.trump is not None
    trump, led = view.trump, view.led
    cards = [option.card for option in options if isinstance(option, Play)]
    if led is None:
        return _lead(cards, count(view, trump))
    taking = [card for card in cards if ranking.beats(card, led, trump)]
    if taking:
        return min(taking, key=lambda card: ranking.height(card, trump))
    return _throw_away(cards, trump)


def _lead(options: Sequence[Card], counted: Count) -> Card:
    """Draw trumps with one that is likely to stand, else lead from the longest side suit."""
    trump = counted.trump
    suits = [ranking.suit_of(card, trump) for card in options]
    trumps = [card for card, suit in zip(options, suits, strict=True) if suit == trump]
    side = [card for card in options if card not in trumps]

    def promise(card: Card) -> tuple[int, float, int]:
        length = suits.count(ranking.suit_of(card, trump))
        return length, counted.chance_of_a_trick(card), -card.rank

    if trumps and counted.trumps:
        highest = max(trumps, key=lambda card: ranking.height(card, trump))
        enough = _TO_DRAW_FROM_MANY if len(trumps) >= _MANY else _TO_DRAW
        if counted.chance_of_a_trick(highest) >= enough:
            return highest
    return max(side or trumps, key=promise)


def _throw_away(options: Sequence[Card], trump: Suit) -> Card:
    """Throw away the lowest card of the shortest suit; aces, kings and trumps last."""
    suits = [ranking.suit_of(card, trump) for card in options]

    def regret(card: Card) -> tuple[bool, bool, int, int]:
        suit, height = ranking.suit_of(card, trump), ranking.height(card, trump)
        return suit == trump, height >= Rank.KING, suits.count(suit), height

    return min(options, key=regret)


def _without(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in cards if other != card)
