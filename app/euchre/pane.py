"""The side pane: score, this hand, the choice or the last trick, and the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from app.drawing.canvas import Canvas, width_of
from app.drawing.cards import Size, draw_card, draw_place
from app.drawing.marks import Run, draw_heading, draw_runs, draw_wrapped
from app.euchre import captions, choices
from app.euchre.choices import Choice
from app.euchre.facts import hand_facts, seal_fact
from app.euchre.log import draw_log
from app.euchre.scene import Scene
from app.euchre.scores import draw_scores
from engines.euchre import Phase

_PADDING = 2
_WIDE = 30
_ROOMY = 34
_LABELS = {True: 7, False: 8}
_STAKES = 16
_TITLES = 10
_CLOSE = 2
_LAST_TRICK_STEPS = {True: 10, False: 11}


Section = Callable[[Canvas, int, int, int, int], None]
"""Draws something on a pane: at a column and row of it, in so many columns and rows."""


def draw_pane(canvas: Canvas, scene: Scene, below: Section | None = None) -> None:
    """The whole pane; sections follow one another with a blank row between.

    below: what stands below score and hand, in place of everything else.
    """
    width = canvas.width - 2 * _PADDING
    pane = _Pane(canvas, scene, width, short=width < _WIDE)
    if below is None:
        pane.draw()
    else:
        y = pane.draw_score_and_hand()
        below(canvas, _PADDING, y, width, canvas.height - y)


class _Pane:
    """Draws section after section; `short` where words must be."""

    def __init__(self, canvas: Canvas, scene: Scene, width: int, *, short: bool) -> None:
        self.canvas = canvas
        self.scene = scene
        self.width = width
        self.short = short
        self.y = 1

    def draw_score_and_hand(self) -> int:
        """The first two sections; the row below them."""
        self._score()
        self._hand()
        return self.y

    def draw(self) -> None:
        self.draw_score_and_hand()
        if self.scene.calls or self.scene.phase is Phase.DISCARDING:
            self._choice()
        elif not self.scene.bidding:
            self._last_trick()
        self._log()

    def _heading(self, title: str, note: str = "") -> None:
        draw_heading(self.canvas, _PADDING, self.y, self.width, title, note)
        self.y += 1

    def _score(self) -> None:
        self._heading("SCORE", captions.target(self.scene))
        draw_scores(self.canvas, _PADDING, self.y, self.width, self.scene)
        self.y += 3

    def _hand(self) -> None:
        self._heading(*captions.hand_title(self.scene, short=self.short))
        labels = _LABELS[self.short]
        facts = hand_facts(self.scene, self.width - labels, short=self.short)
        if self.canvas.height >= _ROOMY:
            facts += seal_fact(self.scene)
        for label, runs in facts:
            self.canvas.text(_PADDING, self.y, label, "muted")
            draw_runs(self.canvas, _PADDING + labels, self.y, runs, self.width - labels)
            self.y += 1
        self.y += 1

    def _choice(self) -> None:
        calls = choices.choices(self.scene)
        if self.short or self.canvas.height < _ROOMY:
            self._heading(*choices.heading(self.scene, short=True))
            self._choice_in_short(calls)
        else:
            self._heading(*choices.heading(self.scene, short=False))
            self.y += 1
            self._choice_at_length(calls)
        self.y += 1

    def _choice_in_short(self, calls: Sequence[Choice]) -> None:
        if any(call.scores for call in calls):
            self._stakes(0)
        for text in choices.said_in_short(self.scene, calls):
            self._wrapped(text, 0, most=4)

    def _choice_at_length(self, calls: Sequence[Choice]) -> None:
        """Each call with what it means; suits to name share one explanation."""
        for text in choices.said_first(self.scene):
            self._wrapped(text, 0)
            self.y += 1
        for at, call in enumerate(calls):
            indent = self._title(call)
            if call.brief and at + 1 < len(calls) and calls[at + 1].brief:
                continue
            if not call.brief:
                self._wrapped(call.meaning, indent)
            if call.scores:
                self._stakes(indent)
            self.y += 1
        self.y -= 1

    def _title(self, call: Choice) -> int:
        x = _PADDING
        if self.scene.asked:
            x = self.canvas.text(x, self.y, call.hint.key, "brass", bold=True) + 1
        after = self.canvas.text(x, self.y, call.title, "text", bold=True)
        if call.brief:
            self.canvas.text(max(after + 1, x + _TITLES), self.y, call.meaning, "muted")
        self.y += 1
        return x - _PADDING

    def _stakes(self, indent: int) -> None:
        """What the hand would be worth, a row for each way it can end."""
        for what, worth in choices.stakes(self.scene, short=self.short):
            self.canvas.text(_PADDING + indent, self.y, what, "muted")
            if self.short:
                self.canvas.right(_PADDING + self.width, self.y, worth)
            else:
                self.canvas.text(_PADDING + indent + _STAKES, self.y, worth)
            self.y += 1

    def _wrapped(self, text: str, indent: int, most: int = 99) -> None:
        runs = (Run(text, "muted"),)
        room = self.width - indent
        self.y = draw_wrapped(self.canvas, _PADDING + indent, self.y, runs, room, most)

    def _last_trick(self) -> None:
        self._heading("LAST TRICK", captions.took(self.scene, short=self.short))
        trick = self.scene.state.last_trick
        plays = trick.plays if trick else ()
        step = _LAST_TRICK_STEPS[self.short]
        for x, (seat, card) in zip(count(_PADDING, step), plays, strict=False):
            draw_card(self.canvas, x, self.y, card, Size.SMALL)
            self._last_trick_label(x, seat, step - 1)
        for place in range(len(plays), 2):
            draw_place(self.canvas, _PADDING + place * step, self.y, Size.SMALL)
        self.y += Size.SMALL.value.height + 2

    def _last_trick_label(self, x: int, seat: int, room: int) -> None:
        columns, rows = Size.SMALL.value.width, Size.SMALL.value.height
        name = captions.text_fitting(
            self.scene, room, lambda seen: captions.last_trick_label(seen, seat)
        )
        at = x + max(0, (columns - width_of(name)) // 2)
        self.canvas.text(at, self.y + rows, name, "muted")
        trick = self.scene.state.last_trick
        if trick and trick.taker == seat:
            self.canvas.text(x + columns + 1, self.y + 1, "★", "brass")

    def _log(self) -> None:
        """As many of the last lines as there is room for."""
        rows = self.canvas.height - self.y - 1
        if rows < 1:
            return
        if rows > _CLOSE:
            rows -= 1
        self._heading(captions.LOG)
        draw_log(self.canvas, _PADDING, self.y, self.width, rows, self.scene.lines)
