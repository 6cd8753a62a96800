"""What a new game would be: the table as it was last time, and what is high or owed in it."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas
from app.drawing.cards import Size, draw_card
from app.drawing.marks import Run, draw_wrapped
from app.lobby.fields import Draft, Section
from app.lobby.new_beggar import BEGGAR_FORM, BeggarDraft
from app.lobby.new_euchre import EUCHRE_FORM, EuchreDraft
from app.lobby.pairs import draw_pairs
from app.lobby.standing import Standing
from engines.cards import Card

_CARD_STEP = 7
_TRUMPS = (
    ("JS", "right"),
    ("JC", "left"),
    *((code, "") for code in ("AS", "KS", "QS", "TS", "9S")),
)
_COURT = (("JH", "owe 1"), ("QS", "owe 2"), ("KD", "owe 3"), ("AC", "owe 4"))


def draw_new_euchre(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """A new match; the row after it."""
    draft = EuchreDraft.of(standing.settings.euchre)
    table, game, house = EUCHRE_FORM.sections
    y = draw_pairs(canvas, x, y, width, (*table.entered(draft), *game.entered(draft)))
    y = _draw_rules(canvas, x, y + 1, width, house, draft, draft.by_the_book())
    canvas.text(x, y + 1, "The trumps, when spades are trump", "muted")
    return _draw_row(canvas, x, y + 2, _TRUMPS)


def draw_new_beggar(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """A new game; the row after it."""
    draft = BeggarDraft.of(standing.settings.beggar)
    table, house, _ = BEGGAR_FORM.sections
    y = draw_pairs(canvas, x, y, width, table.entered(draft))
    y = _draw_rules(canvas, x, y + 1, width, house, draft, draft.by_the_book())
    canvas.text(x, y + 1, "What a court card demands", "muted")
    return _draw_row(canvas, x, y + 2, _COURT)


def _draw_rules(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    section: Section[Draft],
    draft: Draft,
    book: Draft,
) -> int:
    """The house rules that differ from the book's."""
    own = [
        f"{field.short or field.label}: {field.chosen_word(draft)}"
        for field in section.fields
        if field.value(draft) != field.value(book) and not field.idle(draft)
    ]
    said = "; ".join(own) if own else "as the book has them"
    return draw_wrapped(canvas, x, y, [Run("House rules   ", "muted"), Run(said)], width, 3)


def _draw_row(canvas: Canvas, x: int, y: int, cards: Sequence[tuple[str, str]]) -> int:
    size = Size.SMALL
    for place, (code, word) in enumerate(cards):
        draw_card(canvas, x + place * _CARD_STEP, y, Card.parse(code), size)
        canvas.text(x + place * _CARD_STEP, y + size.value.height, word, "muted")
    return y + size.value.height + 1
