"""Other states that look the same from one seat."""

from __future__ import annotations

import random
from dataclasses import replace

from engines.euchre import Phase, State
from engines.euchre.hands import Hand, known


def with_hidden_cards_changed(state: State, seat: int, luck: random.Random) -> State:
    """The state with all the cards that `seat` may not see dealt out anew among themselves."""
    unseen = state.phase is Phase.NAMING_JOKER
    blind = [unseen or owner != seat for owner in range(len(state.hands))]
    secret = state.discarded is not None and seat != state.dealer
    held = [card for hand, hide in zip(state.hands, blind, strict=True) if hide for card in hand]
    hidden = [*known((*held, *state.talon)), *known((state.discarded,) if secret else ())]
    luck.shuffle(hidden)
    rest = iter(hidden)

    def anew(hand: Hand) -> Hand:
        return tuple(next(rest) for _ in hand)

    return replace(
        state,
        hands=tuple(anew(h) if hide else h for h, hide in zip(state.hands, blind, strict=True)),
        talon=anew(state.talon),
        discarded=next(rest) if secret else state.discarded,
        dealt=tuple(
            tuple(luck.sample(hidden, len(h))) if hide else h
            for h, hide in zip(state.dealt, blind, strict=True)
        ),
    )
