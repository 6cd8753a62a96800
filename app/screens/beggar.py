"""Beggar-My-Neighbour being played: cards turned by key, by themselves, or many at once."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual.binding import BindingType

from app.beggar import captions
from app.beggar.ahead import Goal, cards_ahead
from app.beggar.asking import asked
from app.beggar.company import Company
from app.beggar.fortunes import draw_fortunes
from app.beggar.live import draw_live
from app.beggar.pace import A_CARD, hold
from app.beggar.result import draw_result
from app.beggar.scene import Scene
from app.beggar.staging import looking_back, staged
from app.commands import COMMANDS, FORTUNES, Command, Place, bindings
from app.drawing.canvas import Canvas
from app.drawing.marks import Button, KeyHint, Run
from app.drawing.room import pane_width
from app.hints import answer, answer_by
from app.narration import BeggarNarrator
from app.narration.words import capital
from app.playback import Playback, holds
from app.screens.house import Open
from app.screens.playing import Playing
from app.screens.table import FRAME, Manner
from app.session import Journal
from app.start import Start, WatchFile
from app.widgets.lines import Heading, Question
from engines.beggar import Action, CallTime, CardTurned, Event, Game, Seat, State, TurnCard
from engines.beggar.study import Fortunes
from engines.saves import BEGGAR

_ROOM_FOR_DETAIL = 100
_AT_ONCE = 200
_SECONDS_A_MINUTE = 60
_CHOICES = ("confirm", "again", "see_table")


class BeggarTable(Playing[State, Action, Event]):
    """A table with a game under way, seen as everyone at it sees it.

    rematch: another game like this one. file: where this one is written, if it is. A `fresh` game
    begins with the deal, another one where it was left.
    """

    place = Place.BEGGAR
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.BEGGAR, Place.RESULT)

    def __init__(
        self,
        game: Game,
        company: Company,
        journal: Journal | None,
        manner: Manner,
        *,
        rematch: Start,
        file: Path | None = None,
        pace: float = 1.0,
        fresh: bool = True,
    ) -> None:
        timeline = BEGGAR.timeline(game, seat=0)
        length = len(timeline)
        position = 0 if fresh else length
        playback = Playback(length, holds(timeline.events, hold), position=position, speed=pace)
        super().__init__(game, journal, timeline, playback, manner, rematch=rematch)
        self._company = company
        self._fortunes = Fortunes(game.state.rules.players, timeline.events)
        self._file = file
        self._by_itself = not company.persons
        self._turning = False
        self._seen_at_once = False
        self._goal: Goal | None = None
        self._looking_back = False
        self._charted = False
        self._asked_for_time = False
        self._time_is_up: float | None = None

    def on_mount(self) -> None:
        """Begin, and look at the clock when time is limited."""
        minutes = self.game.state.rules.time_limit_minutes
        if minutes is not None:
            self._time_is_up = self.now + minutes * _SECONDS_A_MINUTE
        super().on_mount()

    @property
    def over(self) -> bool:
        """Whether the end of the game is in sight."""
        return self.state.result is not None

    @property
    def narrator(self) -> BeggarNarrator:
        """Who tells the game to this company."""
        return self._company.narrator

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The fortunes can be looked at when the result is in sight, too."""
        return action == FORTUNES.action or super().check_action(action, parameters)

    def travels(self, event: Event) -> bool:
        """A card that was turned comes to the pile."""
        return isinstance(event, CardTurned)

    def follow(self, event: Event) -> None:
        """One more event has happened, and may have changed everyone's fortunes."""
        super().follow(event)
        self._fortunes.tell(self.timeline.events[-1])

    @property
    def _all_shown(self) -> bool:
        return self.playback.position >= len(self.timeline)

    def commands(self) -> tuple[Command, ...]:
        """What can be done now: while the game goes on, and when it is over."""
        if self.over:
            return tuple(
                replace(command, does=captions.REMATCH) if command.action == "confirm" else command
                for command in (*COMMANDS[Place.RESULT], FORTUNES)
                if command.action != "again" or self._file is not None
            )
        left_out = {"turn" if self._company.keys else "turn_own"}
        if self.game.state.rules.time_limit_minutes is None:
            left_out.add("call_time")
        return tuple(
            replace(command, does=captions.STOP, short="")
            if command.action == "pause" and self._by_itself
            else command
            for command in COMMANDS[Place.BEGGAR]
            if command.action not in left_out
        )

    def tell(self) -> None:
        """Say in header and prompt where the game stands, and what is asked."""
        scene = self._scene()
        rules = self.game.state.rules
        wide = self.size.width >= _ROOM_FOR_DETAIL
        detail = captions.detail(rules.players, rules.time_limit_minutes) if wide else ""
        told_below = not pane_width(self.size.width, self.body_rows)
        place = "" if told_below else captions.place_in_game(scene.trick, scene.cards)
        self.header.say(Heading(self.place.value, detail, place))
        self.prompt.ask(self.refused() if self.refusal else self._question(scene))

    def _scene(self) -> Scene:
        return staged(self.timeline, self.playback.position, self._company, self._fortunes)

    def paint(self, canvas: Canvas) -> None:
        """The table at the cursor, or with the last pile, and a result over it."""
        scene = self._scene()
        if self._looking_back:
            scene = looking_back(scene, self.timeline) or scene
        if self._charted:
            draw_fortunes(canvas, scene, future=False)
        else:
            draw_live(canvas, scene, self.travelled)
        if self.over and not self.seeing_table:
            draw_result(canvas, scene, self._buttons())

    def _buttons(self) -> list[Button]:
        choices = {command.action: command for command in self.commands()}
        shown = [choices[action] for action in _CHOICES if action in choices]
        return [
            Button(KeyHint(command.sign, capital(command.does), command.action), not place)
            for place, command in enumerate(shown)
        ]

    def _question(self, scene: Scene) -> Question:
        if self._asked_for_time:
            said = (Run(captions.CALL_TIME, bold=True), Run(captions.MOST_CARDS))
            return Question(said, answer(self.place, "call_time", captions.DO_IT))
        would_do = self._answer(scene)
        question = self.narrator.ask(self.state)
        return Question(asked(scene, question, would_do, self.size.width), would_do)

    def _answer(self, scene: Scene) -> tuple[Run, ...]:
        """What the key that matters would do."""
        seat = self.state.to_act
        if self.over:
            return answer(Place.RESULT, "confirm", captions.REMATCH)
        if not self._all_shown or seat is None or self._turns_itself(seat):
            return answer(self.place, "turn", captions.HURRY)
        own = scene.seats[seat].key
        return answer_by(own, captions.TURN) if own else answer(self.place, "turn", captions.TURN)

    def _turns_itself(self, seat: Seat | None) -> bool:
        """Whether the next card turns without a key."""
        if seat is None:
            return False
        return self._by_itself or (
            bool(self._company.persons) and seat not in self._company.persons
        )

    def caught_up(self, now: float) -> float | None:
        """Turn the cards that turn by themselves, and look at the clock."""
        if self.game.state.result is not None or self._turning:
            return None
        if self._time_is_up is not None and now >= self._time_is_up:
            self._begin(self._call_time())
        elif self._goal is not None or self._turns_itself(self.game.state.to_act):
            self._begin(self._turn_on())
        else:
            return self._time_is_up
        return None

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Let a decision be taken beside the keys, one at a time."""
        self._turning = True
        self.run_worker(work)

    async def _turn_on(self) -> None:
        """Turn as many cards as the pace asks for in a frame, or on towards the goal."""
        state, goal = self.game.state, self._goal
        if goal is None:
            most = max(1, int(self.playback.speed * FRAME / A_CARD))
            await self._turn(cards_ahead(state, most, self._goes_on))
        else:
            await self._turn(cards_ahead(state, _AT_ONCE, goal.goes_on))
            self.playback.seek(len(self.timeline), self.now)
            if goal is Goal.TRICK_END and not self.game.state.pile:
                self._goal = None
        self._turning = False
        self.pulse()

    def _goes_on(self, state: State, _: tuple[Event, ...]) -> bool:
        return self._turns_itself(state.to_act)

    async def _call_time(self) -> None:
        await self.act(CallTime())
        self._turning = False
        self.pulse()

    async def _turn(self, cards: int) -> None:
        """Turn so many cards as one decision."""
        await self.act(*[TurnCard()] * cards)

    async def _turn_by_key(self) -> None:
        """Turn the card of a person, who sees it at once."""
        self._seen_at_once = True
        try:
            await self._turn(1)
        finally:
            self._seen_at_once = False

    def told(self, length: int) -> None:
        """There are `length` events now."""
        if not self._seen_at_once:
            super().told(length)
            return
        self.playback.grow(length, self.now)
        self.playback.advance(self.now)
        self.moved(by_hand=False)

    def _catch_up(self) -> None:
        """Show all there is at once."""
        self.playback.seek(len(self.timeline), self.now)
        self.moved()

    def _settle(self) -> bool:
        """A key was pressed: what the last one asked or showed is over; whether all is shown."""
        self.refusal = ""
        self._goal = None
        self._asked_for_time = self._looking_back = False
        if self._all_shown and not self._turning:
            return True
        self._catch_up()
        return False

    async def action_turn(self) -> None:
        """Turn the card of the person who sits here, or do not wait for what comes by itself."""
        if self._settle():
            await self._turn_by_key()

    async def action_turn_own(self, key: str) -> None:
        """Turn the card of the one whose key it is, if it is his turn."""
        seat, turning = self._company.with_key(key), self.game.state.to_act
        if turning is None or not self._settle():
            return
        if seat == turning:
            await self._turn_by_key()
        else:
            who = self.narrator.does(turning, "are", "is")
            self.refuse(captions.not_yours(who, self._company.keys.get(turning, "")))

    def action_to_trick_end(self) -> None:
        """Turn cards until the pile is taken."""
        self._go_for(Goal.TRICK_END)

    def action_to_game_end(self) -> None:
        """Turn cards until the game is over."""
        self._go_for(Goal.GAME_END)

    def _go_for(self, goal: Goal) -> None:
        """Turn cards until something happens, and show only that."""
        pile_on_table = bool(self.state.pile)
        self._settle()
        if goal is Goal.TRICK_END and pile_on_table and not self.game.state.pile:
            return
        self._goal = goal
        self.pulse()

    def action_pause(self) -> None:
        """Let all cards turn by themselves, or no longer."""
        self._by_itself = not self._by_itself
        self.refusal = ""
        self.pulse()

    def action_last_trick(self) -> None:
        """Look at the last pile again, or at the table."""
        if looking_back(self._scene(), self.timeline) is None:
            self.refuse(captions.NO_PILE_YET)
            return
        self._looking_back = self._charted or not self._looking_back
        self._charted = False
        self.moved()

    def action_fortunes(self) -> None:
        """The fortunes so far, as large as the screen, or the table."""
        self._charted = not self._charted
        self.moved()

    def action_see_table(self) -> None:
        """Look at the table behind the result, not at the chart, or at the result again."""
        self._charted = False
        super().action_see_table()

    def action_call_time(self) -> None:
        """Ask whether the game is to end, and end it when it is asked for again."""
        if self.game.state.rules.time_limit_minutes is None:
            self.refuse(captions.NO_LIMIT)
        elif self._asked_for_time:
            self._settle()
            self._begin(self._call_time())
        elif self._settle():
            self._asked_for_time = True
            self.show()

    def action_confirm(self) -> None:
        """Another game like this one."""
        if self.leaves_result():
            self.action_rematch()

    def action_again(self) -> None:
        """Watch what was just played."""
        if self._file is not None:
            self.post_message(Open(WatchFile(self._file)))
