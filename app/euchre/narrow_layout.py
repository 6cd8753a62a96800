"""The rows of a felt of SMALL cards, down to where even a trick is only a line of words."""

from __future__ import annotations

from dataclasses import dataclass

from app.drawing.cards import Size

_CARD = Size.SMALL.value.height
_EASE = 3
_CALL_ROOM = 4


@dataclass(frozen=True, slots=True)
class _Form:
    """Rows of the other hand, of the middle, below the near hand, and free between them."""

    far: int
    middle: int
    under: int
    gaps: int

    @property
    def rows(self) -> int:
        """All of them, without the near hand."""
        return self.far + self.middle + self.under + self.gaps


_FORMS = (
    _Form(far=_CARD, middle=_CARD, under=2, gaps=2),
    _Form(far=1, middle=_CARD, under=2, gaps=1),
    _Form(far=1, middle=1, under=2, gaps=0),
    _Form(far=1, middle=1, under=1, gaps=0),
    _Form(far=1, middle=1, under=0, gaps=0),
    _Form(far=0, middle=1, under=1, gaps=0),
)


@dataclass(frozen=True, slots=True)
class NarrowRows:
    """Where things stand.

    far: the other hand, None where there is no room for it; fan: it is seen as cards, not as a
    line; middle: the talon or the trick; cards: as cards, not as a line; buttons: the calls; hand:
    the near hand; lift: how far a chosen card rises; claims: rows below the digits.
    """

    far: int | None
    fan: bool
    middle: int
    cards: bool
    buttons: int
    hand: int
    lift: int
    claims: int


def narrow_rows(height: int, *, calling: bool, digits: bool) -> NarrowRows:
    """Share out so many rows: the hand first, then the trick, the other hand, and the gaps."""
    needed = _CARD + calling
    forms = [form for form in _FORMS if form.under >= digits]
    form = next((form for form in forms if form.rows + needed <= height), forms[-1])
    ease = max(0, height - form.rows - needed - _EASE) // 4
    lift = int(form.gaps > 0)
    far_end = ease + form.far
    hand = height - ease - form.under - _CARD
    room = hand - far_end - (0 if calling else lift)
    apart = int(calling and room >= form.middle + _CALL_ROOM)
    block = form.middle + calling + apart
    middle = far_end + max(0, room - block + 1) // 2
    return NarrowRows(
        far=ease if form.far else None,
        fan=form.far == _CARD,
        middle=middle,
        cards=form.middle == _CARD,
        buttons=middle + form.middle + apart,
        hand=hand,
        lift=lift,
        claims=form.under - digits,
    )
