"""Two-handed Euchre, the whole of it."""

from __future__ import annotations

from typing import Final

from app.rulebook.book import Book, Chapter, Figure, Paragraph
from app.rulebook.euchre_choices import HOUSE_RULES, PACK, PACKETS, TARGET

TRUMPS: Final = Figure(
    (
        ("JS", "right"),
        ("JC", "left"),
        ("AS", ""),
        ("KS", ""),
        ("QS", ""),
        ("TS", ""),
        ("9S", ""),
    )
)
"""The trumps of 24 cards from the highest down, when spades are trump."""

EUCHRE: Final = Book(
    "Two-handed Euchre",
    (
        Chapter(
            "The aim",
            (
                Paragraph(
                    "To be the first with ten points. Each hand one of you makes a suit trump, "
                    "and so says that he will take at least three of the five tricks."
                ),
            ),
        ),
        Chapter(
            "The deal",
            (
                Paragraph(
                    "24 cards, nine to ace in four suits. The first dealer is drawn by lot; then "
                    "you deal in turn. Each gets five cards, in packets of three and two, the "
                    "non-dealer first. The next card is turned up: the upcard. The rest is the "
                    "talon, and nobody sees it until the hand is over."
                ),
            ),
        ),
        Chapter(
            "Which cards are high",
            (
                Paragraph(
                    "In the trump suit the jack is highest, the right bower. Next comes the other "
                    "jack of the same colour, the left bower. When spades are trump:"
                ),
                TRUMPS,
                Paragraph(
                    "The left bower belongs to the trump suit for every purpose: {JC} is a spade "
                    "here, and no club. With 25 cards the joker is the best bower, the highest "
                    "trump of all. In the other suits ace is high: A K Q J 10 9, and 8 7 with 32 "
                    "cards, without the left bower."
                ),
            ),
        ),
        Chapter(
            "Making trump",
            (
                Paragraph(
                    "The non-dealer passes, or orders the upcard up. After a pass the dealer "
                    "passes, or accepts. If it was ordered up or accepted, its suit is trump: the "
                    "dealer takes the upcard and lays another card away, face down.",
                    term="Round 1",
                ),
                Paragraph(
                    "If both passed, the upcard is turned down. The non-dealer names another suit, "
                    "or passes; then the dealer does. If both pass again, the hand is thrown in "
                    "and the other player deals.",
                    term="Round 2",
                ),
                Paragraph(
                    "Whoever ordered it up, accepted or named the suit is the maker; the other is "
                    "the defender."
                ),
            ),
        ),
        Chapter(
            "The play",
            (
                Paragraph(
                    "The non-dealer leads first, whoever made trump. You must follow the suit led "
                    "if you can, the left bower being a trump; otherwise you may play anything. "
                    "The highest trump takes the trick, or, if there is none, the highest card of "
                    "the suit led. Whoever takes a trick leads to the next."
                ),
                Paragraph(
                    "Hearts are trump and {AD} is led. If you hold {JD}, {9C} and {KD}, you must "
                    "follow with {KD}: {JD} is the left bower, and so a heart.",
                    term="Mind",
                ),
            ),
        ),
        Chapter(
            "The score",
            (
                Paragraph("The maker takes three or four tricks: 1 point.", term="Made"),
                Paragraph("The maker takes all five: 2 points.", term="March"),
                Paragraph(
                    "The maker takes fewer than three: 2 points for the defender.", term="Euchred"
                ),
                Paragraph("The first to reach the target, ten by the book, wins the match."),
            ),
        ),
        Chapter(
            "What a table can settle",
            (PACK, TARGET, PACKETS),
        ),
        Chapter("House rules", HOUSE_RULES),
        Chapter(
            "A joker turned up",
            (
                Paragraph(
                    "If the dealer names a suit for it, that suit counts as the upcard’s in round "
                    "1, and as the one turned down in round 2. If the players name, round 2 "
                    "begins at once, with all four suits."
                ),
            ),
        ),
        Chapter(
            "Words at the table",
            (
                Paragraph("make the upcard’s suit trump, as non-dealer", term="Order it up"),
                Paragraph("make it trump, as dealer", term="Accept"),
                Paragraph("make nothing trump", term="Pass"),
                Paragraph("what happens to the upcard after two passes", term="Turn it down"),
                Paragraph("make a suit trump in round 2", term="Name"),
                Paragraph("naming the other suit of the turned-down card’s colour", term="Next"),
                Paragraph("naming a suit of the other colour", term="Cross"),
                Paragraph("jack of trumps, other jack of that colour, joker", term="Bowers"),
                Paragraph("who made trump, and who did not", term="Maker, defender"),
                Paragraph("all five tricks by the maker", term="March"),
                Paragraph("the maker has fewer than three tricks", term="Euchred"),
                Paragraph("the cards not dealt", term="Talon"),
                Paragraph("put a card aside, face down, for this hand", term="Lay away"),
            ),
        ),
    ),
)
