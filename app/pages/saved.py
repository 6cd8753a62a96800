"""The saved games: a list, and what is known of the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from app.commands import Place
from app.drawing.canvas import Canvas
from app.drawing.marks import Button, Run, draw_key, draw_wrapped
from app.hints import hint_of, sign_of
from app.library import Listed
from app.pages.catalogue import About, draw_catalogue
from app.pages.listing import Column, Line, List
from app.pages.pairs import draw_pairs

_COLUMNS: Final = (
    Column("Date", 18),
    Column("Game", 6, room=60),
    Column("Players"),
    Column("Length", 16, right=True, room=48),
)
_SHORT_COLUMNS: Final = (Column("Date", 6), Column("Players"), Column("Length", 12, right=True))
_NARROW = 60
_EMPTY = (
    "There is nothing to watch yet.",
    "Every game you begin is kept here by itself, from its first card on,",
    "and can be carried on, or watched again as often as you like.",
)
_TO_BEGIN = (
    f"to the lobby, where {sign_of(Place.LOBBY, 'new_beggar')} and "
    f"{sign_of(Place.LOBBY, 'new_euchre')} begin a game"
)


def draw_saved(canvas: Canvas, games: Sequence[Listed], chosen: int, *, revealed: bool) -> None:
    """The page. How a game ended is shown when it is `revealed`."""
    game = games[chosen]
    narrow = canvas.width < _NARROW
    shown = List(
        _SHORT_COLUMNS if narrow else _COLUMNS,
        len(games),
        chosen,
        lambda number: _line(games[number], narrow=narrow),
    )
    watch = Button(hint_of(Place.SAVED, "open", "Watch it"), focused=True)
    about = About(
        game.title or game.name,
        "" if game.facts.trouble else game.facts.length,
        (Run(_short(game, revealed=revealed)),),
        partial(_draw_game, game=game, revealed=revealed),
        () if game.facts.trouble else (watch,),
    )
    draw_catalogue(canvas, "SAVED GAMES", f"{len(games):,} kept", shown, about)


def draw_no_games(canvas: Canvas) -> None:
    """Kind words where there is nothing yet."""
    top = max(0, canvas.height // 3 - 1)
    canvas.centre(0, top, canvas.width, _EMPTY[0], "text", bold=True)
    room = min(canvas.width - 4, 70)
    left = (canvas.width - room) // 2
    y = draw_wrapped(canvas, left, top + 2, [Run(" ".join(_EMPTY[1:]), "muted")], room)
    draw_key(canvas, left, y + 1, hint_of(Place.SAVED, "back", _TO_BEGIN))


def draw_looking(canvas: Canvas) -> None:
    """What stands there while the games are read."""
    canvas.centre(0, canvas.height // 3, canvas.width, "Looking through the saved games …", "muted")


def _line(game: Listed, *, narrow: bool) -> Line:
    facts = game.facts
    began = f"{game.began:%d %b}" if narrow else f"{game.began:%d %b %Y, %H:%M}"
    if facts.trouble:
        cells = (
            (began, game.name, "broken") if narrow else (began, "", game.name, "cannot be opened")
        )
        return Line(cells, dim=True)
    who = f"{facts.players} (practice)" if facts.practice else facts.players
    if narrow:
        return Line((began, who, facts.length))
    length = facts.length if facts.finished else f"{facts.length}, waits"
    return Line((began, facts.game.capitalize(), who, length))


def _short(game: Listed, *, revealed: bool) -> str:
    facts = game.facts
    if facts.trouble:
        return facts.trouble
    return f"{facts.players}. {_state(game, revealed=revealed)}"


def _state(game: Listed, *, revealed: bool) -> str:
    if not game.facts.finished:
        return f"It waits: press {sign_of(Place.SAVED, 'carry_on')} to carry it on."
    asked = f"Press {sign_of(Place.SAVED, 'reveal')} to see how it ended."
    return game.facts.ending if revealed else asked


def _draw_game(canvas: Canvas, x: int, y: int, width: int, *, game: Listed, revealed: bool) -> int:
    facts = game.facts
    if facts.trouble:
        y = draw_wrapped(canvas, x, y, [Run(facts.trouble)], width)
        said = f"It cannot be watched. Press {sign_of(Place.SAVED, 'delete')} to delete it."
        return draw_wrapped(canvas, x, y + 1, [Run(said, "muted")], width)
    for seat in facts.seats:
        bot = f", {seat.bot}" if seat.bot else ""
        y = draw_wrapped(canvas, x, y, [Run(seat.name, bold=True), Run(bot, "muted")], width, 2)
    y = draw_pairs(
        canvas,
        x,
        y + 1,
        width,
        (
            ("Began", f"{game.began:%d %b %Y, %H:%M}"),
            ("Left", f"{game.left:%d %b %Y, %H:%M}"),
            ("Kept as", game.name),
            *((("Practice", "does not count"),) if facts.practice else ()),
        ),
    )
    return draw_wrapped(canvas, x, y + 1, [Run(_state(game, revealed=revealed), "brass")], width)
