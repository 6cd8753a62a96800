"""The three lines every screen has: the header, the prompt and the footer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from app.commands import Command
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.ink import Shade
from app.drawing.marks import KeyHint, Run, draw_key, draw_runs, runs_width, wrap_runs
from app.widgets.zone import Zone

_GAP = 3
_HOUSE = "Beggars & Bowers"


class Heading(msgspec.Struct, frozen=True):
    """What the header says: the place, a detail beside it, and something about it at the right."""

    place: str
    detail: str = ""
    meta: str = ""


class Header(Zone):
    """The first row: where one is, and what this is about."""

    DEFAULT_CSS = "Header { height: 1; }"
    ground = "panel"
    _narrow = 60

    def __init__(self) -> None:
        super().__init__()
        self.heading = Heading("")

    def say(self, heading: Heading) -> None:
        """Show another heading."""
        if heading != self.heading:
            self.heading = heading
            self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """House › place   detail … meta; a narrow header leaves out the house."""
        heading = self.heading
        x = canvas.text(1, 0, "♠", "brass", bold=True) + 1
        if canvas.width >= self._narrow:
            x = canvas.text(x, 0, _HOUSE, "muted")
            x = canvas.text(x, 0, " › ", "faint")
        x = canvas.text(x, 0, cut(heading.place, canvas.width - x - 1), "text", bold=True)
        room = canvas.width - x - 1
        meta = cut(heading.meta, max(0, room - _GAP))
        if heading.detail and room > width_of(meta) + 2 * _GAP:
            canvas.text(x + 3, 0, cut(heading.detail, room - width_of(meta) - 2 * _GAP), "muted")
        canvas.right(canvas.width - 1, 0, meta, "muted")


class Question(msgspec.Struct, frozen=True):
    """What the prompt says: a sentence, and at the right what a key would do.

    whole: the sentence has to be read to its end, even where the keys have to give way to it.
    """

    said: tuple[Run, ...] = ()
    answer: tuple[Run, ...] = ()
    whole: bool = False

    @staticmethod
    def of(who: str, what: str = "", *, shade: Shade = "text") -> Question:
        """A sentence whose first words stand out."""
        return Question((Run(who, shade, bold=True), Run(f" {what}" if what else "", shade)))

    @staticmethod
    def refusal(why: str) -> Question:
        """Why a key did nothing."""
        return Question((Run(why, "alarm"),), whole=True)


class Prompt(Zone):
    """The last row but one: who is asked for what, and what the answer would be.

    When a sentence that has to be read whole needs more than its row, the screen is `-wordy`.
    """

    DEFAULT_CSS = """
    Prompt { height: 1; }
    Prompt.-tall { height: 3; }
    """
    ground = "raised"
    _margins = 6

    def __init__(self) -> None:
        super().__init__()
        self.question = Question()

    def ask(self, question: Question) -> None:
        """Show another sentence."""
        if question != self.question:
            self.question = question
            self._fit()
            self.redraw()

    def on_resize(self) -> None:
        """Take the rows there have to be at this width."""
        self._fit()
        super().on_resize()

    def _fit(self) -> None:
        """Ask for the room the sentence needs."""
        if self.is_mounted:
            wordy = runs_width(self.question.said) > self.screen.size.width - self._margins
            self.screen.set_class(self.question.whole and wordy, "-wordy")

    def draw(self, canvas: Canvas) -> None:
        """▌▶ who. what … key answer; the answer gives way first when there is not room for both."""
        said, answer = self.question.said, self.question.answer
        room = canvas.width - self._margins
        lines = wrap_runs(said, room) if self.question.whole and canvas.height > 1 else [said]
        row = max(0, canvas.height - len(lines)) // 2
        for y in range(canvas.height):
            canvas.text(0, y, "▌", "brass")
        canvas.text(2, row, "▶", "brass")
        width = runs_width(answer)
        if runs_width(said) + width + 1 > room:
            width = 0 if runs_width(said) > room // 2 else width
        for y, line in enumerate(lines[: canvas.height], row):
            draw_runs(canvas, 4, y, line, room - width)
        if width:
            draw_runs(canvas, canvas.width - 2 - width, row, answer)


class Footer(Zone):
    """The last row: the keys that matter now. The rest is under the help key."""

    DEFAULT_CSS = "Footer { height: 1; }"
    ground = "panel"
    _wide = 100

    def __init__(self) -> None:
        super().__init__()
        self.commands: tuple[Command, ...] = ()

    def offer(self, commands: Sequence[Command]) -> None:
        """Show other commands."""
        if tuple(commands) != self.commands:
            self.commands = tuple(commands)
            self.redraw()

    def _hint(self, command: Command, width: int) -> KeyHint:
        short = command.short and width < self._wide
        return KeyHint(command.sign, command.short if short else command.does, command.action)

    def draw(self, canvas: Canvas) -> None:
        """As many keys as there is room for, the most important kept; they stand in their order."""
        ends = [self._hint(c, canvas.width) for c in self.commands if c.rank and c.at_end]
        room = canvas.width - 2
        right = canvas.width - 1
        for hint in ends:
            right -= hint.width
            draw_key(canvas, right, 0, hint)
            room -= hint.width + _GAP
        kept: list[Command] = []
        ranked = [command for command in self.commands if command.rank and not command.at_end]
        for command in sorted(ranked, key=lambda command: command.rank):
            width = self._hint(command, canvas.width).width
            if width <= room:
                kept.append(command)
                room -= width + _GAP
        x = 1
        for command in self.commands:
            if command in kept:
                hint = self._hint(command, canvas.width)
                if command.means:
                    hint = KeyHint(hint.key, hint.does)
                x = draw_key(canvas, x, 0, hint) + _GAP
