"""Keys as they are printed, beside what they do: on buttons, in the prompt and in sentences."""

from __future__ import annotations

from app.commands import Place, command_of
from app.drawing.marks import KeyHint, Run


def sign_of(place: Place, action: str) -> str:
    """How the keys for an action are printed."""
    return command_of(place, action).sign


def hint_of(place: Place, action: str, does: str) -> KeyHint:
    """The key for an action, in words for what it does now."""
    return KeyHint(sign_of(place, action), does, action)


def answer(place: Place, action: str, does: str) -> tuple[Run, ...]:
    """The same as the prompt says it."""
    return answer_by(sign_of(place, action), does)


def answer_by(sign: str, does: str) -> tuple[Run, ...]:
    """What the prompt says of a key that is printed so."""
    return (Run(sign, "brass", bold=True), Run(f" {does}"))


def means_nothing(place: Place, character: str) -> str:
    """The sentence for a key that does nothing at the moment."""
    key = "Space" if character == " " else character
    return f"{key} does nothing now: {sign_of(place, 'help')} lists the keys."
