"""The chance to win the match, from its first event to its last, as one honest curve.

What each player can know makes a curve that jumps whenever the other is to act, so this one looks
at both hands. Before a hand it is the chance from the score and the deal. While trump is made it
is what comes of the hand if both go on to call, and the dealer to lay away, as sound players do
who see their own cards alone, and then play as well as can be with all cards open. From the first
lead on it is what comes of the hand with all cards open. So what happens moves it, never whose turn
it is: a new pack by luck, and a decision by what it was worth and by what nobody could know.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from itertools import accumulate

from engines.cards import Card
from engines.euchre import dealing, double_dummy, match_equity, ranking, scoring, table
from engines.euchre.actions import Action, Discard, NameTrump, OrderUp, Pass, Play
from engines.euchre.belief import habits
from engines.euchre.deciding import decide, legal_actions
from engines.euchre.double_dummy.positions import bit, bits, cards_of, key
from engines.euchre.events import Event
from engines.euchre.evolving import evolve
from engines.euchre.hands import known
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import Phase, State


@dataclass(frozen=True, slots=True)
class Fortunes:
    """The question how the chances went: the state before the first event, and all events."""

    opening: State
    events: tuple[Event, ...]

    def answer(self) -> tuple[float, ...]:
        """The chance of seat 0 to win the match at each position, one more than events.

        What follows by itself, like the taking of a full trick, has happened with the decision
        before it.
        """
        states = accumulate(self.events, evolve, initial=self.opening)
        found = [chance(state) if _settled(state) else None for state in states]
        chances: list[float] = []
        coming = 0.0
        for each in reversed(found):
            coming = coming if each is None else each
            chances.append(coming)
        return tuple(reversed(chances))


def _settled(state: State) -> bool:
    """Whether nothing follows by itself: somebody is to act, or a pack is to be dealt."""
    between_hands = state.hand_number == 0 or state.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
    return between_hands or state.to_act is not None


def chance(state: State) -> float:
    """The chance of seat 0 to win the match, both hands open; nothing follows by itself now."""
    match state.phase:
        case Phase.DEALING | Phase.HAND_OVER | Phase.GAME_OVER:
            return _before_hand(state, state.scores, dealing.next_dealer(state))
        case Phase.NAMING_JOKER:
            # The cards are dealt, but what they are good for is yet to be drawn.
            return _before_hand(state, state.scores, state.dealer)
        case Phase.ROUND_ONE:
            return _called_on_the_upcard(state)
        case Phase.ROUND_TWO:
            return _named(state)
        case Phase.DISCARDING:
            return _after(state, Discard(_laid_away(state)))
        case _:
            return _played_on(state)


_SEAT = 0


def _before_hand(state: State, scores: tuple[int, ...], dealer: int) -> float:
    return match_equity.chance(state.rules, scores, _SEAT, dealer)


def _after(state: State, action: Action) -> float:
    return chance(reduce(evolve, decide(state, action), state))


def _called_on_the_upcard(state: State) -> float:
    """The mean over what the one to act may say in the first round."""
    seat = state.to_act
    assert seat is not None
    (makes,) = habits.makes_upcard_trump(
        state, [bits(known(state.hands[seat]))], is_dealer=seat == state.dealer
    )
    return makes * _after(state, OrderUp()) + (1 - makes) * _after(state, Pass())


def _named(state: State) -> float:
    """The mean over what the one to act may say in the second round."""
    seat = state.to_act
    assert seat is not None
    named, (passes,) = habits.names(
        state, [bits(known(state.hands[seat]))], is_dealer=seat == state.dealer
    )
    made = sum(says * _after(state, NameTrump(suit)) for suit, (says,) in named.items())
    return made + (passes * _after(state, Pass()) if passes else 0.0)


def _laid_away(state: State) -> Card:
    """The card a sound dealer lays away."""
    hand, upcard = bits(known(state.hands[state.dealer])), bits(known((state.upcard,)))
    ordered_up = state.maker != state.dealer
    (kept,) = habits.after_laying_away(state, [hand], ordered_up=ordered_up)
    (card,) = cards_of((hand | upcard) & ~kept)
    return card


def _played_on(state: State) -> float:
    """What comes of the cards in hand when both play as well as can be from now on."""
    seat = state.to_act
    assert seat is not None and state.maker is not None
    tricks = state.tricks_taken[seat] + _tricks_to_come(state, seat)
    points = scoring.points_of(state.maker, tricks if seat == state.maker else HAND_SIZE - tricks)
    scores = tuple(map(sum, zip(state.scores, points, strict=True)))
    return _before_hand(state, scores, dealing.dealer_after(state, thrown_in=False))


def _tricks_to_come(state: State, seat: int) -> int:
    """How many more tricks the player to act takes, the one on the table included."""
    (other,) = table.against(seat)
    assert state.trump is not None
    trump, lead = state.trump, state.led
    mine, his = (bits(known(state.hands[each])) for each in (seat, other))
    tricks = double_dummy.table()
    if lead is None:
        return tricks[key(trump, mine, his)]

    def after(card: Card) -> int:
        left = mine & ~bit(card)
        if ranking.beats(card, lead, trump):
            return 1 + tricks[key(trump, left, his)]
        return left.bit_count() - tricks[key(trump, his, left)]

    return max(after(option.card) for option in legal_actions(state) if isinstance(option, Play))
