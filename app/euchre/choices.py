"""What a player may call at the moment: the keys for it, and what each call would mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.commands import Place
from app.drawing.canvas import cut, width_of
from app.drawing.marks import KeyHint
from app.euchre.captions import card_word
from app.euchre.scene import Scene
from app.hints import hint_of
from app.narration.words import counted
from engines.cards import Suit
from engines.euchre import (
    HAND_SIZE,
    Action,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    table,
)
from engines.euchre.scoring import NEEDED, POINTS

_SHORT_NAME = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """One call: its name at the table, the command for it, and what it means in a sentence.

    scores: it makes trump, so that the hand will be worth something; brief: it is one of several
    of a kind, and its meaning a word.
    """

    title: str
    command: str
    meaning: str
    scores: bool = False
    brief: bool = False

    @property
    def hint(self) -> KeyHint:
        """The key for it, and its name."""
        return hint_of(Place.EUCHRE, self.command, self.title)


def choices(scene: Scene) -> tuple[Choice, ...]:
    """Everything the player to act may call; none while cards are played."""
    return tuple(_choice(scene, call) for call in scene.calls)


def _choice(scene: Scene, call: Action) -> Choice:
    accepting = scene.state.to_act == scene.state.dealer
    match call:
        case OrderUp() if accepting:
            return Choice("Accept", "accept", _ordering(scene), scores=True)
        case OrderUp():
            return Choice("Order it up", "order_up", _ordering(scene), scores=True)
        case NameTrump(suit):
            title, command = suit.word.capitalize(), f"name_{suit.word}"
            naming = scene.phase is Phase.ROUND_TWO
            return Choice(title, command, _kinship(scene, suit), scores=naming, brief=True)
        case LeaveUpcard():
            return Choice("Leave it there", "leave_upcard", _leaving(scene))
        case Pass() if accepting and scene.phase is Phase.ROUND_ONE:
            return Choice("Turn it down", "pass_call", _passing(scene))
        case _:
            return Choice("Pass", "pass_call", _passing(scene))


def _upcard(scene: Scene) -> str:
    return card_word(scene.state.upcard) if scene.state.upcard else "the upcard"


def _suit(scene: Scene) -> str:
    return scene.state.upcard_suit.word if scene.state.upcard_suit else "no suit"


def _ordering(scene: Scene) -> str:
    narrator, state = scene.narrator, scene.state
    maker, dealer = state.to_act or 0, state.dealer
    makes = f"{narrator.object(maker)} {narrator.form(maker, 'are', 'is')} the maker"
    takes = narrator.does(dealer, "take up", "takes up")
    lays = narrator.form(dealer, "lay", "lays")
    away = f"{takes} {_upcard(scene)}, {lays} one away."
    if state.rules.may_leave_upcard and maker != dealer:
        leaves = narrator.form(dealer, "leave", "leaves")
        away = f"{takes} {_upcard(scene)} and {lays} one away, or {leaves} it there."
    return f"{_suit(scene).capitalize()} are trump and {makes}. {away}"


def _passing(scene: Scene) -> str:
    narrator, state = scene.narrator, scene.state
    seat, dealer = state.to_act or 0, state.dealer
    other = table.next_seat(seat)
    suit = "a suit" if state.rules.may_name_turned_down else "another suit"
    if scene.phase is Phase.ROUND_ONE:
        if seat == dealer:
            return f"{_upcard(scene).capitalize()} is turned down; then " + (
                f"{narrator.object(other)} may name {suit}."
            )
        return (
            f"{narrator.does(dealer, 'accept', 'accepts')} {_suit(scene)}, or "
            f"{narrator.form(dealer, 'turn', 'turns')} {_upcard(scene)} down; then "
            f"{narrator.object(seat)} may name {suit}."
        )
    if seat == dealer:
        return "The hand is thrown in, and nobody scores."
    if state.rules.stick_the_dealer:
        return f"{narrator.subject(dealer)} must name a suit: the dealer may not pass."
    return f"{narrator.subject(dealer)} may name a suit. If not, the hand is thrown in."


def _leaving(scene: Scene) -> str:
    return (
        f"{_upcard(scene).capitalize()} stays on the table. "
        f"{_suit(scene).capitalize()} are trump all the same."
    )


def _kinship(scene: Scene, suit: Suit) -> str:
    """What a suit is to the one turned down: next, of the same colour, or cross, of the other."""
    down = scene.state.upcard_suit
    if scene.phase is not Phase.ROUND_TWO or down is None:
        return ""
    if suit is down:
        return "again"
    return "next" if suit is down.mate else "cross"


def stakes(scene: Scene, *, short: bool = False) -> tuple[tuple[str, str], ...]:
    """What a hand is worth to whom, if the player to act makes trump: (tricks, points)."""
    other = table.next_seat(scene.state.to_act or 0)
    to_whom = scene.narrator.object(other)
    lost = f"{POINTS['euchred']} {'to' if short else 'for'} {cut(to_whom, 8)}"
    fewer = "fewer: euchred" if short else "fewer, euchred"
    if short and width_of(to_whom) > _SHORT_NAME:
        fewer = "euchred"
    return (
        (f"{NEEDED} or {HAND_SIZE - 1} tricks", counted(POINTS["made"], "point")),
        (f"all {HAND_SIZE}, a march", counted(POINTS["march"], "point")),
        (fewer, lost),
    )


def said_first(scene: Scene) -> tuple[str, ...]:
    """What is to be known before the choices."""
    match scene.phase:
        case Phase.NAMING_JOKER:
            return (_NAMING_JOKER,)
        case Phase.DISCARDING:
            return (f"{_taking_up(scene)} {_OUT_OF_THE_HAND}",)
        case _:
            return ()


def said_in_short(scene: Scene, calls: Sequence[Choice]) -> tuple[str, ...]:
    """The same, and what making trump brings with it, where there is room for a line or two."""
    match scene.phase:
        case Phase.ROUND_ONE:
            narrator, dealer = scene.narrator, scene.state.dealer
            return (f"{narrator.does(dealer, 'take up', 'takes up')} {_upcard(scene)}.",)
        case Phase.ROUND_TWO:
            return tuple(f"{call.title} are next." for call in calls if call.meaning == "next")
        case _:
            return said_first(scene)


_NAMING_JOKER = (
    "Before anyone looks at a hand, the joker gets a suit. It stands as the upcard’s suit."
)
_OUT_OF_THE_HAND = "It is out of this hand."


def _taking_up(scene: Scene) -> str:
    narrator, dealer = scene.narrator, scene.state.dealer
    takes = narrator.does(dealer, "take up", "takes up")
    lays = narrator.form(dealer, "lay", "lays")
    return f"{takes} {_upcard(scene)} and {lays} a card away, face down."


def heading(scene: Scene, *, short: bool) -> tuple[str, str]:
    """The heading of the section on the choice, and the note beside it."""
    if not short and scene.asked:
        return "YOUR CHOICE", ""
    match scene.phase:
        case Phase.NAMING_JOKER:
            title = "THE JOKER’S SUIT"
        case Phase.DISCARDING:
            title = "LAYING AWAY"
        case _ if not short:
            title = "THE CHOICE"
        case Phase.ROUND_TWO:
            title = "IF YOU NAME A SUIT" if scene.asked else "IF A SUIT IS NAMED"
        case _ if scene.state.to_act == scene.state.dealer:
            title = "IF YOU ACCEPT" if scene.asked else "IF IT IS ACCEPTED"
        case _:
            title = "IF YOU ORDER IT UP" if scene.asked else "IF IT IS ORDERED UP"
    who = scene.state.to_act
    note = "" if short or scene.asked or who is None else scene.narrator.object(who)
    return title, note
