"""How strong the hard Euchre player is: by duplicate play, in every core, for a long while."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.measuring import measured
from engines.euchre.duplicate import Contest, Estimate, Figures
from tests.benchmarks.figure import Figure

SEED = 2026


@dataclass(frozen=True, slots=True)
class Claim:
    """What the first of two contestants gains over the second in a deal: so much at least, or most.

    pairs: of deals, enough for the standard error to be small beside it.
    """

    first: str
    second: str
    bound: float
    pairs: int
    at_least: bool = True


CLAIMS = (
    Claim("hard", "normal", 0.13, 2_000),
    Claim("hard", "pimc100", 0.03, 4_000),
    Claim("all-seeing", "hard", 0.23, 2_000, at_least=False),
)
MATCHES, MATCHES_WON = 300, 62


def figures() -> Iterator[Figure]:
    """Each claim, then how many of a hundred matches the hard player wins from the normal one."""
    for claim in CLAIMS:
        found = last(Contest(claim.first, claim.second, seed=SEED), pairs=claim.pairs)
        yield figure(
            f"{claim.first} over {claim.second}",
            found.points,
            "points a deal",
            claim.bound,
            at_least=claim.at_least,
        )
    found = last(Contest("hard", "normal", seed=SEED), matches=MATCHES)
    yield figure("hard over normal", found.win_rate, "% of matches", MATCHES_WON, scale=100)


def last(contest: Contest, *, pairs: int = 0, matches: int = 0) -> Figures:
    """The figures of a contest when all has been played."""
    *_, found = measured(contest, pairs=pairs, matches=matches)
    return found


def figure(
    name: str,
    estimate: Estimate,
    unit: str,
    bound: float,
    *,
    scale: int = 1,
    at_least: bool = True,
) -> Figure:
    """An estimate with its standard error, beside what is claimed."""
    assert estimate.mean is not None and estimate.error is not None
    told = f"Euchre, {name} (± {estimate.error * scale:.2g})"
    return Figure(told, estimate.mean * scale, unit, bound, at_least=at_least)
