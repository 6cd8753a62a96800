"""What a process can be asked."""

from __future__ import annotations

from typing import Protocol, TypeVar

Answer_co = TypeVar("Answer_co", covariant=True)


class Question(Protocol[Answer_co]):
    """Something to be worked out; it can be pickled, and so can its answer.

    It is asked again when a process dies of it, so the answer follows from the question alone.
    """

    def answer(self) -> Answer_co:
        """Work it out."""
        ...
