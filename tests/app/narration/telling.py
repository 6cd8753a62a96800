"""A whole game told, as the tests of the telling read it."""

from __future__ import annotations

from app.narration import BeggarNarrator, EuchreNarrator, plain
from engines import beggar, euchre


def told_beggar(game: beggar.Game, narrator: BeggarNarrator, signs: bool = True) -> list[str]:
    """All lines of a game so far."""
    state, lines = beggar.State(game.state.rules), []
    for event in game.stream.history:
        lines += [plain(line, signs) for line in narrator.tell(event, state)]
        state = beggar.evolve(state, event)
    return lines


def told_euchre(
    game: euchre.Game, narrator: EuchreNarrator, seat: int | None = None, signs: bool = True
) -> list[str]:
    """All lines of a match so far, as `seat` sees it when there is one."""
    first = game.stream.history[0]
    assert isinstance(first, euchre.HandDealt)
    opening = euchre.State.opening(game.state.rules, first.dealer)
    lines: list[str] = []
    state = opening if seat is None else euchre.view(opening, seat)
    for event in game.stream.history:
        seen = event if seat is None else euchre.redact(event, seat)
        lines += [plain(line, signs) for line in narrator.tell(seen, state)]
        state = euchre.evolve(state, seen)
    return lines
