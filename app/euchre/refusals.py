"""Why a key does nothing at the Euchre table, where it is not the rules that say no."""

from __future__ import annotations

from app.euchre.choices import choices
from app.euchre.scene import Scene, Standing

NO_TRICK_YET = "No trick has been taken in this hand yet."


def not_your_turn(scene: Scene) -> str:
    """Someone else is to act."""
    seat = scene.state.to_act
    if seat is None:
        return "Nobody is to act now."
    return f"It is not your turn: {scene.narrator.object(seat)} is to act."


def no_such_card(scene: Scene, key: str) -> str:
    """There is no card at a digit."""
    if any(str(s.digit) == key and s.standing is Standing.PLAYED for s in scene.near.slots):
        return f"Card {key} was played already."
    return f"There is no card {key} to choose."


def nothing_to_choose(scene: Scene) -> str:
    """No card is asked for."""
    return f"No card is asked for now: {_calls(scene)}."


def nothing_chosen(scene: Scene) -> str:
    """Enter has nothing to confirm."""
    if not scene.asked:
        return not_your_turn(scene)
    if scene.legal:
        digits = [str(slot.digit) for slot in scene.legal]
        return f"Choose a card first: {_one_of(digits)}."
    return f"Enter calls nothing: {_calls(scene)}."


def _calls(scene: Scene) -> str:
    return _one_of([f"{call.hint.key} {call.title.lower()}" for call in choices(scene)])


def _one_of(words: list[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last
