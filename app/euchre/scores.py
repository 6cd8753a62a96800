"""The scores of a match, as pips up to the target and as numbers."""

from __future__ import annotations

from app.drawing.canvas import Canvas, width_of
from app.drawing.ink import Shade
from app.drawing.marks import draw_pips
from app.euchre.scene import Player, Scene

_LEAST_NAME = 4


def score_shade(scene: Scene, player: Player) -> Shade:
    """The shade of a player's points: brass for one's own."""
    return "brass" if player.seat == scene.narrator.you else "text"


def draw_scores(canvas: Canvas, x: int, y: int, width: int, scene: Scene) -> None:
    """Both scores, a row each. Long names are cut; the pips close up before that."""
    target = scene.state.rules.target
    longest = max(width_of(scene.narrator.subject(seat)) for seat in _seats(scene))
    number = max(len(str(score)) for score in scene.state.scores)
    wanted = max(_LEAST_NAME, longest)
    spread = wanted + 1 + 2 * target + number + 1 <= width
    pips = 2 * target if spread else target + 1
    names = min(wanted, width - pips - number - 1)
    for row, player in enumerate((scene.near, scene.far), y):
        seen = scene.named_within(names)
        canvas.text(x, row, seen.narrator.subject(player.seat), "text", bold=True)
        draw_points(canvas, x + names + 1, row, scene, player, spread=spread)
        score = str(player.score)
        canvas.right(x + width, row, score, score_shade(scene, player), bold=True)


def draw_points(
    canvas: Canvas, x: int, y: int, scene: Scene, player: Player, *, spread: bool
) -> int:
    """A player's points as pips, those just gained as ◆; the column after them."""
    target = scene.state.rules.target
    shade = score_shade(scene, player)
    full, new = player.score, player.gained
    return draw_pips(canvas, x, y, full, target, shade, new=new, spread=spread)


def draw_score_line(canvas: Canvas, y: int, scene: Scene) -> None:
    """Both scores on one line, the second from the middle on; without pips if there is no room."""
    half = canvas.width // 2
    target = scene.state.rules.target
    for x, player in ((1, scene.near), (half + 1, scene.far)):
        score = str(player.score)
        names = half - max(target, player.score) - len(score) - 4
        pips = names >= _LEAST_NAME - 1
        seen = scene.named_within(names if pips else half - len(score) - 3)
        at = canvas.text(x, y, seen.narrator.subject(player.seat), "text", bold=True) + 1
        if pips:
            at = draw_points(canvas, at, y, scene, player, spread=False) + 1
        canvas.text(at, y, score, score_shade(scene, player), bold=True)


def _seats(scene: Scene) -> tuple[int, int]:
    return scene.near.seat, scene.far.seat
