"""`bowers records`: famous deals and one's own, listed and added to, and claims put to the test."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from app.claims import BadClaim, Verdict, famous, judge, read_claims
from app.cli.arguments import Command, Parser, Refused, add_folder
from app.cli.screen import check_folder
from app.finds import BadFinds, Finds
from app.narration import deals
from app.narration.words import counted, listed
from engines.beggar import RECORDS
from engines.saves import clean

_SOME_WRONG = 1
_STANDARD_INPUT = "-"


def _add(parser: Parser) -> None:
    parser.set_defaults(do=_list)
    jobs = parser.add_subparsers(metavar="check|add", title="what else can be done")
    check = jobs.add_parser("check", help="say of each claimed record whether it is right")
    check.add_argument(
        "file", metavar="FILE", help="claims, one a line; - is what comes in by a pipe"
    )
    check.set_defaults(do=_check)
    add = jobs.add_parser("add", help="keep a find of your own")
    add.add_argument("name", metavar="NAME", help="what it is to be called")
    add.add_argument("deal", metavar="DEAL", help="the hands, or the number of a deal")
    add.add_argument("--finder", default="", metavar="WHO", help="who found it")
    add.add_argument("--year", type=int, help="and when")
    add.set_defaults(do=_add_find)
    for child in (check, add):
        add_folder(child, first=False)


def _run(options: argparse.Namespace) -> int:
    check_folder(options.saves)
    code: int = options.do(options)
    return code


def _list(options: argparse.Namespace) -> int:
    try:
        finds = Finds(options.saves).all()
    except BadFinds as error:
        raise Refused(str(error)) from error
    for known in (*map(famous, RECORDS), *finds):
        length = "never ends" if known.infinite else f"{known.cards:,} cards"
        tricks = "" if known.infinite else f"{known.tricks:,} tricks"
        found = f"{known.year or '':4}  {known.found_by}"
        print(f"{known.name:18}  {length:>11}  {tricks:>12}  {found}".rstrip())
    return 0


def _check(options: argparse.Namespace) -> int:
    try:
        claims = read_claims(_text(options.file))
    except BadClaim as error:
        raise Refused(f"{clean(options.file, 200)}: {error}") from error
    verdicts = [judge(claim, line) for line, claim in claims]
    for verdict in verdicts:
        print(_told(verdict))
    wrong = sum(not verdict.right for verdict in verdicts)
    print(f"{counted(len(verdicts), 'claim')}: {len(verdicts) - wrong:,} right, {wrong:,} wrong.")
    return _SOME_WRONG if wrong else 0


def _text(file: str) -> str:
    try:
        if file == _STANDARD_INPUT:
            return sys.stdin.read()
        return Path(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        name = clean(file, 200)
        raise Refused(f"{name}: this is no text in UTF-8: {error.reason}.") from error


def _told(verdict: Verdict) -> str:
    name = f" {verdict.claim.name}" if verdict.claim.name else ""
    start = f"line {verdict.line}{name}:"
    if verdict.right:
        return f"{start} right. {deals.outcome(verdict.result)}"
    wrong = listed(f"{fact} {really}, not {said}" for fact, said, really in verdict.wrong)
    told = f"{start} wrong: {wrong}. {deals.outcome(verdict.result)}"
    if verdict.counted is None:
        return told
    return f"{told} The claim is right {deals.convention(verdict.counted.convention)}."


def _add_find(options: argparse.Namespace) -> int:
    try:
        find = Finds(options.saves).add(options.name, options.deal, options.finder, options.year)
    except BadFinds as error:
        raise Refused(str(error)) from error
    print(f"{find.name}: kept. {deals.length(find.cards or 0, find.tricks or 0)}.")
    return 0


RECORDS_COMMAND = Command(
    name="records",
    short="list the famous deals and your own, or check claimed ones",
    help="""\
List the famous deals of Beggar-My-Neighbour and those you have found, with the name by which
`bowers watch` shows each. Or check a file of claimed records, a claim a line: a JSON object such as
{"name": "mine", "deal": "--J/Q-", "cards": 5, "tricks": 1}, or plainly: name cards tricks deal. For
each line it says whether it is right, or what it really is; the exit code is 0 when all are right,
1 when some are wrong, and 2 when a line cannot be read.
""",
    examples="""\
  bowers records
  bowers records check claims.txt
  bowers records add "my best" ---AJ--Q---------QAKQJJ-QK/-----A----KJ-K--------A---
""",
    add=_add,
    run=_run,
)
