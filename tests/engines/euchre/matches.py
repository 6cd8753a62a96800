"""What the tests play with: rules of every kind, stacked packs, and matches left to chance."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from engines.cards import Card, pack
from engines.euchre import PACKETS, Action, Game, Rules, State
from engines.euchre.players import Random

DEALER, NON_DEALER = 0, 1
"""The seats of a stacked game."""

rules = st.builds(
    Rules,
    pack=st.sampled_from(("24", "25", "32")),
    target=st.sampled_from((1, 5, 10)),
    stick_the_dealer=st.booleans(),
    may_discard_upcard=st.booleans(),
    may_leave_upcard=st.booleans(),
    may_name_turned_down=st.booleans(),
    after_all_pass=st.sampled_from(("next dealer", "same dealer")),
    joker_upcard=st.sampled_from(("dealer names unseen", "players name")),
    packets=st.sampled_from(PACKETS),
)
seeds = st.integers(0, 2**32 - 1)


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of codes with blanks between them."""
    return tuple(map(Card.parse, codes.split()))


def stacked(non_dealer: str, dealer: str, upcard: str, table_rules: Rules) -> tuple[Card, ...]:
    """A pack that deals these hands; the rest of the pack is the talon, in order."""
    eldest, last = list(cards(non_dealer)), list(cards(dealer))
    order: list[Card] = []
    for packet in table_rules.packets:
        for hand in (eldest, last):
            order += hand[:packet]
            del hand[:packet]
    order += cards(upcard)
    return (*order, *(card for card in pack(table_rules.pack) if card not in order))


def stacked_game(
    non_dealer: str, dealer: str, upcard: str, table_rules: Rules | None = None
) -> Game:
    """A match whose first hand deals these cards; `DEALER` deals."""
    table_rules = table_rules or Rules()
    first = stacked(non_dealer, dealer, upcard, table_rules)
    return Game(table_rules, first_dealer=DEALER, seed=1, packs=[first])


def play_on(game: Game, seed: int) -> Iterator[tuple[State, Action]]:
    """Play a match to its end by chance, telling each decision and the state it was taken in."""
    player = Random(seed)
    while (seat := game.to_act) is not None:
        state, action = game.state, player.choose(game.view(seat))
        game.apply(action)
        yield state, action
