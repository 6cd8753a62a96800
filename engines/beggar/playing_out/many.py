"""Any number of players, in a ring from which those who are out have gone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engines.beggar.playing_out.counted import Standing, counted
from engines.beggar.rules import Rules, Seat


class _Player:
    """A player in the ring: `top` plain cards, what lies `below` them, and who sits to the left."""

    __slots__ = ("below", "left", "seat", "top")

    def __init__(self, seat: Seat, hand: str) -> None:
        self.seat = seat
        self.top, self.below = counted(hand)
        self.left = self

    def take(self, plain: int, pile: list[int]) -> None:
        """So many plain cards go under his cards, and then the pile from its first court card."""
        if self.below:
            self.below[-1] += plain
        else:
            self.top += plain
        self.below += pile


def tricks_of_many(told: tuple[str, ...], rules: Rules) -> Iterator[Standing]:
    """Where the game stands at the deal and after each trick, the last one too.

    The first who holds cards leads.
    """
    passes_on = rules.short_payer == "debt passes on"
    leader, cards = _seated(told), 0
    yield _standing(leader, cards)
    while leader.left is not leader:
        player, plain = _turn_plain_cards(leader)
        cards += plain
        if player.left is player:
            yield _standing(player, cards)
            return
        pile: list[int] = []
        owed = 1
        while owed:
            claimant, below = player, player.below
            owed, player.top = below.popleft(), below.popleft()
            pile.append(owed)
            player, paid = player.left, 0
            while owed:
                held = player.top
                if held >= owed:
                    player.top = held - owed
                    paid += owed
                    owed = 0
                elif player.below:
                    paid += held
                    break
                else:
                    player.top = 0
                    paid += held
                    owed -= held
                    player = player.left
                    if player is claimant or not passes_on:
                        owed = 0
            pile.append(paid)
            cards += paid + 1
        claimant.take(plain, pile)
        leader = claimant
        _close_ranks(leader)
        yield _standing(leader, cards)


def _seated(told: tuple[str, ...]) -> _Player:
    """Those who hold cards sit down in a ring; the answer is the first of them."""
    players = [_Player(seat, hand) for seat, hand in enumerate(told) if hand]
    for player, left in zip(players, players[1:] + players[:1], strict=True):
        player.left = left
    return players[0]


def _turn_plain_cards(player: _Player) -> tuple[_Player, int]:
    """All turn in order, and who must turn and has no card is out.

    The answer is who has a court card on top, or is alone, and how many plain cards were turned.
    """
    plain = 0
    while player.top or not player.below:
        if player.top:
            player.top -= 1
            plain += 1
            player = player.left
        else:
            _ring(player)[-1].left = player.left
            player = player.left
            if player.left is player:
                break
    return player, plain


def _close_ranks(leader: _Player) -> None:
    """Whoever has no card leaves the ring."""
    player = leader
    while (left := player.left) is not leader:
        if left.top or left.below:
            player = left
        else:
            player.left = left.left


def _ring(first: _Player) -> list[_Player]:
    players = [first]
    while players[-1].left is not first:
        players.append(players[-1].left)
    return players


def _standing(leader: _Player, cards: int) -> Standing:
    hands = ((player.top, player.below) for player in _ring(leader))
    return leader.seat, cards, tuple(chain.from_iterable(hands))
