"""What `bowers review` tells, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.cli.review_report import TURNS
from app.drawing.canvas import width_of
from app.narration import EuchreNarrator, plain, spoken_to
from app.narration.reviews import found, graded, place, turned
from app.narration.words import counted
from engines.euchre.review import Grade, Review, Turn
from engines.saves import SavedEuchre


@dataclass(frozen=True, slots=True)
class Telling:
    """Tells the review of a match; seats: whose decisions; signs: suits as ♣ ♦ ♥ ♠, or in words."""

    saved: SavedEuchre
    review: Review
    seats: Sequence[int]
    signs: bool

    @property
    def _narrator(self) -> EuchreNarrator:
        names = tuple(seat.name for seat in self.saved.seats)
        return EuchreNarrator(names, spoken_to(names))

    def lines(self) -> Iterator[str]:
        """All of it."""
        yield self._head()
        yield ""
        yield from self._sums()
        yield ""
        yield from self._luck()
        yield ""
        yield from self._turns()
        yield ""
        yield from self._wrong()

    def _head(self) -> str:
        state, names = self.saved.timeline().state, self._narrator.names
        points = [f"{name} {score}" for name, score in zip(names, state.scores, strict=True)]
        ending = "" if self.saved.finished else ", unfinished"
        return f"{', '.join(points)}; {counted(state.hand_number, 'hand')}{ending}"

    def _sums(self) -> Iterator[str]:
        """What the decisions of each add up to."""
        heads = "".join(f"{grade.value:>9}" for grade in Grade)
        yield f"{self._named('')}  accuracy{heads}   given away"
        for seat in self.seats:
            sums = self.review.sums(seat)
            accuracy = "" if sums.accuracy is None else _parts(sums.accuracy)
            counts = "".join(f"{sums.grades.get(grade, 0):>9}" for grade in Grade)
            away = f"{_parts(sums.given_away)}, {sums.points_given_away:.2f} points"
            name = self._named(self._narrator.names[seat])
            yield f"{name}  {accuracy:>8}{counts}   {away}"

    def _luck(self) -> Iterator[str]:
        """Where the chance of each to win comes from."""
        heads = ("start", "packs", "own", "other's", "unseen", "now")
        yield f"{self._named('')}  {'':8}{''.join(f'{head:>9}' for head in heads)}"
        for seat in self.seats:
            luck = self.review.luck(seat)
            moves = (luck.packs, luck.own, luck.other, luck.unseen)
            parts = (_parts(luck.start), *(_parts(move, "+") for move in moves), _parts(luck.end))
            name = self._named(self._narrator.names[seat])
            yield f"{name}  {'chance':8}{''.join(f'{part:>9}' for part in parts)}"

    def _named(self, name: str) -> str:
        widest = max(width_of(self._narrator.names[seat]) for seat in self.seats)
        return name + " " * (widest - width_of(name))

    def _turns(self) -> Iterator[str]:
        """Where the match turned."""
        turns = self.review.turns(TURNS)
        if not turns:
            yield "The match never turned."
            return
        seat = self.seats[0]
        whose = self._narrator.form(seat, "your", f"{self._narrator.object(seat)}'s")
        yield f"Where the match turned, and {whose} chance to win it"
        yield from map(self._turn, turns)

    def _turn(self, turn: Turn) -> str:
        before, after = (
            _parts(self.review.chance(turn.position + step, self.seats[0])) for step in (0, 1)
        )
        told = plain(turned(self._narrator, turn), self.signs)
        if turn.weighed is None:
            return f"  {before:>7} to {after:>7}  hand {turn.hand}: {told}"
        grade = graded(turn.weighed.appraisal.grade)
        where = place(turn.weighed.decision.view)
        return f"  {before:>7} to {after:>7}  {where}: {told}, {grade}"

    def _wrong(self) -> Iterator[str]:
        """Each decision that was dubious or worse."""
        wrong = [
            each
            for each in self.review.weighed
            if each.decision.seat in self.seats and each.appraisal.grade.wrong
        ]
        if not wrong:
            yield "No decision was dubious or worse."
            return
        yield "What could have been done better"
        for each in wrong:
            told = plain(found(self._narrator, each), self.signs)
            yield f"  {place(each.decision.view)}: {told}"


def _parts(chance: float, sign: str = "") -> str:
    """A chance in parts of a hundred; with a "+", how far it moved."""
    return f"{round(100 * chance, 1) + 0.0:{sign}.1f} %"
