"""The lab in words: what is played, how fast, how long it takes, and what was found."""

from __future__ import annotations

from app.lab.pace import Pace
from app.narration.deals import length
from app.narration.words import counted
from engines.beggar import Rules
from engines.beggar.lab import Find, Lot, RandomDeals, Tally
from engines.beggar.rules import FEWEST_PLAYERS

ALL_TWENTY = "all deals of 20 cards: 14 plain, JJ QQ KK"
BEGINNING = "shuffling"
STOP_FIRST = "Stop first: what is asked for stays as it is while it is played."
MORE = "→ for ten times as many, s for other deals."
RANDOM_AGAIN = "There are no others; a for random deals again."
NO_OTHER_NUMBER = "No fewer deals than are played already, and no more than 10,000,000,000."
NO_RULE = "With two players a short payer's debt makes no difference."
NOTHING_FOUND = "Nothing is found yet."
GIVE_UP, GIVE_THEM_UP = "The lab", "Give them up"
ASK_SEED = "Which seed?"
SEED_HINT = "a whole number, or nothing for a fresh shuffle"
_MILLION, _THOUSAND = 1_000_000, 1_000
_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def asked(lot: Lot) -> str:
    """Which deals are played."""
    if not isinstance(lot, RandomDeals):
        return ALL_TWENTY
    return players(lot.rules, lot.seed)


def players(rules: Rules, seed: int) -> str:
    """How many play by which rule the deals of which seed; a duel has no such rule."""
    rule = f", {rules.short_payer}" if rules.players > FEWEST_PLAYERS else ""
    return f"{rules.players} players{rule}, seed {seed}"


def pace(of: Pace) -> str:
    """How fast it goes, and how long it will take; empty while nobody can say."""
    if of.rate is None or of.left is None:
        return ""
    return f"{rate(of.rate)} a second · {duration(of.left)} left"


def rate(number: float) -> str:
    """A round number: "1.2 million", "14,300"."""
    if number >= _MILLION:
        return f"{number / _MILLION:.1f} million"
    return f"{round(number, -2) if number >= _THOUSAND else number:,.0f}"


def duration(seconds: float) -> str:
    """How long something takes, in one unit."""
    for unit, word in ((_DAY, "days"), (_HOUR, "h"), (_MINUTE, "min")):
        if seconds >= 2 * unit:
            return f"{seconds / unit:.0f} {word}"
    return f"{seconds:.0f} s"


def found(find: Find) -> str:
    """How long a find is."""
    told = length(find.cards, find.tricks)
    return f"endless, back after {told}" if find.endless else told


def found_briefly(find: Find) -> str:
    """The same where there is little room."""
    return f"endless after {counted(find.cards, 'card')}" if find.endless else found(find)


def endless(number: int) -> str:
    """How many games never end."""
    return "none" if not number else f"{counted(number, 'game')}"


def so_far(of: Pace, tally: Tally) -> str:
    """How fast it goes, and the best so far, in few words."""
    speed = "" if of.rate is None else f"{rate(of.rate)}/s, "
    return f"{speed}{best(tally)}"


def best(tally: Tally) -> str:
    """The longest game so far, or that there are endless ones."""
    longest = f"longest {tally.cards.longest:,} cards"
    return f"{tally.endless:,} without an end, {longest}" if tally.endless else longest


def percent(count: int, total: int) -> str:
    """A share: "49.78 %"."""
    return f"{100 * count / total:.2f} %" if total else "-"


def number(find: Find) -> str:
    """Which deal a find is."""
    return f"deal {find.number:,}"


def standing(tally: Tally, lot: Lot, *, running: bool) -> tuple[str, str]:
    """What the lab does now: words that stand out, and the rest of the sentence."""
    if running:
        return "Playing.", "What there is so far stays when you stop."
    if not tally.deals:
        return "Nothing to decide, everything to count.", f"{counted(lot.deals, 'deal')} wait."
    if tally.deals < lot.deals:
        return "Stopped.", f"{counted(lot.deals - tally.deals, 'deal')} left."
    return "All played.", MORE if isinstance(lot, RandomDeals) else RANDOM_AGAIN


def name(lot: Lot, find: Find) -> str:
    """What a find of the lab is called in the record room."""
    return f"lab {lot.seed if isinstance(lot, RandomDeals) else 'of 20'}, {number(find)}"


def kept(called: str) -> str:
    """A find has come to the record room."""
    return f'It is in the record room now, as "{called}".'


def give_up(tally: Tally) -> str:
    """Whether the figures of so many deals are to be given up."""
    return f"Give up the figures of {counted(tally.deals, 'deal')}?"
