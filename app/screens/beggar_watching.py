"""Watching a game of Beggar-My-Neighbour: a saved one, or one of the famous deals."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from dataclasses import dataclass, replace

from app.beggar import captions
from app.beggar.company import Company
from app.beggar.fortunes import draw_fortunes
from app.beggar.pace import hold
from app.beggar.scene import Scene
from app.beggar.seeking import find
from app.beggar.staging import BeggarTimeline, staged
from app.beggar.watched import draw_watched
from app.commands import Command
from app.drawing.canvas import Canvas
from app.drawing.marks import Run
from app.drawing.transport import Count
from app.narration import BeggarNarrator
from app.playback import Loop, Playback, holds
from app.screens.table import Manner, next_of, previous_of
from app.screens.watching import Following, Watching
from app.widgets.lines import Heading
from engines.beggar import CardTurned, Event, State
from engines.beggar.study import Fortunes
from engines.saves import loop

_ROOM_FOR_PLAYERS = 100


@dataclass(frozen=True, slots=True)
class About:
    """What is known of the game besides what happens in it: its name, and by whom or when."""

    title: str
    origin: str = ""


class BeggarWatch(Watching[State, Event]):
    """A game from its first card to its last, and round again when it has no last one.

    future: whether the chart shows what is still to come. following: what Tab leads to.
    """

    def __init__(
        self,
        timeline: BeggarTimeline,
        company: Company,
        about: About,
        manner: Manner,
        *,
        pace: float = 1.0,
        future: bool = True,
        following: Following | None = None,
    ) -> None:
        self._fortunes = Fortunes(len(company.names), timeline.events)
        round_trip = loop(timeline)
        length = round_trip[1] if round_trip else len(timeline)
        endless = Loop(*round_trip) if round_trip else None
        playback = Playback(length, holds(timeline.events, hold), speed=pace, loop=endless)
        super().__init__(timeline, playback, manner, following)
        self._company = company
        self._about = about
        self._future = future
        self._open_hands = True
        self._charted = False

    @property
    def narrator(self) -> BeggarNarrator:
        """Who tells the game to who watches it."""
        return self._company.narrator

    def travels(self, event: Event) -> bool:
        """A card that was turned comes to the pile."""
        return isinstance(event, CardTurned)

    @property
    def absent(self) -> Collection[str]:
        """Nothing is decided in this game, so there is nothing to review."""
        return ("review", "mistake")

    def commands(self) -> tuple[Command, ...]:
        """What can be done here; a game without hands is leapt through by tricks."""
        return tuple(self._worded(command) for command in super().commands())

    def _worded(self, command: Command) -> Command:
        match command.action:
            case "leap":
                return replace(command, does=captions.TEN_TRICKS)
            case "fortunes" if self._charted:
                return replace(command, does=captions.TABLE)
            case "turn_of_fortune" if not self._charted:
                return replace(command, rank=0)
            case _:
                return command

    def tell(self) -> None:
        """Say in header and bar which game it is, and where in it one is."""
        scene = self._scene()
        origin, players = self._about.origin, len(scene.seats)
        wide = self.size.width >= _ROOM_FOR_PLAYERS or not origin
        meta = captions.origin(origin, players) if wide else origin
        self.header.say(Heading(self.place.value, self._about.title, meta))
        self.bar.say(self.transport(*self._counts(scene), self._note(scene)))

    def _scene(self) -> Scene:
        return staged(
            self.timeline,
            self.playback.position,
            self._company,
            self._fortunes,
            open_hands=self._open_hands,
        )

    def paint(self, canvas: Canvas) -> None:
        """The table, the hands and the chart; or the chart alone, as large as can be."""
        if self._charted:
            draw_fortunes(canvas, self._scene(), future=self._future)
        else:
            draw_watched(canvas, self._scene(), self.travelled, future=self._future)

    def _counts(self, scene: Scene) -> tuple[Count, tuple[Count, ...]]:
        """Which card of how many, which trick, and in an endless game which time round."""
        end = self.playback.length
        within = [Count("trick", self._trick_at(self.playback.position), self._trick_at(end))]
        if self._in_loop(scene):
            within.append(Count("loop", self.playback.laps + 1, None))
        return Count("card", scene.cards, self._fortunes.cards_at(end)), tuple(within)

    def _trick_at(self, position: int) -> int:
        """The trick that has begun last, though its first card may not lie there yet."""
        marks = self.timeline.marks
        begun = bisect_right(marks, position, key=lambda mark: mark.index)
        return marks[begun - 1].number if begun else 1

    def _in_loop(self, scene: Scene) -> bool:
        endless = self.playback.loop
        return endless is not None and (scene.position >= endless.start or self.playback.laps > 0)

    def _note(self, scene: Scene) -> tuple[Run, ...]:
        """What comes next that is worth seeing, or that it has all been there before."""
        if self._in_loop(scene):
            return (Run(captions.NEVER_ENDS, "brass"),)
        moment = self._fortunes.next_moment(scene.position)
        if moment is None or not self._future:
            return ()
        said = captions.moment(moment, scene.seats[moment.seat].name)
        return (Run("◆ "), Run(f"{said}: ", "muted"), Run(f"{moment.cards:,}"))

    def find(self, text: str) -> int | str:
        """The position after a card, or where a trick begins."""
        return find(text, self.timeline, self._fortunes, self.playback.length)

    def find_hint(self) -> str:
        """What may be typed to go somewhere."""
        return captions.FIND_HINT

    def action_fortunes(self) -> None:
        """The chart as large as the screen, or the table."""
        self._charted = not self._charted
        self.moved()

    def action_turn_of_fortune(self, step: int) -> None:
        """To the next change of the lead or moment of the game, or the one before."""
        turns = [turn.position for turn in self._fortunes.turns]
        if not self._future:
            turns = [turn for turn in turns if turn <= self.playback.position]
        here, end = self.playback.position, self.playback.length
        there = next_of(turns, here, end) if step > 0 else previous_of(turns, here)
        self.playback.set_playing(False, self.now)
        self.go(there)

    def action_hands(self) -> None:
        """Hands open, or as those at the table see them."""
        self._open_hands = not self._open_hands
        self.moved()
