"""The fields of a form, as ways to read something from a draft and to write it back.

A draft is any immutable value: each change makes another. Nothing here knows how it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from app.rulebook.book import Explanation

Draft = TypeVar("Draft")
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Choice(Generic[Draft]):
    """One of several words. `at` says which is chosen, `choose` makes a draft with another."""

    words: Callable[[Draft], Sequence[str]]
    at: Callable[[Draft], int]
    choose: Callable[[Draft, int], Draft]


@dataclass(frozen=True, slots=True)
class Check(Generic[Draft]):
    """Yes or no."""

    on: Callable[[Draft], bool]
    put: Callable[[Draft, bool], Draft]


@dataclass(frozen=True, slots=True)
class Words(Generic[Draft]):
    """Something that is typed. An empty text is shown as `empty`; `hint` says what may be typed."""

    text: Callable[[Draft], str]
    write: Callable[[Draft, str], Draft]
    empty: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Named(Generic[Draft]):
    """A name that is typed, and beside it what the one of that name does."""

    name: Words[Draft]
    choice: Choice[Draft]


Control = Choice[Draft] | Check[Draft] | Words[Draft] | Named[Draft]


def _applies(_: object) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Field(Generic[Draft]):
    """One line of a form.

    short: the label where there is little room. idle: why the field does not apply now, or "".
    """

    label: str
    control: Control[Draft]
    explanation: Explanation
    short: str = ""
    idle: Callable[[Draft], str] = field(default=_applies)

    def value(self, draft: Draft) -> tuple[str | int | bool, ...]:
        """What is entered, to be compared with what is entered in another draft."""
        match self.control:
            case Choice(at=at):
                return (at(draft),)
            case Check(on=on):
                return (on(draft),)
            case Words(text=text):
                return (text(draft),)
            case Named(name=name, choice=choice):
                return (name.text(draft), choice.at(draft))

    def chosen_word(self, draft: Draft) -> str:
        """The word for what is chosen, or what is typed where there is nothing to choose."""
        match self.control:
            case Check(on=on):
                return "yes" if on(draft) else "no"
            case Words(text=text, empty=empty):
                return text(draft) or empty
            case Choice(words=words, at=at) | Named(choice=Choice(words=words, at=at)):
                return words(draft)[at(draft)]

    def told(self, draft: Draft) -> str:
        """All that is filled in: what is typed, what is chosen, or both."""
        match self.control:
            case Named(name=name):
                return f"{name.text(draft)}, {self.chosen_word(draft)}"
            case _:
                return self.chosen_word(draft)

    def outcome(self, draft: Draft) -> str:
        """What comes of what is chosen, where the explanation says so."""
        word = self.chosen_word(draft)
        outcomes = self.explanation.outcomes
        return next((what for choice, what in outcomes if word.startswith(choice)), "")

    @property
    def choice(self) -> Choice[Draft] | None:
        """What the left and right keys choose from."""
        match self.control:
            case Choice():
                return self.control
            case Named(choice=choice):
                return choice
            case _:
                return None

    @property
    def words(self) -> Words[Draft] | None:
        """What is typed."""
        match self.control:
            case Words():
                return self.control
            case Named(name=name):
                return name
            case _:
                return None

    def stepped(self, draft: Draft, step: int) -> Draft:
        """The draft with the next choice, or the one before; at either end it stays."""
        if isinstance(self.control, Check):
            return self.control.put(draft, step > 0)
        choice = self.choice
        if choice is None:
            return draft
        last = len(choice.words(draft)) - 1
        return choice.choose(draft, max(0, min(choice.at(draft) + step, last)))

    def turned(self, draft: Draft) -> Draft:
        """The draft with the next choice, after the last one the first; a check turned over."""
        if isinstance(self.control, Check):
            return self.control.put(draft, not self.control.on(draft))
        choice = self.choice
        if choice is None:
            return draft
        return choice.choose(draft, (choice.at(draft) + 1) % len(choice.words(draft)))


@dataclass(frozen=True, slots=True)
class Section(Generic[Draft]):
    """Some fields under a title; where rows are few, one that `joins` goes without its title."""

    title: str
    fields: tuple[Field[Draft], ...]
    joins: bool = False

    def entered(self, draft: Draft) -> list[tuple[str, str]]:
        """What is filled in, as far as it applies: each label with its words."""
        return [(one.label, one.told(draft)) for one in self.fields if not one.idle(draft)]


@dataclass(frozen=True, slots=True)
class Form(Generic[Draft]):
    """All the fields there are."""

    sections: tuple[Section[Draft], ...]

    @property
    def fields(self) -> tuple[Field[Draft], ...]:
        """The fields in their order."""
        return tuple(one for section in self.sections for one in section.fields)

    def place(self, label: str) -> int:
        """Where the field of this label is, counted from 0."""
        return [one.label for one in self.fields].index(label)

    def entered(self, draft: Draft) -> list[tuple[str, str]]:
        """What is filled in, as far as it applies: each label with its words."""
        return [pair for section in self.sections for pair in section.entered(draft)]

    def changed(self, draft: Draft, before: Draft) -> int:
        """In how many fields two drafts differ."""
        return sum(one.value(draft) != one.value(before) for one in self.fields)


def choice_of(
    options: Callable[[Draft], Sequence[tuple[str, Value]]],
    get: Callable[[Draft], Value],
    put: Callable[[Draft, Value], Draft],
) -> Choice[Draft]:
    """A choice among values, each with the word for it; what a draft has must be one of them."""

    def words(draft: Draft) -> Sequence[str]:
        return [word for word, _ in options(draft)]

    def at(draft: Draft) -> int:
        return [value for _, value in options(draft)].index(get(draft))

    def choose(draft: Draft, place: int) -> Draft:
        return put(draft, options(draft)[place][1])

    return Choice(words, at, choose)


class Unfit(ValueError):
    """What was entered cannot be used: the text says why, `label` which field to look at."""

    def __init__(self, label: str, why: str) -> None:
        super().__init__(why)
        self.label = label
