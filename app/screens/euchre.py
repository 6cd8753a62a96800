"""Two-handed Euchre being played: one person against one machine."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType
from textual.worker import Worker, WorkerCancelled

from app.commands import COMMANDS, LOOK, UNDO, Command, Place, bindings
from app.drawing.canvas import Canvas
from app.drawing.marks import Run
from app.euchre import captions, refusals
from app.euchre.asking import asked
from app.euchre.choices import choices
from app.euchre.company import Company
from app.euchre.log import LOGGED
from app.euchre.pace import Pace
from app.euchre.result import draw_result
from app.euchre.scene import Scene, Slot, Standing
from app.euchre.staging import scene_of
from app.euchre.table import draw_table
from app.narration import EuchreNarrator, Line, told
from app.playback import Playback, holds
from app.screens.euchre_calls import Calls
from app.screens.euchre_watching import EuchreWatch
from app.screens.hint import HintScreen
from app.screens.playing import Playing
from app.screens.table import Manner
from app.session import Journal
from app.start import Start
from app.widgets.lines import Heading, Question
from engines.errors import IllegalAction
from engines.euchre import Action, CardPlayed, Event, Game, HandDealt, Phase, State
from engines.saves import EUCHRE, Timeline

_HINT = "hint"
_PROMPT_MARGIN = 6
_ALWAYS = {"log", "pace", "help", "back"} | {command.action for command in LOOK}
_CARDS = {"choose", "beside", "confirm"}


class EuchreTable(Calls, Playing[State, Action, Event]):
    """A table with a match under way, seen as the person at it sees it.

    rematch: another match like this one. trick_delay: seconds a finished trick stays, None until a
    key. A `fresh` match begins with the deal, another one where it was left. scene: what is shown.
    thinking: the machine is asked for a decision.
    """

    place = Place.EUCHRE
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.EUCHRE, Place.RESULT)

    def __init__(
        self,
        game: Game,
        company: Company,
        journal: Journal | None,
        manner: Manner,
        *,
        rematch: Start,
        pace: float = 1.0,
        trick_delay: float | None = None,
        fresh: bool = True,
    ) -> None:
        timeline = EUCHRE.timeline(game, seat=company.you)
        between = Pace.playing(company.you, trick_delay).hold
        length = len(timeline)
        # A hand that nobody has said a word in is dealt when the result before it has been seen.
        unseen = isinstance(timeline.events[-1], HandDealt)
        position = 1 if fresh else max(1, length - unseen)
        playback = Playback(length, holds(timeline.events, between), position=position, speed=pace)
        super().__init__(game, journal, timeline, playback, manner, rematch=rematch)
        self._match = game
        self._company = company
        self._undone: Line | None = None
        self._thought: Worker[None] | None = None
        self._chosen: int | None = None
        self._looking_back = False
        self._put_aside = False
        self.thinking = False
        self.scene = self._staged()

    @property
    def over(self) -> bool:
        """Whether the result of a hand is in sight."""
        return self.scene.over is not None

    @property
    def narrator(self) -> EuchreNarrator:
        """Who tells the match to the person."""
        return self._company.narrator

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What was done can be undone when a result is in sight, too."""
        return action == UNDO.action or super().check_action(action, parameters)

    def travels(self, event: Event) -> bool:
        """A card that was played comes to the trick."""
        return isinstance(event, CardPlayed)

    def tell(self) -> None:
        """Say in header and prompt where the match stands, and what is asked."""
        self.scene = scene = self._staged()
        width = self.size.width
        company = self._company
        meta = captions.meta(
            scene, company.machine, company.level, width, practice=company.practice
        )
        self.header.say(Heading(self.place.value, captions.hand_number(scene), meta))
        question = asked(scene, width - _PROMPT_MARGIN)
        undone = tuple(Run(piece) for piece in self._undone.pieces) if self._undone else ()
        answered = Question(undone or question.said, question.answer)
        self.prompt.ask(self.refused() if self.refusal else answered)

    def commands(self) -> tuple[Command, ...]:
        """What can be done now: in this phase of a hand, or when it is over."""
        if self.scene.over:
            undo = (UNDO,) if self._company.practice else ()
            return tuple(map(self._worded, (*COMMANDS[Place.RESULT], *undo)))
        possible = self._possible()
        return tuple(
            self._worded(command)
            for command in COMMANDS[Place.EUCHRE]
            if command.action in possible
        )

    def unfollow(self, events: Sequence[Event]) -> None:
        """What was in sight with what was taken back is no more."""
        super().unfollow(events)
        self._chosen = None
        self._looking_back = self._put_aside = self.seeing_table = False

    def told(self, length: int) -> None:
        """What was chosen has been brought out, once there is more to tell."""
        if length > self.playback.length:
            self._chosen = self._undone = None
            self._put_aside = False
        super().told(length)

    def caught_up(self, now: float) -> float | None:
        """Let the machine think when it is to act."""
        seat = self._match.to_act
        if seat is not None and seat != self._company.you and not self.thinking:
            self.thinking = True
            self._thought = self.run_worker(self._think(seat))
        return None

    async def _stop_thinking(self) -> None:
        """Have the machine forget what it is asked, if it still thinks."""
        if self.thinking and self._thought is not None:
            self._thought.cancel()
            with suppress(WorkerCancelled):
                await self._thought.wait()

    async def _think(self, seat: int) -> None:
        try:
            action = await self._company.choose(self._match.view(seat))
        finally:
            self.thinking = False
        await self.act(action)

    def _staged(self) -> Scene:
        state, narrator = self.state, self.narrator
        position = self.playback.position
        lines = tuple(told(self.timeline, narrator, position - LOGGED, position))
        if self.playback.at_end and state.to_act == self._company.you:
            lines = (*lines, narrator.ask(state))
        return scene_of(
            state,
            narrator,
            self._company.you,
            plays=True,
            chosen=self._chosen,
            last_shown=self._looking_back or self._trick_stays(state),
            lines=lines,
            travelled=self.travelled,
        )

    def _trick_stays(self, state: State) -> bool:
        """Whether the trick that was just taken still lies on the table."""
        between = bool(state.tricks) and not state.trick
        return between and self._chosen is None and not self._put_aside

    def paint(self, canvas: Canvas) -> None:
        """The table, and a result over it."""
        scene = self.scene
        draw_table(canvas, scene)
        if scene.over and not self.seeing_table:
            draw_result(canvas, scene, scene.over)

    def _possible(self) -> set[str]:
        """The commands that make sense while a hand is played."""
        scene = self.scene
        possible = set(_ALWAYS)
        if scene.state.tricks:
            possible.add("last_trick")
        if self._company.practice:
            possible.add("undo")
        if not self.playback.at_end:
            possible.add("confirm")
        elif scene.asked:
            possible.add("hint")
            possible |= {call.command for call in choices(scene)}
            if scene.digits_shown:
                possible |= _CARDS
        return possible

    def _worded(self, command: Command) -> Command:
        """A command in the words for what it does now."""
        does = captions.command_words(
            self.scene, command.action, waiting=not self.playback.at_end, hidden=self.seeing_table
        )
        return replace(command, does=does, short="") if does else command

    def _settle(self) -> bool:
        """A key was pressed: what was said for the last one is over; whether all has been shown."""
        self.refusal = ""
        self._undone = None
        self._looking_back = False
        if self.playback.at_end:
            return True
        self.playback.advance(self.now)
        self.moved(by_hand=False)
        return False

    def _may_act(self) -> bool:
        """Whether the person is to act and sees what is there; if not, the prompt says why."""
        if not self._settle():
            return False
        if not self.scene.asked:
            self.refuse(refusals.not_your_turn(self.scene))
            return False
        return True

    async def call(self, action: Action) -> None:
        """Make a call, if the person is to act."""
        if self._may_act():
            await self.act(action)

    async def action_choose(self, digit: int) -> None:
        """Choose a card; one that may not be brought out is refused with the reason."""
        if not self._may_act():
            return
        slot = next((slot for slot in self.scene.slots if slot.digit == digit), None)
        match slot:
            case Slot(card=card, standing=Standing.LEGAL) if card is not None:
                self._chosen = slot.digit
                self.show()
            case Slot(card=card, standing=Standing.HELD | Standing.REFUSED) if card is not None:
                await self.act(self.scene.doing(card))
            case _:
                self.refuse(refusals.no_such_card(self.scene, digit))

    def action_beside(self, step: int) -> None:
        """Choose the next card to the left or the right that may be brought out."""
        if not self._may_act():
            return
        digits = [slot.digit for slot in self.scene.legal]
        if not digits:
            self.refuse(refusals.nothing_to_choose(self.scene))
            return
        start = -1 if step > 0 else 0
        place = digits.index(self._chosen) if self._chosen in digits else start
        self._chosen = digits[(place + step) % len(digits)]
        self.show()

    async def action_confirm(self) -> None:
        """Bring out the chosen card; or go on, where something waits for that."""
        if self.scene.over:
            self._go_on()
        elif not self._settle():
            return
        elif self.scene.chosen and self.scene.asked:
            await self.act(self.scene.doing(self.scene.chosen))
        elif self.scene.asked and self._trick_stays(self.state):
            self._put_aside = True
            self.show()
        else:
            self.refuse(refusals.nothing_chosen(self.scene))

    def _go_on(self) -> None:
        """To the next hand, or to another match."""
        if not self.leaves_result():
            return
        self.refusal = ""
        self.seeing_table = self._put_aside = False
        if self.state.phase is Phase.GAME_OVER:
            self.action_rematch()
        elif not self.playback.at_end:
            self.playback.advance(self.now)
            self.moved()

    def action_hint(self) -> None:
        """Have every choice weighed, if the person is to act; the table goes on meanwhile."""
        if self._may_act():
            self.run_worker(self._advise(self.playback.position), group=_HINT, exclusive=True)

    async def _advise(self, position: int) -> None:
        """Show what a coach says, unless it is about what is over by then."""
        advice = await self._company.advise(self._match.view(self._company.you))
        if self.playback.position == position == self.playback.length and self.is_current:
            self.app.push_screen(HintScreen(advice, self.narrator))

    async def action_undo(self) -> None:
        """Take back what the person did last, in a match of practice."""
        if not self._company.practice:
            self.refuse(refusals.NO_PRACTICE)
            return
        self.workers.cancel_group(self, _HINT)
        await self._stop_thinking()
        self.refusal = ""
        try:
            undone = await self.session.take_back(self._company.you)
        except IllegalAction as error:
            self.refuse(str(error))
            # The machine is asked again for what it was kept from.
            self.pulse()
            return
        self._undone = self.narrator.taken_back(undone, self.timeline.state)
        self.show()

    def action_last_trick(self) -> None:
        """Look at the last trick again, or at the table."""
        if not self.state.tricks:
            self.refuse(refusals.NO_TRICK_YET)
            return
        self.refusal = ""
        self._looking_back = not self._looking_back
        self.show()

    def action_pace(self, step: int) -> None:
        """Half or twice the speed, which is told: nothing else shows it here."""
        super().action_pace(step)
        self.notify(captions.pace(self.playback.speed), markup=False)

    def action_again(self) -> None:
        """Watch the hand that is over, both hands open; of a match that is over, all hands."""
        names, whole = self._company.names, EUCHRE.timeline(self._match)
        position = self.playback.position
        begin = max(
            mark.index for mark in whole.marks if mark.kind == "hand" and mark.index <= position
        )
        if self.state.phase is Phase.GAME_OVER:
            self.app.push_screen(EuchreWatch(whole, names, self.manner, begin=begin))
            return
        hand = Timeline(EUCHRE, whole.state_at(begin - 1), whole.events[begin - 1 : position])
        self.app.push_screen(EuchreWatch(hand, names, self.manner, begin=1))
