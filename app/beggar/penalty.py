"""The penalty in words and pips: who demands what of whom, and how much of it is still to come."""

from __future__ import annotations

from enum import Enum

from app.beggar import captions
from app.beggar.scene import Penalty, Scene
from app.beggar.short_names import share
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.marks import Run, draw_runs, runs_width


class _Manner(Enum):
    """How much room the words take; the brief ones leave it to the pips to tell what is paid."""

    WIDE = "wide"
    CLOSE = "close"
    BRIEF = "brief"


def penalty_runs(scene: Scene, room: int) -> list[Run]:
    """The penalty as one line of at most `room` columns; names are cut where they must be."""
    penalty = scene.penalty
    if penalty is None:
        return _nothing_owed(scene, room)
    names = _names(scene, penalty)
    for manner in _Manner:
        runs = _runs(scene, penalty, names, manner)
        if runs_width(runs) <= room:
            return runs
    frame = runs_width(_runs(scene, penalty, ("",) * len(names), _Manner.BRIEF))
    return _runs(scene, penalty, share(names, room - frame), _Manner.BRIEF)


def draw_penalty(canvas: Canvas, y: int, scene: Scene) -> None:
    """The penalty in the middle of a row."""
    runs = penalty_runs(scene, canvas.width - 2)
    draw_runs(canvas, (canvas.width - runs_width(runs)) // 2, y, runs)


def _names(scene: Scene, penalty: Penalty) -> tuple[str, ...]:
    called = scene.narrator.object
    if penalty.payer is None:
        return (called(penalty.claimant),)
    return called(penalty.claimant), called(penalty.payer)


def _runs(scene: Scene, penalty: Penalty, names: tuple[str, ...], manner: _Manner) -> list[Run]:
    wide = manner is _Manner.WIDE
    dot = "  ·  " if wide else " · "
    found = [
        Run(penalty.rank.word.capitalize(), bold=True),
        Run(" by "),
        Run(names[0], bold=True),
        Run(dot, "muted"),
    ]
    if penalty.payer is None:
        return [*found, Run(f"asks {penalty.asked}", bold=True)]
    owes = scene.narrator.form(penalty.payer, "owe", "owes")
    rest = penalty.rest and manner is not _Manner.BRIEF
    what = "the rest" if rest else f"{penalty.asked}"
    gap = "  " if wide else " "
    space = " " if wide else ""
    owed, paid = ["●"] * penalty.owed, ["○"] * (penalty.asked - penalty.owed)
    pips = [Run(space.join(owed), "brass"), Run(space if owed and paid else "")]
    left = captions.to_go(penalty.owed) if penalty.owed else captions.PAID
    return [
        *found,
        Run(names[1], "brass", bold=True),
        Run(f" {owes} {what}{gap}", bold=True),
        *pips,
        Run(space.join(paid), "muted"),
        Run(f"{gap}{left}", "muted"),
    ]


def _nothing_owed(scene: Scene, room: int) -> list[Run]:
    turning = scene.turning
    if turning is None:
        return _over(scene, room)
    narrator = scene.narrator
    verb = ("turn", "turns") if scene.pile else ("lead", "leads")
    frame = f"{captions.NOTHING_OWED} ·  {verb[1]}"
    (name,) = share([narrator.object(turning.seat)], room - len(frame))
    return [
        Run(f"{captions.NOTHING_OWED} · ", "muted"),
        Run(name, "brass", bold=True),
        Run(f" {narrator.form(turning.seat, *verb)}", "muted"),
    ]


def _over(scene: Scene, room: int) -> list[Run]:
    if scene.result is None:
        return []
    winners = scene.result.winners
    names = scene.narrator.everyone(winners) if winners else ""
    frame = width_of(captions.outcome(scene, ""))
    return [Run(captions.outcome(scene, cut(names, room - frame)), "brass", bold=True)]
