"""Playing the tricks: following suit, and who takes them."""

from __future__ import annotations

from engines.cards import JOKER, Card, Suit
from engines.euchre import ranking, scoring, table
from engines.euchre.actions import Action, Play
from engines.euchre.events import CardPlayed, Event, TrickTaken
from engines.euchre.evolving import evolve
from engines.euchre.hands import known
from engines.euchre.rules import HAND_SIZE
from engines.euchre.state import State
from engines.euchre.wording import card_name, one_card_of, sentence, singular


def options(state: State) -> tuple[Action, ...]:
    """The cards the player to act may play."""
    return tuple(Play(card) for card in _playable(state))


def played(state: State, seat: int, card: Card) -> tuple[Event, ...]:
    """A card is played; the last of a trick gives the trick away, the last trick ends the hand."""
    assert state.trump is not None
    told = CardPlayed(seat, card)
    plays = (*state.trick, (seat, card))
    if len(plays) < len(table.SEATS):
        return (told,)
    number = len(state.tricks) + 1
    taker = ranking.taker(plays, state.trump)
    taken = TrickTaken(taker, tuple(card for _, card in plays), number)
    if number < HAND_SIZE:
        return (told, taken)
    return (told, taken, *scoring.scored(evolve(evolve(state, told), taken)))


def refusal(state: State, action: Action) -> str:
    """Why an action that is none of the options is refused."""
    tail = f"play {one_card_of(_playable(state))}."
    match action:
        case Play(Card() as card) if card not in _held(state):
            reason = f"You do not hold {card_name(card)}"
        case Play(Card() as card):
            reason = _must_follow(state, card)
        case _:
            reason = "Trump is made and the cards are being played"
    return f"{reason}: {tail}"


def _held(state: State) -> tuple[Card, ...]:
    return () if state.to_act is None else known(state.hands[state.to_act])


def _playable(state: State) -> tuple[Card, ...]:
    held = _held(state)
    if state.led is None:
        return held
    led = ranking.suit_of(state.led, state.trump)
    return tuple(card for card in held if ranking.suit_of(card, state.trump) == led) or held


def _must_follow(state: State, card: Card) -> str:
    """The suit led must be followed, and which bower is why that may surprise."""
    assert state.led is not None and state.trump is not None
    suit, trump = ranking.suit_of(state.led, state.trump), state.trump
    opening = (
        f"{sentence(suit.word)} were led"
        if suit is not None and state.led.suit == suit
        else f"{sentence(card_name(state.led))} was led, {_role(state.led, trump)},"
    )
    if card.suit == suit:
        return f"{opening} and {card.label} is {_role(card, trump)}"
    match [held for held in _playable(state) if held.suit != suit]:
        case []:
            return f"{opening} and you can follow"
        case [bower]:
            return f"{opening} and you hold {card_name(bower)}, which is {_role(bower, trump)}"
        case bowers:
            names = " and ".join(map(card_name, bowers))
            return f"{opening} and you hold {names}, which are bowers and so {trump.word}"


def _role(bower: Card, trump: Suit) -> str:
    title = "the best bower" if bower == JOKER else "the left bower"
    return f"{title} and so a {singular(trump)}"
