"""The house rules of Euchre on the command line."""

from __future__ import annotations

import argparse
from typing import get_args

from app.cli.arguments import Parser
from engines import euchre
from engines.euchre.rules import AfterAllPass, EuchrePack, JokerUpcard, Packets

_PACKETS: dict[str, Packets] = {"+".join(map(str, cut)): cut for cut in euchre.PACKETS}
_AFTER_ALL_PASS: dict[str, AfterAllPass] = {
    "next": "next dealer",
    "same": "same dealer",
}
_JOKER: dict[str, JokerUpcard] = {
    "dealer": "dealer names unseen",
    "players": "players name",
}


def add_house_rules(parser: Parser) -> None:
    """An option for each house rule."""
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


def house_rules(options: argparse.Namespace) -> euchre.Rules:
    """The rules that were asked for. Raises `BadRules`."""
    return euchre.Rules(
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
