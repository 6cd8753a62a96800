"""What speaks for an action: the cards that can beat it, what a discard leaves, how calls go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TypeAlias

from engines.cards import Card, Rank, Suit
from engines.euchre import ranking
from engines.euchre.actions import Action, Discard, LeaveUpcard, NameTrump, OrderUp, Pass, Play
from engines.euchre.belief import Belief, belief
from engines.euchre.belief.sighting import sighting
from engines.euchre.deciding import legal_actions
from engines.euchre.double_dummy.positions import bit, bits, cards_of
from engines.euchre.hands import known
from engines.euchre.state import Phase, View


@dataclass(frozen=True, slots=True)
class Calling:
    """A call, or a pass.

    suit: what it makes trump, or would have; None when a suit is named no more.
    trumps: how many cards the player has of that suit; side_aces: aces besides. As dealer he counts
    the upcard, and the card he will lay away.
    """

    action: Action
    suit: Suit | None
    trumps: int
    side_aces: int


@dataclass(frozen=True, slots=True)
class LayingAway:
    """A card laid away: what is left of its suit.

    void: nothing is; trumps: how many are kept. action: the discard, or the upcard left there.
    """

    action: Discard | LeaveUpcard
    suit: Suit | None
    void: bool
    trumps: int


@dataclass(frozen=True, slots=True)
class Leading:
    """A card led.

    trump: whether it is one; over: the cards of its suit that beat it and can be his, high to low;
    held: the chance that he holds one of those; trumped: that he has none of its suit, but a trump;
    trumps_out: trumps that may be his.
    """

    card: Card
    trump: bool
    over: tuple[Card, ...]
    held: float
    trumped: float
    trumps_out: int


@dataclass(frozen=True, slots=True)
class Following:
    """A card played to the other's lead.

    takes: it takes the trick; can_take: some card that may be played does; trump: it is a trump
    where none was led; cheapest: of the cards that do as it does, it is the lowest that may be
    played. follows: it is of the suit led.
    """

    card: Card
    lead: Card
    takes: bool
    can_take: bool
    trump: bool
    cheapest: bool
    follows: bool


Fact: TypeAlias = Calling | LayingAway | Leading | Following
"""Why an action is good, as far as it can be told in a sentence."""


def fact(view: View, action: Action) -> Fact:
    """What speaks for an action that is legal in a view with cards to be seen."""
    match action:
        case Play(card):
            return _leading(view, card) if view.led is None else _following(view, view.led, card)
        case Discard() | LeaveUpcard():
            return _laying_away(view, action)
        case Pass() | OrderUp() | NameTrump():
            return _calling(view, action)


def _calling(view: View, action: Pass | OrderUp | NameTrump) -> Calling:
    suit = action.suit if isinstance(action, NameTrump) else None
    if view.phase is Phase.ROUND_ONE:
        suit = view.upcard_suit
    held = known(view.hand)
    if view.phase is Phase.ROUND_ONE and view.seat == view.dealer:
        held = (*held, *known((view.upcard,)))
    trumps = [card for card in held if suit and ranking.suit_of(card, suit) == suit]
    aces = [card for card in held if card.rank is Rank.ACE and card not in trumps]
    return Calling(action, suit, len(trumps), len(aces))


def _laying_away(view: View, action: Discard | LeaveUpcard) -> LayingAway:
    trump = view.trump
    assert trump is not None
    taken = () if isinstance(action, LeaveUpcard) else known((view.upcard,))
    gone = action.card if isinstance(action, Discard) else None
    kept = [card for card in (*known(view.hand), *taken) if card != gone]
    suits = [ranking.suit_of(card, trump) for card in kept]
    suit = None if gone is None else ranking.suit_of(gone, trump)
    void = suit is not None and suit not in suits
    return LayingAway(action, suit, void, suits.count(trump))


def _leading(view: View, card: Card) -> Leading:
    trump = view.trump
    assert trump is not None
    seen, believed = sighting(view), belief(view)
    suit, height = ranking.suit_of(card, trump), ranking.height(card, trump)
    out = cards_of(seen.unseen | seen.taken_up & ~seen.played)
    same = [other for other in out if ranking.suit_of(other, trump) == suit]
    trumps = [other for other in out if ranking.suit_of(other, trump) == trump]
    possible = reduce(or_, (hand for hand, weight in _weighed(believed) if weight))
    over = [
        other for other in same if ranking.height(other, trump) > height and bit(other) & possible
    ]
    over.sort(key=lambda other: -ranking.height(other, trump))
    any_over, any_same, any_trump = bits(over), bits(same), bits(trumps)
    return Leading(
        card=card,
        trump=suit == trump,
        over=tuple(over),
        held=_chance(believed, lambda hand: bool(hand & any_over)),
        trumped=_chance(believed, lambda hand: not hand & any_same and bool(hand & any_trump)),
        trumps_out=len(trumps),
    )


def _chance(believed: Belief, holds: Callable[[int], bool]) -> float:
    """How likely the other holds a hand of some kind."""
    found = sum(weight for hand, weight in _weighed(believed) if holds(hand))
    return found / sum(believed.weights)


def _weighed(believed: Belief) -> Iterator[tuple[int, float]]:
    return zip(believed.hands, believed.weights, strict=True)


def _following(view: View, lead: Card, card: Card) -> Following:
    trump = view.trump
    assert trump is not None
    legal = [option.card for option in legal_actions(view) if isinstance(option, Play)]
    takes = ranking.beats(card, lead, trump)
    alike = [other for other in legal if ranking.beats(other, lead, trump) == takes]
    suit, led = ranking.suit_of(card, trump), ranking.suit_of(lead, trump)
    lowest = min(alike, key=lambda other: (_is_trump(other, trump), ranking.height(other, trump)))
    return Following(
        card=card,
        lead=lead,
        takes=takes,
        can_take=any(ranking.beats(other, lead, trump) for other in legal),
        trump=suit == trump != led,
        cheapest=len(alike) > 1 and card == lowest,
        follows=suit == led,
    )


def _is_trump(card: Card, trump: Suit) -> bool:
    return ranking.suit_of(card, trump) == trump
