"""What this room has to know of a game to write it down and to read it again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Generic, TypeVar

import msgspec

from engines.saves.lines import TAKE_BACK, Entry, Header
from engines.saves.timeline import Course, Event, State, Timeline
from engines.stream import EventStream

Game = TypeVar("Game")
Rules = TypeVar("Rules")


class Dictation(msgspec.Struct, frozen=True):
    """A game as a recorder hears it, whatever game it is.

    rules: a dataclass that goes into the header as it is. seats: how many. `listen(hear)` calls
    `hear` with the entries so far and with each to come; its answer is a call that ends it.
    """

    game: str
    rules: object
    seats: int
    first_dealer: int | None
    seed: int | None
    listen: Callable[[Callable[[Entry], None]], Callable[[], None]]


class Description(Course[State, Event], Generic[Game, Rules, State, Event]):
    """One game, described. The file of a game has its own class of this; `games` lists them all.

    Wherever an entry is read, anything wrong with it is a `ValueError` of some kind, whose text
    says what was expected.
    """

    name: ClassVar[str]
    """The game in a header."""

    title: ClassVar[str]
    """The game in a sentence."""

    @abstractmethod
    def rules(self, raw: bytes) -> Rules:
        """The rules in a header."""

    @abstractmethod
    def seats(self, rules: Rules) -> int:
        """How many sit at the table."""

    @abstractmethod
    def opening(self, rules: Rules, first_dealer: int | None) -> State:
        """The state before the first deal."""

    @abstractmethod
    def follow(self, state: State, entry: Entry) -> tuple[Event, ...]:
        """What comes of an entry, by the rules."""

    @abstractmethod
    def entry(self, event: Event) -> Entry | None:
        """The entry for an event in which chance or a player decides; None for what follows."""

    @abstractmethod
    def finished(self, state: State) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def dictation(self, game: Game) -> Dictation:
        """A game that is being played, as a recorder hears it."""

    @abstractmethod
    def timeline(self, game: Game, seat: int | None = None) -> Timeline[State, Event]:
        """All that happened so far in a game that is being played, or what a seat saw of it.

        Subscribe its `append` to the game's stream to have it go on.
        """

    def entries(
        self, stream: EventStream[Event], hear: Callable[[Entry], None]
    ) -> Callable[[], None]:
        """Call `hear` with the entries of a stream, past and to come; the answer ends it.

        What was taken back before is left out; what is from now on is an entry of its own.
        """

        def listen(event: Event) -> None:
            entry = self.entry(event)
            if entry is not None:
                hear(entry)

        def unsay(events: Sequence[Event]) -> None:
            decided = next(filter(None, map(self.entry, events)))
            hear(Entry(TAKE_BACK, decided.seat))

        return stream.subscribe(listen, history=True, taken_back=unsay)

    def same_pack(self, rules: Rules, deal: Entry, again: Entry) -> bool:
        """Whether the same pack was dealt twice, be it by another dealer."""
        return deal.same_as(again)

    @abstractmethod
    def game(
        self,
        rules: Rules,
        entries: Sequence[Entry],
        packs: Sequence[Entry],
        header: Header,
        chance: Random | None,
    ) -> Game:
        """A game that stands where the entries have brought it, which can be played on.

        packs: the deal of each hand that was ever dealt, also of those that will come again. What
        chance has still to decide is up to the seed of the header, or else to `chance`.
        """
