"""All that there is to know of a deal: what comes of it, and what it may come from."""

from __future__ import annotations

from dataclasses import dataclass

from engines.beggar.dealing import standing_in
from engines.beggar.notation import Hands, kind_strings
from engines.beggar.playing_out import play_out
from engines.beggar.result import Result
from engines.beggar.rules import USUAL_RULES, Rules
from engines.beggar.study.ancestry import DUEL, LIMIT, Ancestry, ancestry
from engines.beggar.study.counting import Count, counts
from engines.beggar.study.course import course
from engines.beggar.study.fortunes import Fortunes
from engines.beggar.study.loops import Loop, loop


@dataclass(frozen=True, slots=True, eq=False)
class Study:
    """A deal in kinds: how it comes out and is counted, its loop, and the turns of fortune."""

    hands: tuple[str, ...]
    rules: Rules
    result: Result
    counts: tuple[Count, ...]
    loop: Loop | None
    fortunes: Fortunes


@dataclass(frozen=True, slots=True)
class Past:
    """What leads to a deal, and to the position by which an endless one enters its loop.

    `into_loop` is None for a game that ends, and for a deal that is that position itself.
    """

    ancestry: Ancestry
    into_loop: Ancestry | None

    @property
    def whole(self) -> Ancestry:
        """All that there is: what leads into a loop includes what leads to a deal outside it."""
        return self.into_loop or self.ancestry


def study(hands: Hands, rules: Rules = USUAL_RULES) -> Study:
    """Look into a deal, which may take some tenths of a second.

    There are as many players as hands, whatever `rules` say, and seat 0 leads, or the first after
    it who has cards. Raises `BadDeal` for hands that cannot be read.
    """
    told = kind_strings(hands)
    rules = Rules(len(told), rules.short_payer)
    events = (event for event, _ in course(standing_in(told), rules))
    return Study(
        told,
        rules,
        play_out(told, rules),
        counts(told, rules),
        loop(told, rules),
        Fortunes(len(told), events),
    )


def past(of: Study, limit: int = LIMIT) -> Past | None:
    """What leads to a deal of two players who hold cards; None for any other.

    It may take some seconds; `limit` is that of `ancestry`.
    """
    if len(of.hands) != DUEL or not all(of.hands):
        return None
    ring = of.loop
    elsewhere = ring is not None and ring.hands != of.hands
    return Past(
        ancestry(of.hands, limit), ancestry(ring.hands, limit) if ring and elsewhere else None
    )
