"""Every kind of refusal says the rule, and what would be legal, about these cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from engines.cards import Card, Suit
from engines.errors import IllegalAction
from engines.euchre import (
    Action,
    Discard,
    Game,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    Rules,
    decide,
    evolve,
)
from tests.engines.euchre.matches import cards, stacked_game

ELDEST, LAST = "JH AD 9D KC TS", "9C JS AS TH KH"
CLUBS, DIAMONDS, HEARTS, SPADES = map(NameTrump, Suit)


def refused(game: Game, action: Action) -> str:
    """The sentence with which an action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action)
    return str(refusal.value)


def queen_up(*calls: Action, table_rules: Rules | None = None) -> Game:
    """A hand with the queen of diamonds turned up, after these calls."""
    return after(stacked_game(ELDEST, LAST, "QD", table_rules), calls)


def joker_up(*calls: Action, table_rules: Rules) -> Game:
    """A hand with the joker turned up, after these calls."""
    return after(stacked_game(ELDEST, LAST, "XX", table_rules), calls)


def after(game: Game, calls: Sequence[Action]) -> Game:
    """The game after these calls."""
    for action in calls:
        game.apply(action)
    return game


def led(non_dealer: str, dealer: str, card: str, table_rules: Rules | None = None) -> Game:
    """A hand with spades for trump, in which the non-dealer has led this card."""
    game = stacked_game(non_dealer, dealer, "9D", table_rules)
    return after(game, [Pass(), Pass(), SPADES, Play(Card.parse(card))])


def play(code: str) -> Play:
    """The play of a card."""
    return Play(Card.parse(code))


def lay(code: str) -> Discard:
    """The discard of a card."""
    return Discard(Card.parse(code))


class TestFirstRound:
    def test_another_suit_cannot_be_named(self) -> None:
        reason = "In the first round only the upcard's suit can be made trump, which is diamonds"
        assert refused(queen_up(), HEARTS) == f"{reason}: order up Q♦, or pass."
        assert refused(queen_up(Pass()), HEARTS) == f"{reason}: accept Q♦, or pass."

    @pytest.mark.parametrize("action", [play("KC"), lay("KC"), LeaveUpcard()])
    def test_no_card_moves_before_trump_is_made(self, action: Action) -> None:
        assert refused(queen_up(), action) == "Trump is not made yet: order up Q♦, or pass."

    def test_a_joker_with_a_suit_is_ordered_up_by_its_name(self) -> None:
        game = joker_up(SPADES, table_rules=Rules(pack="25"))
        assert refused(game, play("KC")) == "Trump is not made yet: order up the joker, or pass."


class TestSecondRound:
    def test_the_suit_turned_down_may_not_be_named(self) -> None:
        assert refused(queen_up(Pass(), Pass()), DIAMONDS) == (
            "Diamonds were turned down and may not be named: name clubs, hearts or spades, or pass."
        )

    def test_nor_the_suit_given_to_a_joker(self) -> None:
        game = joker_up(SPADES, Pass(), Pass(), table_rules=Rules(pack="25"))
        assert refused(game, SPADES) == (
            "Spades were turned down and may not be named: name clubs, diamonds or hearts, or pass."
        )

    def test_a_card_turned_down_cannot_be_ordered_up(self) -> None:
        assert refused(queen_up(Pass(), Pass()), OrderUp()) == (
            "Q♦ is turned down and can no longer be ordered up: "
            "name clubs, hearts or spades, or pass."
        )
        game = joker_up(table_rules=Rules(pack="25", joker_upcard="players name"))
        assert refused(game, OrderUp()) == (
            "The joker is turned down and can no longer be ordered up: "
            "name clubs, diamonds, hearts or spades, or pass."
        )

    def test_a_stuck_dealer_may_not_pass(self) -> None:
        game = queen_up(Pass(), Pass(), Pass(), table_rules=Rules(stick_the_dealer=True))
        assert refused(game, Pass()) == (
            "Everyone else has passed, and here the dealer must make trump: "
            "name clubs, hearts or spades."
        )

    @pytest.mark.parametrize("action", [play("KC"), lay("KC"), LeaveUpcard()])
    def test_no_card_moves_before_trump_is_made(self, action: Action) -> None:
        assert refused(queen_up(Pass(), Pass()), action) == (
            "Trump is not made yet: name clubs, hearts or spades, or pass."
        )


@pytest.mark.parametrize("action", [Pass(), OrderUp(), play("KC"), lay("KC"), LeaveUpcard()])
def test_a_joker_turned_up_must_be_given_a_suit(action: Action) -> None:
    assert refused(joker_up(table_rules=Rules(pack="25")), action) == (
        "The joker is turned up, and its dealer gives it a suit before anyone looks: "
        "name clubs, diamonds, hearts or spades."
    )


