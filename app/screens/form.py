"""A screen with a form: the keys that fill it in, and the prompt that says what was chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from textual.widget import Widget

from app.drawing.marks import Run
from app.forms.fields import Draft, Field, Words
from app.hints import answer
from app.narration.words import capital
from app.screens.ask import AskScreen
from app.screens.house import HouseScreen
from app.widgets.form import FormZone
from app.widgets.lines import Question


class FormScreen(HouseScreen, Generic[Draft]):
    """Fills in a form."""

    def __init__(self, form: FormZone[Draft]) -> None:
        super().__init__()
        self.form = form

    def body(self) -> Iterable[Widget]:
        """The form alone."""
        return (self.form,)

    def on_mount(self) -> None:
        """Say what the first field holds."""
        super().on_mount()
        self.tell()

    @property
    def draft(self) -> Draft:
        """What is filled in."""
        return self.form.filled.draft

    @property
    def field(self) -> Field[Draft]:
        """The field one is at."""
        return self.form.filled.field

    def answers(self) -> tuple[Run, ...]:
        """What the prompt says of the keys."""
        word = "type" if isinstance(self.field.control, Words) else "change"
        return answer(self.place, "change", word)

    def fill(self, draft: Draft) -> None:
        """Have another draft filled in."""
        self.form.fill(draft)
        self.tell()

    def tell(self) -> None:
        """Say in the prompt what is chosen, and what comes of it."""
        field, draft = self.field, self.draft
        name = f"{field.label}:"
        idle, outcome = field.idle(draft), field.outcome(draft)
        word = field.chosen_word(draft)
        if idle:
            said = Question.of(name, idle)
        elif outcome:
            said = Question.of(f"{name} {word}.", f"{capital(outcome)}.")
        else:
            said = Question.of(name, f"{word}.")
        self.prompt.ask(Question(said.said, () if idle else self.answers()))

    def complain(self, sentence: str) -> None:
        """Say in the prompt what is wrong; the next key takes it away."""
        self.prompt.ask(Question.refusal(sentence))

    def action_field(self, step: int) -> None:
        """To the field above or below."""
        self.action_to_field(self.form.filled.at + step)

    def action_to_field(self, place: int) -> None:
        """To a field, counted from 0."""
        self.form.go_to(place)
        self.tell()

    def action_choice(self, step: int) -> None:
        """The choice before or after."""
        if not self.field.idle(self.draft):
            self.fill(self.field.stepped(self.draft, step))

    def action_pick(self, number: int, place: int) -> None:
        """One of the choices of a field, both counted from 0."""
        self.action_to_field(number)
        choice = self.field.choice
        if choice is not None and not self.field.idle(self.draft):
            self.fill(choice.choose(self.draft, place))

    def action_change_field(self, number: int) -> None:
        """What Space does, in a field counted from 0."""
        self.action_to_field(number)
        self.action_change()

    def action_change(self) -> None:
        """Turn a check over, take the next choice, or type what is typed."""
        field = self.field
        if field.idle(self.draft):
            return
        if field.words is None:
            self.fill(field.turned(self.draft))
        else:
            self._type(field, field.words)

    def _type(self, field: Field[Draft], words: Words[Draft]) -> None:
        def answered(text: str | None) -> None:
            if text is not None:
                self.fill(words.write(self.draft, text.strip()))

        question = AskScreen(field.label, words.text(self.draft), words.hint)
        self.app.push_screen(question, answered)
