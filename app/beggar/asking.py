"""What the prompt says: whose turn it is, what is asked, and what the next key would do."""

from __future__ import annotations

from app.beggar import captions
from app.beggar.scene import Scene
from app.drawing.marks import Run, runs_width
from app.narration import Line, plain

_AROUND = 7
"""The columns of the prompt that are not free for words."""


def asked(scene: Scene, question: Line, answer: tuple[Run, ...], width: int) -> tuple[Run, ...]:
    """The question in as many of its words as fit beside the answer, in a row `width` wide.

    The first piece stands out. Of a debt it says what would turn it, where there is room to spare,
    and only what is left of it where there is little.
    """
    head, *tail = [plain(Line((piece,))) for piece in question.pieces]
    first = Run(head, bold=True)
    owed = scene.penalty.owed if scene.penalty and scene.turning else 0
    ways: list[tuple[Run, ...]] = [(first, Run("".join(tail)))]
    if owed:
        ways = [(*ways[0], Run(f" {captions.WOULD_TURN}")), *ways]
        ways.append((first, Run(f" {captions.to_go(owed)}.")))
    room = width - _AROUND - runs_width(answer)
    return next((way for way in ways if runs_width(way) <= room), (first,))
