"""Random deals by number: deal 12,345 of a seed is the same on any machine and in any order.

Each deal has a generator of its own, SplitMix64 (Steele, Lea and Flood, "Fast splittable
pseudorandom number generators", OOPSLA 2014), begun at a place that follows from the seed and the
number. It draws a place in the pack for each court card, as Fisher and Yates shuffle; the other
places are plain cards. A draw below a bound is Lemire's ("Fast random integer generation in an
interval", 2019), so no place is likelier than another. `engines.compiled.kernel` is the same,
compiled.
"""

from __future__ import annotations

from typing import Final

from engines.beggar.kinds import KINDS, PLAIN

PACK: Final = 52
COURTS: Final = KINDS[1:] * 4
"""The court cards of a pack, in the order in which their places are drawn."""

GAMMA: Final = 0x9E3779B97F4A7C15
FIRST_FACTOR: Final = 0xBF58476D1CE4E5B9
SECOND_FACTOR: Final = 0x94D049BB133111EB
_WORD: Final = 0xFFFFFFFFFFFFFFFF
_HALF: Final = 32
_RANGE: Final = 1 << _HALF


def dealt(seed: int, number: int, players: int) -> tuple[str, ...]:
    """The hands, in kinds, of a deal of 52 cards, dealt one at a time; seat 0 has the first card.

    seed, number: from 0 to 2**63 - 1.
    """
    state = mixed(mixed(seed) + number * GAMMA)
    places, cards = list(range(PACK)), [PLAIN] * PACK
    for drawn, court in enumerate(COURTS):
        bound = PACK - drawn
        while True:
            state += GAMMA
            product = (mixed(state) >> _HALF) * bound
            if product % _RANGE >= _RANGE % bound:
                break
        place = drawn + (product >> _HALF)
        cards[places[place]] = court
        places[place] = places[drawn]
    pack = "".join(cards)
    return tuple([pack[seat::players] for seat in range(players)])


def mixed(word: int) -> int:
    """The bits of a word of 64 mixed up, as SplitMix64 does with each of its states."""
    word &= _WORD
    word = (word ^ word >> 30) * FIRST_FACTOR & _WORD
    word = (word ^ word >> 27) * SECOND_FACTOR & _WORD
    return word ^ word >> 31
