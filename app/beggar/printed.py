"""The fortunes of a game as an SVG picture, exact to the card: to print, or to show around."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from app.beggar import captions
from app.narration.words import counted
from engines.beggar.study import Fortunes, Moment

_WIDTH = 1200
_LEFT, _RIGHT = 96, 40
_PLOT = _WIDTH - _LEFT - _RIGHT
_TOP = 96
_ALONE, _LANE, _GAP = 380, 150, 26
_STRIP = 12
_LINE = 24
_DUEL = 2
_TICKS = 8
_STEPS = (1, 2, 5)
_PLAYERS: Final = ("past", "brass", "alarm", "muted")
"""The shade of each player, by seat."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is to be drawn: who plays, what the game is called, where it is from, how it went.

    The words may hold any sign.
    """

    names: Sequence[str]
    title: str
    origin: str
    outcome: str
    fortunes: Fortunes


def fortunes_svg(drawn: Drawn, colours: Mapping[str, str]) -> str:
    """The picture, as the text of an SVG file; the same game always gives the same.

    colours: #rrggbb by shade.
    """
    plots = list(_plots(drawn))
    foot = plots[-1].y + plots[-1].height
    words = list(_words(drawn))
    height = foot + _STRIP + 78 + _LINE * len(words) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
        ' font-family="Georgia,\'DejaVu Serif\',serif" font-size="17">',
        f"<title>{escape(drawn.title)}</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="{colours["panel"]}"/>',
        _text(_LEFT, 46, drawn.title, colours["text"], size=28),
        _text(_LEFT, 74, _subtitle(drawn), colours["muted"]),
    ]
    for plot in plots:
        parts += plot.drawn(drawn, colours)
    parts += _leads(drawn, foot + 6, colours)
    parts += _ruler(drawn, foot + 6 + _STRIP, colours)
    parts += _legend(drawn, foot + _STRIP + 54, colours)
    parts += _marks(drawn, plots, colours)
    for nth, said in enumerate(words):
        parts.append(_text(_LEFT, foot + _STRIP + 84 + _LINE * nth, said, colours["text"]))
    return "\n".join((*parts, "</svg>", ""))


@dataclass(frozen=True, slots=True)
class _Plot:
    """The hand of one player all through the game, `peak` cards being `height` high."""

    seat: int
    y: int
    height: int
    peak: int

    def drawn(self, drawn: Drawn, colours: Mapping[str, str]) -> Iterator[str]:
        """Its ground, its axis and the hand."""
        yield (
            f'<rect x="{_LEFT}" y="{self.y}" width="{_PLOT}" height="{self.height}"'
            f' fill="{colours["raised"]}"/>'
        )
        fortunes = drawn.fortunes
        across = _PLOT / max(1, fortunes.cards_at(fortunes.length))
        up = self.height / max(1, self.peak)
        yield (
            f'<g transform="translate({_LEFT},{self.y + self.height})'
            f' scale({across:.6f},{-up:.6f})"><path d="{_steps(fortunes, self.seat)}"'
            f' fill="{colours[_PLAYERS[self.seat]]}"/></g>'
        )
        for size in (0, self.peak // 2, self.peak):
            y = self.y + self.height - size * up
            yield (
                f'<line x1="{_LEFT}" x2="{_LEFT + _PLOT}" y1="{y:.1f}" y2="{y:.1f}"'
                f' stroke="{colours["line"]}" stroke-width="0.7"/>'
            )
            yield _text(_LEFT - 10, y + 6, str(size), colours["muted"], anchor="end")
        name = drawn.names[self.seat]
        said = captions.held_by(name) if len(drawn.names) == _DUEL else name
        yield _text(_LEFT + 8, self.y + 20, said, colours["text"])

    def height_of(self, size: int) -> float:
        """Where so many cards are."""
        return self.y + self.height - size * self.height / max(1, self.peak)


def _plots(drawn: Drawn) -> Iterator[_Plot]:
    """One for two players: what the one holds the other lacks. Else one each."""
    fortunes = drawn.fortunes
    if len(drawn.names) == _DUEL:
        yield _Plot(0, _TOP, _ALONE, fortunes.total)
        return
    for seat in range(len(drawn.names)):
        yield _Plot(seat, _TOP + seat * (_LANE + _GAP), _LANE, fortunes.peak)


def _steps(fortunes: Fortunes, seat: int) -> str:
    """The path of a hand: every card turned a step to the right, every change a step up or down."""
    lane = fortunes.lane(seat)
    told = [f"M0 0V{lane[0]}"]
    for position in range(1, fortunes.length + 1):
        if fortunes.cards_at(position) != fortunes.cards_at(position - 1):
            told.append("h1")
        if lane[position] != lane[position - 1]:
            told.append(f"V{lane[position]}")
    return "".join((*told, "V0Z"))


def _leads(drawn: Drawn, y: int, colours: Mapping[str, str]) -> Iterator[str]:
    """A strip in the shade of whoever has the lead."""
    fortunes = drawn.fortunes
    leads = fortunes.leads
    yield _text(_LEFT - 10, y + 11, captions.LEAD, colours["muted"], anchor="end", size=14)
    ends = [*(lead.cards for lead in leads), fortunes.cards_at(fortunes.length)]
    for lead, (start, end) in zip(leads, pairwise(ends), strict=True):
        left, right = _across(fortunes, start), _across(fortunes, end)
        yield (
            f'<rect x="{left:.2f}" y="{y}" width="{right - left:.2f}" height="{_STRIP}"'
            f' fill="{colours[_PLAYERS[lead.seat]]}"/>'
        )


def _legend(drawn: Drawn, y: int, colours: Mapping[str, str]) -> Iterator[str]:
    """Whose each shade of the strip is."""
    across = min(_PLOT // len(drawn.names), 200)
    for seat, name in enumerate(drawn.names):
        x = _LEFT + seat * across
        yield (
            f'<rect x="{x}" y="{y - _STRIP}" width="{_STRIP}" height="{_STRIP}"'
            f' fill="{colours[_PLAYERS[seat]]}"/>'
        )
        yield _text(x + _STRIP + 8, y, name, colours["muted"], size=14)


def _ruler(drawn: Drawn, y: int, colours: Mapping[str, str]) -> Iterator[str]:
    """Round numbers of cards, and how many there were."""
    fortunes = drawn.fortunes
    end = fortunes.cards_at(fortunes.length)
    step = _round_step(end)
    for cards in (*range(0, end - step // 2, step), end):
        yield _text(
            _across(fortunes, cards), y + 22, f"{cards:,}", colours["muted"], anchor="middle"
        )


def _round_step(end: int) -> int:
    """The least round step that makes no more than some ticks."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * _TICKS >= end:
                return step * power
        power *= 10


