"""The statistics: what the saved games add up to, in rows of figures."""

from __future__ import annotations

from collections.abc import Sequence

from app.drawing.canvas import Canvas
from app.drawing.marks import Run, draw_heading, draw_wrapped
from app.narration.words import counted
from app.pages.fair_cards import draw_cards
from app.pages.figures import draw_figures, draw_head, in_hundred, on_average
from app.pages.scrolled import draw_scrolled, last_top
from app.start import LEVELS
from app.sums import BeggarSums, EuchreSums, Role, Sums
from engines.euchre.match_equity import STRONG

WIDEST = 76
_MARGIN = 2
_TOP = 1
_PERCENT = 100
_TWO = 2

_NOT_REVIEWED = (
    "How well you played is said of matches that were reviewed: bowers review does it, one by one."
)
_BEST = "Best is what strong players score against one another."


def draw_sums(canvas: Canvas, sums: Sums, top: int) -> int:
    """The page from a row on; how far down that row may be."""
    page = page_of(sums, min(WIDEST, canvas.width - 2 * _MARGIN))
    furthest = last_top(page.height, canvas.height - _TOP)
    draw_scrolled(canvas, (canvas.width - page.width) // 2, _TOP, page, min(top, furthest))
    return furthest


def told_games(sums: Sums) -> str:
    """Of how many games these are the figures, and how many were left out."""
    practice = f", {sums.practice:,} of practice left out" if sums.practice else ""
    return f"of {counted(sums.counted, 'saved game')}{practice}"


def page_of(sums: Sums, width: int) -> Canvas:
    """The whole page, as high as it needs to be."""
    page = Canvas(width, _draw_all(Canvas(width, 0), sums))
    _draw_all(page, sums)
    return page


def _draw_all(canvas: Canvas, sums: Sums) -> int:
    y = _draw_euchre(canvas, 0, sums.euchre)
    if sums.euchre.cards.hands:
        y = draw_cards(canvas, y + 2, sums.euchre.cards)
    return _draw_beggar(canvas, y + 2, sums.beggar)


def _draw_euchre(canvas: Canvas, y: int, sums: EuchreSums) -> int:
    hands = sum(sums.hands.values())
    draw_heading(canvas, 0, y, canvas.width, "EUCHRE", counted(hands, "hand"))
    if not hands:
        return _draw_sentence(canvas, y + 2, "No hand was played yet.")
    y = _draw_matches(canvas, y + 2, sums)
    y = _draw_roles(canvas, y + 1, sums)
    y = _draw_points(canvas, y + 1, sums)
    y = _draw_accuracy(canvas, y + 1, sums)
    told = (
        f"Won and lost are points. {_BEST} Marches of yours: {sums.marches:,}; you "
        f"were euchred: {sums.euchred:,}; hands thrown in: {sums.thrown_in:,}. You dealt first in "
        f"{sums.first_deals[True]:,} of {sums.first_deals.total():,}; chance, where it draws the "
        f"dealer, gives you half."
    )
    return _draw_sentence(canvas, y + 1, told)


def _draw_matches(canvas: Canvas, y: int, sums: EuchreSums) -> int:
    y = draw_head(canvas, y, "Matches against", ("games", "won", "share"))
    others = sorted(set(sums.matches) - set(LEVELS))
    for level in (*LEVELS, *others):
        played, won = sums.matches[level], sums.matches_won[level]
        share = f"{_PERCENT * won / played:.0f} %" if played else ""
        y = draw_figures(canvas, y, level, (f"{played:,}", f"{won:,}", share))
    return y


def _draw_roles(canvas: Canvas, y: int, sums: EuchreSums) -> int:
    y = draw_head(canvas, y, "Hands you played as", ("hands", "won", "lost", "a hand"))
    for role in Role:
        figures = _gains(sums.hands[role], sums.won[role], sums.lost[role])
        y = draw_figures(canvas, y, role.value, figures)
    total = (sum(counts.values()) for counts in (sums.hands, sums.won, sums.lost))
    return draw_figures(canvas, y, "all of them", _gains(*total), "text")


def _gains(hands: int, won: int, lost: int) -> list[str]:
    """Hands and points, and what was gained on average."""
    gain = f"{(won - lost) / hands:+.2f}" if hands else ""
    return [f"{hands:,}", f"{won:,}", f"{lost:,}", gain]


def _draw_points(canvas: Canvas, y: int, sums: EuchreSums) -> int:
    """What a hand brings who deals, and who does not."""
    dealer = STRONG.dealer_one + _TWO * STRONG.dealer_two
    other = STRONG.non_dealer_one + _TWO * STRONG.non_dealer_two
    y = draw_head(canvas, y, "Points a hand", ("you", "best", "them", "best"))
    for label, dealing in (("when you deal", True), ("when the other deals", False)):
        roles = [role for role in Role if role.dealing is dealing]
        hands = sum(sums.hands[role] for role in roles)
        won = _mean(sum(sums.won[role] for role in roles), hands)
        lost = _mean(sum(sums.lost[role] for role in roles), hands)
        yours, theirs = (dealer, other) if dealing else (other, dealer)
        figures = (won, f"{yours:.2f}", lost, f"{theirs:.2f}")
        y = draw_figures(canvas, y, label, figures)
    return y


def _draw_accuracy(canvas: Canvas, y: int, sums: EuchreSums) -> int:
    """How well both played in the matches that were reviewed."""
    if not sums.reviewed:
        return _draw_sentence(canvas, y, _NOT_REVIEWED)
    y = draw_head(canvas, y, "Accuracy", ("you", "them"))
    label = f"reviewed, {sums.reviewed:,} of {sums.played:,}"
    return draw_figures(canvas, y, label, (_share(sums.yours), _share(sums.theirs)))


def _share(shares: Sequence[float]) -> str:
    return f"{_PERCENT * sum(shares) / len(shares):.0f} %" if shares else ""


def _mean(points: int, hands: int) -> str:
    return f"{points / hands:.2f}" if hands else ""


def _draw_beggar(canvas: Canvas, y: int, sums: BeggarSums) -> int:
    games = len(sums.lengths) + sums.endless
    draw_heading(canvas, 0, y, canvas.width, "BEGGAR-MY-NEIGHBOUR", counted(games, "game"))
    if not games:
        return _draw_sentence(canvas, y + 2, "No game came to its end yet.")
    y = draw_head(canvas, y + 2, "Games", ("yours", "fair"))
    y = draw_figures(canvas, y, "played", (f"{sums.yours:,}",))
    y = draw_figures(canvas, y, "won", (f"{sums.won:,}", on_average(sums.expected_wins)))
    y = draw_figures(canvas, y, "without an end", (f"{sums.endless:,}",))
    if sums.lengths:
        y = _draw_lengths(canvas, y + 1, sums)
    if sums.seats.seen:
        y = _draw_seats(canvas, y + 1, sums)
    return y


def _draw_lengths(canvas: Canvas, y: int, sums: BeggarSums) -> int:
    games = len(sums.lengths)
    fair = f"{sums.expected_cards / games:,.0f}"
    y = draw_head(canvas, y, "Cards laid", ("cards", "fair"))
    y = draw_figures(canvas, y, "shortest", (f"{min(sums.lengths):,}",))
    y = draw_figures(canvas, y, "longest", (f"{max(sums.lengths):,}",))
    return draw_figures(canvas, y, "on average", (f"{sum(sums.lengths) / games:,.0f}", fair))


def _draw_seats(canvas: Canvas, y: int, sums: BeggarSums) -> int:
    y = draw_head(canvas, y, "All cards went to", ("times", "fair"))
    for seat, fair in sorted(sums.seats.expected.items()):
        figures = (f"{sums.seats.seen[seat]:,}", on_average(fair))
        y = draw_figures(canvas, y, f"player {seat + 1}", figures)
    chance = sums.seats.chance
    if chance is None:
        return _draw_sentence(canvas, y + 1, "Too few games to say whether every seat is as good.")
    told = f"Fair deals differ as much in {in_hundred(chance)} of 100 such series."
    return _draw_sentence(canvas, y + 1, told)


def _draw_sentence(canvas: Canvas, y: int, said: str) -> int:
    return draw_wrapped(canvas, 0, y, [Run(said, "muted")], canvas.width)
