"""The form of a new game of Beggar-My-Neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from app.commands import Place
from app.forms.fields import Field, Form, Named, Section, Unfit, Words, choice_of
from app.forms.names import all_different, fit_name
from app.forms.seeds import read_seed, seed_words, shown_seed
from app.hints import sign_of
from app.rulebook import beggar_choices as choices
from app.rulebook.book import Explanation
from app.start import BEGGAR_NAMES, NewBeggar
from engines.beggar import Game, Rules, ShortPayer, parse_deal
from engines.beggar.rules import FEWEST_PLAYERS, MOST_PLAYERS
from engines.errors import BadDeal

_LABELS = tuple(f"Player {number}" for number in range(1, MOST_PLAYERS + 1))
_SEED, _DEAL = "Seed", "Deal"


@dataclass(frozen=True, slots=True)
class BeggarDraft:
    """A game as far as the form has it: four players always, of whom `rules.players` play.

    persons: who turns his cards himself, by seat. seed, deal: what was typed, sense or not.
    """

    rules: Rules
    names: tuple[str, ...]
    persons: tuple[bool, ...]
    seed: str = ""
    deal: str = ""

    @staticmethod
    def of(game: NewBeggar) -> BeggarDraft:
        """A draft of this game, with others ready to join it."""
        spare = (name for name in BEGGAR_NAMES if name not in game.names)
        names = (*game.names, *spare)[:MOST_PLAYERS]
        persons = tuple(seat in game.persons for seat in range(MOST_PLAYERS))
        return BeggarDraft(game.rules, names, persons, shown_seed(game.seed), game.deal)

    def by_the_book(self) -> BeggarDraft:
        """The same table, with the rules as the book has them."""
        return replace(self, rules=Rules(players=self.rules.players))

    def settled(self) -> NewBeggar:
        """The game. Raises `Unfit` when something makes no sense."""
        players = self.rules.players
        names = tuple(map(fit_name, self.names[:players], _LABELS))
        all_different(names, _LABELS)
        deal = self.deal.strip()
        if deal:
            try:
                Game(self.rules, hands=parse_deal(deal))
            except BadDeal as error:
                raise Unfit(_DEAL, str(error)) from error
        seed = None if deal else read_seed(self.seed, _SEED)
        persons = tuple(seat for seat in range(players) if self.persons[seat])
        return NewBeggar(self.rules, names, persons, seed, deal)


def _with(draft: BeggarDraft, rules: Rules) -> BeggarDraft:
    return replace(draft, rules=rules)


def _name(draft: BeggarDraft, name: str, seat: int) -> BeggarDraft:
    names = (*draft.names[:seat], name, *draft.names[seat + 1 :])
    return replace(draft, names=names)


def _turn(draft: BeggarDraft, person: bool, seat: int) -> BeggarDraft:
    persons = (*draft.persons[:seat], person, *draft.persons[seat + 1 :])
    return replace(draft, persons=persons)


def _write(draft: BeggarDraft, deal: str) -> BeggarDraft:
    """The draft with another deal; if it can be read, as many play as it has hands."""
    draft = replace(draft, deal=deal)
    with suppress(BadDeal):
        players = len(parse_deal(deal))
        return replace(draft, rules=replace(draft.rules, players=players))
    return draft


def _limits(draft: BeggarDraft) -> Sequence[tuple[str, int | None]]:
    usual: set[int] = {5, 10, 20, 30}
    minutes = sorted({*usual, draft.rules.time_limit_minutes or 10})
    return [("none", None), *((f"{number} min", number) for number in minutes)]


def _not_there(draft: BeggarDraft, seat: int) -> str:
    return "" if seat < draft.rules.players else f"Only {draft.rules.players} are playing."


def _same_for_two(draft: BeggarDraft) -> str:
    two = draft.rules.players == FEWEST_PLAYERS
    return "With two players both rules come to the same." if two else ""


def _written_out(draft: BeggarDraft) -> str:
    return "The deal is written out, so nothing is shuffled." if draft.deal.strip() else ""


def _for_so_many(draft: BeggarDraft) -> str:
    with suppress(BadDeal):
        return f"The deal below is written for {len(parse_deal(draft.deal))}."
    return ""


_SHORT: Final[tuple[tuple[str, ShortPayer], ...]] = (
    ("debt passes on", "debt passes on"),
    ("claimant takes pile", "claimant takes the pile"),
)
_ALONE, _TOGETHER = (sign_of(Place.BEGGAR, action) for action in ("turn", "turn_own"))
_WHO = Explanation(
    "A player",
    "Who turns this player’s cards: a person by a key, each his own where several sit at one "
    "keyboard, or nobody.",
    (
        ("by a key", f"with {_ALONE}, or, where several sit, with {_TOGETHER} in turn"),
        ("by itself", "they turn at the pace of the table"),
    ),
)


def _player(seat: int) -> Field[BeggarDraft]:
    return Field(
        _LABELS[seat],
        Named(
            Words(lambda d: d.names[seat], partial(_name, seat=seat)),
            choice_of(
                lambda _: (("by a key", True), ("by itself", False)),
                lambda d: d.persons[seat],
                partial(_turn, seat=seat),
            ),
        ),
        _WHO,
        idle=partial(_not_there, seat=seat),
    )


_TABLE: Final[Section[BeggarDraft]] = Section(
    "THE TABLE",
    (
        Field(
            "Players",
            choice_of(
                lambda _: [(str(n), n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)],
                lambda d: d.rules.players,
                lambda d, players: _with(d, replace(d.rules, players=players)),
            ),
            choices.PLAYERS,
            idle=_for_so_many,
        ),
        *map(_player, range(MOST_PLAYERS)),
    ),
)
_HOUSE: Final[Section[BeggarDraft]] = Section(
    "HOUSE RULES",
    (
        Field(
            "When a payer runs out",
            choice_of(
                lambda _: _SHORT,
                lambda d: d.rules.short_payer,
                lambda d, rule: _with(d, replace(d.rules, short_payer=rule)),
            ),
            choices.SHORT_PAYER,
            short="Short payer",
            idle=_same_for_two,
        ),
        Field(
            "Time limit",
            choice_of(
                _limits,
                lambda d: d.rules.time_limit_minutes,
                lambda d, minutes: _with(d, replace(d.rules, time_limit_minutes=minutes)),
            ),
            choices.TIME_LIMIT,
        ),
    ),
)
_CARDS: Final[Section[BeggarDraft]] = Section(
    "THE CARDS",
    (
        Field(
            _SEED,
            seed_words(lambda d: d.seed, lambda d, seed: replace(d, seed=seed)),
            Explanation(
                "Seed",
                "The same whole number deals the same cards again: to see a game twice, or to "
                "show it to a friend.",
            ),
            idle=_written_out,
        ),
        Field(
            _DEAL,
            Words(
                lambda d: d.deal,
                _write,
                empty="shuffled",
                hint="---AJ--Q…/…",
            ),
            Explanation(
                "Deal",
                "Paste a deal as it is written: - for a plain card, J Q K A, the top card first, "
                "and a / between two players.",
            ),
        ),
    ),
)

BEGGAR_FORM: Final[Form[BeggarDraft]] = Form((_TABLE, _HOUSE, _CARDS))
"""Every field of a new game."""
