"""What stands behind the other entries of the lobby: games, records, rules, figures, settings."""

from __future__ import annotations

from app.commands import LOOK
from app.drawing.canvas import Canvas, cut, width_of
from app.drawing.marks import Run, draw_wrapped
from app.forms.house_settings import SETTINGS_FORM
from app.lobby.standing import Standing
from app.lobby.telling import day
from app.narration.words import counted
from app.pages.pairs import draw_pairs
from app.rulebook.beggar import BEGGAR
from app.rulebook.euchre import EUCHRE
from engines.beggar import RECORDS, Rules
from engines.beggar.lengths import mean_cards
from engines.saves import TITLES

_SHOWN = 8
_DATE, _GAME = 8, 8
_LONGEST = 13
_PLAYERS = (2, 3, 4)
_MEAN = 22


def draw_newest(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """The games played last."""
    if not standing.games:
        return draw_wrapped(canvas, x, y, [Run("No game is kept here yet.")], width)
    for game in standing.games[:_SHOWN]:
        facts = game.facts
        canvas.text(x, y, f"{game.began:%d %b}", "muted")
        if facts.trouble:
            canvas.text(x + _DATE, y, cut(f"{game.name} cannot be opened", width - _DATE), "faint")
            y += 2
            continue
        canvas.text(x + _DATE, y, facts.game.capitalize(), bold=True)
        length = facts.length if facts.finished else f"{facts.length}, waits"
        canvas.right(x + width, y, length, "muted")
        who = x + _DATE + _GAME
        canvas.text(who, y, cut(facts.players, x + width - who - width_of(length) - 2))
        y += 2
    return y


def draw_longest(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """The famous deals as bars."""
    known = sorted(RECORDS, key=lambda record: (record.endless, -record.cards))
    longest = known[0].cards
    name, count = 20, 7
    for record in (*known[:_LONGEST], known[-1]):
        room = width - name - count - 2
        bar = "never ends" if record.endless else "━" * round(room * record.cards / longest)
        canvas.text(x, y, cut(record.finder, name - 1), "muted")
        canvas.right(x + name + count, y, f"{record.cards:,}", "text")
        brass = record is known[0] or record.endless
        canvas.text(x + name + count + 2, y, bar, "brass" if brass else "other")
        y += 1
    return y


def draw_lengths(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """How long games are, for each number of players, as far as is known without counting."""
    means = [mean_cards(Rules(players)) for players in _PLAYERS]
    for players, mean in zip(_PLAYERS, means, strict=True):
        canvas.text(x, y, counted(players, "player"), "muted")
        canvas.right(x + _MEAN, y, f"{mean:.0f} cards", bold=True)
        bar = "━" * round((width - _MEAN - 2) * mean / max(means))
        canvas.text(x + _MEAN + 2, y, bar, "other")
        y += 2
    told = "That is the mean. Half the games are shorter by far, and a few are very long."
    return draw_wrapped(canvas, x, y, [Run(told, "muted")], width)


def draw_contents(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """The chapters of both books, side by side."""
    columns = (x, x + width // 2 + 1)
    for column, book in zip(columns, (BEGGAR, EUCHRE), strict=True):
        canvas.text(column, y, book.title, bold=True)
        for row, chapter in enumerate(book.chapters, y + 2):
            canvas.text(column, row, cut(chapter.title, width // 2 - 1), "muted")
    return y + 2 + max(len(book.chapters) for book in (BEGGAR, EUCHRE))


def draw_counted(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """How many games there are of each kind."""
    pairs = []
    for name, title in TITLES.items():
        kind = [game for game in standing.whole if game.facts.game == name]
        finished = sum(game.facts.finished for game in kind)
        pairs.append((title, f"{len(kind):,}, of which {finished:,} finished"))
    y = draw_pairs(canvas, x, y, width, pairs)
    if standing.whole:
        first = min(game.began for game in standing.whole)
        y = draw_wrapped(canvas, x, y + 1, [Run(f"The first was on {day(first)}.", "muted")], width)
    return y


def draw_settings(canvas: Canvas, x: int, y: int, width: int, standing: Standing) -> int:
    """The settings as they are."""
    y = draw_pairs(canvas, x, y, width, SETTINGS_FORM.entered(standing.settings))
    keys = " ".join(command.sign for command in LOOK)
    said = [Run(keys, "brass", bold=True), Run(" change the look anywhere.", "muted")]
    return draw_wrapped(canvas, x, y + 1, said, width)
