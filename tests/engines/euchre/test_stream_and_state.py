"""The stream, the state and the views tell one story."""

from hypothesis import given, settings

from engines.euchre import Event, Game, Rules, State, View, evolve, redact, view
from engines.euchre.dealing import drawn_dealer
from engines.euchre.table import SEATS
from tests.engines.euchre.matches import play_on, rules, seeds


@settings(deadline=None)
@given(rules, seeds)
def test_folding_what_was_told_gives_the_state_and_every_view_at_every_event(
    table_rules: Rules, seed: int
) -> None:
    game = Game(table_rules, seed=seed)
    opening = State.opening(table_rules, drawn_dealer(seed))
    folded = opening
    seen: list[View] = [view(opening, seat) for seat in SEATS]

    def follow(event: Event) -> None:
        nonlocal folded
        folded = evolve(folded, event)
        for seat in SEATS:
            seen[seat] = evolve(seen[seat], redact(event, seat))

    def compare(event: Event) -> None:
        assert folded == game.state
        for seat in SEATS:
            assert seen[seat] == game.view(seat)

    game.stream.subscribe(follow, history=True)
    game.stream.subscribe(compare)
    for _ in play_on(game, seed):
        pass
    assert game.result is not None
