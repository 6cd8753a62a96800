"""`bowers deal`: a deal played out, and all that is known of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from app.cli.arguments import Command, Parser, a_deal
from app.narration import deals
from engines import beggar
from engines.beggar import Rules, ShortPayer
from engines.beggar.study import Ancestry, Count, Loop, Study, study
from engines.errors import BadDeal

SHORT_PAYERS: dict[str, ShortPayer] = {
    "passes": "debt passes on",
    "claimant": "claimant takes the pile",
}
"""What may be typed for each rule about a payer who runs out."""


class Longer(msgspec.Struct, frozen=True):
    """A deal that leads to another, and how long its game is; the leader is player 1."""

    deal: str
    cards: int
    tricks: int


class Backwards(msgspec.Struct, frozen=True):
    """How many positions lead somewhere, by how many tricks, and those of them that are dealt so.

    `complete` is false when there were more, and these are the nearest. The longest deal is first.
    """

    positions: int
    complete: bool
    tricks: int
    deals: tuple[Longer, ...]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` tells: seats count from 0, and a loop is None but for an endless game.

    counts: by the convention of the house, and by each other that comes to something else.
    backwards, into_loop: what leads to the deal, and to where its loop is entered; None with more
    than two players.
    """

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
    counts: tuple[Count, ...]
    loop: Loop | None
    backwards: Backwards | None
    into_loop: Backwards | None


def outcome(known: Study, short_payer: ShortPayer) -> Outcome:
    """What is to be told of a deal."""
    result = known.result
    return Outcome(
        deal=beggar.format_deal(known.hands),
        deal_index=_index(known),
        players=len(known.hands),
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
        counts=known.counts,
        loop=known.loop,
        backwards=_backwards(known.ancestry),
        into_loop=_backwards(known.into_loop),
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
        "cards (or 0 1 2 3 for - J Q K, as Italian deals are written); or real cards, as in "
        "'QS 10H/KD 2C'; or the number of a deal",
    )
    parser.add_argument("--json", action="store_true", help="all of it as one JSON object")
    add_short_payer(parser)


def _run(options: argparse.Namespace) -> int:
    short_payer = SHORT_PAYERS[options.short_payer]
    hands = beggar.parse_deal(a_deal(options.deal))
    known = study(hands, Rules(len(hands), short_payer))
    if options.json:
        told = msgspec.json.encode(outcome(known, short_payer))
        sys.stdout.write(told.decode() + "\n")
        return 0
    before = ""
    for name, fact in _facts(known):
        print(f"{name if name != before else '':8}{fact}")
        before = name
    return 0


def _facts(known: Study) -> Iterator[tuple[str, str]]:
    yield "Deal", beggar.format_deal(known.hands)
    if (index := _index(known)) is not None:
        yield "Number", index
    yield "Winner", deals.winner(known.result.winners, len(known.hands))
    yield "Cards", f"{known.result.cards:,}"
    yield "Tricks", f"{known.result.tricks:,}"
    house, *others = known.counts
    for count in others:
        yield "Or", deals.otherwise(count, house)
    if known.loop is not None:
        yield from _loop(known.loop, len(known.hands))
    if known.ancestry is not None:
        yield from _before(known.ancestry, known)
    if known.into_loop is not None:
        yield "Before", deals.leads_into_loop(known.into_loop)


def _loop(loop: Loop, players: int) -> Iterator[tuple[str, str]]:
    yield "Loop", deals.entered(loop)
    for said in (deals.mirrored(loop.by_kinds, players), deals.card_by_card(loop)):
        if said:
            yield "Loop", said


def _before(ancestry: Ancestry, known: Study) -> Iterator[tuple[str, str]]:
    yield "Before", deals.leads_here(ancestry)
    if ancestry.longest is not None and (longer := deals.longer(ancestry, known.result)):
        yield "Before", longer
        yield "Before", beggar.format_deal(ancestry.longest.hands)


def _index(known: Study) -> str | None:
    with suppress(BadDeal):
        return str(beggar.deal_index(beggar.format_deal(known.hands)))
    return None


def _backwards(found: Ancestry | None) -> Backwards | None:
    if found is None:
        return None
    longer = []
    for before in found.balanced:
        result = beggar.play_out(before.hands)
        longer.append(Longer(beggar.format_deal(before.hands), result.cards, result.tricks))
    return Backwards(len(found.ancestors), found.complete, found.tricks, tuple(longer))


DEAL = Command(
    name="deal",
    short="play a deal out and say all that is known of it",
    help="""\
Play a deal of Beggar-My-Neighbour out, player 1 leading, and say who wins after how many cards
and tricks, what it comes to by other ways of counting, where the loop is when it never ends, and
from which deals it can be reached. In JSON, seats count from 0.
""",
    examples="""\
  bowers deal ---AJ--Q---------QAKQJJ-QK/-----A----KJ-K--------A---
  bowers deal 447247122283566119055             the same by its number
  bowers deal --A-K/-Q--J/----Q --json          three players, for a program to read
""",
    add=_add,
    run=_run,
)
