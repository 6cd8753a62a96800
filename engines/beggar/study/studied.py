"""All that there is to know of a deal, at once."""

from __future__ import annotations

from dataclasses import dataclass

from engines.beggar.notation import Hands, kind_strings
from engines.beggar.playing_out import play_out
from engines.beggar.result import Result
from engines.beggar.rules import USUAL_RULES, Rules
from engines.beggar.study.ancestry import DUEL, LIMIT, Ancestry, ancestry
from engines.beggar.study.counting import Count, counts
from engines.beggar.study.loops import Loop, loop


@dataclass(frozen=True, slots=True)
class Study:
    """A deal in kinds, how it comes out and is counted, its loop, and what leads to it.

    `ancestry` is that of the deal, and `into_loop` that of the position by which an endless one
    enters its loop, None when it begins there. Both are told of two players who hold cards alone.
    """

    hands: tuple[str, ...]
    result: Result
    counts: tuple[Count, ...]
    loop: Loop | None
    ancestry: Ancestry | None
    into_loop: Ancestry | None


def study(hands: Hands, rules: Rules = USUAL_RULES, limit: int = LIMIT) -> Study:
    """Look into a deal, which may take a second or two; `limit` is that of `ancestry`.

    There are as many players as hands, whatever `rules` say, and seat 0 leads, or the first after
    it who has cards. Raises `BadDeal` for hands that cannot be read.
    """
    told = kind_strings(hands)
    found = loop(told, rules)
    duel = len(told) == DUEL and all(told)
    return Study(
        told,
        play_out(told, rules),
        counts(told, rules),
        found,
        ancestry(told, limit) if duel else None,
        ancestry(found.hands, limit) if duel and found and found.hands != told else None,
    )
