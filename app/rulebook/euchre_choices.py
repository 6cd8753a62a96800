"""What can be chosen at a Euchre table: the pack, the target and the house rules, explained."""

from __future__ import annotations

from typing import Final

from app.rulebook.book import Example, Explanation

PACK: Final = Explanation(
    "Pack",
    "Five cards to each, one turned up; the rest, the talon, stays out of play. The larger the "
    "pack, the less is known of the other hand.",
    (
        ("24", "nine to ace in four suits"),
        ("25", "the same and a joker, the best bower"),
        ("32", "seven to ace in four suits"),
    ),
    Example("XX", ("The joker beats even the right bower.", "It belongs to the trump suit.")),
)
TARGET: Final = Explanation(
    "Play to",
    "The first to reach so many points wins the match. A hand is worth one point, or two for a "
    "march or a euchre.",
    (
        ("5", "a short match"),
        ("10", "as the book has it"),
        ("15", "a long one"),
    ),
)
PACKETS: Final = Explanation(
    "Packets",
    "The five cards are dealt in two packets, to the non-dealer first.",
    (
        ("3 + 2", "three cards to each, then two"),
        ("2 + 3", "two cards to each, then three"),
    ),
)
STICK_THE_DEALER: Final = Explanation(
    "Stick the dealer",
    "If both of you pass in round 1 and the non-dealer passes again in round 2, the dealer may "
    "not pass: the dealer has to name a suit.",
    (
        ("yes", "every hand is played"),
        ("no", "the dealer may pass too; then the hand is thrown in"),
    ),
    Example(
        "9C",
        (
            "You deal and turn up the nine of clubs.",
            "The other passes, you pass: it is turned down. The other passes again.",
        ),
        "You must name {S}, {H} or {D}.",
    ),
)
MAY_DISCARD_UPCARD: Final = Explanation(
    "Dealer may lay away the upcard",
    "The dealer who takes the upcard lays one card away, face down. By the book that is one of "
    "the other five.",
    (
        ("yes", "it may be the upcard itself"),
        ("no", "the upcard stays in the dealer’s hand"),
    ),
    Example(
        "9H",
        ("You deal and turn up the nine of hearts.", "The other orders it up."),
        "You may keep the five you hold, say {JH} {AH} {KH} {AS} {AC}, and lay {9H} away.",
    ),
)
MAY_LEAVE_UPCARD: Final = Explanation(
    "Dealer may leave the upcard",
    "When the other player orders it up, the dealer may leave the upcard on the table. Its suit "
    "is trump all the same.",
    (
        ("yes", "the dealer may keep the five cards as dealt"),
        ("no", "the dealer takes it and lays one away"),
    ),
    Example(
        "TD",
        ("You deal and turn up the ten of diamonds.", "The other orders it up."),
        "You may leave {TD} where it lies, and nobody learns what you would have laid away.",
    ),
)
MAY_NAME_TURNED_DOWN: Final = Explanation(
    "Turned-down suit may be named",
    "In round 2 a suit is named to be trump. By the book it must be another than that of the card "
    "turned down.",
    (
        ("yes", "any of the four suits"),
        ("no", "one of the other three"),
    ),
    Example(
        "QD",
        ("The queen of diamonds was turned down.", "You hold three diamonds."),
        "You may name {D} after all.",
    ),
)
AFTER_ALL_PASS: Final = Explanation(
    "After all pass",
    "When both have passed twice, the hand is thrown in and nobody scores.",
    (
        ("next dealer", "the other player deals the next one"),
        ("same dealer", "the same player deals again"),
    ),
)
JOKER_UPCARD: Final = Explanation(
    "A joker turned up",
    "The joker has no suit of its own, so when it is the upcard there is no suit to order up.",
    (
        ("dealer names", "a suit, before anyone has looked at a hand; it is the upcard’s suit"),
        ("players name", "the joker is turned down at once; all four suits may be named"),
    ),
    Example(
        "XX",
        ("You deal and turn up the joker.", "You name spades, your cards unseen."),
        "If {S} are made trump, you take up the best bower.",
    ),
)

HOUSE_RULES: Final = (
    STICK_THE_DEALER,
    MAY_DISCARD_UPCARD,
    MAY_LEAVE_UPCARD,
    MAY_NAME_TURNED_DOWN,
    AFTER_ALL_PASS,
    JOKER_UPCARD,
)
