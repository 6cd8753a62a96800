"""`bowers beggar` and `bowers euchre`: straight to a new game."""

from __future__ import annotations

import argparse

from app.cli.arguments import Command, Parser, Refused, a_deal, add_seed
from app.cli.deals import SHORT_PAYERS, add_short_payer
from app.cli.house_rules import add_house_rules, house_rules
from app.cli.table import add_plain, open_table
from app.start import BEGGAR_NAMES, LEVELS, NewBeggar, NewEuchre
from engines import beggar
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS
from engines.saves import clean

_PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
_DEALERS: dict[str, int | None] = {"random": None, "you": 0, "opponent": 1}


def _add_beggar(parser: Parser) -> None:
    parser.add_argument(
        "--players", type=int, choices=_PLAYERS, help="how many play (2, or as many as are named)"
    )
    parser.add_argument("--names", nargs="+", metavar="NAME", help="the players, in their order")
    parser.add_argument(
        "--persons",
        type=int,
        choices=range(MOST_PLAYERS + 1),
        default=1,
        metavar="N",
        help="how many of them, the first ones, turn their cards by a key (1)",
    )
    add_short_payer(parser)
    parser.add_argument(
        "--time-limit",
        type=int,
        metavar="MINUTES",
        help="when it is up, whoever has most cards wins, if a player asks for it",
    )
    parser.add_argument("--deal", help="the hands, or the number of a deal: see bowers deal --help")
    add_seed(parser, first=False)
    add_plain(parser)


def _beggar(options: argparse.Namespace) -> int:
    deal = a_deal(options.deal) if options.deal is not None else ""
    if deal and options.seed is not None:
        raise Refused("A seed shuffles, and a deal is shuffled already: give one of them.")
    named = _names(options.names) if options.names else ()
    players = options.players or len(named) or deal.count("/") + bool(deal) or 2
    rules = beggar.Rules(players, SHORT_PAYERS[options.short_payer], options.time_limit)
    names = named or BEGGAR_NAMES[:players]
    if len(names) != players:
        raise Refused(f"There are {players} players and {len(names)} names.")
    if options.persons > players:
        raise Refused(f"There are {players} players and {options.persons} persons.")
    persons = tuple(range(options.persons))
    return open_table(NewBeggar(rules, names, persons, options.seed, deal), options)


def _add_euchre(parser: Parser) -> None:
    parser.add_argument("--name", default="You", help="your name")
    parser.add_argument("--opponent", default="Ada", metavar="NAME", help="who sits opposite (Ada)")
    parser.add_argument(
        "--level", choices=LEVELS, default="normal", help="how well the opponent plays (normal)"
    )
    parser.add_argument(
        "--first-dealer", choices=_DEALERS, default="random", help="who deals first (random)"
    )
    parser.add_argument(
        "--practice",
        action="store_true",
        help="you may take back what you did; statistics leave the match out",
    )
    add_house_rules(parser)
    add_seed(parser, first=False)
    add_plain(parser)


def _euchre(options: argparse.Namespace) -> int:
    you, opponent = _names([options.name, options.opponent])
    dealer = _DEALERS[options.first_dealer]
    start = NewEuchre(
        house_rules(options),
        (you, opponent),
        options.level,
        dealer,
        options.seed,
        practice=options.practice,
    )
    return open_table(start, options)


def _names(given: list[str]) -> tuple[str, ...]:
    names = tuple(map(clean, given))
    if not all(names):
        raise Refused("A name needs something that can be shown.")
    return names


BEGGAR = Command(
    name="beggar",
    short="a new game of Beggar-My-Neighbour",
    help="Start a new game of Beggar-My-Neighbour. What is not given is as the book has it.",
    examples="""\
  bowers beggar                                  you against Ann
  bowers beggar --names Ann Bob Cat --persons 3  three at one keyboard
  bowers beggar --seed 7 --plain                 by typed lines, a deal you can have again
  bowers beggar --deal ---A-K/-Q--J-             a deal of your own
""",
    add=_add_beggar,
    run=_beggar,
)

EUCHRE = Command(
    name="euchre",
    short="a new match of two-handed Euchre",
    help="Start a new match of two-handed Euchre. What is not given is as the book has it.",
    examples="""\
  bowers euchre                                  you against Ada, to 10
  bowers euchre --pack 25 --level easy           with a joker, against a forgetful Ada
  bowers euchre --practice                       u takes back what you did
  bowers euchre --stick-the-dealer --target 5    a short match, no hand thrown in
""",
    add=_add_euchre,
    run=_euchre,
)
