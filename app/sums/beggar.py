"""What games of Beggar-My-Neighbour add up to."""

from __future__ import annotations

from app.persons import person
from app.sums.tally import Tally
from engines import beggar
from engines.beggar.lengths import mean_cards
from engines.saves import SavedBeggar


class BeggarSums:
    """Finished games of Beggar-My-Neighbour.

    lengths: cards laid in each game in which one player came to hold them all. expected_cards: what
    these would come to if each was as long as shuffled packs make it on average. endless: those
    that never ended. yours, won: games with one person at the table, and those he won, alone or
    with others. expected_wins: what chance gives him of them. seats: which seat came to hold all
    the cards; each has the same chance, since chance draws who leads. A deal that was played twice
    counts once among them.
    """

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.expected_cards = 0.0
        self.endless = 0
        self.yours = 0
        self.won = 0
        self.expected_wins = 0.0
        self.seats: Tally[int] = Tally()
        self._deals: set[str] = set()

    def add(self, saved: SavedBeggar) -> None:
        """Count a game, if it is finished."""
        result = saved.state.result
        if result is None:
            return
        if result.reason == "endless":
            self.endless += 1
        elif result.reason == "all cards":
            self.lengths.append(result.cards)
            self.expected_cards += mean_cards(saved.rules)
            self._add_winner(saved, result)
        you = person(saved.seats)
        if you is not None:
            self.yours += 1
            self.won += you in result.winners
            self.expected_wins += 1 / saved.rules.players if result.winners else 0

    def _add_winner(self, saved: SavedBeggar, result: beggar.Result) -> None:
        deal = saved.deals[0].what
        if deal not in self._deals:
            self._deals.add(deal)
            players = saved.rules.players
            self.seats.add(result.winners[0], dict.fromkeys(range(players), 1 / players))
