"""Why a key does nothing at the Euchre table, where it is not the rules that say no."""

from __future__ import annotations

from app.commands import Place
from app.euchre.choices import choices
from app.euchre.scene import Scene, Standing
from app.hints import sign_of
from app.narration.words import listed

NO_PRACTICE = (
    "Only a match of practice can be undone: say so on the form of a new match, in the line "
    "Practice."
)
NO_TRICK_YET = "No trick has been taken in this hand yet."


def not_your_turn(scene: Scene) -> str:
    """Someone else is to act."""
    seat = scene.state.to_act
    if seat is None:
        return "Nobody is to act now."
    return f"It is not your turn: {scene.narrator.object(seat)} is to act."


def no_such_card(scene: Scene, digit: int) -> str:
    """There is no card at a digit."""
    if any(s.digit == digit and s.standing is Standing.PLAYED for s in scene.near.slots):
        return f"Card {digit} was played already."
    return f"There is no card {digit} to choose."


def nothing_to_choose(scene: Scene) -> str:
    """No card is asked for."""
    return f"No card is asked for now: {_calls(scene)}."


def nothing_chosen(scene: Scene) -> str:
    """Enter has nothing to confirm."""
    if not scene.asked:
        return not_your_turn(scene)
    if scene.legal:
        digits = [str(slot.digit) for slot in scene.legal]
        return f"Choose a card first: {listed(digits, 'or')}."
    return f"{sign_of(Place.EUCHRE, 'confirm')} calls nothing: {_calls(scene)}."


def _calls(scene: Scene) -> str:
    return listed((f"{call.hint.key} {call.title.lower()}" for call in choices(scene)), "or")
