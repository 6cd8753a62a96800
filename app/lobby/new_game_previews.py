"""What a new game would be: the table as it was last time, and what is high or owed in it."""

from __future__ import annotations

from app.drawing.canvas import Canvas
from app.drawing.marks import Run, draw_wrapped
from app.forms.fields import Draft, Section
from app.forms.new_beggar import BEGGAR_FORM, BeggarDraft
from app.forms.new_euchre import EUCHRE_FORM, EuchreDraft
from app.lobby.standing import Standing
from app.pages.pairs import draw_pairs
from app.pages.prose import draw_figure
from app.rulebook.beggar import COURT_CARDS
from app.rulebook.euchre import TRUMPS


def draw_new_euchre(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """A new match; the row after it."""
    draft = EuchreDraft.of(standing.settings.euchre)
    table, game, house = EUCHRE_FORM.sections
    y = draw_pairs(canvas, x, y, width, (*table.entered(draft), *game.entered(draft)))
    y = _draw_rules(canvas, x, y + 1, width, house, draft, draft.by_the_book())
    canvas.text(x, y + 1, "The trumps, when spades are trump", "muted")
    return draw_figure(canvas, x, y + 2, width, TRUMPS)


def draw_new_beggar(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """A new game; the row after it."""
    draft = BeggarDraft.of(standing.settings.beggar)
    table, house, _ = BEGGAR_FORM.sections
    y = draw_pairs(canvas, x, y, width, table.entered(draft))
    y = _draw_rules(canvas, x, y + 1, width, house, draft, draft.by_the_book())
    canvas.text(x, y + 1, "What a court card demands", "muted")
    return draw_figure(canvas, x, y + 2, width, COURT_CARDS)


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
