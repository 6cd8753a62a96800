"""Claimed records: files in which somebody says how long the games of some deals are.

A file is UTF-8 text with a claim a line, in one of two forms. The one is a JSON object with the
fields of `Claim`; what it does not name is not claimed, and other fields are passed over. The other
is `name cards tricks deal` with blanks between, and `name endless deal` for a game without an end.
Empty lines and those that begin with # are passed over.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from engines import beggar
from engines.beggar import Record, Result, Rules, ShortPayer
from engines.beggar.study import Count, counts
from engines.errors import BadDeal
from engines.saves import clean

_ENDLESS = "endless"
_PLAIN_FORM = "name cards tricks deal, or name endless deal"
_FIELDS, _ENDLESS_FIELDS = 4, 3


class Claim(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is claimed of a deal; None is no claim.

    cards, tricks: of an endless game (`infinite`), when a position is seen for the second time.
    winner: a seat, from 0. loop_start_*: when that position was seen first; period_*: how long once
    round is.
    """

    name: str = ""
    deal: str
    cards: int | None = None
    tricks: int | None = None
    infinite: bool | None = None
    winner: int | None = None
    found_by: str = ""
    year: int | None = None
    deal_index: str | int | None = None
    short_payer: ShortPayer = "debt passes on"
    loop_start_cards: int | None = None
    loop_start_tricks: int | None = None
    period_cards: int | None = None
    period_tricks: int | None = None


class BadClaim(ValueError):
    """A line that cannot be read as a claim; the text says which and why."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is so: how a deal comes out, and each fact of a claim that is wrong.

    wrong: the name of the fact, what was claimed and what it really is. counted: the other way of
    counting by which cards and tricks would be right, if there is one.
    """

    claim: Claim
    line: int
    result: Result
    wrong: tuple[tuple[str, str, str], ...]
    counted: Count | None

    @property
    def right(self) -> bool:
        """Whether all that is claimed is so."""
        return not self.wrong

    @property
    def truth(self) -> Claim:
        """The claim with the cards and tricks there really are."""
        return msgspec.structs.replace(
            self.claim,
            cards=self.result.cards,
            tricks=self.result.tricks,
            infinite=not self.result.winners,
        )


def read_claims(text: str) -> list[tuple[int, Claim]]:
    """The claims of a file's text with the numbers of their lines, from 1.

    Raises `BadClaim` for a line that is none, or whose deal cannot be read.
    """
    found = []
    for number, written in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = written.strip()
        if not line or line.startswith("#"):
            continue
        try:
            claim = _from_json(line) if line.startswith("{") else _from_words(line)
            beggar.read_deal(claim.deal)
        except (msgspec.DecodeError, BadDeal, BadClaim) as error:
            raise BadClaim(f"In line {number}: {error}") from error
        found.append((number, claim))
    return found


def famous(record: Record) -> Claim:
    """What is known of a famous deal, as a claim."""
    return Claim(
        name=record.slug,
        deal=record.deal,
        cards=record.cards,
        tricks=record.tricks,
        infinite=record.endless,
        found_by=record.finder,
        year=record.year,
    )


def judge(claim: Claim, line: int = 1) -> Verdict:
    """Play a claimed deal out and compare. Raises `BadDeal` when it cannot be read."""
    hands = beggar.parse_deal(beggar.format_deal(beggar.read_deal(claim.deal)))
    rules = Rules(len(hands), claim.short_payer)
    result = beggar.play_out(hands, rules)
    facts = {
        "cards": (claim.cards, result.cards),
        "tricks": (claim.tricks, result.tricks),
        "the game": (_ending(claim.infinite), _ending(not result.winners)),
        "the winner": (_player(claim.winner), _player(*result.winners)),
        "the number": (_index(claim.deal_index), _index_of(hands)),
        "loop begins, cards": (claim.loop_start_cards, result.loop_start_cards),
        "loop begins, tricks": (claim.loop_start_tricks, result.loop_start_tricks),
        "once round, cards": (claim.period_cards, result.period_cards),
        "once round, tricks": (claim.period_tricks, result.period_tricks),
    }
    wrong = tuple(
        (name, _told(said), _told(really))
        for name, (said, really) in facts.items()
        if said is not None and said != really
    )
    otherwise = _otherwise(claim, hands, rules) if wrong else None
    return Verdict(claim, line, result, wrong, otherwise)


def _from_json(line: str) -> Claim:
    claim = msgspec.json.decode(line, type=Claim)
    return msgspec.structs.replace(claim, name=clean(claim.name), found_by=clean(claim.found_by))


def _from_words(line: str) -> Claim:
    words = line.split(maxsplit=_ENDLESS_FIELDS - 1)
    if len(words) == _ENDLESS_FIELDS and words[1].lower() == _ENDLESS:
        return Claim(name=clean(words[0]), deal=words[2], infinite=True)
    words = line.split(maxsplit=_FIELDS - 1)
    if len(words) != _FIELDS:
        found = f"{len(words)} parts" if len(words) > 1 else "1 part"
        raise BadClaim(f"a claim is written {_PLAIN_FORM}, and this has {found}.")
    name, cards, tricks, deal = words
    return Claim(name=clean(name), deal=deal, cards=_whole(cards), tricks=_whole(tricks))


def _whole(text: str) -> int:
    figures = text.replace(",", "")
    if not (figures.isascii() and figures.isdecimal()):
        raise BadClaim(f"{clean(text, 30)!r} is no number: a claim is written {_PLAIN_FORM}.")
    return int(figures)


def _index(claimed: str | int | None) -> str | None:
    return None if claimed is None else str(claimed)


def _index_of(hands: tuple[str, ...]) -> str | None:
    try:
        return str(beggar.deal_index("/".join(hands)))
    except BadDeal:
        return None


def _ending(endless: bool | None) -> str | None:
    return None if endless is None else "never ends" if endless else "ends"


def _player(seat: int | None = None) -> str | None:
    return None if seat is None else f"player {seat + 1}"


def _told(fact: str | int | None) -> str:
    match fact:
        case int():
            return f"{fact:,}"
        case None:
            return "none"
        case str():
            return clean(fact, 30)


def _otherwise(claim: Claim, hands: tuple[str, ...], rules: Rules) -> Count | None:
    """The other way of counting that gives what is claimed."""
    for count in counts(hands, rules)[1:]:
        if claim.cards == count.cards and claim.tricks in (count.tricks, None):
            return count
    return None
