"""Two-handed Euchre being watched: the table with a transport bar."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from app.commands import Command, Place, bindings
from app.drawing.canvas import Canvas
from app.drawing.marks import Run
from app.drawing.transport import Count
from app.euchre import captions
from app.euchre.pace import Pace
from app.euchre.scene import Scene
from app.euchre.staging import scene_of
from app.euchre.telling import told
from app.euchre.watched import draw_watched
from app.narration import EuchreNarrator
from app.playback import Playback
from app.screens.house import Open
from app.screens.table import Manner
from app.screens.watching import Watching
from app.start import Start
from app.widgets.lines import Heading
from app.widgets.painting import Painting
from engines.euchre import HAND_SIZE, CardPlayed, Event, State
from engines.saves import Mark, Timeline

_LOGGED = 60
_YOU = "You"


class EuchreWatch(Watching[State]):
    """A match, or a hand of one, that is watched with open hands or as one of the players sees it.

    timeline: with everything open. begin: the position at which watching begins. next_game: what
    Tab leads to.
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
        next_game: Start | None = None,
    ) -> None:
        playback = Playback(len(timeline), self._hold, position=begin, speed=pace)
        super().__init__(timeline, playback, manner)
        self._next_game = next_game
        self.timeline = self._shown = timeline
        self._seen_by: int | None = None
        self._narrator = EuchreNarrator(names, names.index(_YOU) if _YOU in names else None)
        self._pace = Pace.watching()
        self._scene = self._staged()
        self._table = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The table is one picture."""
        return (self._table,)

    def commands(self) -> tuple[Command, ...]:
        """The keys of watching that a match of Euchre has a use for."""
        left_out = {"to_loop"} if self._next_game else {"to_loop", "next_game"}
        return tuple(command for command in super().commands() if command.action not in left_out)

    def show(self) -> None:
        """Header, bar and table at the cursor."""
        self._scene = self._staged()
        heading = Heading(self.place.value, captions.match_of(self._scene), self._sight())
        self.header.say(heading)
        self.bar.say(self.transport(*self._counts(), (Run(self._sight(), "muted"),)))
        self.offer_keys()
        self._table.redraw()

    @property
    def travelled(self) -> float:
        """How far a card that was played has come; nothing else travels here."""
        position = self.playback.position
        played = position and isinstance(self.timeline.events[position - 1], CardPlayed)
        return super().travelled if played else 1.0

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
            travelled=self.travelled,
        )

    def _paint(self, canvas: Canvas) -> None:
        hands = [mark.index for mark in self.timeline.marks if mark.kind == "hand"]
        length, position = self.playback.length, self.playback.position
        draw_watched(canvas, self._scene, length, position, hands)

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

    def action_next_game(self) -> None:
        """On to the next game in the list."""
        if self._next_game is None:
            self.complain(captions.NO_NEXT_GAME)
            return
        self.app.post_message(Open(self._next_game))
        self.dismiss()

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
