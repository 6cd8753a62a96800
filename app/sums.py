"""What saved games add up to: counted game by game, from what happened in each."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from engines import euchre
from engines.saves import AnySavedGame, SavedBeggar, SavedEuchre, Seat


class Role(Enum):
    """What a player was in a hand of Euchre. `value` is how it is called."""

    MAKER_DEALER = "maker, dealing"
    MAKER_OTHER = "maker, not dealing"
    DEFENDER_DEALER = "defender, dealing"
    DEFENDER_OTHER = "defender, not dealing"

    @staticmethod
    def of(*, maker: bool, dealer: bool) -> Role:
        """The role of a player who is these things."""
        if maker:
            return Role.MAKER_DEALER if dealer else Role.MAKER_OTHER
        return Role.DEFENDER_DEALER if dealer else Role.DEFENDER_OTHER


def person(seats: tuple[Seat, ...]) -> int | None:
    """The seat of the one person at a table; None when several sit there, or none."""
    persons = [number for number, seat in enumerate(seats) if seat.bot is None]
    return persons[0] if len(persons) == 1 else None


class EuchreSums:
    """Matches that one person played against a machine.

    matches, matches_won: finished ones, by the machine's level. hands, won, lost: hands played to
    their end, the points they brought the person, and the other, by the person's role. marches,
    euchred: how often the person made all five, or was euchred. thrown_in: hands nobody made.
    """

    def __init__(self) -> None:
        self.matches: Counter[str] = Counter()
        self.matches_won: Counter[str] = Counter()
        self.hands: Counter[Role] = Counter()
        self.won: Counter[Role] = Counter()
        self.lost: Counter[Role] = Counter()
        self.marches = 0
        self.euchred = 0
        self.thrown_in = 0

    def add(self, saved: SavedEuchre) -> None:
        """Count a match, finished or not."""
        you = person(saved.seats)
        if you is None:
            return
        dealer = 0
        for event in saved.timeline().events:
            match event:
                case euchre.HandDealt():
                    dealer = event.dealer
                case euchre.HandScored():
                    self._score(event, you, dealer)
                case euchre.HandThrownIn():
                    self.thrown_in += 1
                case euchre.GameOver(winner=winner):
                    levels = [seat.bot for seat in saved.seats if seat.bot is not None]
                    self.matches.update(levels)
                    self.matches_won.update(levels if winner == you else ())
                case _:
                    pass

    def _score(self, hand: euchre.HandScored, you: int, dealer: int) -> None:
        role = Role.of(maker=hand.maker == you, dealer=dealer == you)
        self.hands[role] += 1
        self.won[role] += hand.points[you]
        self.lost[role] += sum(hand.points) - hand.points[you]
        if hand.maker == you:
            self.marches += hand.outcome == "march"
            self.euchred += hand.outcome == "euchred"


class BeggarSums:
    """Finished games of Beggar-My-Neighbour.

    lengths: cards laid, game by game, but for `endless` ones. yours, won: games with one person at
    the table, and those he won, alone or with others.
    """

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.endless = 0
        self.yours = 0
        self.won = 0

    def add(self, saved: SavedBeggar) -> None:
        """Count a game, if it is finished."""
        result = saved.state.result
        if result is None:
            return
        if result.reason == "endless":
            self.endless += 1
        else:
            self.lengths.append(result.cards)
        you = person(saved.seats)
        if you is not None:
            self.yours += 1
            self.won += you in result.winners


class Sums:
    """Both games, and how many files were counted."""

    def __init__(self) -> None:
        self.euchre = EuchreSums()
        self.beggar = BeggarSums()
        self.counted = 0

    def add(self, saved: AnySavedGame) -> None:
        """Count one more."""
        self.counted += 1
        match saved:
            case SavedEuchre():
                self.euchre.add(saved)
            case SavedBeggar():
                self.beggar.add(saved)
