"""The review of a match under way: what is still to be asked, and what is known by now."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence

from app.crew import Crew, Question, answers
from engines.euchre import Event, State
from engines.euchre.review import Appraisal, Decision, Fortunes, Review, Weighed, decisions
from engines.saves import Timeline

Answer = tuple[float, ...] | Appraisal
"""How the chance to win went, or what a decision was worth."""


class Reviewing:
    """Takes answers, in any order, to the questions that a review is made of.

    begin: the position of the match from which on decisions are asked for first. The first
    question is how the chance to win went, so that there is something to be seen at once.
    """

    def __init__(self, timeline: Timeline[State, Event], begin: int = 0) -> None:
        self._events = tuple(timeline.events)
        opening = timeline.state_at(0)
        self.decisions = tuple(decisions(opening, self._events))
        self._asked = sorted(self.decisions, key=lambda each: each.position < begin)
        self._fortunes = Fortunes(opening, self._events)
        self._hands_before = opening.hand_number
        self._chances: tuple[float, ...] = ()
        self._weighed: dict[int, Weighed] = {}

    @property
    def questions(self) -> tuple[Question[Answer], ...]:
        """What is still to be asked, the first first."""
        left = tuple(each for each in self._asked if each.position not in self._weighed)
        return left if self._chances else (self._fortunes, *left)

    def take(self, asked: Question[Answer], answer: Answer) -> None:
        """Take the answer to a question."""
        match asked, answer:
            case Decision(), Appraisal():
                self._weighed[asked.position] = Weighed(asked, answer)
            case Fortunes(), tuple():
                self._chances = answer

    @property
    def weighed(self) -> int:
        """How many of the decisions are weighed."""
        return len(self._weighed)

    @property
    def complete(self) -> bool:
        """Whether every question is answered."""
        return not self.questions

    @property
    def review(self) -> Review | None:
        """The review as far as it goes; None until it is known how the chance to win went."""
        if not self._chances:
            return None
        weighed = (self._weighed[position] for position in sorted(self._weighed))
        return Review(self._events, self._chances, tuple(weighed), self._hands_before)


def reviewed(timeline: Timeline[State, Event]) -> Iterator[Reviewing]:
    """Review a match in every core: the same review as it grows, once there is something of it."""
    reviewing = Reviewing(timeline)
    asked = reviewing.questions
    for number, answer in answers(asked):
        reviewing.take(asked[number], answer)
        if reviewing.review is not None:
            yield reviewing


Weigh = Callable[[Sequence[Question[Answer]]], AsyncIterator[tuple[int, Answer]]]
"""Has questions answered while a screen lives: each answer with the number of its question."""


async def in_every_core(
    questions: Sequence[Question[Answer]],
) -> AsyncIterator[tuple[int, Answer]]:
    """Answers of a crew, which ends with the task that listens."""
    async with Crew() as crew:
        async for numbered in crew.answers(questions):
            yield numbered
