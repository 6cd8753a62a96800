"""A pack is sealed when it is dealt: its seal is told at once, its salt when the hand is over."""

from random import Random

import pytest

from engines.cards import Card, pack
from engines.errors import BadDeal
from engines.euchre import (
    Game,
    HandDealt,
    HandScored,
    HandThrownIn,
    Pass,
    Phase,
    State,
    evolve,
    redact,
)
from engines.euchre.table import SEATS
from engines.seals import seal_of, written
from tests.engines.euchre.matches import play_on


def deals(game: Game) -> list[HandDealt]:
    return [event for event in game.stream.history if isinstance(event, HandDealt)]


def played_out(game: Game) -> Game:
    for _ in play_on(game, 1):
        pass
    return game


def text(deal: HandDealt) -> str:
    """The deal as it is written down, from its own cards."""
    codes = [" ".join(map(str, part)) for part in (*deal.hands, (deal.upcard,), deal.talon)]
    return "/".join(codes)


def test_every_pack_has_a_seal_of_its_own_that_its_salt_opens() -> None:
    dealt = deals(played_out(Game(chance=Random(7))))
    assert [deal.seal for deal in dealt] == [seal_of(text(deal), deal.salt) for deal in dealt]
    assert len({deal.salt for deal in dealt}) == len(dealt) > 3


def test_nobody_sees_a_salt_before_the_hand_is_over_and_everybody_then() -> None:
    game = Game(chance=Random(7))
    for state, _ in play_on(game, 1):
        for seat in SEATS:
            assert game.view(seat).seal == game.state.seal
            if state.phase is not Phase.HAND_OVER and game.to_act is not None:
                assert game.view(seat).salt == ""
    ends = [e for e in game.stream.history if isinstance(e, HandScored | HandThrownIn)]
    salts = [deal.salt for deal in deals(game)]
    for seat in SEATS:
        assert all(redact(deal, seat).salt == "" for deal in deals(game))  # type: ignore[union-attr]
        assert [redact(end, seat) for end in ends] == ends
    assert [end.salt for end in ends] == salts


def test_a_hand_that_is_over_can_be_checked_with_what_is_shown_of_it() -> None:
    game = Game(first_dealer=0, chance=Random(2))
    for _ in range(4):
        game.apply(Pass())
    hand = game.view(1).last_hand
    assert hand is not None
    assert hand.seal == seal_of(written((*hand.hands, (hand.upcard,), hand.talon)), hand.salt)
    assert game.view(1).seal != hand.seal


def test_the_packs_of_a_seed_are_the_same_sealed_or_not() -> None:
    plain = deals(played_out(Game(seed=5)))
    sealed = deals(played_out(Game(seed=5, chance=Random(1))))
    assert [deal.hands for deal in sealed] == [deal.hands for deal in plain]
    assert all(deal.seal for deal in sealed)
    assert not any(deal.seal or deal.salt for deal in plain)


def test_the_packs_to_come_do_not_follow_from_those_that_were_dealt() -> None:
    first: list[Card] = list(pack("24"))
    matches = [Game(first_dealer=0, packs=[first], salts=["5a17"]) for _ in range(9)]
    seen = [deals(played_out(game)) for game in matches]
    assert {dealt[0] for dealt in seen} == {seen[0][0]}
    assert len({dealt[1].hands for dealt in seen}) > 1


def test_as_many_salts_as_packs_are_given() -> None:
    with pytest.raises(BadDeal, match=r"^There are 1 packs and 2 salts: one for each\.$"):
        Game(packs=[pack("24")], salts=["5a17", "5a18"])


def test_a_state_between_hands_keeps_the_seal_of_the_last() -> None:
    game = Game(first_dealer=0, chance=Random(2))
    for _ in range(4):
        game.apply(Pass())
    state = State.opening(game.state.rules, 0)
    for event in game.stream.history[:-1]:
        state = evolve(state, event)
    assert state.last_hand is not None
    assert (state.seal, state.salt) == (state.last_hand.seal, state.last_hand.salt)
