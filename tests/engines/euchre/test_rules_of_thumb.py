"""What the normal player does in places where every book agrees."""

from __future__ import annotations

from engines.cards import Card, Suit
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
    players,
)
from tests.engines.euchre.matches import cards, stacked_game

NORMAL = players.named("normal")


def chosen(game: Game) -> Action:
    """What normal would do now."""
    assert game.to_act is not None
    return NORMAL.choose(game.view(game.to_act))


def after(game: Game, *actions: Action) -> Game:
    """The game after these actions."""
    for action in actions:
        game.apply(action)
    return game


def spades_named(non_dealer: str, dealer: str, plays: str = "") -> Game:
    """A hand with spades named by the non-dealer, after these cards."""
    game = after(stacked_game(non_dealer, dealer, "9D"), Pass(), Pass(), NameTrump(Suit.SPADES))
    return after(game, *map(Play, cards(plays)))


def test_the_dealer_accepts_with_both_bowers_and_passes_with_no_trump() -> None:
    strong = after(stacked_game("9C TC QH KH AH", "JS JC AD 9H TH", "9S"), Pass())
    weak = after(stacked_game("JS JC AS KH AH", "9C TC QD 9H TH", "9S"), Pass())
    assert chosen(strong) == OrderUp()
    assert chosen(weak) == Pass()


def test_the_non_dealer_orders_up_only_what_he_cannot_lose() -> None:
    assert chosen(stacked_game("JS JC AS KS AH", "9C TC QD 9H TH", "9S")) == OrderUp()
    assert chosen(stacked_game("AS KS 9H TD QC", "9C TC QD 9D TH", "9S")) == Pass()


def test_the_suit_named_is_the_strongest() -> None:
    game = after(stacked_game("JH JD AH KC 9S", "9C TC QD TH TD", "AS"), Pass(), Pass())
    assert chosen(game) == NameTrump(Suit.HEARTS)


def test_the_card_laid_away_makes_a_void() -> None:
    game = after(stacked_game("9C TC QH KH AH", "JS JC AD KD 9H", "9S"), Pass(), OrderUp())
    assert chosen(game) == Discard(Card.parse("9H"))


def test_an_upcard_that_helps_is_not_left_on_the_table() -> None:
    table_rules = Rules(may_leave_upcard=True)
    game = after(stacked_game("9C TC QH KH AH", "QS AD KD 9H TH", "AS", table_rules), OrderUp())
    assert LeaveUpcard() in game.legal_actions()
    assert isinstance(chosen(game), Discard)


def test_trumps_are_drawn_with_the_highest() -> None:
    game = spades_named("JS JC AS AH 9C", "TS QS KH TH TC")
    assert chosen(game) == Play(Card.parse("JS"))


def test_a_trick_is_taken_with_the_lowest_card_that_takes_it() -> None:
    assert chosen(spades_named("TH JS JC AS 9C", "AH QH 9H KS TS", "TH")) == Play(Card.parse("QH"))
    assert chosen(spades_named("TH JS JC AS 9C", "KS TS QD KD AD", "TH")) == Play(Card.parse("TS"))


def test_a_lost_trick_gets_the_lowest_card_and_keeps_aces_and_trumps() -> None:
    assert chosen(spades_named("AH JS JC AS 9C", "QH 9H KD TS AD", "AH")) == Play(Card.parse("9H"))
    lost = spades_named("JS JC AS AH 9C", "TD QD AD KC AC", "JS")
    assert chosen(lost) == Play(Card.parse("TD"))
