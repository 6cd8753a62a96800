"""The file of a hunt: a line on the hunt, and a line for each find.

The first line is for whoever goes on with the hunt. The others are claims, so the whole can be
checked by `bowers records check`, too. It is written whole or not at all.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from app.claims import Claim, judge
from app.hunt.hunt import Deal, Hunt, Kept, deal
from app.whole_files import write_whole
from engines.beggar import Rules, ShortPayer, format_deal, parse_deal
from engines.beggar.lab import Find, dealt
from engines.errors import BadDeal, BadRules

_SIGN: Final = "# "
_FORMAT: Final = "bowers hunt"
_VERSION: Final = 1
_MOST: Final = 2**63


class BadHunt(ValueError):
    """A file that is no hunt, or not as it was written; the text says where and why."""


class _Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: whose deals, and how many of them were played."""

    format: str
    version: int
    players: int
    short_payer: ShortPayer
    seed: int
    keep: int
    deals: int


class _Line(Claim, frozen=True, kw_only=True):
    """A find: the number of the deal, and the longest deal that leads to it."""

    number: int
    longer: str | None = None


def write_hunt(hunt: Hunt, file: Path) -> None:
    """Have a hunt on the disk, and until then what was there before. Raises `OSError`."""
    head = _Head(
        format=_FORMAT,
        version=_VERSION,
        players=hunt.rules.players,
        short_payer=hunt.rules.short_payer,
        seed=hunt.seed,
        keep=hunt.keep,
        deals=hunt.deals,
    )
    lines = [_SIGN.encode() + msgspec.json.encode(head)]
    lines += [msgspec.json.encode(_line(hunt, kept)) for kept in hunt.kept]
    write_whole(file, b"\n".join(lines) + b"\n")


def _line(hunt: Hunt, kept: Kept) -> _Line:
    return _Line(
        name=f"{hunt.seed}-{kept.find.number}",
        number=kept.find.number,
        deal=kept.deal.written,
        cards=kept.find.cards,
        tricks=kept.find.tricks,
        infinite=kept.find.endless,
        short_payer=hunt.rules.short_payer,
        longer=kept.longer.written if kept.longer else None,
    )


def read_hunt(file: Path) -> Hunt | None:
    """The hunt of a file, every find dealt and played again; None when there is no such file.

    Raises `BadHunt`, and `OSError` when it cannot be read.
    """
    try:
        head, *lines = file.read_text("utf-8").splitlines() or [""]
    except FileNotFoundError:
        return None
    except UnicodeDecodeError as error:
        raise BadHunt(f"{file} is no hunt: this is no text in UTF-8.") from error
    hunt = _begun(head, file)
    kept = []
    for number, line in enumerate(lines, start=2):
        try:
            kept.append(_kept(hunt, msgspec.json.decode(line, type=_Line)))
        except (msgspec.DecodeError, BadDeal, BadHunt) as error:
            raise BadHunt(f"{file}, line {number}: {error}") from error
    finds = [found.find for found in kept]
    if finds != sorted(set(finds)) or sum(not find.endless for find in finds) > hunt.keep:
        raise BadHunt(f"{file}: the finds are not in their order, or there are too many.")
    return replace(hunt, kept=tuple(kept))


def _begun(line: str, file: Path) -> Hunt:
    """The hunt that the first line tells of, without its finds."""
    if not line.startswith(_SIGN):
        raise BadHunt(f"{file} is no hunt: its first line does not say so.")
    try:
        head = msgspec.json.decode(line.removeprefix(_SIGN), type=_Head)
        rules = Rules(head.players, head.short_payer)
    except (msgspec.DecodeError, BadRules) as error:
        raise BadHunt(f"{file}, line 1: {error}") from error
    if head.format != _FORMAT:
        raise BadHunt(f"{file} is no hunt: its first line says {head.format!r}.")
    if head.version > _VERSION:
        raise BadHunt(f"{file} was written by a newer version of the program.")
    if not (0 <= head.seed < _MOST and 0 <= head.deals < _MOST and head.keep >= 0):
        raise BadHunt(f"{file}, line 1: a number is out of bounds.")
    return Hunt(rules, head.seed, head.keep, head.deals)


def _kept(hunt: Hunt, line: _Line) -> Kept:
    if not 0 <= line.number < hunt.deals:
        raise BadHunt(f"deal {line.number} was not played in this hunt.")
    hands = dealt(hunt.seed, line.number, hunt.rules.players)
    verdict = judge(line)
    if line.deal != format_deal(hands) or not verdict.right:
        raise BadHunt(f"this is not deal {line.number} of seed {hunt.seed}, or not its length.")
    longer = None
    if line.longer is not None:
        longer = deal(parse_deal(line.longer), hunt.rules)
        if longer.result.cards <= verdict.result.cards:
            raise BadHunt("the longer deal is not longer.")
    find = Find.of(line.number, verdict.result)
    return Kept(find, Deal(line.deal, verdict.result), longer)
