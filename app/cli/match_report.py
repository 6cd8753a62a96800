"""What `bowers match` tells: for people in lines, and for programs as one JSON object."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import msgspec

from app.narration.words import counted
from engines.euchre import Rules
from engines.euchre.duplicate import Contest, Estimate, Figures


class Gain(msgspec.Struct, frozen=True, kw_only=True):
    """What the first of the players gains over the second in a deal, in points."""

    points_per_deal: float | None
    standard_error: float | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` tells: every figure is that of the first of the players.

    players, rules, seed: who played, by which rules, and what shuffled. pairs: of deals, each
    played twice. points_per_deal, standard_error: what the first gains over the second in a deal;
    dealing, not_dealing: the same in the deals of either. matches: how many, two to a pair of
    matches; wins, win_rate: of the first. A mean is null without a pair, and a standard error
    without two. complete: false when it was stopped before all was played.
    """

    players: tuple[str, str]
    rules: Rules
    seed: int
    pairs: int
    points_per_deal: float | None
    standard_error: float | None
    dealing: Gain
    not_dealing: Gain
    matches: int
    wins: int
    win_rate: float | None
    win_rate_standard_error: float | None
    complete: bool


def report(contest: Contest, found: Figures, *, complete: bool) -> Report:
    """The report of a contest."""
    return Report(
        players=(contest.first, contest.second),
        rules=contest.rules,
        seed=contest.seed,
        pairs=found.pairs,
        points_per_deal=found.points.mean,
        standard_error=found.points.error,
        dealing=_gain(found.dealing),
        not_dealing=_gain(found.not_dealing),
        matches=found.matches,
        wins=found.wins,
        win_rate=found.win_rate.mean,
        win_rate_standard_error=found.win_rate.error,
        complete=complete,
    )


def _gain(estimate: Estimate) -> Gain:
    return Gain(points_per_deal=estimate.mean, standard_error=estimate.error)


def lines(contest: Contest, found: Figures) -> Iterator[str]:
    """The report in lines."""
    yield f"{contest.first} over {contest.second}, seed {contest.seed}, {_rules(contest.rules)}"
    if found.pairs or found.matches:
        yield _line("", "", "standard error", "")
    if found.pairs:
        pairs = f"{counted(found.pairs, 'pair')} of deals"
        yield _line("Points a deal", *_points(found.points), pairs)
        yield _line("  dealing", *_points(found.dealing), "")
        yield _line("  not dealing", *_points(found.not_dealing), "")
    if found.matches:
        won = f"{found.wins:,} of {found.matches:,} matches"
        yield _line("Matches won", *_part(found.win_rate), won)


def briefly(found: Figures) -> str:
    """The figure that counts just now, in a few words."""
    if found.matches:
        part, error = _part(found.win_rate)
        return f"{part} of matches, error {error}"
    mean, error = _points(found.points)
    return f"{mean} a deal, error {error}"


def _line(name: str, figure: str, error: str, of: str) -> str:
    return f"{name:15}{figure:>9}{error:>16}  {of}".rstrip()


def _points(estimate: Estimate) -> tuple[str, str]:
    return _written(estimate.mean, "+.4f"), _written(estimate.error, ".4f")


def _part(estimate: Estimate) -> tuple[str, str]:
    return _written(estimate.mean, ".1%"), _written(estimate.error, ".1%")


def _written(number: float | None, style: str) -> str:
    return "not known" if number is None else format(number, style)


def _rules(rules: Rules) -> str:
    """The pack and the target, and each house rule that is not as the book has it."""
    usual = Rules()
    others = [
        f"{rule.name} {getattr(rules, rule.name)}"
        for rule in fields(Rules)
        if getattr(rules, rule.name) != getattr(usual, rule.name)
        and rule.name not in ("pack", "target")
    ]
    return ", ".join((f"{rules.pack} cards", f"to {rules.target} points", *others))
