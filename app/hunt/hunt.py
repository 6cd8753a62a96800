"""A hunt as it stands: how many deals of a seed were played, and what is kept of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.beggar import Result, Rules, format_deal, play_out
from engines.beggar.lab import Find, RandomDeals, Tally, best_of, dealt
from engines.beggar.study import DUEL, ancestry


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as it is written, and how it comes out."""

    written: str
    result: Result


@dataclass(frozen=True, slots=True)
class Kept:
    """A find that is kept: the deal as it was dealt, and the longest deal that leads to it.

    longer: None when no trick can be undone so that a pack is dealt that way.
    """

    find: Find
    deal: Deal
    longer: Deal | None

    @property
    def longest(self) -> Deal:
        """The longest deal there is of it."""
        return self.longer or self.deal


@dataclass(frozen=True, slots=True)
class Hunt:
    """The deals of a seed, of which so many were played; the best, at most `keep` besides endless.

    kept: the best first.
    """

    rules: Rules
    seed: int
    keep: int
    deals: int = 0
    kept: tuple[Kept, ...] = ()

    def to_come(self, until: int) -> RandomDeals:
        """The deals still to be played, until so many are."""
        return RandomDeals(self.rules, self.seed, self.deals, max(0, until - self.deals), self.keep)

    def with_more(self, tally: Tally) -> Hunt:
        """The hunt when its next deals came to that."""
        known = {kept.find: kept for kept in self.kept}
        best = best_of((*known, *tally.best), self.keep)
        return replace(
            self,
            deals=self.deals + tally.deals,
            kept=tuple([known.get(find) or self._kept(find) for find in best]),
        )

    def keeping(self, keep: int) -> Hunt:
        """The same hunt, of which another number of finds is kept from now on."""
        best = set(best_of((kept.find for kept in self.kept), keep))
        return replace(self, keep=keep, kept=tuple(k for k in self.kept if k.find in best))

    def _kept(self, find: Find) -> Kept:
        hands = dealt(self.seed, find.number, self.rules.players)
        return Kept(find, deal(hands, self.rules), longer_deal(hands, self.rules))


def deal(hands: tuple[str, ...], rules: Rules) -> Deal:
    """A deal played out."""
    return Deal(format_deal(hands), play_out(hands, rules))


def longer_deal(hands: tuple[str, ...], rules: Rules) -> Deal | None:
    """The longest deal that leads to this one, if any does; tricks are undone for two alone."""
    longest = ancestry(hands).longest if len(hands) == DUEL else None
    return deal(longest.hands, rules) if longest else None
