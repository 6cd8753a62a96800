"""Where the hands of a game come from: a shuffled pack, given cards, or a deal known by kinds."""

from __future__ import annotations

from random import Random

from engines.beggar.events import Dealt
from engines.beggar.kinds import KINDS, PLAIN, kind
from engines.beggar.notation import Hands, kind_strings
from engines.beggar.rules import Rules, Seat
from engines.cards import Card, pack
from engines.errors import BadDeal

_STRIDE = 7
"""The steps in which made-up cards are taken from a sorted pack, so that suits and ranks mix."""


def shuffled(rules: Rules, seed: int | None) -> Dealt:
    """A pack of 52, one card at a time from the dealer's left, who leads.

    The seed draws the dealer and shuffles; without one it is a fresh shuffle.
    """
    chance = Random(seed)
    leader = rules.left_of(chance.randrange(rules.players))
    cards = list(pack("52"))
    chance.shuffle(cards)
    dealt = [tuple(cards[turn :: rules.players]) for turn in range(rules.players)]
    seats = range(rules.players)
    return Dealt(tuple(dealt[(seat - leader) % rules.players] for seat in seats), leader)


def as_given(rules: Rules, hands: Hands, leader: Seat) -> Dealt:
    """A deal of known hands; the leader, or the first after him who has cards, is to play.

    Kinds are played with cards made up for them, always the same for the same deal. Raises
    `BadDeal` when there are not as many hands as players, when a card is there twice, when kinds
    ask for more cards than a pack of 52 has, and for hands that cannot be read.
    """
    told = kind_strings(hands)
    if len(told) != rules.players:
        raise BadDeal(f"The deal has {len(told)} hands, and {rules.players} are to play.")
    if type(leader) is not int or leader not in range(rules.players):
        raise BadDeal(f"Seat {leader!r} cannot lead: the seats are 0 to {rules.players - 1}.")
    cards = tuple(tuple(card for card in hand if isinstance(card, Card)) for hand in hands)
    if any(cards):
        _check_cards(cards, told)
    else:
        cards = _made_up(told)
    while not cards[leader]:
        leader = rules.left_of(leader)
    return Dealt(cards, leader)


def standing_in(told: tuple[str, ...]) -> Dealt:
    """A deal of hands in kinds, every kind by one and the same card, so that any number will do.

    Seat 0 leads, or the first after it who has cards.
    """
    cards = {kind(card): card for card in pack("52")}
    leader = next(seat for seat, hand in enumerate(told) if hand)
    return Dealt(tuple([tuple([cards[sign] for sign in hand]) for hand in told]), leader)


def _check_cards(hands: tuple[tuple[Card, ...], ...], told: tuple[str, ...]) -> None:
    places: dict[Card, str] = {}
    for number, (hand, kinds_told) in enumerate(zip(hands, told, strict=True), start=1):
        if len(hand) != len(kinds_told):
            raise BadDeal(f"Hand {number} is told by kinds and another by cards: use one way.")
        for place, card in enumerate(hand, start=1):
            here = f"card {place} of hand {number}"
            if card in places:
                raise BadDeal(f"The {card.words} is there twice: {places[card]} and {here}.")
            places[card] = here


def _made_up(told: tuple[str, ...]) -> tuple[tuple[Card, ...], ...]:
    cards = pack("52")
    supply: dict[str, list[Card]] = {sign: [] for sign in KINDS}
    for step in range(len(cards)):
        card = cards[step * _STRIDE % len(cards)]
        supply[kind(card)].append(card)
    for sign, held in supply.items():
        wanted = sum(hand.count(sign) for hand in told)
        if wanted > len(held):
            what = "plain cards" if sign == PLAIN else f"cards of kind {sign}"
            raise BadDeal(f"A pack has {len(held)} {what}, and this deal asks for {wanted}.")
    return tuple([tuple([supply[sign].pop() for sign in hand]) for hand in told])
