"""A person's own finds: deals with a name, kept beside the saved games.

They are a file of claims, a JSON object a line, which `bowers records check` reads, too. It is
written whole or not at all, and not touched while there is a line in it that is not right.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from app import paths
from app.claims import BadClaim, Claim, judge, read_claims
from app.start import WatchDeal, WatchRecord
from app.whole_files import write_whole
from engines import beggar
from engines.beggar import RECORDS, ShortPayer
from engines.saves import clean

_FAMOUS = frozenset(record.slug for record in RECORDS)
_FIRST_YEAR, _LAST_YEAR = 1800, 2999


def start_of(claim: Claim) -> WatchRecord | WatchDeal:
    """A claimed deal as one to be watched: a famous one, a find, or one without a name."""
    if claim.name in _FAMOUS:
        return WatchRecord(claim.name)
    origin = f"{claim.found_by} {claim.year or ''}".strip()
    return WatchDeal(claim.deal, claim.name or "a deal", origin, claim.short_payer)


class BadFinds(ValueError):
    """A find that cannot be kept, or a file of finds that is not right; the text says why."""


class Finds:
    """The finds of a folder, read from the disk whenever they are asked for."""

    def __init__(self, folder: Path) -> None:
        self.file = paths.finds_file(folder)

    def all(self) -> list[Claim]:
        """The finds, in the order they were made; none when there is no such file.

        Every deal is played out again. Raises `BadFinds`, with the line, when something is wrong.
        """
        try:
            text = self.file.read_text("utf-8")
        except FileNotFoundError:
            return []
        except OSError as error:
            raise BadFinds(f"The finds cannot be read: {error.strerror}.") from error
        except UnicodeDecodeError as error:
            raise BadFinds(f"{self.file} is no text: {error.reason}.") from error
        try:
            claims = read_claims(text)
        except BadClaim as error:
            raise BadFinds(f"{self.file}: {error}") from error
        return self._checked(claims)

    def _checked(self, claims: list[tuple[int, Claim]]) -> list[Claim]:
        found: dict[str, Claim] = {}
        for line, claim in claims:
            verdict = judge(claim)
            if not claim.name or claim.name in found:
                wrong = "a find needs a name of its own"
            elif not verdict.right:
                wrong = "this is not what the deal comes to"
            else:
                found[claim.name] = verdict.truth
                continue
            raise BadFinds(f"{self.file}: In line {line}: {wrong}.")
        return list(found.values())

    def add(
        self,
        name: str,
        deal: str,
        finder: str = "",
        year: int | None = None,
        short_payer: ShortPayer = "debt passes on",
    ) -> Claim:
        """Keep a deal, however it is written. Raises `BadFinds`, and `BadDeal` for no deal."""
        finds = self.all()
        hands = beggar.read_deal(deal)
        if year is not None and not _FIRST_YEAR <= year <= _LAST_YEAR:
            raise BadFinds(f"A deal is found in a year of four figures, and {year} is none.")
        claim = Claim(
            name=self._free(name, finds),
            deal=beggar.write_deal(hands),
            found_by=clean(finder),
            year=year,
            short_payer=short_payer,
        )
        find = judge(claim).truth
        self._keep([*finds, find])
        return find

    def keep(self, claim: Claim, name: str, finder: str, year: str) -> Claim:
        """Keep a claimed deal by what was typed for it. Raises as `add` does."""
        figures = clean(year, 20)
        if figures and not (figures.isascii() and figures.isdecimal()):
            raise BadFinds(f"A year is written in figures, or not at all: {figures!r} is none.")
        return self.add(name, claim.deal, finder, int(figures or 0) or None, claim.short_payer)

    def rename(self, name: str, to: str) -> str:
        """Give a find another name, which is the answer as it is kept. Raises `BadFinds`."""
        finds = self.all()
        others = [find for find in finds if find.name != name]
        kept = self._free(to, others)
        self._keep(
            [
                msgspec.structs.replace(find, name=kept) if find.name == name else find
                for find in finds
            ]
        )
        return kept

    def delete(self, name: str) -> None:
        """Forget a find. Raises `BadFinds`."""
        self._keep([find for find in self.all() if find.name != name])

    def _free(self, name: str, finds: list[Claim]) -> str:
        kept = clean(name)
        if not kept:
            raise BadFinds("A name needs letters or digits.")
        if kept in [find.name for find in finds]:
            raise BadFinds(f'There is a find "{kept}" already.')
        if kept in _FAMOUS:
            raise BadFinds(f'"{kept}" is the name of a famous deal.')
        return kept

    def _keep(self, finds: list[Claim]) -> None:
        lines = b"".join(msgspec.json.encode(find) + b"\n" for find in finds)
        try:
            write_whole(self.file, lines)
        except OSError as error:
            raise BadFinds(f"The finds cannot be kept: {error.strerror}.") from error
