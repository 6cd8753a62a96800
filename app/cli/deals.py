"""`bowers deal`: a deal played out, and how it came out."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress

import msgspec

from app.cli.arguments import Command, Parser, a_deal
from engines import beggar
from engines.beggar import Rules, ShortPayer
from engines.errors import BadDeal

SHORT_PAYERS: dict[str, ShortPayer] = {
    "passes": "debt passes on",
    "claimant": "claimant takes the pile",
}
"""What may be typed for each rule about a payer who runs out."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` tells: seats count from 0, and a loop is None but for an endless game."""

    deal: str
    deal_index: str | None
    players: int
    short_payer: str
    winner: int | None
    winners: tuple[int, ...]
    reason: str
    endless: bool
    cards: int
    tricks: int
    loop_start_cards: int | None
    loop_start_tricks: int | None
    period_cards: int | None
    period_tricks: int | None


def outcome(deal: str, short_payer: ShortPayer = "debt passes on") -> Outcome:
    """How a deal in kinds comes out. Raises `BadDeal`."""
    hands = beggar.parse_deal(deal)
    result = beggar.play_out(hands, Rules(len(hands), short_payer))
    return Outcome(
        deal=deal,
        deal_index=_index(deal),
        players=len(hands),
        short_payer=short_payer,
        winner=result.winners[0] if len(result.winners) == 1 else None,
        winners=result.winners,
        reason=result.reason,
        endless=result.reason == "endless",
        cards=result.cards,
        tricks=result.tricks,
        loop_start_cards=result.loop_start_cards,
        loop_start_tricks=result.loop_start_tricks,
        period_cards=result.period_cards,
        period_tricks=result.period_tricks,
    )


def add_short_payer(parser: Parser) -> None:
    """The rule about a payer who runs out."""
    parser.add_argument(
        "--short-payer",
        choices=SHORT_PAYERS,
        default="passes",
        help="with 3 or 4 players, when a payer runs out: the debt passes on to the next player "
        "(passes, the usual rule), or the claimant takes the pile (claimant)",
    )


def _add(parser: Parser) -> None:
    parser.add_argument(
        "deal",
        metavar="DEAL",
        help="the hands from the top card down, parted by /: - is a plain card, J Q K A are court "
        "cards (or 0 1 2 3 for - J Q K, as Italian deals are written); or the number of a deal",
    )
    parser.add_argument("--json", action="store_true", help="the outcome as one JSON object")
    add_short_payer(parser)


def _run(options: argparse.Namespace) -> int:
    came_out = outcome(a_deal(options.deal), SHORT_PAYERS[options.short_payer])
    if options.json:
        sys.stdout.write(msgspec.json.encode(came_out).decode() + "\n")
        return 0
    facts = {
        "Deal": came_out.deal,
        "Number": came_out.deal_index,
        "Winner": _winner(came_out),
        "Cards": f"{came_out.cards:,}",
        "Tricks": f"{came_out.tricks:,}",
        "Loop": _loop(came_out),
    }
    for name, fact in facts.items():
        if fact is not None:
            print(f"{name:8}{fact}")
    return 0


def _index(deal: str) -> str | None:
    with suppress(BadDeal):
        return str(beggar.deal_index(deal))
    return None


def _winner(came_out: Outcome) -> str:
    if came_out.winner is None:
        return "nobody: the game never ends"
    return f"player {came_out.winner + 1} of {came_out.players}"


def _loop(came_out: Outcome) -> str | None:
    if not came_out.endless:
        return None
    return (
        f"all stands then as it did after {came_out.loop_start_cards or 0:,} cards, "
        f"{came_out.loop_start_tricks or 0:,} tricks; once round is "
        f"{came_out.period_cards or 0:,} cards, {came_out.period_tricks or 0:,} tricks"
    )


DEAL = Command(
    name="deal",
    short="play a deal out and say how it ends",
    help="""\
Play a deal of Beggar-My-Neighbour out, player 1 leading, and say who wins after how many cards
and tricks, or where the loop is when it never ends. In JSON, seats count from 0.
""",
    examples="""\
  bowers deal ---AJ--Q---------QAKQJJ-QK/-----A----KJ-K--------A---
  bowers deal 447247122283566119055             the same by its number
  bowers deal --A-K/-Q--J/----Q --json          three players, for a program to read
""",
    add=_add,
    run=_run,
)
