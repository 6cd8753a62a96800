"""The loop of an endless deal: where it is entered, how long it is, and with every card told apart.

A position is told by kinds, so it may come back with other plain cards in the same places. From one
time round to the next the cards have then changed places in some way, always the same, and after as
many times round as that way has an order, every single card is back.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from math import gcd, lcm

from engines.beggar.dealing import as_given, standing_in
from engines.beggar.events import Dealt, PileTaken
from engines.beggar.kinds import kinds
from engines.beggar.notation import Hands, kind_strings
from engines.beggar.playing_out import play_out
from engines.beggar.rules import USUAL_RULES, Rules, Seat
from engines.beggar.state import State
from engines.beggar.study.course import course
from engines.cards import Card
from engines.errors import BadDeal


@dataclass(frozen=True, slots=True)
class Span:
    """So many cards turned and piles taken, from some moment on."""

    cards: int
    tricks: int

    def __add__(self, other: Span) -> Span:
        return Span(self.cards + other.cards, self.tricks + other.tricks)

    def __mul__(self, times: int) -> Span:
        return Span(self.cards * times, self.tricks * times)


@dataclass(frozen=True, slots=True)
class Round:
    """Once round a loop.

    `turned` is the part of it after which all stands for the first time as it did, but each hand
    with another player: with two players the mirrored half. None where there is no such moment.
    """

    length: Span
    turned: Span | None


@dataclass(frozen=True, slots=True)
class Loop:
    """Where an endless deal enters its loop, counted from the deal, and what the loop is like.

    `by_kinds` tells cards apart by their kinds, `card_by_card` each from every other; that is None
    when no pack of 52 has the cards. `hands`, the leader's first, are the position it is entered
    by. Both rounds are entered there, so the first repeat is the start and once round.
    """

    start: Span
    by_kinds: Round
    card_by_card: Round | None
    hands: tuple[str, ...]

    @property
    def first_repeat(self) -> Span:
        """When a position is seen for the second time."""
        return self.start + self.by_kinds.length

    @property
    def first_repeat_card_by_card(self) -> Span | None:
        """When that is so with every card told apart."""
        return None if self.card_by_card is None else self.start + self.card_by_card.length


@dataclass(frozen=True, slots=True)
class _Standing:
    """A position at the beginning of a trick, the leader's hand first."""

    leader: Seat
    hands: tuple[tuple[Card | None, ...], ...]
    at: Span

    @staticmethod
    def of(state: State) -> _Standing:
        leader = state.to_act or 0
        hands = state.hands[leader:] + state.hands[:leader]
        return _Standing(leader, hands, Span(state.cards, state.tricks))

    def read(self) -> tuple[str, ...]:
        return tuple(map(kinds, self.hands))

    def since(self, earlier: _Standing) -> Span:
        return self.at + earlier.at * -1


def loop(hands: Hands, rules: Rules = USUAL_RULES) -> Loop | None:
    """The loop of a deal; None when its game ends.

    There are as many players as hands, whatever `rules` say, and seat 0 leads, or the first after
    it who has cards. Raises `BadDeal` for hands that cannot be read.
    """
    told = kind_strings(hands)
    rules = Rules(len(told), rules.short_payer)
    result = play_out(told, rules)
    if result.loop_start_tricks is None:
        return None
    try:
        dealt, apart = as_given(rules, told, 0), True
    except BadDeal:
        dealt, apart = standing_in(told), False
    standings = [
        _Standing.of(state)
        for event, state in course(dealt, rules)
        if isinstance(event, Dealt | PileTaken)
    ]
    first, *later = standings[result.loop_start_tricks :]
    again = next(standing for standing in later if standing.read() == first.read())
    turns = len(told) // gcd(again.leader - first.leader, len(told))
    part = again.since(first)
    returns = _order(first, again) if apart else None
    return Loop(
        first.at,
        _round(part, turns, 1),
        None if returns is None else _round(part, turns, returns),
        first.read(),
    )


def _round(part: Span, turns: int, returns: int) -> Round:
    """Once round a loop, of a `part` after which the kinds are in their places again.

    Each hand is with the same player again after every `turns` parts, and the cards after every
    `returns`.
    """
    turned = part * returns if returns % turns else None
    return Round(part * lcm(returns, turns), turned)


def _order(first: _Standing, again: _Standing) -> int:
    """After how many times what moves the cards from one standing to the other all are back."""
    places = zip(chain(*first.hands), chain(*again.hands), strict=True)
    moves = dict(places)
    order = 1
    while moves:
        card, follows = moves.popitem()
        length = 1
        while follows != card:
            follows = moves.pop(follows)
            length += 1
        order = lcm(order, length)
    return order
