"""The deals with known answers."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from engines.beggar import Reason, Result, Rules, Seat, ShortPayer

CASES = Path(__file__).parents[2] / "cases"


@dataclass(frozen=True)
class Case:
    """A deal, the rules it is played by, and how it comes out."""

    deal: str
    rules: Rules
    result: Result
    period_cards: int | None
    period_tricks: int | None
    deal_index: int | None
    finder: str = ""
    year: int | None = None


def _case(line: str) -> Case:
    told = json.loads(line)
    short_payer: ShortPayer = told.get("short_payer", "debt passes on")
    winners: tuple[Seat, ...] = () if told["infinite"] else (told["winner"],)
    reason: Reason = "endless" if told["infinite"] else "all cards"
    return Case(
        told["deal"],
        Rules(told.get("players", 2), short_payer),
        Result(
            winners,
            reason,
            told["cards"],
            told["tricks"],
            told.get("loop_start_cards"),
            told.get("loop_start_tricks"),
        ),
        told.get("period_cards"),
        told.get("period_tricks"),
        int(told["deal_index"]) if "deal_index" in told else None,
        told.get("found_by", ""),
        told.get("year"),
    )


def known() -> list[Case]:
    """Every case of the two files."""
    names = ("beggar_deals.jsonl", "beggar_many_players.jsonl")
    return [
        _case(line)
        for name in names
        for line in (CASES / name).read_text(encoding="utf-8").splitlines()
    ]
