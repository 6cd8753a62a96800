"""The form of a new match of Euchre."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.commands import UNDO, Place
from app.forms.fields import Check, Field, Form, Named, Section, Words, choice_of
from app.forms.names import all_different, fit_name
from app.forms.seeds import read_seed, seed_words, shown_seed
from app.hints import sign_of
from app.rulebook import euchre_choices as choices
from app.rulebook.book import Explanation
from app.start import LEVELS, Level, NewEuchre
from engines.euchre import PACKETS, TARGETS, Rules
from engines.euchre.rules import AfterAllPass, EuchrePack, JokerUpcard, Packets

_YOU, _OPPONENT, _SEED = "Your name", "Opponent", "Seed"


@dataclass(frozen=True, slots=True)
class EuchreDraft:
    """A match as far as the form has it; `seed` is what was typed, sense or not."""

    game: NewEuchre
    seed: str

    @staticmethod
    def of(game: NewEuchre) -> EuchreDraft:
        """A draft of this match; a dealer who has no seat is drawn by lot."""
        if game.first_dealer not in range(len(game.names)):
            game = replace(game, first_dealer=None)
        return EuchreDraft(game, shown_seed(game.seed))

    def by_the_book(self) -> EuchreDraft:
        """The same table, with the rules as the book has them."""
        return replace(self, game=replace(self.game, rules=Rules()))

    def settled(self) -> NewEuchre:
        """The match. Raises `Unfit` when something makes no sense."""
        you, opponent = self.game.names
        names = (fit_name(you, _YOU), fit_name(opponent, _OPPONENT))
        all_different(names, (_YOU, _OPPONENT))
        return replace(self.game, names=names, seed=read_seed(self.seed, _SEED))


def _with(draft: EuchreDraft, rules: Rules) -> EuchreDraft:
    return replace(draft, game=replace(draft.game, rules=rules))


def _named(draft: EuchreDraft, seat: int, name: str) -> EuchreDraft:
    you, opponent = draft.game.names
    names = (name, opponent) if seat == 0 else (you, name)
    return replace(draft, game=replace(draft.game, names=names))


def _play(draft: EuchreDraft, level: Level) -> EuchreDraft:
    return replace(draft, game=replace(draft.game, level=level))


def _deal(draft: EuchreDraft, dealer: int | None) -> EuchreDraft:
    return replace(draft, game=replace(draft.game, first_dealer=dealer))


def _dealers(draft: EuchreDraft) -> Sequence[tuple[str, int | None]]:
    you, opponent = draft.game.names
    return [("at random", None), (you.lower() if you == "You" else you, 0), (opponent, 1)]


def _targets(draft: EuchreDraft) -> Sequence[tuple[str, int]]:
    return [(str(points), points) for points in sorted({*TARGETS, draft.game.rules.target})]


_PACKS: Final[tuple[tuple[str, EuchrePack], ...]] = (
    ("24", "24"),
    ("25, joker", "25"),
    ("32", "32"),
)
_PACKETS: Final[tuple[tuple[str, Packets], ...]] = tuple(
    (f"{first} + {second}", (first, second)) for first, second in PACKETS
)
_AFTER: Final[tuple[tuple[str, AfterAllPass], ...]] = (
    ("next dealer", "next dealer"),
    ("same dealer", "same dealer"),
)
_JOKER: Final[tuple[tuple[str, JokerUpcard], ...]] = (
    ("dealer names", "dealer names unseen"),
    ("players name", "players name"),
)


def _always_played(draft: EuchreDraft) -> str:
    stuck = draft.game.rules.stick_the_dealer
    return "The dealer may not pass in round 2, so no hand is thrown in." if stuck else ""


def _no_joker(draft: EuchreDraft) -> str:
    return "" if draft.game.rules.pack == "25" else "Only the pack of 25 has a joker."


_TABLE = Section(
    "THE TABLE",
    (
        Field(
            _YOU,
            Words(lambda d: d.game.names[0], lambda d, name: _named(d, 0, name)),
            Explanation(
                "Your name",
                "As it stands beside your points, in the log and in the saved game.",
            ),
        ),
        Field(
            _OPPONENT,
            Named(
                Words(lambda d: d.game.names[1], lambda d, name: _named(d, 1, name)),
                choice_of(
                    lambda _: [(level, level) for level in LEVELS], lambda d: d.game.level, _play
                ),
            ),
            Explanation(
                "Opponent",
                "The computer plays against you, and sees no more of the cards than you do.",
                (
                    ("easy", "plausible and forgetful"),
                    ("normal", "sound rules of thumb"),
                    ("hard", "weighs every hand you can hold"),
                ),
            ),
        ),
        Field(
            "First dealer",
            choice_of(_dealers, lambda d: d.game.first_dealer, _deal),
            Explanation(
                "First dealer",
                "The deal alternates. Whoever deals has the last word on the upcard; the other "
                "calls first and leads.",
                (("at random", "drawn by lot"),),
            ),
        ),
        Field(
            "Practice",
            Check(
                lambda d: d.game.practice,
                lambda d, on: replace(d, game=replace(d.game, practice=on)),
            ),
            Explanation(
                "Practice",
                f"You may take back what you did, with {sign_of(Place.EUCHRE, UNDO.action)}, as "
                "often as you like. Statistics leave the match out.",
            ),
        ),
    ),
)
_GAME = Section(
    "THE GAME",
    (
        Field(
            "Pack",
            choice_of(
                lambda _: _PACKS,
                lambda d: d.game.rules.pack,
                lambda d, pack: _with(d, replace(d.game.rules, pack=pack)),
            ),
            choices.PACK,
        ),
        Field(
            "Play to",
            choice_of(
                _targets,
                lambda d: d.game.rules.target,
                lambda d, points: _with(d, replace(d.game.rules, target=points)),
            ),
            choices.TARGET,
        ),
        Field(
            "Packets",
            choice_of(
                lambda _: _PACKETS,
                lambda d: d.game.rules.packets,
                lambda d, packets: _with(d, replace(d.game.rules, packets=packets)),
            ),
            choices.PACKETS,
        ),
        Field(
            _SEED,
            seed_words(lambda d: d.seed, lambda d, seed: replace(d, seed=seed)),
            Explanation(
                "Seed",
                "The same whole number deals the same cards again, hand by hand: to play a match "
                "twice, or beside a friend.",
            ),
        ),
    ),
    joins=True,
)
_HOUSE = Section(
    "HOUSE RULES",
    (
        Field(
            "Stick the dealer",
            Check(
                lambda d: d.game.rules.stick_the_dealer,
                lambda d, on: _with(d, replace(d.game.rules, stick_the_dealer=on)),
            ),
            choices.STICK_THE_DEALER,
        ),
        Field(
            "Dealer may lay away the upcard",
            Check(
                lambda d: d.game.rules.may_discard_upcard,
                lambda d, on: _with(d, replace(d.game.rules, may_discard_upcard=on)),
            ),
            choices.MAY_DISCARD_UPCARD,
            short="Lay away upcard",
        ),
        Field(
            "Dealer may leave the upcard",
            Check(
                lambda d: d.game.rules.may_leave_upcard,
                lambda d, on: _with(d, replace(d.game.rules, may_leave_upcard=on)),
            ),
            choices.MAY_LEAVE_UPCARD,
            short="Leave upcard",
        ),
        Field(
            "Turned-down suit may be named",
            Check(
                lambda d: d.game.rules.may_name_turned_down,
                lambda d, on: _with(d, replace(d.game.rules, may_name_turned_down=on)),
            ),
            choices.MAY_NAME_TURNED_DOWN,
            short="Turned-down suit",
        ),
        Field(
            "After all pass",
            choice_of(
                lambda _: _AFTER,
                lambda d: d.game.rules.after_all_pass,
                lambda d, who: _with(d, replace(d.game.rules, after_all_pass=who)),
            ),
            choices.AFTER_ALL_PASS,
            idle=_always_played,
        ),
        Field(
            "A joker turned up (25 cards)",
            choice_of(
                lambda _: _JOKER,
                lambda d: d.game.rules.joker_upcard,
                lambda d, how: _with(d, replace(d.game.rules, joker_upcard=how)),
            ),
            choices.JOKER_UPCARD,
            short="Joker turned up",
            idle=_no_joker,
        ),
    ),
)

EUCHRE_FORM: Final[Form[EuchreDraft]] = Form((_TABLE, _GAME, _HOUSE))
"""Every field of a new match."""
