"""A game of Beggar-My-Neighbour, from the deal to the end."""

from __future__ import annotations

from engines.beggar.actions import Action
from engines.beggar.dealing import as_given, shuffled
from engines.beggar.deciding import deal, decide, legal_actions
from engines.beggar.events import Event
from engines.beggar.evolving import evolve
from engines.beggar.notation import Hands
from engines.beggar.result import Result
from engines.beggar.rules import USUAL_RULES, Rules, Seat
from engines.beggar.sight import view
from engines.beggar.state import State, View
from engines.game import Game as TableGame


class Game(TableGame[State, Action, Event]):
    """A game, dealt when it is made: a subscriber who wants the deal asks for the history.

    `hands`, by seat, top card first, are cards or kind strings like "--A-J"; `to_play` leads, or
    the first after him who has cards, and the seed is not asked. Without hands the seed shuffles
    and draws the dealer, and the player on his left leads; with neither it is a fresh shuffle.
    Raises `BadDeal` for hands that cannot be dealt or are not as many as the players.
    """

    def __init__(
        self,
        rules: Rules = USUAL_RULES,
        *,
        seed: int | None = None,
        hands: Hands | None = None,
        to_play: Seat = 0,
    ) -> None:
        super().__init__(State.opening(rules))
        dealt = shuffled(rules, seed) if hands is None else as_given(rules, hands, to_play)
        self._tell(deal(self.state, dealt))

    @property
    def to_act(self) -> Seat | None:
        """Who turns the next card; None when the game is over."""
        return self.state.to_act

    @property
    def result(self) -> Result | None:
        """How the game came out; None while it goes on."""
        return self.state.result

    def legal_actions(self) -> tuple[Action, ...]:
        """What may be decided now; nothing when the game is over."""
        return legal_actions(self.state)

    def view(self, seat: Seat) -> View:
        """The table as `seat` may know it."""
        return view(self.state, seat)

    def _decide(self, action: Action) -> tuple[Event, ...]:
        return decide(self.state, action)

    def _evolve(self, state: State, event: Event) -> State:
        return evolve(state, event)
