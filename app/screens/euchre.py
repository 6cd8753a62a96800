"""Two-handed Euchre being played: one person against one machine."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.widget import Widget

from app.commands import COMMANDS, LOOK, Command, Place, bindings
from app.drawing.canvas import Canvas
from app.euchre import captions, refusals
from app.euchre.asking import asked
from app.euchre.choices import choices
from app.euchre.company import Company
from app.euchre.pace import Pace
from app.euchre.result import draw_result
from app.euchre.scene import Scene, Slot, Standing
from app.euchre.staging import scene_of
from app.euchre.table import draw_table
from app.euchre.telling import told
from app.playback import Playback
from app.screens.euchre_calls import Calls
from app.screens.euchre_watching import EuchreWatch
from app.screens.house import Open
from app.screens.log import LogScreen
from app.screens.playing import Playing
from app.screens.table import Manner
from app.session import Journal
from app.start import Start
from app.widgets.lines import Heading, Question
from app.widgets.painting import Painting
from engines.euchre import (
    Action,
    CardPlayed,
    Event,
    Game,
    Phase,
    State,
)
from engines.saves import EUCHRE, Timeline

_LOGGED = 60
_PROMPT_MARGIN = 6
_ALWAYS = {"log", "slower", "faster", "help", "back"} | {command.action for command in LOOK}
_CARDS = {"choose", "beside", "confirm"}
_KEYED = {command.action for place in (Place.EUCHRE, Place.RESULT) for command in COMMANDS[place]}


class EuchreTable(Calls, Playing[State, Action, Event]):
    """A table with a match under way, seen as the person at it sees it.

    rematch: another match like this one. trick_delay: seconds a finished trick stays, None until a
    key. A `fresh` match begins with the deal, another one where it was left. scene: what is shown.
    thinking: the machine is asked for a decision.
    """

    place = Place.EUCHRE
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(Place.EUCHRE), *bindings(Place.RESULT)]

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
        self._timeline = EUCHRE.timeline(game, seat=company.you)
        self._pace = Pace.playing(company.you, trick_delay)
        length = len(self._timeline)
        playback = Playback(length, self._hold, position=1 if fresh else length, speed=pace)
        super().__init__(game, journal, self._timeline, playback, manner)
        self._match = game
        self._company = company
        self._rematch = rematch
        self._unsubscribe = game.stream.subscribe(self._timeline.append)
        self._chosen: int | None = None
        self._looking_back = False
        self._put_aside = False
        self._seeing_table = False
        self.thinking = False
        self.scene = self._staged()
        self._table = Painting(self._paint)

    def body(self) -> Iterable[Widget]:
        """The table is one picture."""
        return (self._table,)

    def on_unmount(self) -> None:
        """The person leaves; the match waits in its file."""
        self._unsubscribe()
        super().on_unmount()

    def on_resize(self, event: events.Resize) -> None:
        """Say as much as there is room for."""
        super().on_resize(event)
        self.show()

    def show(self) -> None:
        """Header, prompt and footer for the table at the cursor, and the table."""
        self.scene = scene = self._staged()
        width = self.size.width
        meta = captions.meta(scene, self._company.machine, self._company.level, width)
        self.header.say(Heading(self.place.value, captions.hand_number(scene), meta))
        question = asked(scene, width - _PROMPT_MARGIN)
        answered = Question(question.said, question.answer)
        self.prompt.ask(self.refused() if self.refusal else answered)
        self.result_in_sight(scene.over is not None)
        self.offer_keys()
        self._table.redraw()

    def commands(self) -> tuple[Command, ...]:
        """What can be done now: in this phase of a hand, or when it is over."""
        if self.scene.over:
            return tuple(map(self._worded, COMMANDS[Place.RESULT]))
        possible = self._possible()
        return tuple(
            self._worded(command)
            for command in COMMANDS[Place.EUCHRE]
            if command.action in possible
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A key does what it stands for now: while a hand is played, or when it is over."""
        place = Place.RESULT if self.scene.over else Place.EUCHRE
        return action not in _KEYED or action in {command.action for command in COMMANDS[place]}

    def told(self, length: int) -> None:
        """What was chosen has been brought out, once there is more to tell."""
        if length > self.playback.length:
            self._chosen = None
            self._put_aside = False
        super().told(length)

    def caught_up(self, now: float) -> float | None:
        """Let the machine think when it is to act."""
        seat = self._match.to_act
        if seat is not None and seat != self._company.you and not self.thinking:
            self.thinking = True
            self.run_worker(self._think(seat))
        return None

    async def _think(self, seat: int) -> None:
        try:
            action = await self._company.choose(self._match.view(seat))
        finally:
            self.thinking = False
        await self.act(action)

    @property
    def travelled(self) -> float:
        """How far a card that was played has come; nothing else travels here."""
        position = self.playback.position
        played = position and isinstance(self._timeline.events[position - 1], CardPlayed)
        return super().travelled if played else 1.0

    def _hold(self, position: int) -> float:
        events = self._timeline.events
        return self._pace.hold(events[position - 1] if position else None, events[position])

    def _staged(self) -> Scene:
        state, narrator = self.state, self._company.narrator
        lines = told(self._timeline, self.playback.position, narrator, _LOGGED)
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

    def _paint(self, canvas: Canvas) -> None:
        scene = self.scene
        draw_table(canvas, scene)
        if scene.over and not self._seeing_table:
            draw_result(canvas, scene, scene.over)

    def _possible(self) -> set[str]:
        """The commands that make sense while a hand is played."""
        scene = self.scene
        possible = set(_ALWAYS)
        if scene.state.tricks:
            possible.add("last_trick")
        if not self.playback.at_end:
            possible.add("confirm")
        elif scene.asked:
            possible |= {call.command for call in choices(scene)}
            if scene.digits_shown:
                possible |= _CARDS
        return possible

    def _worded(self, command: Command) -> Command:
        """A command in the words for what it does now."""
        does = captions.command_words(
            self.scene, command.action, waiting=not self.playback.at_end, hidden=self._seeing_table
        )
        return replace(command, does=does, short="") if does else command

    def _settle(self) -> bool:
        """A key was pressed: what was said for the last one is over; whether all has been shown."""
        self.refusal = ""
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

    async def action_choose(self, key: str) -> None:
        """Choose a card; one that may not be brought out is refused with the reason."""
        if not self._may_act():
            return
        slot = next((slot for slot in self.scene.slots if str(slot.digit) == key), None)
        match slot:
            case Slot(card=card, standing=Standing.LEGAL) if card is not None:
                self._chosen = slot.digit
                self.show()
            case Slot(card=card, standing=Standing.HELD | Standing.REFUSED) if card is not None:
                await self.act(self.scene.doing(card))
            case _:
                self.refuse(refusals.no_such_card(self.scene, key))

    def action_beside(self, key: str) -> None:
        """Choose the next card to the left or the right that may be brought out."""
        if not self._may_act():
            return
        digits = [slot.digit for slot in self.scene.legal]
        if not digits:
            self.refuse(refusals.nothing_to_choose(self.scene))
            return
        step = -1 if key == "left" else 1
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
        self._seeing_table = self._put_aside = False
        if self.state.phase is Phase.GAME_OVER:
            self.app.post_message(Open(self._rematch))
            self.dismiss()
        elif not self.playback.at_end:
            self.playback.advance(self.now)
            self.moved()

    def action_last_trick(self) -> None:
        """Look at the last trick again, or at the table."""
        if not self.state.tricks:
            self.refuse(refusals.NO_TRICK_YET)
            return
        self.refusal = ""
        self._looking_back = not self._looking_back
        self.show()

    def action_log(self) -> None:
        """Everything that happened in this match."""
        position, narrator = self.playback.position, self._company.narrator
        lines = told(self._timeline, position, narrator, position)
        self.app.push_screen(LogScreen(captions.LOG.capitalize(), lines))

    def action_slower(self) -> None:
        """Half the speed."""
        self._change_pace(-1)

    def action_faster(self) -> None:
        """Twice the speed."""
        self._change_pace(1)

    def _change_pace(self, steps: int) -> None:
        self.playback.change_speed(steps, self.now)
        self.notify(captions.pace(self.playback.speed))
        self.moved()

    def action_see_table(self) -> None:
        """Look at the table behind the result, or at the result again."""
        self._seeing_table = not self._seeing_table
        self.show()

    def action_again(self) -> None:
        """Watch the hand that is over, both hands open."""
        hand = _hand_before(self._match, self.playback.position)
        self.app.push_screen(EuchreWatch(hand, self._company.names, self.manner, begin=1))


def _hand_before(game: Game, position: int) -> Timeline[State, Event]:
    """The hand that ends at a position, with everything open."""
    whole = EUCHRE.timeline(game)
    start = max(
        mark.index for mark in whole.marks if mark.kind == "hand" and mark.index <= position
    )
    opening = whole.state_at(start - 1)
    return Timeline(EUCHRE, opening, whole.events[start - 1 : position])
