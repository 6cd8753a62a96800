"""Two-handed Euchre being watched: the table with a transport bar."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from app.drawing.canvas import Canvas
from app.drawing.marks import Run
from app.drawing.transport import Count
from app.euchre import captions
from app.euchre.chances import Course
from app.euchre.log import LOGGED
from app.euchre.pace import Pace
from app.euchre.reviewed import LEAST_ROWS, draw_reviewed
from app.euchre.scene import Scene
from app.euchre.seeking import find
from app.euchre.staging import scene_of
from app.euchre.watched import draw_watched
from app.narration import EuchreNarrator, Line, spoken_to, told
from app.narration.reviews import told_with_review
from app.playback import Playback, holds
from app.reviewing import Weigh, in_every_core
from app.screens.euchre_reviewing import EuchreReviewing, Keep
from app.screens.table import Manner
from app.screens.watching import Following
from app.widgets.lines import Heading
from engines.euchre import HAND_SIZE, CardPlayed, Event, State
from engines.saves import Timeline


class EuchreWatch(EuchreReviewing):
    """A match, or a hand of one, that is watched with open hands or as one of the players sees it.

    timeline: with everything open. begin: the position at which watching begins. following: what
    Tab leads to. weigh: who works a review out. keep: is told what a complete one came to.
    """

    def __init__(
        self,
        timeline: Timeline[State, Event],
        names: tuple[str, ...],
        manner: Manner,
        *,
        pace: float = 1.0,
        begin: int = 0,
        following: Following | None = None,
        weigh: Weigh = in_every_core,
        keep: Keep | None = None,
    ) -> None:
        between = Pace.watching().hold
        hold = holds(timeline.events, between)
        playback = Playback(len(timeline), hold, position=begin, speed=pace)
        super().__init__(timeline, playback, manner, following, weigh, keep)
        self._shown = timeline
        self._seen_by: int | None = None
        self._narrator = EuchreNarrator(names, spoken_to(names))
        self._scene = self._staged()

    @property
    def absent(self) -> Collection[str]:
        """Here a match is reviewed instead."""
        return ("fortunes", "turn_of_fortune")

    @property
    def narrator(self) -> EuchreNarrator:
        """Who tells the match to who watches it."""
        return self._narrator

    @property
    def seen(self) -> Timeline[State, Event]:
        """The match with open hands, or as the one sees it whose eyes one looks with."""
        return self._shown

    def travels(self, event: Event) -> bool:
        """A card that was played comes to the trick."""
        return isinstance(event, CardPlayed)

    def tell(self) -> None:
        """Say in header and bar which match it is, and where in it one is."""
        self._scene = self._staged()
        heading = Heading(self.place.value, captions.match_of(self._scene), self._sight())
        self.header.say(heading)
        note = self.review_note or (Run(self._sight(), "muted"),)
        self.bar.say(self.transport(*self._counts(), note))

    def _staged(self) -> Scene:
        position = self.playback.position
        state = self._shown.state_at(position)
        return scene_of(
            state,
            self._narrator,
            self._seen_by or 0,
            last_shown=bool(state.tricks) and not state.trick,
            lines=tuple(told(self._shown, self._narrator, position - LOGGED, position)),
            travelled=self.travelled,
        )

    def paint(self, canvas: Canvas) -> None:
        """The table, the result of a hand, and the match as a rail, or as a chart of chances."""
        hands = [mark.index for mark in self.timeline.marks if mark.kind == "hand"]
        length, position = self.playback.length, self.playback.position
        if self.finder is None or canvas.height < LEAST_ROWS:
            draw_watched(canvas, self._scene, length, position, hands)
            return
        scene = self._scene
        findings = self.finder.findings(scene.state, position, scene.near.seat, self._seen_by)
        draw_reviewed(canvas, scene, Course(length, position, hands), findings)

    def lines_of(self, start: int, end: int) -> Iterable[Line]:
        """What the log says; in a review also of what was dubious or worse, and what was better."""
        if self.finder is None:
            return super().lines_of(start, end)
        wrong = self.finder.wrong_of(self._seen_by)
        return told_with_review(self._shown, self._narrator, wrong, start, end)

    def _counts(self) -> tuple[Count, tuple[Count, ...]]:
        """Which hand of how many, and which trick of it."""
        state = self._scene.state
        hands = max(mark.number for mark in self.timeline.marks if mark.kind == "hand")
        trick = min(HAND_SIZE, len(state.tricks) + (self._scene.finished_trick is None))
        within = (Count("trick", trick, HAND_SIZE),) if state.trump else ()
        return Count("hand", state.hand_number, max(hands, state.hand_number)), within

    def _sight(self) -> str:
        """Whose eyes one looks with."""
        return captions.sight(self._narrator, self._seen_by)

    def action_hands(self) -> None:
        """Both hands open, or as the one or the other player sees them."""
        seats = range(len(self._narrator.names))
        following: dict[int | None, int | None] = dict(
            zip((None, *seats), (*seats, None), strict=True)
        )
        self._seen_by = following[self._seen_by]
        seat = self._seen_by
        self._shown = self.timeline if seat is None else self.timeline.seen_by(seat)
        self.moved()

    def find(self, text: str) -> int | str:
        """The position where a hand begins, or a trick of the hand one is at."""
        return find(text, self.timeline, self.playback.position)

    def find_hint(self) -> str:
        """What may be typed to go somewhere."""
        return captions.FIND_HINT
