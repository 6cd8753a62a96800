"""`bowers deal`: a deal played out, and all that is known of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path

import msgspec

from app.cli.arguments import Command, Parser, Refused, a_deal
from app.cli.watching import finds_in, like_a_deal
from app.narration import deals
from engines import beggar
from engines.beggar import RECORDS, Rules, ShortPayer
from engines.beggar.study import Ancestry, Count, Loop, Moment, Past, Study, past, study
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
    largest_pile, escape: the moment, and how many cards. backwards, into_loop: what leads to the
    deal, and to where its loop is entered; None with more than two players.
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
    lead_changes: int
    largest_pile: Moment | None
    escape: Moment | None
    backwards: Backwards | None
    into_loop: Backwards | None


def outcome(known: Study, before: Past | None) -> Outcome:
    """What is to be told of a deal."""
    result = known.result
    return Outcome(
        deal=beggar.format_deal(known.hands),
        deal_index=_index(known),
        players=len(known.hands),
        short_payer=known.rules.short_payer,
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
        lead_changes=max(0, len(known.fortunes.leads) - 1),
        largest_pile=known.fortunes.largest_pile,
        escape=known.fortunes.escape,
        backwards=_backwards(before.ancestry) if before else None,
        into_loop=_backwards(before.into_loop) if before else None,
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
        "'QS 10H/KD 2C'; or the number of a deal, or the name of a famous one or of a find",
    )
    parser.add_argument("--json", action="store_true", help="all of it as one JSON object")
    parser.add_argument(
        "--before",
        action="store_true",
        help="list the positions that lead here (to the loop of an endless deal), with how many "
        "tricks and cards before they stand: the leader's hand first, the nearest first",
    )
    add_short_payer(parser)


def _run(options: argparse.Namespace) -> int:
    hands = beggar.parse_deal(a_deal(_written(options.deal, options.saves)))
    known = study(hands, Rules(len(hands), SHORT_PAYERS[options.short_payer]))
    before = past(known)
    if options.json:
        sys.stdout.write(msgspec.json.encode(outcome(known, before)).decode() + "\n")
        return 0
    if options.before:
        return _list(before)
    last = ""
    for name, fact in _facts(known, before):
        print(f"{name if name != last else '':8}{fact}")
        last = name
    return 0


def _list(before: Past | None) -> int:
    if before is None:
        raise Refused(deals.TWO_ALONE)
    if not before.whole.ancestors:
        print(deals.NO_ANCESTOR, file=sys.stderr)
    for found in before.whole.ancestors:
        sizes = deals.sizes(found)
        print(f"{found.tricks:6,} {found.cards:6,}  {sizes:5}  {beggar.format_deal(found.hands)}")
    return 0


def _facts(known: Study, before: Past | None) -> Iterator[tuple[str, str]]:
    yield "Deal", beggar.format_deal(known.hands)
    if (index := _index(known)) is not None:
        yield "Number", index
    yield "Winner", deals.winner(known.result.winners, len(known.hands))
    yield "Cards", f"{known.result.cards:,}"
    yield "Tricks", f"{known.result.tricks:,}"
    house, *others = known.counts
    told = {
        "Or": (deals.otherwise(count, house) for count in others),
        "Loop": deals.loop(known.loop, len(known.hands)) if known.loop else (),
        "Turns": deals.fortunes(known.fortunes),
        "Before": deals.before(before, known.result) if before else (),
    }
    for name, sentences in told.items():
        yield from ((name, sentence) for sentence in sentences)


def _written(what: str, saves: Path) -> str:
    """The deal of that name, famous or a find, or what may be one itself."""
    if like_a_deal(what):
        return what
    famous = ((record.slug, record.deal) for record in RECORDS)
    named = chain(famous, ((find.name, find.deal) for find in finds_in(saves)))
    return next((deal for name, deal in named if name == what), what)


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
  bowers deal casella-2024 --before             what leads into the game without an end
  bowers deal --A-K/-Q--J/----Q --json          three players, for a program to read
""",
    add=_add,
    run=_run,
)
