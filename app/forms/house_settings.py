"""The form of the settings: how the house looks, how it moves, how fast it plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from app.commands import Place
from app.forms.fields import Check, Field, Form, Section, choice_of
from app.hints import sign_of
from app.rulebook.book import Example, Explanation
from app.settings import Motion, Settings, Signs

_THEMES: Final[tuple[tuple[str, Literal["baize", "linen"]], ...]] = (
    ("baize", "baize"),
    ("linen", "linen"),
)
_SIGNS: Final[tuple[tuple[str, Signs], ...]] = (
    ("signs", "signs"),
    ("letters", "letters"),
    ("ASCII", "ascii"),
)
_MOTIONS: Final[tuple[tuple[str, Motion], ...]] = (
    ("full", "full"),
    ("reduced", "reduced"),
    ("none", "none"),
)
_PACES: Final = {0.5: "slow", 1.0: "usual", 2.0: "quick", 4.0: "very quick"}
_DELAYS: Final = (1.0, 2.0, 4.0)


def _paces(settings: Settings) -> Sequence[tuple[str, float]]:
    paces = sorted({*_PACES, settings.pace})
    return [(_PACES.get(pace, f"{pace:g} times"), pace) for pace in paces]


def _delays(settings: Settings) -> Sequence[tuple[str, float | None]]:
    chosen = settings.trick_delay
    seconds = sorted({*_DELAYS, *(() if chosen is None else (chosen,))})
    return [("until a key", None), *((f"{delay:g} s", delay) for delay in seconds)]


_LOOK: Final[Section[Settings]] = Section(
    "THE LOOK",
    (
        Field(
            "Theme",
            choice_of(lambda _: _THEMES, lambda s: s.theme, lambda s, it: replace(s, theme=it)),
            Explanation(
                "Theme",
                "The colours of the house. Cards have light faces in both, so that black suits "
                "are black.",
                (("baize", "dark green, for the evening"), ("linen", "light, for the day")),
            ),
        ),
        Field(
            "Suits",
            choice_of(lambda _: _SIGNS, lambda s: s.signs, lambda s, it: replace(s, signs=it)),
            Explanation(
                "Suits",
                "How suits are printed, and which other signs are drawn.",
                (
                    ("signs", "as on paper"),
                    ("letters", "S H D C, where signs are hard to tell apart"),
                    ("ASCII", "nothing but plain characters anywhere"),
                ),
                Example("JS", ("The jack of spades, as it will look.",), "{JS} {TH} {QD} {9C}"),
            ),
        ),
        Field(
            "Four-colour deck",
            Check(lambda s: s.four_colours, lambda s, on: replace(s, four_colours=on)),
            Explanation(
                "Four-colour deck",
                "Clubs green and diamonds blue, so that no two suits look alike from afar.",
                (("yes", "black, red, blue, green"), ("no", "black and red")),
                Example("9D", ("The nine of diamonds, as it will look.",), "{JS} {TH} {QD} {9C}"),
            ),
        ),
        Field(
            "Motion",
            choice_of(lambda _: _MOTIONS, lambda s: s.motion, lambda s, it: replace(s, motion=it)),
            Explanation(
                "Motion",
                "How cards come to their places.",
                (
                    ("full", "they travel"),
                    ("reduced", "they jump, and the screen is drawn less often"),
                    ("none", "they jump, and nothing moves by itself"),
                ),
            ),
        ),
    ),
)
_PLAY: Final[Section[Settings]] = Section(
    "THE TABLE",
    (
        Field(
            "Pace",
            choice_of(_paces, lambda s: s.pace, lambda s, it: replace(s, pace=it)),
            Explanation(
                "Pace",
                "How fast a table begins to play by itself. The keys "
                f"{sign_of(Place.WATCH, 'pace')} change it while it plays.",
            ),
        ),
        Field(
            "A finished trick stays",
            choice_of(_delays, lambda s: s.trick_delay, lambda s, it: replace(s, trick_delay=it)),
            Explanation(
                "A finished trick",
                "How long the cards of a Euchre trick lie on the table before they are taken.",
                (("until a key", "look as long as you like; Enter goes on"),),
            ),
            short="Trick stays",
        ),
        Field(
            "Replays show what is to come",
            Check(lambda s: s.future, lambda s, on: replace(s, future=on)),
            Explanation(
                "Replays show what is to come",
                "Under a game that is watched runs a chart of everyone’s fortunes.",
                (
                    ("yes", "all of it, the part still to come dim"),
                    ("no", "up to where one is, so that nothing is given away"),
                ),
            ),
            short="Show the future",
        ),
    ),
)

SETTINGS_FORM: Final[Form[Settings]] = Form((_LOOK, _PLAY))
"""Every setting there is, but the last games, which the forms of new games change."""