class TestLayingAway:
    mine = "lay away 9♣, J♠, A♠, 10♥ or K♥"

    def test_the_upcard_may_not_go_again(self) -> None:
        assert refused(queen_up(OrderUp()), lay("QD")) == (
            f"Q♦ is the card you take up, and here it may not go again: {self.mine}."
        )

    def test_a_card_one_does_not_hold_cannot_go(self) -> None:
        assert refused(queen_up(OrderUp()), lay("AD")) == f"You do not hold A♦: {self.mine}."

    def test_where_the_upcard_may_go_it_is_among_the_choices(self) -> None:
        game = queen_up(OrderUp(), table_rules=Rules(may_discard_upcard=True))
        assert refused(game, lay("AD")) == (
            "You do not hold A♦: lay away 9♣, J♠, A♠, 10♥, K♥ or Q♦."
        )

    def test_the_upcard_may_not_be_left_without_the_rule(self) -> None:
        assert refused(queen_up(OrderUp()), LeaveUpcard()) == (
            f"Here the dealer must take up Q♦: {self.mine}."
        )

    def test_nor_by_the_dealer_who_accepted_it(self) -> None:
        game = queen_up(Pass(), OrderUp(), table_rules=Rules(may_leave_upcard=True))
        assert refused(game, LeaveUpcard()) == (
            f"You made trump yourself, so you must take up Q♦: {self.mine}."
        )

    @pytest.mark.parametrize("action", [Pass(), OrderUp(), CLUBS, play("9C")])
    def test_nothing_else_comes_first(self, action: Action) -> None:
        assert refused(queen_up(OrderUp()), action) == f"You take up Q♦ first: {self.mine}."

    def test_leaving_is_among_the_choices_where_that_is_a_rule(self) -> None:
        game = queen_up(OrderUp(), table_rules=Rules(may_leave_upcard=True))
        assert refused(game, play("9C")) == (
            f"You take up Q♦ first: {self.mine}, or leave Q♦ on the table."
        )


class TestPlaying:
    def test_a_card_one_does_not_hold_cannot_be_played(self) -> None:
        game = led("TS AH KC 9C JD", "JS JC KS TD QH", "TS")
        assert refused(game, play("AS")) == "You do not hold A♠: play J♠, J♣ or K♠."

    @pytest.mark.parametrize("action", [Pass(), OrderUp(), CLUBS, lay("KS"), LeaveUpcard()])
    def test_the_calls_are_over(self, action: Action) -> None:
        assert refused(led("TS AH KC 9C JD", "JS JC KS TD QH", "TS"), action) == (
            "Trump is made and the cards are being played: play J♠, J♣ or K♠."
        )

    @pytest.mark.parametrize(
        ("non_dealer", "dealer", "lead", "tried", "reason"),
        [
            (
                "TS AH KC 9C JD",
                "JS KS TD QH 9H",
                "TS",
                "TD",
                "Spades were led and you can follow: play J♠ or K♠.",
            ),
            (
                "TS AH KC 9C JD",
                "JS JC KS TD QH",
                "TS",
                "TD",
                "Spades were led and you hold J♣, which is the left bower and so a spade: "
                "play J♠, J♣ or K♠.",
            ),
            (
                "TS AH KC 9C JD",
                "XX TD AD TH QH",
                "TS",
                "TD",
                "Spades were led and you hold the joker, which is the best bower and so a spade: "
                "play the joker.",
            ),
            (
                "TS AH KC 9C JD",
                "XX JC TD TH QH",
                "TS",
                "TD",
                "Spades were led and you hold the joker and J♣, which are bowers and so spades: "
                "play the joker or J♣.",
            ),
            (
                "KC AH TS 9C JD",
                "JC QC AS 9H TH",
                "KC",
                "JC",
                "Clubs were led and J♣ is the left bower and so a spade: play Q♣.",
            ),
            (
                "KC AH TS 9C JD",
                "JC QC AS 9H TH",
                "KC",
                "AS",
                "Clubs were led and you can follow: play Q♣.",
            ),
            (
                "JC AH TS 9C JD",
                "AC QC AS 9H TH",
                "JC",
                "AC",
                "J♣ was led, the left bower and so a spade, and you can follow: play A♠.",
            ),
            (
                "XX AH TS 9C JD",
                "AC QC AS 9H JC",
                "XX",
                "9H",
                "The joker was led, the best bower and so a spade, and you hold J♣, which is the "
                "left bower and so a spade: play A♠ or J♣.",
            ),
        ],
    )
    def test_the_suit_led_must_be_followed(
        self, non_dealer: str, dealer: str, lead: str, tried: str, reason: str
    ) -> None:
        with_joker = "XX" in f"{non_dealer} {dealer}"
        game = led(non_dealer, dealer, lead, Rules(pack="25" if with_joker else "24"))
        assert refused(game, play(tried)) == reason


NO_ACTIONS: list[Action] = [
    None,  # type: ignore[list-item]
    "pass",  # type: ignore[list-item]
    NameTrump("H"),  # type: ignore[arg-type]
    Play("JH"),  # type: ignore[arg-type]
    Play(None),  # type: ignore[arg-type]
    Discard(0),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(
    "game",
    [
        joker_up(table_rules=Rules(pack="25")),
        queen_up(),
        queen_up(Pass(), Pass()),
        queen_up(OrderUp()),
        led("TS AH KC 9C JD", "JS JC KS TD QH", "TS"),
    ],
    ids=lambda game: game.state.phase.value,
)
def test_what_is_no_action_at_all_is_refused_like_any_other(game: Game) -> None:
    before = game.state
    for action in NO_ACTIONS:
        assert re.search(r": (name|order up|lay away|play) .*\.$", refused(game, action))
    assert game.state is before


def test_a_suit_told_by_its_number_is_that_suit() -> None:
    game = queen_up(Pass(), Pass())
    game.apply(NameTrump(4))  # type: ignore[arg-type]
    assert game.state.trump is Suit.SPADES


def test_nothing_is_left_to_decide_when_the_match_is_over() -> None:
    game = stacked_game("JS JC AS KS QS", "9H TH JH QH KH", "9D", Rules(target=1))
    after(game, [Pass(), Pass(), SPADES, *map(Play, cards("JS 9H JC TH AS JH KS QH QS KH"))])
    assert refused(game, Pass()) == "The match is over: nothing is left to decide."


def test_nobody_decides_between_two_hands() -> None:
    state = queen_up(Pass(), Pass(), Pass()).state
    for event in decide(state, Pass()):
        state = evolve(state, event)
    with pytest.raises(IllegalAction) as refusal:
        decide(state, Pass())
    assert str(refusal.value) == "Nobody is to act: the hand is being dealt or counted."
