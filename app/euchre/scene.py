"""What stands on the Euchre table at one moment: no rule is left to apply, only to be drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from app.drawing.canvas import cut
from app.narration import EuchreNarrator, Line
from engines.cards import Card, Suit
from engines.euchre import Action, Discard, FinishedHand, Phase, Play, State, Trick


class Bower(Enum):
    """The highest trumps; `value` is the word for each."""

    BEST = "best"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class BowerClaim:
    """Which bower a card is, or would be if one of `suits` were trump.

    bower: None when it would be the right or the left one, as the suit falls; suits: empty when
    the claim holds already.
    """

    bower: Bower | None
    suits: tuple[Suit, ...] = ()


class Standing(Enum):
    """How a card of a hand stands. HELD: nothing is asked of it now."""

    HELD = "held"
    LEGAL = "legal"
    REFUSED = "refused"
    PLAYED = "played"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a hand, which keeps its digit while the cards are played.

    card: None when it cannot be seen; chosen: raised, though not yet played or laid away.
    """

    digit: int
    card: Card | None
    standing: Standing = Standing.HELD
    claim: BowerClaim | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Player:
    """One who sits at the table: his hand, and what he has of this hand and of the match.

    gained: the points of his score that the hand just over brought; turn: he is awaited.
    """

    seat: int
    slots: tuple[Slot, ...]
    tricks: int
    score: int
    gained: int = 0
    turn: bool = False

    @property
    def held(self) -> tuple[Slot, ...]:
        """The places where there still is a card."""
        return tuple(slot for slot in self.slots if slot.standing is not Standing.PLAYED)

    @property
    def hidden(self) -> bool:
        """Whether the hand is seen from behind."""
        return any(slot.card is None for slot in self.held)


@dataclass(frozen=True, slots=True)
class TrickPlace:
    """Where one player's card to the trick lies.

    preview: the card is only chosen, not played; awaited: it is his turn to play one; took: his
    card took the trick; arriving: his card is still on its way.
    """

    seat: int
    leads: bool
    card: Card | None = None
    preview: bool = False
    awaited: bool = False
    took: bool = False
    arriving: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The table as one player sees it.

    state: the match as seen; narrator: who is called what, and who is "you"; near, far: the
    player at the bottom and the one across; places: of the trick, the leader's first; bowers:
    each with its card, the jacks only when one suit is trump or offered; calls: what the player to
    act may say; upcard: the place of the card turned up, with the digit that lays it away; led:
    the suit to follow; void: the near hand has none of it; next_dealer: who deals when this hand
    is over; plays: the one who looks is the near player and decides for him; lines: the log;
    travelled: the share of its way that a card which arrives has come.
    """

    state: State
    narrator: EuchreNarrator
    near: Player
    far: Player
    places: tuple[TrickPlace, ...]
    bowers: tuple[tuple[Bower, Card], ...]
    calls: tuple[Action, ...]
    upcard: Slot | None
    led: Suit | None
    void: bool
    next_dealer: int
    plays: bool
    lines: tuple[Line, ...] = ()
    travelled: float = 1.0

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        return self.state.phase

    @property
    def bidding(self) -> bool:
        """Whether trump is still to be made."""
        return self.phase in (Phase.DEALING, Phase.NAMING_JOKER, Phase.ROUND_ONE, Phase.ROUND_TWO)

    @property
    def asked(self) -> bool:
        """Whether the one who looks is the one who decides."""
        return self.plays and self.near.turn

    @property
    def digits_shown(self) -> bool:
        """Whether the one who looks has cards to choose from in this part of the hand."""
        choosing = self.phase is Phase.PLAYING or (self.phase is Phase.DISCARDING and self.asked)
        return choosing and self.plays

    @property
    def over(self) -> FinishedHand | None:
        """The hand, when it is over and the next is not dealt."""
        ended = self.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
        return self.state.last_hand if ended else None

    @property
    def finished_trick(self) -> Trick | None:
        """The trick on the table, when it is full and taken."""
        taken = any(place.took for place in self.places)
        return self.state.last_trick if taken else None

    @property
    def slots(self) -> tuple[Slot, ...]:
        """All that a digit chooses now."""
        return (*self.near.slots, self.upcard) if self.upcard else self.near.slots

    @property
    def chosen(self) -> Card | None:
        """The card that is chosen."""
        return next((slot.card for slot in self.slots if slot.chosen), None)

    @property
    def legal(self) -> tuple[Slot, ...]:
        """The cards that may be played, or laid away."""
        return tuple(slot for slot in self.slots if slot.standing is Standing.LEGAL)

    def doing(self, card: Card) -> Action:
        """What it means to bring out a card: to lay it away, or to play it."""
        return Discard(card) if self.phase is Phase.DISCARDING else Play(card)

    def player(self, seat: int) -> Player:
        """The player at a seat."""
        return self.near if self.near.seat == seat else self.far

    def named_within(self, width: int) -> Scene:
        """The same table, every name cut to `width` columns."""
        names = tuple(cut(name, width) for name in self.narrator.names)
        return replace(self, narrator=replace(self.narrator, names=names))
