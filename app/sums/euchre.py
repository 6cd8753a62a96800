"""What matches of two-handed Euchre add up to."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from app.accuracies import Accuracy
from app.persons import person
from app.sums.cards import CardSums
from engines import euchre
from engines.saves import SavedEuchre


class Role(Enum):
    """What a player was in a hand of Euchre. `value` is how it is called."""

    MAKER_DEALER = "maker, dealing"
    MAKER_OTHER = "maker, not dealing"
    DEFENDER_DEALER = "defender, dealing"
    DEFENDER_OTHER = "defender, not dealing"

    @property
    def dealing(self) -> bool:
        """Whether he dealt."""
        return self in (Role.MAKER_DEALER, Role.DEFENDER_DEALER)

    @staticmethod
    def of(*, maker: bool, dealer: bool) -> Role:
        """The role of a player who is these things."""
        if maker:
            return Role.MAKER_DEALER if dealer else Role.MAKER_OTHER
        return Role.DEFENDER_DEALER if dealer else Role.DEFENDER_OTHER


class EuchreSums:
    """Matches that one person played against a machine.

    matches, matches_won: finished ones, by the machine's level. hands, won, lost: hands played to
    their end, the points they brought the person, and the other, by the person's role. marches,
    euchred: how often the person made all five, or was euchred. thrown_in: hands nobody made.
    first_deals: matches, whoever won them, in which the person dealt first (True), or the other.
    cards: what was dealt in the hands that are over. played, reviewed: matches there are, and those
    of them that were reviewed; yours, theirs: the accuracy of both in these, match by match.
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
        self.first_deals: Counter[bool] = Counter()
        self.cards = CardSums()
        self.played = 0
        self.reviewed = 0
        self.yours: list[float] = []
        self.theirs: list[float] = []

    def add(self, saved: SavedEuchre, accuracy: Accuracy | None = None) -> None:
        """Count a match, finished or not. accuracy: by seat, if it was reviewed."""
        you = person(saved.seats)
        if you is None:
            return
        self.played += 1
        if accuracy is not None:
            self.reviewed += 1
            self._add_accuracy(accuracy, you)
        self.first_deals[saved.header.first_dealer == you] += 1
        dealt: euchre.HandDealt | None = None
        for event in saved.timeline().events:
            match event:
                case euchre.HandDealt():
                    dealt = event
                case euchre.HandScored() if dealt is not None:
                    self._score(event, you, dealt.dealer)
                    self.cards.add(dealt, saved.rules.pack, you)
                case euchre.HandThrownIn() if dealt is not None:
                    self.thrown_in += 1
                    self.cards.add(dealt, saved.rules.pack, you)
                case euchre.GameOver(winner=winner):
                    levels = [seat.bot for seat in saved.seats if seat.bot is not None]
                    self.matches.update(levels)
                    self.matches_won.update(levels if winner == you else ())
                case _:
                    pass

    def _add_accuracy(self, accuracy: Accuracy, you: int) -> None:
        for seat, share in enumerate(accuracy):
            if share is not None:
                (self.yours if seat == you else self.theirs).append(share)

    def _score(self, hand: euchre.HandScored, you: int, dealer: int) -> None:
        role = Role.of(maker=hand.maker == you, dealer=dealer == you)
        self.hands[role] += 1
        self.won[role] += hand.points[you]
        self.lost[role] += sum(hand.points) - hand.points[you]
        if hand.maker == you:
            self.marches += hand.outcome == "march"
            self.euchred += hand.outcome == "euchred"
