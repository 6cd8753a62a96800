"""`bowers beggar` and `bowers euchre`: straight to a new game."""

from __future__ import annotations

import argparse
from typing import get_args

from app.cli.arguments import Command, Parser, Refused, a_deal, add_seed
from app.cli.deals import SHORT_PAYERS, add_short_payer
from app.cli.table import add_plain, open_table
from app.start import BEGGAR_NAMES, LEVELS, NewBeggar, NewEuchre
from engines import beggar, euchre
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS
from engines.euchre.rules import AfterAllPass, EuchrePack, JokerUpcard, Packets
from engines.saves import clean

_PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
_PACKETS: dict[str, Packets] = {"+".join(map(str, cut)): cut for cut in euchre.PACKETS}
_AFTER_ALL_PASS: dict[str, AfterAllPass] = {
    "next": "next dealer",
    "same": "same dealer",
}
_JOKER: dict[str, JokerUpcard] = {
    "dealer": "dealer names unseen",
    "players": "players name",
}
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
    rules = parser.add_argument_group("house rules")
    rules.add_argument(
        "--pack",
        choices=get_args(EuchrePack),
        default="24",
        help="24 cards, 25 with a joker, or 32 (24)",
    )
    rules.add_argument(
        "--target", type=int, default=10, metavar="POINTS", help="the points that win (10)"
    )
    rules.add_argument(
        "--stick-the-dealer",
        action="store_true",
        help="the dealer may not pass in the second round",
    )
    rules.add_argument(
        "--may-discard-upcard",
        action="store_true",
        help="the dealer may lay away the card he has just taken up",
    )
    rules.add_argument(
        "--may-leave-upcard",
        action="store_true",
        help="the dealer may leave the upcard on the table when the other orders it up",
    )
    rules.add_argument(
        "--may-name-turned-down",
        action="store_true",
        help="the suit turned down may be named in the second round",
    )
    rules.add_argument(
        "--after-all-pass",
        choices=_AFTER_ALL_PASS,
        default="next",
        help="who deals after a hand thrown in: the next dealer or the same (next)",
    )
    rules.add_argument(
        "--joker",
        choices=_JOKER,
        default="dealer",
        help="who names the suit of a joker turned up: the dealer, unseen, or the players (dealer)",
    )
    rules.add_argument(
        "--packets", choices=_PACKETS, default="3+2", help="how five cards are dealt (3+2)"
    )
    add_seed(parser, first=False)
    add_plain(parser)


def _euchre(options: argparse.Namespace) -> int:
    rules = euchre.Rules(
        pack=options.pack,
        target=options.target,
        stick_the_dealer=options.stick_the_dealer,
        may_discard_upcard=options.may_discard_upcard,
        may_leave_upcard=options.may_leave_upcard,
        may_name_turned_down=options.may_name_turned_down,
        after_all_pass=_AFTER_ALL_PASS[options.after_all_pass],
        joker_upcard=_JOKER[options.joker],
        packets=_PACKETS[options.packets],
    )
    you, opponent = _names([options.name, options.opponent])
    dealer = _DEALERS[options.first_dealer]
    return open_table(
        NewEuchre(rules, (you, opponent), options.level, dealer, options.seed), options
    )


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
  bowers euchre --stick-the-dealer --target 5    a short match, no hand thrown in
""",
    add=_add_euchre,
    run=_euchre,
)
