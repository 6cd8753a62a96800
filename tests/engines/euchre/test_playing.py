"""Following suit, taking tricks, leading on."""

from __future__ import annotations

from engines.cards import Card, Suit
from engines.euchre import (
    CardPlayed,
    Game,
    NameTrump,
    Pass,
    Play,
    Rules,
    Trick,
    TrickTaken,
)
from tests.engines.euchre.matches import DEALER, NON_DEALER, cards, stacked_game


def named(
    non_dealer: str, dealer: str, trump: Suit, upcard: str = "9D", table_rules: Rules | None = None
) -> Game:
    """A hand in which the non-dealer has named trump in the second round; he leads."""
    game = stacked_game(non_dealer, dealer, upcard, table_rules)
    for action in (Pass(), Pass(), NameTrump(trump)):
        game.apply(action)
    return game


def may_play(game: Game) -> str:
    """The codes of the legal cards."""
    return " ".join(str(action.card) for action in game.legal_actions() if isinstance(action, Play))


def play(game: Game, codes: str) -> None:
    """Play cards, each by the player whose turn it is."""
    for card in cards(codes):
        game.apply(Play(card))


def test_the_leader_may_play_anything() -> None:
    assert may_play(named("TS AH KC 9C JD", "QS AS AC JS 9H", Suit.SPADES)) == "TS AH KC 9C JD"


def test_the_suit_led_must_be_followed_with_the_left_bower_among_the_trumps() -> None:
    game = named("TS AH KC 9C JD", "JS JC KS 9D QH", Suit.SPADES, upcard="TD")
    play(game, "TS")
    assert may_play(game) == "JS JC KS"


def test_the_left_bower_does_not_follow_the_suit_it_is_printed_with() -> None:
    game = named("KC AH TS 9C JD", "JC QC AS 9H TH", Suit.SPADES)
    play(game, "KC")
    assert may_play(game) == "QC"


def test_a_left_bower_led_calls_for_trumps() -> None:
    game = named("JC AH TS 9C JD", "AC QC AS 9H TH", Suit.SPADES)
    play(game, "JC")
    assert may_play(game) == "AS"


def test_a_player_whose_only_card_of_the_printed_suit_is_the_left_bower_may_play_anything() -> None:
    game = named("KC AH TS 9C JD", "JC QD AS 9H TH", Suit.SPADES)
    play(game, "KC")
    assert may_play(game) == "JC QD AS 9H TH"


def test_a_joker_led_calls_for_trumps_and_the_joker_follows_trumps() -> None:
    twenty_five = Rules(pack="25")
    game = named("XX AH TS 9C JD", "AC QC AS 9H TH", Suit.SPADES, table_rules=twenty_five)
    play(game, "XX")
    assert may_play(game) == "AS"
    game = named("TS AH KC 9C JD", "XX QC AC 9H TH", Suit.SPADES, table_rules=twenty_five)
    play(game, "TS")
    assert may_play(game) == "XX"


def test_who_cannot_follow_need_not_trump() -> None:
    game = named("KC AH TS 9C JD", "AD QD AS 9H TH", Suit.SPADES)
    play(game, "KC")
    assert may_play(game) == "AD QD AS 9H TH"


def test_a_full_trick_is_told_with_its_cards_and_its_number_and_the_taker_leads() -> None:
    game = named("KC AH TS 9C JD", "AD QD AS 9H TH", Suit.SPADES)
    play(game, "KC")
    king, ace = cards("KC AS")
    assert game.state.trick == ((NON_DEALER, king),)
    assert game.apply(Play(ace)) == (
        CardPlayed(DEALER, ace),
        TrickTaken(DEALER, (king, ace), number=1),
    )
    state = game.state
    assert state.trick == ()
    assert state.tricks == (Trick(1, ((NON_DEALER, king), (DEALER, ace)), taker=DEALER),)
    assert state.last_trick == state.tricks[0]
    assert state.last_trick.leader == NON_DEALER
    assert state.last_trick.cards == (king, ace)
    assert state.tricks_taken == (1, 0)
    assert (state.leader, state.to_act) == (DEALER, DEALER)


def test_a_hand_of_five_tricks_card_by_card() -> None:
    game = named("JS AS KS AH 9C", "JC TS QH KH TC", Suit.SPADES)
    play(game, "JS TS AS JC")
    assert (game.state.tricks_taken, game.to_act) == ((1, 1), DEALER)
    play(game, "TC 9C QH AH KS")
    assert (game.state.tricks_taken, game.to_act) == ((2, 2), DEALER)
    told = game.apply(Play(Card.parse("KH")))
    assert told[:2] == (
        CardPlayed(DEALER, Card.parse("KH")),
        TrickTaken(NON_DEALER, cards("KS KH"), number=5),
    )
