"""A match of Euchre that waits: the score, what is trump, and the cards as they were left."""

from __future__ import annotations

from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.cards import Size, draw_card, draw_chip
from app.drawing.ink import Shade
from app.drawing.marks import Run, draw_pips, draw_runs
from app.euchre.staging import bower_of, sorting_suit
from app.lobby.standing import Waiting
from app.lobby.telling import called, line_runs
from app.narration import EuchreNarrator
from engines.cards import Card, Suit
from engines.euchre import Phase, View
from engines.euchre.hands import known
from engines.euchre.ranking import in_order, suit_of

_LONGEST_NAME = 10
_FEWEST_COLUMNS = 6
_MOST_PIPS = 20
_HAND_AT = 15
_CARD_STEP = 8


def draw_euchre_waiting(
    canvas: Canvas, x: int, y: int, width: int, waiting: Waiting, table: View
) -> int:
    """Draw it in 52 columns or more; the row after it."""
    draw_runs(canvas, x, y, [Run("Euchre", bold=True), Run(f"   {_opponents(waiting)}", "muted")])
    _draw_scores(canvas, x, y + 2, width, waiting, table)
    _draw_trump(canvas, x, y + 5, waiting, table)
    _draw_cards(canvas, x, y + 7, waiting, table)
    return _draw_turn(canvas, x, y + 13, width, waiting, table)


def _opponents(waiting: Waiting) -> str:
    others = [seat for number, seat in enumerate(waiting.seats) if number != waiting.you]
    if waiting.you is None:
        return " against ".join(cut(seat.name, _LONGEST_NAME) for seat in others)
    return "against " + " and ".join(
        f"{cut(seat.name, _LONGEST_NAME)}, who plays {seat.bot}" for seat in others
    )


def _draw_scores(canvas: Canvas, x: int, y: int, width: int, waiting: Waiting, table: View) -> None:
    names = [cut(name, _LONGEST_NAME) for name in waiting.names]
    target = table.rules.target
    trick = f", trick {len(table.tricks) + 1}" if table.trump else ""
    notes = (f"first to {target}", f"hand {table.hand_number}{trick}")
    pips = x + max(_FEWEST_COLUMNS, *(width_of(name) + 1 for name in names))
    note = x + width - max(map(width_of, notes))
    spread = pips + 2 * target + 3 < note - 2
    order = sorted(range(len(names)), key=lambda seat: seat != waiting.you)
    for row, seat in enumerate(order, y):
        yours = seat == waiting.you
        shade: Shade = "brass" if yours else "text"
        name = "You" if yours else names[seat]
        canvas.text(x, row, name, "text", bold=True)
        end = pips
        if target <= _MOST_PIPS:
            score = table.scores[seat]
            end = draw_pips(canvas, pips, row, score, target, shade, spread=spread) + 2
        canvas.right(end + 2, row, str(table.scores[seat]), shade, bold=True)
        canvas.text(note, row, notes[row - y], "muted")


def _draw_trump(canvas: Canvas, x: int, y: int, waiting: Waiting, table: View) -> None:
    x = canvas.text(x, y, "Trump", "muted") + 2
    if table.trump is None:
        x = canvas.text(x, y, "not made yet", "text") + 3
    else:
        x = draw_chip(canvas, x, y, table.trump)
        x = canvas.text(x + 1, y, table.trump.word, bold=True) + 3
    if table.maker is not None:
        x = canvas.text(x, y, "Maker", "muted") + 2
        x = canvas.text(x, y, _called(waiting, table.maker)) + 3
    x = canvas.text(x, y, "Dealer", "muted") + 2
    canvas.text(x, y, _called(waiting, table.dealer))


def _called(waiting: Waiting, seat: int) -> str:
    return cut(called(waiting.names, seat, waiting.you), _LONGEST_NAME)


def _draw_cards(canvas: Canvas, x: int, y: int, waiting: Waiting, table: View) -> None:
    """What lies on the table, and beside it the hand of the one person who sits there."""
    size = Size.SMALL
    lies: Card | None = None
    by = ""
    if table.trick:
        seat, lies = table.trick[-1]
        by = f"{_called(waiting, seat)} led"
    elif table.trump is None:
        lies, by = table.upcard, "turned down" if table.turned_down else "turned up"
    if lies is not None:
        canvas.text(x, y, "On the table", "muted")
        draw_card(canvas, x, y + 1, lies, size)
        canvas.text(x, y + 4, cut(by, _HAND_AT - 1), "faint")
    if waiting.you is None:
        return
    x += _HAND_AT
    canvas.text(x, y, "Your hand", "muted")
    hand = in_order(known(table.hand), sorting_suit(table))
    step = min(_CARD_STEP, (canvas.width - x - size.value.width) // max(1, len(hand) - 1))
    for place, card in enumerate(hand):
        draw_card(canvas, x + place * step, y + 1, card, size)
        canvas.text(x + place * step, y + 4, _bower(card, table.trump), "faint")


def _bower(card: Card, trump: Suit | None) -> str:
    bower = bower_of(card, trump) if trump else None
    return bower.value if bower else ""


def _draw_turn(canvas: Canvas, x: int, y: int, width: int, waiting: Waiting, table: View) -> int:
    canvas.text(x, y, "▶", "brass")
    draw_runs(canvas, x + 2, y, _turn(waiting, table), width - 2)
    return y + 1


def _turn(waiting: Waiting, table: View) -> list[Run]:
    """Whose turn it is, and what is asked."""
    asked = line_runs(EuchreNarrator(waiting.names, waiting.spoken_to).ask(table))
    if waiting.you is None or table.to_act != waiting.you:
        return asked
    if table.phase is Phase.PLAYING:
        led = suit_of(table.led, table.trump) if table.led else None
        asked = [Run(f"{led.word.capitalize()} were led." if led else "You lead.")]
    return [Run("It is your turn. ", bold=True), *asked]
