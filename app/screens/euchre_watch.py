"""Two-handed Euchre being watched: the table with a transport bar."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.widget import Widget

from app.commands import COMMANDS, Command, Place, bindings
from app.drawing.canvas import Canvas
from app.drawing.marks import KeyHint, Run
from app.drawing.scrubber import Track, draw_rail
from app.drawing.transport import Count, Going, Transport
from app.euchre import captions
from app.euchre.layout import room_of
from app.euchre.pace import Pace
from app.euchre.result import draw_result
from app.euchre.scene import Scene
from app.euchre.staging import scene_of
from app.euchre.table import draw_table
from app.euchre.telling import told
from app.narration import EuchreNarrator
from app.playback import Playback
from app.screens.table import Manner
from app.screens.watching import Watching
from app.widgets.lines import Heading
from app.widgets.painting import Painting
from app.widgets.transport import TransportBar
from engines.euchre import HAND_SIZE, Event, State
from engines.saves import Mark, Timeline

_LOGGED = 60
_YOU = "You"
_ELSEWHERE = {"to_loop", "next_game"}
_NARROW_WITH_RAIL = 17


class EuchreWatch(Watching[State]):
    """A match, or a hand of one, that is watched with open hands or as one of the players sees it.

    timeline: with everything open. begin: the position at which watching begins.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.WATCH)

    def __init__(
        self,
        timeline: Timeline[State, Event],
        names: tuple[str, ...],
        manner: Manner,
        *,
        pace: float = 1.0,
        begin: int = 0,
    ) -> None:
        playback = Playback(len(timeline), self._hold, position=begin, speed=pace)
        super().__init__(timeline, playback, manner)
        self.timeline = self._shown = timeline
        self._seen_by: int | None = None
        self._narrator = EuchreNarrator(names, names.index(_YOU) if _YOU in names else None)
        self._pace = Pace.watching()
        self._scene = self._staged()
        self._table = Painting(self._paint)
        self._bar = TransportBar()

    def body(self) -> Iterable[Widget]:
        """The table, and below it how it runs."""
        return (self._table, self._bar)

    def on_mount(self) -> None:
        """The bar stands in place of the prompt."""
        self.prompt.display = False
        super().on_mount()

    def on_resize(self, event: events.Resize) -> None:
        """Take as much room as there is."""
        super().on_resize(event)
        self._bar.fit(event.size.height)
        self.show()

    def commands(self) -> tuple[Command, ...]:
        """The keys of watching that a match of Euchre has a use for."""
        return tuple(c for c in COMMANDS[self.place] if c.action not in _ELSEWHERE)

    def show(self) -> None:
        """Header, bar and table at the cursor."""
        self._scene = self._staged()
        heading = Heading(self.place.value, captions.match_of(self._scene), self._sight())
        self.header.say(heading)
        self._bar.say(self._transport())
        self._table.redraw()

    def _hold(self, position: int) -> float:
        events = self.timeline.events
        return self._pace.hold(events[position - 1] if position else None, events[position])

    def _staged(self) -> Scene:
        state = self._shown.state_at(self.playback.position)
        return scene_of(
            state,
            self._narrator,
            self._seen_by or 0,
            last_shown=bool(state.tricks) and not state.trick,
            lines=told(self._shown, self.playback.position, self._narrator, _LOGGED),
        )

    def _paint(self, canvas: Canvas) -> None:
        rail = _has_rail(canvas)
        table = Canvas(canvas.width, canvas.height - rail)
        draw_table(table, self._scene)
        if self._scene.over:
            draw_result(table, self._scene, self._scene.over)
        canvas.paste(table, 0, 0)
        if rail:
            length, position = self.playback.length, self.playback.position
            track = Track(2, canvas.width - 4, length, position)
            hands = [mark.index for mark in self.timeline.marks if mark.kind == "hand"]
            canvas.fill(0, canvas.height - 1, canvas.width, 1, "panel")
            draw_rail(canvas, canvas.height - 1, track, hands, keys=True)

    def _transport(self) -> Transport:
        playback, state = self.playback, self._scene.state
        hands = [mark for mark in self.timeline.marks if mark.kind == "hand"]
        going = Going.PLAYING if playback.playing else Going.PAUSED
        if playback.at_end:
            going = Going.ENDED
        does = {Going.PLAYING: "pause", Going.PAUSED: "play", Going.ENDED: "again"}[going]
        trick = min(HAND_SIZE, len(state.tricks) + (self._scene.finished_trick is None))
        return Transport(
            going,
            playback.speed,
            Count("hand", state.hand_number, max(hands[-1].number, state.hand_number)),
            (Count("trick", trick, HAND_SIZE),) if state.trump else (),
            (Run(self._sight(), "muted"),),
            KeyHint("Space", does, "play_pause"),
        )

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
        """The position of "hand 4", or of "trick 2" of the hand one is at; a number is a hand."""
        found = re.fullmatch(r"\s*(hand|trick)?\s*(\d{1,6})\s*", text.lower())
        if found is None:
            return captions.NOT_FOUND
        kind, number = found[1] or "hand", int(found[2])
        position = next(
            (mark.index for mark in self._near_marks(kind) if mark.number == number), None
        )
        return captions.no_such(kind, number) if position is None else position

    def _near_marks(self, kind: str) -> list[Mark]:
        """All hands; or the tricks of the hand one is at."""
        marks = [mark for mark in self.timeline.marks if mark.kind == kind]
        if kind == "hand":
            return marks
        hands = [mark.index for mark in self.timeline.marks if mark.kind == "hand"]
        start = max((hand for hand in hands if hand <= self.playback.position), default=0)
        end = min((hand for hand in hands if hand > start), default=len(self.timeline) + 1)
        return [mark for mark in marks if start <= mark.index < end]

    def find_hint(self) -> str:
        """What may be typed to go somewhere."""
        return "hand 4, or trick 2"


def _has_rail(canvas: Canvas) -> bool:
    """Whether the last row can be spared for the rail without making the cards smaller."""
    now = room_of(canvas.width, canvas.height)
    without = room_of(canvas.width, canvas.height - 1)
    same = (now.size, now.pane) == (without.size, without.pane)
    return same and canvas.height >= _NARROW_WITH_RAIL
