"""Games played for the tests of their table."""

from engines.beggar import Event, Game, State, TurnCard, evolve


class Told:
    """A game as it was told: its events, and the state at each position, 0 before the deal."""

    def __init__(self, game: Game, most_cards: int = 400) -> None:
        while game.to_act is not None and game.state.cards < most_cards:
            game.apply(TurnCard())
        self.events: tuple[Event, ...] = game.stream.history
        self.states = [State.opening(game.state.rules)]
        for event in self.events:
            self.states.append(evolve(self.states[-1], event))
