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
    pips = pip_count(scene)
    longest = max(width_of(scene.narrator.subject(p.seat)) for p in (scene.near, scene.far))
    number = max(len(str(score)) for score in scene.state.scores)
    wanted = max(_LEAST_NAME, longest)
    spread = wanted + 1 + 2 * pips + number + 1 <= width
    columns = 2 * pips if spread else pips + 1
    if _LEAST_NAME + columns + number + 1 > width:
        columns = 0
    names = min(wanted, width - columns - number - 1)
    seen = scene.named_within(names)
    for row, player in enumerate((scene.near, scene.far), y):
        canvas.text(x, row, seen.narrator.subject(player.seat), "text", bold=True)
        if columns:
            draw_points(canvas, x + names + 1, row, scene, player, spread=spread)
        score = str(player.score)
        canvas.right(x + width, row, score, score_shade(scene, player), bold=True)


def pip_count(scene: Scene) -> int:
    """How many pips a player's points take: the target, or more when one has passed it."""
    return max(scene.state.rules.target, *scene.state.scores)


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
    for x, player in ((1, scene.near), (half + 1, scene.far)):
        score = str(player.score)
        names = half - pip_count(scene) - len(score) - 4
        pips = names >= _LEAST_NAME - 1
        seen = scene.named_within(names if pips else half - len(score) - 3)
        at = canvas.text(x, y, seen.narrator.subject(player.seat), "text", bold=True) + 1
        if pips:
            at = draw_points(canvas, at, y, scene, player, spread=False) + 1
        canvas.text(at, y, score, score_shade(scene, player), bold=True)
