"""The trick on the table, and the tile that shows what is trump."""

from __future__ import annotations

from app.drawing.canvas import Canvas, Frame
from app.drawing.cards import Size, draw_card, draw_place, draw_trump_tile, tile_size
from app.drawing.ink import Shade
from app.drawing.marks import draw_caption
from app.euchre import captions
from app.euchre.layout import tile_column, trick_columns
from app.euchre.scene import Scene, TrickPlace


def draw_trick(canvas: Canvas, y: int, width: int, scene: Scene, size: Size) -> None:
    """The cards of the trick, the leader's first, and under each whose it is."""
    columns = trick_columns(size, width, len(scene.places))
    for x, place in zip(columns, scene.places, strict=True):
        draw_trick_card(canvas, x, y, place, size)
        _draw_place_caption(canvas, x, y + size.value.height, scene, place, size)


def draw_trick_card(canvas: Canvas, x: int, y: int, place: TrickPlace, size: Size) -> None:
    """A card of the trick, or the place for one: dashed, and brass when one is awaited."""
    if place.preview and place.card:
        draw_place(canvas, x, y, size, place.card.label, "brass")
        canvas.hot(x, y, size.value.width, size.value.height, "confirm")
    elif place.card and not place.arriving:
        draw_card(canvas, x, y, place.card, size)
    else:
        draw_place(canvas, x, y, size, "", "brass" if place.awaited else "line")


def _draw_place_caption(
    canvas: Canvas, x: int, y: int, scene: Scene, place: TrickPlace, size: Size
) -> None:
    room = size.value.width + 3
    text = captions.text_fitting(scene, room, lambda seen: captions.under_place(seen, place))
    shade: Shade = "brass" if place.awaited or place.took else "muted"
    draw_caption(canvas, x, y, size.value.width, text, shade)


def draw_trump(canvas: Canvas, y: int, width: int, scene: Scene, size: Size) -> None:
    """The tile that shows the trump suit, and the word for it below."""
    x = tile_column(size, width)
    columns, rows = tile_size(size)
    suit = scene.state.trump
    if suit is None:
        canvas.box(x, y, columns, rows, "line", frame=Frame.DASHED)
        canvas.centre(x, y + rows // 2, columns, "?", "muted")
        words = captions.NO_TRUMP if size is Size.LARGE else captions.NO_TRUMP_SHORT
        draw_caption(canvas, x, y + rows, columns, words)
        return
    draw_trump_tile(canvas, x, y, suit, size)
    draw_caption(canvas, x, y + rows, columns, suit.word, "text", bold=True)
    if size is Size.LARGE:
        draw_caption(canvas, x, y + rows + 1, columns, captions.ARE_TRUMP)
