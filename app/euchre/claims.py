"""What is written under the cards of a hand: which is a bower, and which may not be played."""

from __future__ import annotations

from app.drawing.canvas import Canvas, width_of
from app.drawing.cards import Size
from app.drawing.ink import Shade
from app.euchre import captions
from app.euchre.layout import hand_columns
from app.euchre.scene import Scene, Slot, Standing

_TERSENESS = (0, 1, 2)
"""From whole words to short words for bowers, and then for what may not be played."""


def draw_claims(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, size: Size, rows: int
) -> None:
    """Under the near hand in at most `rows` rows: which card is a bower, which may not be played.

    The words are as long as they can be and keep apart.
    """
    slots = scene.near.slots
    columns = hand_columns(size, x, width, len(slots))
    for terse in _TERSENESS:
        placed = [
            (column + (size.value.width - width_of(text)) // 2, y + row, text, shade)
            for row in range(rows)
            for column, slot in zip(columns, slots, strict=True)
            for text, shade in _under(scene, slot, rows, terse)[row : row + 1]
        ]
        if _apart(placed, x, x + width):
            break
    for at, row, text, shade in placed:
        canvas.text(at, row, text, shade)


def _under(scene: Scene, slot: Slot, rows: int, terse: int) -> list[tuple[str, Shade]]:
    if slot.standing is Standing.REFUSED:
        return [(captions.refused(scene, short=terse > 1), "faint")]
    if slot.claim is None or slot.standing is Standing.PLAYED:
        return []
    if rows == 1 and (terse or slot.claim.suits):
        return [(captions.claim_in_a_word(slot.claim), "brass")]
    first, second = captions.claim(slot.claim, short=terse > 0)
    return [(first, "brass"), (second, "faint" if slot.claim.suits else "brass")]


def _apart(placed: list[tuple[int, int, str, Shade]], left: int, right: int) -> bool:
    """Whether captions, row by row from the left, stay in their columns with a blank between."""
    ends: dict[int, int] = {}
    for at, row, text, _ in placed:
        if at <= ends.get(row, left - 1):
            return False
        ends[row] = at + width_of(text)
    return all(end <= right for end in ends.values())
