"""Dealing a hand from a shuffled pack, and where the packs come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engines.cards import JOKER, Card, pack
from engines.errors import BadDeal
from engines.euchre import table
from engines.euchre.events import Event, HandDealt, TurnedDown
from engines.euchre.rules import Rules
from engines.euchre.state import State
from engines.seals import seal_of, written


def deal(state: State, cards: Sequence[Card], salt: str = "") -> tuple[Event, ...]:
    """The events that deal the next hand from a shuffled pack, `cards[0]` first.

    The packets go round from the dealer's left; then comes the upcard, and the rest is the talon.
    With a salt the deal is sealed by it.
    Raises `BadDeal` when `cards` are not the pack of the rules.
    """
    check_pack(cards, state.rules, "The pack")
    dealer = next_dealer(state)
    order = [table.next_seat(dealer, step) for step in range(1, len(table.SEATS) + 1)]
    held: dict[int, tuple[Card, ...]] = dict.fromkeys(table.SEATS, ())
    dealt = 0
    for packet in state.rules.packets:
        for seat in order:
            held[seat] += tuple(cards[dealt : dealt + packet])
            dealt += packet
    hands = tuple(held[seat] for seat in table.SEATS)
    upcard, talon = cards[dealt], tuple(cards[dealt + 1 :])
    joker = upcard == JOKER
    unseen = joker and state.rules.joker_upcard == "dealer names unseen"
    seal = seal_of(written((*hands, (upcard,), talon)), salt)
    told = HandDealt(dealer, hands, upcard, talon, unseen, seal, salt)
    return (told, TurnedDown(upcard)) if joker and not unseen else (told,)


def next_dealer(state: State) -> int:
    """Who deals the coming hand: the deal passes on, but for the first and as `Rules` say."""
    ended = state.last_hand
    return state.dealer if ended is None else dealer_after(state, thrown_in=ended.thrown_in)


def dealer_after(state: State, *, thrown_in: bool) -> int:
    """Who deals after the hand of the moment, if it is thrown in or if it is scored."""
    again = thrown_in and state.rules.after_all_pass == "same dealer"
    return state.dealer if again else table.next_seat(state.dealer)


def shuffled(rules: Rules, chance: Random) -> tuple[Card, ...]:
    """The pack of the rules, shuffled."""
    cards = list(pack(rules.pack))
    chance.shuffle(cards)
    return tuple(cards)


def drawn_dealer(seed: int) -> int:
    """The first dealer in the match of a seed."""
    return seeded(seed, "first dealer").choice(table.SEATS)


def seeded(seed: int, what: str) -> Random:
    """The luck of one thing in the match of a seed, the same whatever else was drawn."""
    return Random(f"{seed}, {what}")


def check_pack(cards: Sequence[Card], rules: Rules, name: str) -> None:
    """Raise `BadDeal`, naming the pack by `name`, unless it is the whole pack of the rules."""
    counts, wanted = Counter(cards), set(pack(rules.pack))
    faults = [
        *_fault("not in it", sorted(counts.keys() - wanted)),
        *_fault("there more than once", sorted(card for card in counts if counts[card] > 1)),
        *_fault("missing", sorted(wanted - counts.keys())),
    ]
    if faults:
        raise BadDeal(f"{name} is not a pack of {rules.pack} cards: {'; '.join(faults)}.")


def _fault(what: str, cards: Sequence[Card]) -> list[str]:
    if not cards:
        return []
    verb = "is" if len(cards) == 1 else "are"
    return [f"{', '.join(map(str, cards))} {verb} {what}"]
