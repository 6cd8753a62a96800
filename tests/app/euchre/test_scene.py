"""What stands on the table: hands in their order, digits that stay, and what each card is."""

from app.euchre.scene import Bower, BowerClaim, Scene, Standing
from app.euchre.staging import scene_of
from engines.cards import Card, Suit
from engines.euchre import Discard, OrderUp, Pass, Play, Rules
from tests.app.euchre.moments import bidding, following, laying_away, second_round, trick_taken
from tests.app.euchre.scenes import (
    ADA,
    EUCHRED,
    HAND_EIGHT,
    HAND_SEVEN,
    YOU,
    Match,
    painted,
    told_hand,
)


def cards(scene: Scene) -> list[str]:
    return [str(slot.card) for slot in scene.near.slots]


def claims(scene: Scene) -> dict[str, BowerClaim]:
    return {str(slot.card): slot.claim for slot in scene.near.slots if slot.claim}


def test_a_hand_is_sorted_as_if_the_upcards_suit_were_trump() -> None:
    assert cards(bidding()) == ["JH", "AD", "9D", "TS", "KC"]


def test_a_card_keeps_its_digit_until_the_hand_is_over() -> None:
    first = told_hand(HAND_EIGHT, EUCHRED[:2], dealer=YOU).scene()
    digits = {slot.card: slot.digit for slot in first.near.slots}
    for played in range(2, len(EUCHRED)):
        later = told_hand(HAND_EIGHT, EUCHRED[:played], dealer=YOU).scene()
        assert {slot.card: slot.digit for slot in later.near.slots} == digits


def test_the_cards_that_may_be_played_are_those_the_rules_allow() -> None:
    scene = following()
    assert [slot.standing for slot in scene.near.slots] == [
        Standing.LEGAL,
        Standing.LEGAL,
        Standing.LEGAL,
        Standing.PLAYED,
        Standing.REFUSED,
    ]


def test_no_card_is_legal_or_not_while_nobody_asks_for_one() -> None:
    waiting = told_hand(HAND_EIGHT, EUCHRED[:2], dealer=YOU).scene()
    assert {slot.standing for slot in waiting.near.slots} == {Standing.HELD}
    assert {slot.standing for slot in bidding().near.slots} == {Standing.HELD}


def test_a_jack_says_which_bower_it_would_be_and_then_which_it_is() -> None:
    assert claims(bidding()) == {"JH": BowerClaim(Bower.LEFT, (Suit.DIAMONDS,))}
    assert claims(second_round()) == {"JH": BowerClaim(Bower.RIGHT, (Suit.HEARTS,))}
    assert claims(following()) == {"JS": BowerClaim(Bower.RIGHT), "JC": BowerClaim(Bower.LEFT)}


def test_a_jack_is_either_bower_while_both_suits_of_its_colour_can_be_named() -> None:
    hands = ("JH AD 9D KC TS", "JD JC QH 9S TD", "QS")
    scene = told_hand(hands, (Pass(), Pass()), dealer=ADA).scene()
    assert claims(scene) == {"JH": BowerClaim(None, (Suit.DIAMONDS, Suit.HEARTS))}


def test_a_jack_of_a_colour_that_cannot_be_trump_is_no_bower() -> None:
    hands = ("JC AD 9D KC TS", "JD JH QH 9S TD", "QD")
    assert claims(told_hand(hands, (), dealer=ADA).scene()) == {}


def test_the_joker_is_the_best_bower_whatever_is_trump() -> None:
    hands = ("XX AD 9D KC TS", "JD JC QH 9S TD", "QS")
    scene = told_hand(hands, (), dealer=ADA, rules=Rules(pack="25")).scene()
    assert claims(scene) == {"XX": BowerClaim(Bower.BEST)}
    assert scene.near.slots[0].card == Card.parse("XX")
    assert [bower for bower, _ in scene.bowers] == [Bower.BEST, Bower.RIGHT, Bower.LEFT]


def test_a_chosen_card_is_previewed_where_it_would_lie() -> None:
    scene = following()
    led, mine = scene.places
    assert (led.card, led.leads, led.preview) == (Card.parse("TS"), True, False)
    assert (mine.card, mine.preview, mine.awaited) == (Card.parse("KS"), True, True)
    assert scene.doing(Card.parse("KS")) == Play(Card.parse("KS"))
    assert laying_away().doing(Card.parse("TD")) == Discard(Card.parse("TD"))


def test_a_trick_that_was_taken_can_be_shown_again() -> None:
    scene = trick_taken()
    assert [(place.card, place.took) for place in scene.places] == [
        (Card.parse("TS"), False),
        (Card.parse("KS"), True),
    ]
    assert scene.finished_trick is not None
    assert scene.led is None


def test_one_who_has_none_of_the_suit_led_is_void_and_may_play_anything() -> None:
    hands = ("AH TS QS AS 9H", "JS JC TD 9D QD", "KS")
    scene = told_hand(hands, EUCHRED[:3], dealer=YOU).scene()
    assert scene.void
    assert {slot.standing for slot in scene.near.slots} == {Standing.LEGAL}


def test_the_left_bower_follows_trumps_and_not_the_suit_on_its_face() -> None:
    hands = ("AC TS QS AS 9H", "JC 9C TD 9D QH", "KS")
    club_led = (OrderUp(), Discard(Card.parse("TD")), Play(Card.parse("AC")))
    scene = told_hand(hands, club_led, dealer=YOU).scene()
    standing = {str(slot.card): slot.standing for slot in scene.near.slots}
    assert standing["JC"] is Standing.REFUSED
    assert standing["9C"] is Standing.LEGAL


def test_the_upcard_has_a_digit_where_the_dealer_may_lay_it_away() -> None:
    assert laying_away().upcard is None
    rules = Rules(may_discard_upcard=True)
    scene = told_hand(HAND_EIGHT, EUCHRED[:1], dealer=YOU, rules=rules).scene(chosen=6)
    assert scene.upcard is not None
    assert (scene.upcard.digit, scene.chosen) == (6, Card.parse("KS"))


def test_the_other_hand_is_hidden_from_a_player_and_open_to_one_who_sees_all() -> None:
    assert following().far.hidden
    watched = told_hand(HAND_EIGHT, EUCHRED[:5], dealer=YOU, you=None)
    assert [str(slot.card) for slot in watched.scene().far.held] == ["AS", "QS", "9H"]
    assert [str(slot.card) for slot in watched.scene(near=ADA).near.slots if slot.card] == [
        "AS",
        "QS",
        "TS",
        "AH",
        "9H",
    ]


def test_names_are_cut_for_the_whole_scene_at_once() -> None:
    scene = told_hand(HAND_SEVEN, (), dealer=ADA).scene().named_within(2)
    assert scene.narrator.object(ADA) == "A…"
    assert scene.narrator.object(YOU) == "you"


def test_a_card_that_was_played_travels_from_its_hand_to_its_place() -> None:
    match = told_hand(HAND_EIGHT, EUCHRED[:6], dealer=YOU)
    assert not any(place.arriving for place in match.scene().places)
    played = told_hand(HAND_EIGHT, EUCHRED[:5], dealer=YOU)
    rows = [played_row(played, share) for share in (0.0, 0.5, 1.0)]
    assert rows == sorted(rows)
    assert len(set(rows)) == 3


def played_row(match: Match, share: float) -> int:
    """The row in which the ten of spades is read, which Ada has just led."""
    scene = scene_of(match.state, match.narrator, YOU, plays=True, travelled=share)
    lines = painted(scene, 120, 40).lines()
    return next(row for row, line in enumerate(lines) if " 10 " in line[:84])
