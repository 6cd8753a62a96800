"""A player who knows the rules and little more, and whose mind wanders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.cards import Card, Suit
from engines.euchre import ranking
from engines.euchre.actions import Action, Discard, NameTrump, OrderUp, Pass, Play
from engines.euchre.deciding import legal_actions
from engines.euchre.hands import known
from engines.euchre.players.chance import chance
from engines.euchre.state import Phase, View

_TO_CALL = 3
_WANDERS = 0.2


@dataclass(frozen=True, slots=True)
class Easy:
    """Bids when he has three trumps, plays high or low, and remembers no card that is gone.

    One card in five he plays without thinking.
    """

    seed: int = 0

    def choose(self, view: View) -> Action:
        """What first comes to his mind."""
        options = legal_actions(view)
        luck = chance(self.seed, view)
        match view.phase:
            case Phase.NAMING_JOKER:
                return luck.choice(options)
            case Phase.ROUND_ONE:
                return _call_on_the_upcard(view)
            case Phase.ROUND_TWO:
                return _name(view, options)
            case Phase.DISCARDING:
                return _lay_away(view, options)
            case _:
                return luck.choice(options) if luck.random() < _WANDERS else _play(view, options)


def _call_on_the_upcard(view: View) -> Action:
    assert view.upcard is not None and view.upcard_suit is not None
    held = known(view.hand)
    mine = (*held, view.upcard) if view.seat == view.dealer else held
    return OrderUp() if _trumps(mine, view.upcard_suit) >= _TO_CALL else Pass()


def _name(view: View, options: Sequence[Action]) -> Action:
    held = known(view.hand)
    suits = [option.suit for option in options if isinstance(option, NameTrump)]
    most = max(suits, key=lambda suit: _trumps(held, suit))
    may_pass = Pass() in options
    return Pass() if may_pass and _trumps(held, most) < _TO_CALL else NameTrump(most)


def _lay_away(view: View, options: Sequence[Action]) -> Action:
    assert view.trump is not None
    cards = [option.card for option in options if isinstance(option, Discard)]
    return Discard(_lowest(cards, view.trump))


def _play(view: View, options: Sequence[Action]) -> Action:
    """The highest card to lead or to take the trick with, else the lowest."""
    assert view.trump is not None
    trump, led = view.trump, view.led
    cards = [option.card for option in options if isinstance(option, Play)]
    taking = [card for card in cards if led is None or ranking.beats(card, led, trump)]
    if taking:
        return Play(max(taking, key=lambda card: ranking.height(card, trump)))
    return Play(_lowest(cards, trump))


def _lowest(cards: Sequence[Card], trump: Suit) -> Card:
    def place(card: Card) -> tuple[bool, int]:
        return ranking.suit_of(card, trump) == trump, ranking.height(card, trump)

    return min(cards, key=place)


def _trumps(cards: Sequence[Card], suit: Suit) -> int:
    return sum(ranking.suit_of(card, suit) == suit for card in cards)
