"""The transport line of a game that is watched: how it runs, how fast, and where one is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from app.drawing.canvas import Canvas
from app.drawing.marks import KeyHint, Run, draw_key, draw_runs, runs_width

_LEFT, _RIGHT = 2, 2
_GAPS = (6, 5, 4, 3)
_LEAST_GAP = 1


class Going(Enum):
    """Whether the game runs by itself. `value` is the word for it."""

    PLAYING = "playing"
    PAUSED = "paused"
    ENDED = "the end"

    @property
    def sign(self) -> str:
        """The sign beside the word."""
        return "▶" if self is Going.PLAYING else "■"

    @property
    def offers(self) -> str:
        """What the key that changes it does."""
        return {"playing": "pause", "paused": "play", "the end": "again"}[self.value]


@dataclass(frozen=True, slots=True)
class Count:
    """Which one of how many: `word` is what is counted, as in "trick"; None is without an end."""

    word: str
    now: int
    total: int | None


@dataclass(frozen=True, slots=True)
class Transport:
    """What the transport line says.

    `progress` counts what the game is made of (cards, hands), and `within` what else tells where
    one is. `note` is about what comes, and the first to go where there is little room; `key` is
    what the largest key does now.
    """

    going: Going
    speed: float
    progress: Count
    within: tuple[Count, ...] = ()
    note: tuple[Run, ...] = ()
    key: KeyHint | None = None


@dataclass(frozen=True, slots=True)
class _Detail:
    """How much of it is told."""

    note: bool = True
    speed_word: bool = True
    noun: bool = True
    totals: bool = True
    key: bool = True
    going_word: bool = True


def _less_and_less() -> Iterator[_Detail]:
    detail = _Detail()
    yield detail
    detail = replace(detail, note=False)
    yield detail
    detail = replace(detail, speed_word=False)
    yield detail
    detail = replace(detail, noun=False)
    yield detail
    detail = replace(detail, totals=False)
    yield detail
    detail = replace(detail, key=False)
    yield detail
    yield replace(detail, going_word=False)


def _pieces(transport: Transport, detail: _Detail) -> list[list[Run]]:
    going, progress = transport.going, transport.progress
    word = f" {going.value}" if detail.going_word else ""
    speed = [Run(f"{transport.speed:g}x", bold=True)]
    if detail.speed_word:
        speed.append(Run(" speed", "muted"))
    noun = f" {progress.word}{'' if progress.total == 1 else 's'}" if detail.noun else ""
    total = "" if progress.total is None else f" / {progress.total:,}"
    found = [
        [Run(f"{going.sign}{word}", "brass", bold=True)],
        speed,
        [Run(f"{progress.now:,}", bold=True), Run(f"{total}{noun}", "muted")],
    ]
    for count in transport.within:
        total = f" of {count.total:,}" if detail.totals and count.total is not None else ""
        found.append(
            [Run(f"{count.word} ", "muted"), Run(f"{count.now:,}", bold=True), Run(total, "muted")]
        )
    if detail.note and transport.note:
        found.append(list(transport.note))
    return found


def _gap_that_fits(pieces: Sequence[Sequence[Run]], room: int) -> int | None:
    """The widest gap between the pieces with which they take at most `room` columns."""
    total = sum(map(runs_width, pieces))
    return next((gap for gap in _GAPS if total + gap * (len(pieces) - 1) <= room), None)


def draw_transport(canvas: Canvas, transport: Transport) -> None:
    """The line, in the middle row of the canvas; what matters least goes when it is narrow."""
    row = canvas.height // 2
    for y in range(canvas.height):
        canvas.text(0, y, "▌", "brass")
    room = canvas.width - _LEFT - _RIGHT
    for detail in _less_and_less():
        key = transport.key if detail.key else None
        for_key = key.width + _GAPS[-1] if key else 0
        pieces = _pieces(transport, detail)
        gap = _gap_that_fits(pieces, room - for_key)
        if gap is not None:
            break
    else:
        gap = _LEAST_GAP
    x = _LEFT
    for piece in pieces:
        x = draw_runs(canvas, x, row, piece, max(0, canvas.width - 1 - x)) + gap
    if key:
        draw_key(canvas, canvas.width - _RIGHT - key.width, row, key, "text")
