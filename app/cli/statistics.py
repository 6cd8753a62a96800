"""`bowers statistics`: what the saved games add up to, beside what was to be expected."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from enum import Enum

import msgspec

from app import paths
from app.accuracies import Accuracies
from app.cli.arguments import Command, Parser
from app.cli.screen import check_folder, shows_signs
from app.sums import CardSums, Class, Sums, Tally
from engines.cards import Rank, Suit
from engines.errors import BadSave
from engines.saves import load

_WIDTH = 76


class Figures(msgspec.Struct, frozen=True):
    """How often each of several things was seen, and what fair chance brings on average."""

    seen: dict[str, int]
    fair: dict[str, float]


class Cards(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of so many hands. fair_series: of one series of fair hands, how likely it is to
    differ as much as this one; by what was compared, and for all of it. None: too few hands."""

    hands: int
    ranks_turned_up: Figures
    suits_turned_up: Figures
    trumps_dealt_to_you: Figures
    trumps_dealt_to_the_other: Figures
    more_trumps: Figures
    more_bowers: Figures
    fair_series: dict[str, float]
    fair_series_of_all: float | None


class Euchre(msgspec.Struct, frozen=True, kw_only=True):
    """Matches by the machine's level; hands and the points they brought by your role.

    reviewed: how many matches were; accuracy: yours and the other's in each of these.
    """

    matches: dict[str, int]
    matches_won: dict[str, int]
    hands: dict[str, int]
    won: dict[str, int]
    lost: dict[str, int]
    marches: int
    euchred: int
    thrown_in: int
    reviewed: int
    your_accuracy: list[float]
    their_accuracy: list[float]
    cards: Cards


class Beggar(msgspec.Struct, frozen=True, kw_only=True):
    """Finished games; lengths are in cards, and seats count from 0."""

    yours: int
    won: int
    won_fair: float
    endless: int
    lengths: list[int]
    length_fair: float | None
    seats: Figures
    fair_series: float | None


class Statistics(msgspec.Struct, frozen=True):
    """What `--json` tells: games of practice do not count."""

    games: int
    practice: int
    euchre: Euchre
    beggar: Beggar


def _add(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="all figures, for a program to read")


def _run(options: argparse.Namespace) -> int:
    check_folder(options.saves)
    sums, accuracies = Sums(), Accuracies(options.saves)
    for file in paths.saved_files(options.saves):
        with suppress(BadSave):
            sums.add(load(file), accuracies.of(file))
    if options.json:
        print(msgspec.json.encode(_statistics(sums)).decode())
        return 0
    # Whoever asks for anything else does not wait until the page can be drawn.
    from app.pages.statistics import page_of, told_games  # noqa: PLC0415

    for line in page_of(sums, _WIDTH).lines():
        print(line if shows_signs() else line.replace("─", "-"))
    print(f"\nThese are the figures {told_games(sums)}.")
    return 0


def _statistics(sums: Sums) -> Statistics:
    return Statistics(sums.counted, sums.practice, _euchre(sums), _beggar(sums))


def _euchre(sums: Sums) -> Euchre:
    euchre = sums.euchre
    return Euchre(
        matches=dict(euchre.matches),
        matches_won=dict(euchre.matches_won),
        hands={role.value: hands for role, hands in euchre.hands.items()},
        won={role.value: points for role, points in euchre.won.items()},
        lost={role.value: points for role, points in euchre.lost.items()},
        marches=euchre.marches,
        euchred=euchre.euchred,
        thrown_in=euchre.thrown_in,
        reviewed=euchre.reviewed,
        your_accuracy=euchre.yours,
        their_accuracy=euchre.theirs,
        cards=_cards(euchre.cards),
    )


def _cards(cards: CardSums) -> Cards:
    return Cards(
        hands=cards.hands,
        ranks_turned_up=_figures(cards.ranks, _rank),
        suits_turned_up=_figures(cards.suits, _suit),
        trumps_dealt_to_you=_figures(cards.yours, str),
        trumps_dealt_to_the_other=_figures(cards.theirs, str),
        more_trumps=_figures(cards.more_trumps, _called),
        more_bowers=_figures(cards.more_bowers, _called),
        fair_series=cards.chances,
        fair_series_of_all=cards.chance,
    )


def _beggar(sums: Sums) -> Beggar:
    beggar = sums.beggar
    games = len(beggar.lengths)
    return Beggar(
        yours=beggar.yours,
        won=beggar.won,
        won_fair=beggar.expected_wins,
        endless=beggar.endless,
        lengths=beggar.lengths,
        length_fair=beggar.expected_cards / games if games else None,
        seats=_figures(beggar.seats, str),
        fair_series=beggar.seats.chance,
    )


def _figures(tally: Tally[Class], named: Callable[[Class], str]) -> Figures:
    return Figures(
        {named(each): tally.seen[each] for each in tally.expected},
        {named(each): fair for each, fair in tally.expected.items()},
    )


def _rank(rank: Rank) -> str:
    return rank.word


def _suit(suit: Suit | None) -> str:
    return suit.word if suit else Rank.JOKER.word


def _called(side: Enum) -> str:
    return str(side.value)


STATISTICS = Command(
    name="statistics",
    short="say what the saved games add up to",
    help="""\
Say what the saved games add up to: matches, hands and points by what you were in them, games of
Beggar-My-Neighbour and their lengths, and the cards that were dealt beside what fair cards bring,
with a word on whether they look fair. Files that cannot be read do not count.
""",
    examples="""\
  bowers statistics
  bowers statistics --json         for a program to read
""",
    add=_add,
    run=_run,
)
