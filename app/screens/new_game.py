"""What the forms of both games share: they settle a table, and ask for it."""

from __future__ import annotations

from typing import ClassVar, Protocol, Self, TypeVar

from app.drawing.marks import Button, Run
from app.forms.fields import Form, Unfit
from app.hints import answer, hint_of, sign_of
from app.rulebook.book import Book
from app.screens.form import FormScreen
from app.screens.house import Open
from app.screens.rules import RulesScreen
from app.start import NewBeggar, NewEuchre
from app.widgets.form import FormZone
from app.widgets.lines import Heading


class GameDraft(Protocol):
    """A new game as far as a form has it."""

    def settled(self) -> NewBeggar | NewEuchre:
        """The game. Raises `Unfit` when something makes no sense."""

    def by_the_book(self) -> Self:
        """The same table, with the rules as the book has them."""


Draft = TypeVar("Draft", bound=GameDraft)


class NewGameScreen(FormScreen[Draft]):
    """A form whose Enter deals. It begins as the last game of its kind was."""

    book: ClassVar[Book]

    def __init__(self, form: Form[Draft], draft: Draft, deals: str) -> None:
        buttons = (
            Button(hint_of(self.place, "deal", deals), focused=True),
            Button(hint_of(self.place, "as_the_book", "As the book has it")),
        )
        more = f"The rules in full: press {sign_of(self.place, 'rules')}"
        super().__init__(FormZone(form, draft, buttons, more))

    def answers(self) -> tuple[Run, ...]:
        """What the prompt says of the keys."""
        return (*super().answers(), Run("   "), *answer(self.place, "deal", "deal"))

    def tell(self) -> None:
        """Say also in how much this differs from the last game."""
        super().tell()
        filled = self.form.filled
        changed = filled.form.changed(filled.draft, filled.before)
        many = "one change" if changed == 1 else f"{changed} changes"
        since = f"{many} since last time" if changed else "as last time"
        self.header.say(Heading(self.place.value, meta=since))

    def action_deal(self) -> None:
        """Ask for the table; what makes no sense is said, and nothing is lost."""
        try:
            start = self.draft.settled()
        except Unfit as error:
            self.form.go_to(self.form.filled.form.place(error.label))
            self.complain(str(error))
        else:
            self.post_message(Open(start, instead=True))

    def action_as_the_book(self) -> None:
        """All house rules as the book has them."""
        self.fill(self.draft.by_the_book())

    def action_rules(self) -> None:
        """The rules of this game."""
        self.app.push_screen(RulesScreen(self.book))
