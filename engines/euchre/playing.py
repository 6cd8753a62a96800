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
    told: list[Event] = [CardPlayed(seat, card)]
    plays = (*state.trick, (seat, card))
    if len(plays) == len(table.SEATS) and state.trump is not None:
        number = len(state.tricks) + 1
        taker = ranking.taker(plays, state.trump)
        told.append(TrickTaken(taker, tuple(card for _, card in plays), number))
        if number == HAND_SIZE:
            after = state
            for event in told:
                after = evolve(after, event)
            told.extend(scoring.scored(after))
    return tuple(told)


def refusal(state: State, action: Action) -> str:
    """Why an action that is none of the options is refused."""
    tail = f"play {one_card_of(_playable(state))}."
    match action:
        case Play(card) if card not in _held(state):
            reason = f"You do not hold {card_name(card)}"
        case Play(card):
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
    """The suit led must be followed, and which bower is the reason that this is not plain."""
    led, trump = state.led, state.trump
    if led is None or trump is None:
        return "A card of the suit led must be played"
    followed = ranking.suit_of(led, trump)
    changed = [held for held in _playable(state) if held.suit != followed]
    if led.suit == followed:
        opening = f"{sentence(led.suit.word)} were led" if led.suit else ""
    else:
        opening = f"{sentence(_bower(led))} was led, which is a {singular(trump)}"
    if card.suit == followed:
        return f"{opening} and {card_name(card)} is the left bower, so a {singular(trump)}"
    if changed:
        return f"{opening} and you hold {_and(changed, trump)}"
    return f"{opening} and you can follow"


def _bower(card: Card) -> str:
    return "the joker" if card == JOKER else f"the left bower {card.label}"


def _and(changed: list[Card], trump: Suit) -> str:
    titles = (
        "the joker, the best bower" if card == JOKER else f"{card.label}, which is the left bower"
        for card in changed
    )
    return f"{' and '.join(titles)} and so a {singular(trump)}"