def _marks(drawn: Drawn, plots: Sequence[_Plot], colours: Mapping[str, str]) -> Iterator[str]:
    """A numbered sign at each moment that is told of below."""
    for number, moment in enumerate(_moments(drawn.fortunes), start=1):
        plot = plots[moment.seat if len(plots) > 1 else 0]
        x = _across(drawn.fortunes, moment.cards)
        y = plot.height_of(drawn.fortunes.lane(plot.seat)[moment.position])
        yield (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{colours["panel"]}"'
            f' stroke="{colours["text"]}"/>'
        )
        yield _text(x, y + 5, str(number), colours["text"], anchor="middle", size=13)


def _moments(fortunes: Fortunes) -> list[Moment]:
    """The moments a picture tells of: not the lower ebbs, nor the end, which is where it ends."""
    return [moment for moment in fortunes.moments if moment.kind not in ("ebb", "end")]


def _words(drawn: Drawn) -> Iterator[str]:
    """What the signs stand for, and how often the lead changed."""
    for number, moment in enumerate(_moments(drawn.fortunes), start=1):
        name = drawn.names[moment.seat]
        after = counted(moment.cards, "card")
        yield f"{number}   {captions.moment(moment, name)}, after {after}"
    changes = max(0, len(drawn.fortunes.leads) - 1)
    yield f"The lead changes {counted(changes, 'time')}."


def _subtitle(drawn: Drawn) -> str:
    parts = (drawn.origin, ", ".join(drawn.names), drawn.outcome)
    return " · ".join(part for part in parts if part)


def _across(fortunes: Fortunes, cards: int) -> float:
    """Where so many cards have been turned."""
    return _LEFT + _PLOT * cards / max(1, fortunes.cards_at(fortunes.length))


def _text(
    x: float, y: float, said: str, fill: str, *, anchor: str = "start", size: int = 17
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}" text-anchor="{anchor}"'
        f' font-size="{size}">{escape(said)}</text>'
    )
