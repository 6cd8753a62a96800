"""Scenes of the Euchre table: told hands at certain moments, and matches left to chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.drawing.canvas import Canvas
from app.drawing.marks import draw_runs, runs_width
from app.euchre.asking import asked
from app.euchre.result import draw_result
from app.euchre.scene import Scene
from app.euchre.staging import scene_of
from app.euchre.table import draw_table
from app.narration import EuchreNarrator, Line
from engines import euchre
from engines.cards import Card
from engines.euchre import Action, Discard, Event, OrderUp, Pass, Play, Rules, State
from engines.euchre.players import Random
from tests.engines.euchre.matches import stacked

YOU, ADA = 0, 1
ROWS_AROUND = 3
"""Rows of a screen that are not the table's: header, prompt and footer."""

HAND_SEVEN = ("JH AD 9D KC TS", "JS JC QH 9S TD", "QD")
"""Ada deals and turns up the queen of diamonds; you hold the left bower, if diamonds."""

HAND_EIGHT = ("AH TS QS AS 9H", "JS JC TD 9D QH", "KS")
"""You deal and turn up the king of spades; Ada leads, and you hold both black jacks."""

EUCHRED: tuple[Action, ...] = (
    OrderUp(),
    Discard(Card.parse("TD")),
    *(
        Play(Card.parse(code))
        for code in ["AH", "QH", "TS", "KS", "JS", "QS", "JC", "AS", "9D", "9H"]
    ),
)
"""All decisions of hand eight: Ada orders it up, takes the first trick, and no more."""

ALL_PASS = (Pass(),) * 4


class Match:
    """A match up to some event, with the lines that told it to one listener."""

    def __init__(
        self, opening: State, names: tuple[str, ...] = ("You", "Ada"), you: int | None = YOU
    ) -> None:
        self.narrator = EuchreNarrator(names, you)
        self.state = opening if you is None else euchre.view(opening, you)
        self.lines: list[Line] = []

    def hear(self, event: Event) -> None:
        """Take the next event, as far as the listener may see it."""
        you = self.narrator.you
        seen = event if you is None else euchre.redact(event, you)
        self.lines += self.narrator.tell(seen, self.state)
        self.state = euchre.evolve(self.state, seen)

    def scene(self, near: int = YOU, chosen: int | None = None, *, last: bool = False) -> Scene:
        """The table now."""
        lines = list(self.lines)
        if self.state.to_act is not None and self.state.to_act == self.narrator.you:
            lines.append(self.narrator.ask(self.state))
        return scene_of(
            self.state,
            self.narrator,
            near,
            plays=near == self.narrator.you,
            chosen=chosen,
            last_shown=last,
            lines=lines,
        )


def told_hand(
    hands: tuple[str, str, str],
    decisions: Sequence[Action],
    *,
    dealer: int,
    number: int = 1,
    scores: tuple[int, int] = (0, 0),
    rules: Rules | None = None,
    you: int | None = YOU,
) -> Match:
    """One hand of a match that stood at `scores`, after these decisions and before the next deal.

    hands: the other's, the dealer's and the upcard.
    """
    rules = rules or Rules()
    first = stacked(*hands, rules)
    game = euchre.Game(rules, first_dealer=dealer, seed=1, packs=[first])
    for decision in decisions:
        game.apply(decision)
    opening = replace(State.opening(rules, dealer), hand_number=number - 1, scores=scores)
    names = ("You", "Ada") if you is not None else ("Ann", "Bob")
    match = Match(opening, names, you)
    for event in _first_hand(game.stream.history):
        if isinstance(event, euchre.HandScored):
            total = tuple(map(sum, zip(scores, event.points, strict=True)))
            event = replace(event, scores=total)  # noqa: PLW2901 - the score of a match under way
        match.hear(event)
    return match


def _first_hand(events: Sequence[Event]) -> Iterator[Event]:
    """The events up to the next deal."""
    for place, event in enumerate(events):
        if place and isinstance(event, euchre.HandDealt):
            return
        yield event


def chance_match(
    rules: Rules, seed: int, events: int, names: tuple[str, str], you: int | None
) -> Match:
    """A match played by chance, after its first `events` events or at its end."""
    game, player = euchre.Game(rules, seed=seed), Random(seed)
    first, *_ = game.stream.history
    assert isinstance(first, euchre.HandDealt)
    match = Match(State.opening(rules, first.dealer), names, you)
    while (seat := game.to_act) is not None and len(game.stream.history) < events:
        game.apply(player.choose(game.view(seat)))
    for event in game.stream.history[: max(1, events)]:
        match.hear(event)
    return match


def painted(scene: Scene, width: int, height: int, *, result: bool = True) -> Canvas:
    """The table of a screen of this size, with the result over it when the hand is over."""
    canvas = Canvas(width, height - ROWS_AROUND)
    draw_table(canvas, scene)
    if result and scene.over:
        draw_result(canvas, scene, scene.over)
    return canvas


def prompt_line(scene: Scene, width: int) -> str:
    """What the prompt says on a screen so wide, on one line as it stands there."""
    canvas = Canvas(width, 1, "raised")
    question = asked(scene, width - 6)
    draw_runs(canvas, 4, 0, question.said, width - 6)
    draw_runs(canvas, width - 2 - runs_width(question.answer), 0, question.answer)
    return canvas.lines()[0]


def words_of(scene: Scene, width: int, height: int) -> str:
    """Everything that can be read on a screen of this size, but for header and footer."""
    lines = painted(scene, width, height, result=False).lines()
    return "\n".join((*lines, prompt_line(scene, width)))
