"""What `bowers lab` tells: for people in lines, and for programs as one JSON object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from app.lab.histogram import histogram
from app.narration import lab as words
from engines.beggar import format_deal
from engines.beggar.lab import Find, Lengths, Lot, RandomDeals, Tally

_SHARES: Final = (1, 5, 25, 50, 75, 95, 99)
_BINS: Final = 16
_BAR: Final = 40
_HUNDRED: Final = 100


class LengthsReport(msgspec.Struct, frozen=True, kw_only=True):
    """Lengths of the games that end: `quantiles` and `counts` by hundredths and by length."""

    mean: float
    median: int
    longest: int
    quantiles: dict[str, int]
    counts: dict[str, int]


class FindReport(msgspec.Struct, frozen=True, kw_only=True):
    """A find: the number of the deal among those of the seed, the deal, and how long it is."""

    number: int
    deal: str
    cards: int
    tricks: int
    endless: bool


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` tells.

    seed: None for all deals of 20 cards. deals: how many were played. wins: by seat, seat 0 leads;
    endless: how many games never end, and win nobody anything. best: endless ones first, then the
    longest. complete: false when it was stopped before all was played.
    """

    players: int
    short_payer: str
    seed: int | None
    deals: int
    cards: LengthsReport
    tricks: LengthsReport
    wins: tuple[int, ...]
    endless: int
    best: tuple[FindReport, ...]
    complete: bool


def report(lot: Lot, tally: Tally) -> Report:
    """The report of a lot, of which so much was played."""
    return Report(
        players=lot.rules.players,
        short_payer=lot.rules.short_payer,
        seed=lot.seed if isinstance(lot, RandomDeals) else None,
        deals=tally.deals,
        cards=_lengths(tally.cards),
        tricks=_lengths(tally.tricks),
        wins=tally.wins,
        endless=tally.endless,
        best=tuple(_find(lot, find) for find in tally.best),
        complete=tally.deals == lot.deals,
    )


def _lengths(lengths: Lengths) -> LengthsReport:
    return LengthsReport(
        mean=lengths.mean,
        median=lengths.median,
        longest=lengths.longest,
        quantiles={str(share): lengths.quantile(share / _HUNDRED) for share in _SHARES},
        counts={str(length): count for length, count in sorted(lengths.counts.items())},
    )


def _find(lot: Lot, find: Find) -> FindReport:
    return FindReport(
        number=find.number,
        deal=format_deal(lot.hands(find.number)),
        cards=find.cards,
        tricks=find.tricks,
        endless=find.endless,
    )


def lines(lot: Lot, tally: Tally, *, bar: str) -> Iterator[str]:
    """The report in lines; `bar` is the sign that bars are made of."""
    yield f"{tally.deals:,} deals, {words.asked(lot)}"
    yield ""
    yield f"{'':8}{'mean':>9}{'median':>9}{'95 in 100':>11}{'longest':>9}"
    for name, lengths in (("Cards", tally.cards), ("Tricks", tally.tricks)):
        middle = f"{lengths.mean:>9.1f}{lengths.median:>9,}{lengths.quantile(0.95):>11,}"
        yield f"{name:8}{middle}{lengths.longest:>9,}"
    yield ""
    yield from _bars(tally.cards, bar)
    yield ""
    for seat, wins in enumerate(tally.wins, start=1):
        yield f"{f'Player {seat} wins':16}{words.percent(wins, sum(tally.wins)):>9}"
    yield f"{'Endless':16}{words.endless(tally.endless):>9}"
    yield ""
    for find in tally.best:
        yield f"{words.found(find)}: {words.number(find)}"
        yield f"  {format_deal(lot.hands(find.number))}"


def _bars(lengths: Lengths, bar: str) -> Iterator[str]:
    """A histogram, lying on its side."""
    shown = histogram(lengths, _BINS, round_step=True)
    most = max(shown.counts)
    for place, count in enumerate(shown.counts):
        label = f"{place * shown.step:,}-{(place + 1) * shown.step - 1:,} cards"
        share = words.percent(count, lengths.games)
        yield f"{label:>18}{share:>9}  {bar * round(_BAR * count / max(1, most))}".rstrip()
    yield f"{'longer':>18}{words.percent(shown.beyond, lengths.games):>9}"
