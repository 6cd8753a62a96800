"""The lab's loop, compiled: a hand is a word of bits, and no card is ever moved.

A hand is told by four words: `courts` has a bit for each place where a court card is, the top card
being bit 0; `size` is the number of cards; `queue` has the demands of the court cards, less one, in
two bits each, the uppermost lowest; `width` is how many bits of it are in use. The plain cards on
top are the zeros below the lowest bit of `courts`, so they are all turned at once, and a pile goes
under a hand with a shift. A pack may have 63 cards, 32 of them court cards.

It is all in one file, because what is compiled is kept on the disk until *this* file changes.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from engines.beggar.lab import shuffling
from engines.compiled.compiling import Bytes, Count, Counts, Word, Words, compiled, trailing_zeros

MOST_CARDS: Final = 63
MOST_COURTS: Final = 32

UNDECIDED: Final = Count(-1)
"""The winner of a game that was not over after as many tricks as it was given."""

NONE, ONE, TWO, LOWEST_TWO = Word(0), Word(1), Word(2), Word(3)
_GAMMA = Word(shuffling.GAMMA)
_FIRST_FACTOR, _SECOND_FACTOR = Word(shuffling.FIRST_FACTOR), Word(shuffling.SECOND_FACTOR)
_HALF, _LOW, _RANGE = Word(32), Word(0xFFFFFFFF), Word(0x100000000)
_PACK, _COURTS = shuffling.PACK, len(shuffling.COURTS)
_EACH = 4
_DUEL = 2


@compiled
def _mixed(word: Word) -> Word:
    word = (word ^ (word >> Word(30))) * _FIRST_FACTOR
    word = (word ^ (word >> Word(27))) * _SECOND_FACTOR
    return word ^ (word >> Word(31))


@compiled
def deal(
    seed: Word, number: Word, players: Count, hands: Words, places: Bytes, kinds: Bytes
) -> None:
    """Deal as `shuffling.dealt` does into `hands`, a row of four words a seat.

    places, kinds: 52 bytes each to work in.
    """
    state = _mixed(_mixed(seed) + number * _GAMMA)
    for place in range(_PACK):
        places[place] = place
    courts = NONE
    for drawn in range(_COURTS):
        bound = Word(_PACK - drawn)
        while True:
            state += _GAMMA
            product = (_mixed(state) >> _HALF) * bound
            if (product & _LOW) >= _RANGE % bound:
                break
        chosen = Count(drawn) + Count(product >> _HALF)
        card = places[chosen]
        places[chosen] = places[drawn]
        courts |= ONE << Word(card)
        kinds[card] = drawn % _EACH
    for seat in range(players):
        hands[seat, 0] = hands[seat, 2] = hands[seat, 3] = NONE
        hands[seat, 1] = Word((_PACK - seat + players - 1) // players)
    while courts:
        turn = Count(trailing_zeros(courts))
        courts &= courts - ONE
        holder = turn % players
        hands[holder, 0] |= ONE << Word(turn // players)
        hands[holder, 2] |= Word(kinds[turn]) << hands[holder, 3]
        hands[holder, 3] += TWO


@compiled
def play_two(hands: Words, most_tricks: Count) -> tuple[Count, Count, Count]:
    """Cards, tricks and winner of a game of two who both hold cards, seat 0 leading."""
    courts, size, queue, width = hands[0, 0], hands[0, 1], hands[0, 2], hands[0, 3]
    courts2, size2, queue2, width2 = hands[1, 0], hands[1, 1], hands[1, 2], hands[1, 3]
    seat, cards, tricks = Count(0), NONE, Count(0)
    while size2:
        if tricks == most_tricks:
            return Count(cards), tricks, UNDECIDED
        tricks += 1
        top = trailing_zeros(courts | (ONE << size))
        top2 = trailing_zeros(courts2 | (ONE << size2))
        if top2 < top:
            # The other is the first to show a court card, so it is he who is to turn.
            courts >>= ONE
            size -= ONE
            courts, size, queue, width, courts2, size2, queue2, width2 = (
                courts2, size2, queue2, width2, courts, size, queue, width,
            )  # fmt: skip
            seat = 1 - seat
            plain, top = top2 + top2 + ONE, top2
        else:
            plain = top + top
        if top == size:
            return Count(cards + plain), tricks, 1 - seat
        courts >>= top + ONE
        size -= top + ONE
        courts2 >>= top
        size2 -= top
        owed = queue & LOWEST_TWO
        queue >>= TWO
        width -= TWO
        pile, pile_size, pile_queue, pile_width = ONE << plain, plain + ONE, owed, TWO
        while True:
            top2 = trailing_zeros(courts2 | (ONE << size2))
            if top2 > owed:
                break
            if top2 == size2:
                return Count(cards + pile_size + top2), tricks, seat
            courts2 >>= top2 + ONE
            size2 -= top2 + ONE
            owed = queue2 & LOWEST_TWO
            queue2 >>= TWO
            width2 -= TWO
            pile |= ONE << (pile_size + top2)
            pile_size += top2 + ONE
            pile_queue |= owed << pile_width
            pile_width += TWO
            courts, size, queue, width, courts2, size2, queue2, width2 = (
                courts2, size2, queue2, width2, courts, size, queue, width,
            )  # fmt: skip
            seat = 1 - seat
        courts2 >>= owed + ONE
        size2 -= owed + ONE
        pile_size += owed + ONE
        courts |= pile << size
        size += pile_size
        queue |= pile_queue << width
        width += pile_width
        cards += pile_size
    return Count(cards), tricks, seat


@compiled
def _without_cards_leave(hands: Words, left: Words, first: Word) -> None:
    """Whoever has no card leaves the ring; `left` tells who sits to the left of whom.

    The first stays.
    """
    seat = first
    while left[seat] != first:
        if hands[left[seat], 1]:
            seat = left[seat]
        else:
            left[seat] = left[left[seat]]


@compiled
def _seated(hands: Words, players: Count, left: Words) -> Word:
    """All who hold cards sit down in a ring; the answer is the first of them."""
    first = NONE
    for seat in range(players):
        left[seat] = Word((seat + 1) % players)
    while not hands[first, 1]:
        first += ONE
    _without_cards_leave(hands, left, first)
    return first


@compiled
def play_many(
    hands: Words, players: Count, passes_on: bool, most_tricks: Count, left: Words
) -> tuple[Count, Count, Count]:
    """Cards, tricks and winner of a game of any number; the first who holds cards leads.

    passes_on: whether a short payer's debt does. The hands are played with, and changed. left: a
    word for each player to work in.
    """
    seat, cards, tricks = _seated(hands, players, left), NONE, Count(0)
    while left[seat] != seat:
        if tricks == most_tricks:
            return Count(cards), tricks, UNDECIDED
        tricks += 1
        plain = NONE
        while not hands[seat, 0] & ONE:
            if hands[seat, 1]:
                hands[seat, 0] >>= ONE
                hands[seat, 1] -= ONE
                plain += ONE
                seat = left[seat]
            else:
                before = left[seat]
                while left[before] != seat:
                    before = left[before]
                seat = left[before] = left[seat]
                if left[seat] == seat:
                    return Count(cards + plain), tricks, Count(seat)
        pile, pile_size, pile_queue, pile_width = NONE, plain, NONE, NONE
        claimant, owed = seat, ONE
        while owed:
            claimant = seat
            pile |= ONE << pile_size
            pile_size += ONE
            owed = (hands[seat, 2] & LOWEST_TWO) + ONE
            pile_queue |= (owed - ONE) << pile_width
            pile_width += TWO
            hands[seat, 0] >>= ONE
            hands[seat, 1] -= ONE
            hands[seat, 2] >>= TWO
            hands[seat, 3] -= TWO
            seat = left[seat]
            while owed:
                size = hands[seat, 1]
                top = trailing_zeros(hands[seat, 0] | (ONE << size))
                paid = min(top, owed)
                hands[seat, 0] >>= paid
                hands[seat, 1] = size - paid
                pile_size += paid
                owed -= paid
                if owed and top < size:
                    break
                if owed:
                    seat = left[seat]
                    if seat == claimant or not passes_on:
                        owed = NONE
        seat = claimant
        hands[seat, 0] |= pile << hands[seat, 1]
        hands[seat, 1] += pile_size
        hands[seat, 2] |= pile_queue << hands[seat, 3]
        hands[seat, 3] += pile_width
        cards += pile_size
        _without_cards_leave(hands, left, seat)
    return Count(cards), tricks, Count(seat)


@compiled
def play(
    hands: Words, players: Count, passes_on: bool, most_tricks: Count, left: Words
) -> tuple[Count, Count, Count]:
    """Cards, tricks and winner of a game, the faster way if it is one of two who hold cards."""
    if players == _DUEL and hands[0, 1] and hands[1, 1]:
        return play_two(hands, most_tricks)
    return play_many(hands, players, passes_on, most_tricks, left)


@compiled
def play_dealt(
    seed: Word, first: Word, players: Count, passes_on: bool, most_tricks: Count, out: Counts
) -> None:
    """Deal and play the deals of a seed from the first on: a row of cards, tricks, winner each."""
    hands, left = np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    places, kinds = np.empty(_PACK, np.uint8), np.empty(_PACK, np.uint8)
    for row in range(len(out)):
        deal(seed, first + Word(row), players, hands, places, kinds)
        cards, tricks, winner = play(hands, players, passes_on, most_tricks, left)
        out[row, 0], out[row, 1], out[row, 2] = cards, tricks, winner


@compiled
def play_hands(hands: Words, passes_on: bool, most_tricks: Count, out: Counts) -> None:
    """Play deals by their words, which are changed: a row of cards, tricks and winner each.

    hands: by deal, seat and word.
    """
    players, left = Count(hands.shape[1]), np.empty(4, np.uint64)
    for row in range(len(hands)):
        cards, tricks, winner = play(hands[row], players, passes_on, most_tricks, left)
        out[row, 0], out[row, 1], out[row, 2] = cards, tricks, winner
