"""Two-handed Euchre is told in short, exact sentences."""

import random
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from app.narration import EuchreNarrator, plain
from engines import euchre
from engines.cards import Card, Suit, pack
from engines.euchre import Discard, NameTrump, OrderUp, Pass, Play, Rules
from engines.euchre.rules import EuchrePack
from tests.app.narration.telling import told_euchre

ADA_AND_YOU = EuchreNarrator(("Ada", "Ben"), you=1)


def cards(codes: str) -> list[Card]:
    return [Card.parse(code) for code in codes.split()]


def match(first_pack: str, *actions: euchre.Action, rules: Rules | None = None) -> euchre.Game:
    """A match that seat 1 deals, with these cards dealt first and the rest in any order."""
    rules = rules or Rules()
    first = cards(first_pack)
    rest = [card for card in pack(rules.pack) if card not in first]
    game = euchre.Game(rules, first_dealer=1, seed=1, packs=[[*first, *rest]])
    for action in actions:
        game.apply(action)
    return game


def play(code: str) -> Play:
    return Play(Card.parse(code))


ADA, YOU = "AH TS QS AS 9H", "JS JC 9D TD QH"
DEALT = "AH TS QS JS JC 9D AS 9H TD QH KS"


def test_a_hand_is_told_from_the_deal_to_the_score() -> None:
    game = match(
        DEALT,
        OrderUp(),
        Discard(Card.parse("TD")),
        *map(play, ["AH", "QH", "TS", "KS", "JS", "QS", "JC", "AS", "9D", "9H"]),
    )
    assert told_euchre(game, ADA_AND_YOU)[:22] == [
        "Hand 1",
        "You deal. K♠ is turned up.",
        "Ada orders it up.",
        "Spades are trump; Ada is maker.",
        "You take up K♠, lay away 10♦.",
        "Trick 1",
        "Ada leads A♥.",
        "You follow with Q♥.",
        "Ada takes it.",
        "Trick 2",
        "Ada leads 10♠.",
        "You follow with K♠.",
        "You take it.",
        "Trick 3",
        "You lead J♠.",
        "Ada follows with Q♠.",
        "You take it.",
        "Trick 4",
        "You lead J♣.",
        "Ada follows with A♠.",
        "You take it.",
        "Trick 5",
    ]
    assert told_euchre(game, ADA_AND_YOU)[25:27] == ["Ada is euchred.", "You score 2: 2 to 0."]


def test_whoever_only_watches_hears_names() -> None:
    game = match(DEALT, OrderUp(), Discard(Card.parse("TD")), play("AH"), play("QH"))
    told = told_euchre(game, EuchreNarrator(("Ada", "Ben")))
    assert "Ben takes up K♠, lays away 10♦." in told
    assert "Ben follows with Q♥." in told


def test_a_card_one_may_not_see_is_a_card() -> None:
    game = match(DEALT, OrderUp(), Discard(Card.parse("TD")))
    ada = EuchreNarrator(("Ada", "Ben"), you=0)
    assert told_euchre(game, ada, seat=0)[-1] == "Ben takes up K♠, lays away a card."


def test_the_second_round_is_told() -> None:
    game = match(DEALT, Pass(), Pass(), NameTrump(Suit.HEARTS))
    assert told_euchre(game, ADA_AND_YOU)[2:] == [
        "Ada passes.",
        "You pass.",
        "K♠ is turned down.",
        "Ada names hearts.",
        "Hearts are trump; Ada is maker.",
    ]


def test_a_dealer_who_makes_trump_in_the_first_round_accepts() -> None:
    game = match(DEALT, Pass(), OrderUp())
    assert told_euchre(game, ADA_AND_YOU)[-2:] == [
        "You accept.",
        "Spades are trump; you are maker.",
    ]


def test_a_card_of_another_suit_trumps_or_is_thrown() -> None:
    trumped = match(DEALT, Pass(), Pass(), NameTrump(Suit.CLUBS), play("TS"), play("JS"))
    assert "You trump with J♠." in told_euchre(trumped, ADA_AND_YOU)
    thrown = match(
        DEALT, Pass(), Pass(), NameTrump(Suit.HEARTS), play("AH"), play("QH"), play("9H")
    )
    thrown.apply(play("9D"))
    assert "You throw 9♦." in told_euchre(thrown, ADA_AND_YOU)


def test_a_joker_turned_up_is_given_a_suit() -> None:
    rules = Rules(pack="25")
    game = match("AH TS QS JS JC 9D AS 9H TD QH XX", NameTrump(Suit.HEARTS), rules=rules)
    told = told_euchre(game, ADA_AND_YOU, signs=False)
    assert told[1:] == [
        "You deal. The joker is turned up.",
        "You name hearts for the joker, cards unseen.",
    ]


def test_what_is_asked_is_asked_of_you_or_by_name() -> None:
    asked = ADA_AND_YOU.ask
    assert plain(asked(match(DEALT).state)) == "Ada: order it up, or pass?"
    assert plain(asked(match(DEALT, Pass()).state)) == "Accept, or pass?"
    second = match(DEALT, Pass(), Pass())
    assert plain(asked(second.state)) == "Ada: name ♣, ♦ or ♥, or pass?"
    assert plain(asked(match(DEALT, OrderUp()).state)) == "Which card is laid away?"
    named = match(DEALT, Pass(), Pass(), NameTrump(Suit.HEARTS), play("AH"))
    assert plain(asked(named.state)) == "Your card?"


def test_a_dealer_who_may_not_pass_is_told_so() -> None:
    game = match(DEALT, Pass(), Pass(), Pass(), rules=Rules(stick_the_dealer=True))
    told = plain(ADA_AND_YOU.ask(game.state), signs=False)
    assert told == "Name clubs, diamonds or hearts; the dealer may not pass."


def test_a_sealed_pack_is_told_with_its_seal_and_opened_when_all_is_shown() -> None:
    game = euchre.Game(first_dealer=0, chance=random.Random(2))
    seal = game.state.seal
    for _ in range(4):
        game.apply(Pass())
    told = told_euchre(game, ADA_AND_YOU, seat=1)
    assert told[2].removeprefix("Sealed: ").replace(" ", "") == seal
    (opened,) = [line for line in told if line.startswith("Opened: ")]
    assert sha256(opened.removeprefix("Opened: ").encode()).hexdigest() == seal
    assert told.index(opened) == told.index("Hand 2") - 1


@given(st.integers(0, 10**6), st.sampled_from(["24", "25", "32"]))
def test_every_event_but_the_taking_up_has_words_and_no_hidden_card_is_named(
    seed: int, name: EuchrePack
) -> None:
    game = euchre.Game(Rules(pack=name, target=3, may_leave_upcard=True), seed=seed)
    chance = random.Random(seed)
    while game.to_act is not None and len(game.stream) < 200:
        game.apply(chance.choice(game.legal_actions()))
    watcher = EuchreNarrator(("Ada", "Ben"))
    whole = told_euchre(game, watcher)
    assert all(line and "None" not in line for line in whole)
    seen = told_euchre(game, watcher, seat=0)
    hidden = [(a, b) for a, b in zip(whole, seen, strict=True) if a != b]
    assert all(b.endswith("lays away a card.") for _, b in hidden)
