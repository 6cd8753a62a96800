"""The three lines on top that stand for the side pane where there is none."""

from __future__ import annotations

from collections.abc import Iterator

from app.drawing.canvas import Canvas, width_of
from app.drawing.marks import Run, draw_runs, runs_width
from app.euchre import captions
from app.euchre.facts import (
    dealer_runs,
    jacks,
    maker_runs,
    speakers_runs,
    tricks_runs,
    trump_runs,
    upcard_runs,
)
from app.euchre.scene import Scene
from app.euchre.scores import draw_score_line

_Halves = tuple[list[Run], list[Run]]
"""What stands at the left of a line, and what from its middle on."""

_GAP = 2
_LEAST_NAME = 3


def draw_fact_lines(canvas: Canvas, scene: Scene) -> None:
    """Score; trump and bowers; maker, dealer and tricks. The canvas is three rows high."""
    draw_score_line(canvas, 0, scene)
    for y, forms in enumerate((_trump_forms(scene), _maker_forms(scene)), start=1):
        _draw_halves(canvas, y, forms)


def _draw_halves(canvas: Canvas, y: int, forms: Iterator[_Halves]) -> None:
    """The first form there is room for, or else the last of them."""
    room = canvas.width - 2
    left: list[Run] = []
    right: list[Run] = []
    for left, right in forms:
        if runs_width(left) + _GAP + runs_width(right) <= room:
            break
    after = draw_runs(canvas, 1, y, left, room) + _GAP
    middle = min(canvas.width // 2 + 1, canvas.width - 1 - runs_width(right))
    draw_runs(canvas, max(after, middle), y, right, max(0, canvas.width - 1 - max(after, middle)))


def _label(word: str) -> Run:
    return Run(f"{word} ", "muted")


def _trump_forms(scene: Scene) -> Iterator[_Halves]:
    """What is trump or offered, and the bowers, from the widest form to the narrowest."""
    label, what = "Trump", trump_runs(scene)
    if scene.bidding and scene.state.upcard:
        label, what = "Upcard", upcard_runs(scene, short=True)
    chips = [Run(card) for _, card in scene.bowers]
    if label == "Upcard" and not jacks(scene):
        yield [_label(label), *what], [_label("Trump"), Run(captions.NOT_MADE)]
    yield [_label(label), *what], _worded(scene, "  ")
    yield [_label(label), *what], _worded(scene, " ")
    yield list(what), _worded(scene, "  ")
    yield [_label(label), *what], [_label("Bowers"), *chips] if chips else []
    yield list(what), chips


def _worded(scene: Scene, gap: str) -> list[Run]:
    runs: list[Run] = []
    for bower, card in scene.bowers:
        runs += (_label(f"{gap if runs else ''}{bower.value.capitalize()}"), Run(card))
    return runs


def _maker_forms(scene: Scene) -> Iterator[_Halves]:
    """Maker, dealer and tricks, or who is to speak; first with whole names, then with cut ones."""
    gap = Run("   ")
    for width in range(max(map(width_of, scene.narrator.names)), _LEAST_NAME - 1, -1):
        seen = scene.named_within(width)
        dealer = [_label("Dealer"), *dealer_runs(seen, short=True)]
        if scene.state.upcard is None:
            yield dealer, []
        elif scene.bidding:
            yield dealer, [_label("To bid"), *speakers_runs(seen)]
        elif scene.state.trump is None:
            yield dealer, [_label("Trump"), *trump_runs(seen)]
        else:
            maker = [_label("Maker"), *maker_runs(seen)]
            yield [*maker, gap, *dealer], [_label("Tricks"), *tricks_runs(seen, short=True)]
            counts = Run(f"{scene.near.tricks} · {scene.far.tricks}")
            if width == _LEAST_NAME:
                yield [*maker, Run("  "), *dealer], [_label("Tricks"), counts]
