"""Games played for the tests of their table, and the scenes on it."""

from app.beggar.log import Recent
from app.beggar.scene import Scene, scene_of
from app.narration import BeggarNarrator
from engines.beggar import CallTime, CardTurned, Event, Game, State, TurnCard, evolve
from engines.beggar.study import Fortunes

NAMES = ("Ann", "Bob", "Cat", "Dan")
_RECENT = 40


class Told:
    """A game as it was told: its events, and the state at each position, 0 before the deal.

    It is played until it ends, `most_cards` are turned, or, with `time`, until time is called then.
    """

    def __init__(self, game: Game, most_cards: int = 400, *, time: bool = False) -> None:
        while game.to_act is not None and game.state.cards < most_cards:
            game.apply(TurnCard())
        if time and game.to_act is not None:
            game.apply(CallTime())
        self.players = game.state.rules.players
        self.events: tuple[Event, ...] = game.stream.history
        self.states = [State.opening(game.state.rules)]
        for event in self.events:
            self.states.append(evolve(self.states[-1], event))
        self.fortunes = Fortunes(self.players, self.events)

    @property
    def end(self) -> int:
        """The last position."""
        return len(self.events)

    def position_of(self, card: int) -> int:
        """The position at which a card, by its number, has been laid and all it asks is told."""
        cards = 0
        for position, event in enumerate(self.events, 1):
            cards += isinstance(event, CardTurned)
            if cards > card:
                return position - 1
        return self.end

    def scene(
        self,
        position: int,
        names: tuple[str, ...] = NAMES,
        *,
        you: int | None = None,
        keys: dict[int, str] | None = None,
        open_hands: bool = False,
    ) -> Scene:
        """The table at a position."""
        first = max(0, position - _RECENT)
        return scene_of(
            self.states[position],
            BeggarNarrator(names[: self.players], you),
            self.fortunes,
            position,
            Recent(self.states[first], self.events[first:position]),
            keys=keys,
            open_hands=open_hands,
        )
