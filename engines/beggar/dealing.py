"""Where the hands of a game come from: a shuffled pack, given cards, or a deal known by kinds."""

from __future__ import annotations

from random import Random

from engines.beggar.events import Dealt
from engines.beggar.kinds import KINDS, PLAIN, kind
from engines.beggar.notation import Hands, kind_strings
from engines.beggar.rules import Rules, Seat
from engines.cards import JOKER, Card, pack
from engines.errors import BadDeal

_STRIDE = 7
"""Steps through the pack by which made-up cards are taken, so that ranks and suits are mixed."""


def shuffled(rules: Rules, seed: int | None) -> Dealt:
    """A deal of 52 cards, one at a time from the dealer's left, who leads; the seed draws both.

    Without a seed it is a fresh shuffle.
    """
    chance = Random(seed)
    leader = rules.left_of(chance.randrange(rules.players))
    cards = list(pack("52"))
    chance.shuffle(cards)
    hands = [tuple(cards[place :: rules.players]) for place in range(rules.players)]
    return Dealt(tuple(hands[-leader:] + hands[:-leader]), leader)


def as_given(rules: Rules, hands: Hands, leader: Seat) -> Dealt:
    """A deal of known hands; the leader, or the first after him who has cards, is to play.

    Kinds are played with cards made up for them, always the same for the same deal. Raises
    `BadDeal` when the hands are not as many as the players, when no one has a card, when a card is
    there twice or is a joker, and when kinds ask for more cards than a pack of 52 has.
    """
    told = kind_strings(hands)
    if len(told) != rules.players:
        raise BadDeal(f"There are {len(told)} hands in the deal and {rules.players} players.")
    cards = _made_up(told) if all(isinstance(hand, str) for hand in hands) else _checked(hands)
    while not cards[leader]:
        leader = rules.left_of(leader)
    return Dealt(cards, leader)


def _checked(hands: Hands) -> tuple[tuple[Card, ...], ...]:
    places: dict[Card, str] = {}
    for number, hand in enumerate(hands, start=1):
        for place, card in enumerate(hand, start=1):
            here = f"card {place} of hand {number}"
            if not isinstance(card, Card):
                raise BadDeal(f"A deal is all cards or all kinds: {here} is {card!r}.")
            if card == JOKER:
                raise BadDeal(f"There is no joker in this game: {here}.")
            if card in places:
                raise BadDeal(f"The {card.words} is there twice: {places[card]} and {here}.")
            places[card] = here
    return tuple(tuple(card for card in hand if isinstance(card, Card)) for hand in hands)


def _made_up(told: tuple[str, ...]) -> tuple[tuple[Card, ...], ...]:
    supply: dict[str, list[Card]] = {kind: [] for kind in KINDS}
    cards = pack("52")
    for step in range(len(cards)):
        card = cards[step * _STRIDE % len(cards)]
        supply[kind(card)].append(card)
    for sign, held in supply.items():
        asked = sum(hand.count(sign) for hand in told)
        if asked > len(held):
            what = "plain cards" if sign == PLAIN else f"cards of kind {sign}"
            raise BadDeal(f"A pack has {len(held)} {what}, and this deal has {asked}.")
    return tuple(tuple(supply[sign].pop() for sign in hand) for hand in told)
