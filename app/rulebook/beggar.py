"""Beggar-My-Neighbour, the whole of it."""

from __future__ import annotations

from typing import Final

from app.rulebook.beggar_choices import HOUSE_RULES
from app.rulebook.book import Book, Chapter, Figure, Paragraph

COURT_CARDS: Final = Figure((("JS", "owe 1"), ("QH", "owe 2"), ("KC", "owe 3"), ("AD", "owe 4")))
"""What each of them demands."""

BEGGAR: Final = Book(
    "Beggar-My-Neighbour",
    (
        Chapter(
            "The aim",
            (
                Paragraph(
                    "To hold the whole pack. There is nothing to decide: the deal settles "
                    "everything, and nobody knows beforehand what."
                ),
            ),
        ),
        Chapter(
            "The deal",
            (
                Paragraph(
                    "Two, three or four players and a pack of 52. A dealer is drawn by lot and "
                    "deals one card at a time, beginning at his left, until none is left: three "
                    "players hold 18, 17 and 17. Hands lie face down, and nobody looks at them."
                ),
                Paragraph("The player at the dealer’s left leads."),
            ),
        ),
        Chapter(
            "The turn",
            (
                Paragraph(
                    "You turn the top card of your hand onto the pile. A card from two to ten is "
                    "plain, and the next player turns. A court card is a demand: the next player "
                    "who has cards owes for it, and pays one card at a time."
                ),
                COURT_CARDS,
                Paragraph(
                    "A court card among those paid ends the debt. It is a new demand, and now the "
                    "next player in turn owes."
                ),
                Paragraph(
                    "A debt paid in plain cards gives the pile to whoever laid the last court "
                    "card, the claimant. The pile goes face down under his cards, and the card "
                    "that was laid first is the first he will turn again. He leads."
                ),
            ),
        ),
        Chapter(
            "The end",
            (
                Paragraph("Whoever holds all the cards wins."),
                Paragraph(
                    "Some deals never end. When the hands at the end of a trick are the same as "
                    "once before, card kind by card kind, and the same player leads, then what "
                    "happened since will happen again for ever. The game stops there and says "
                    "where the loop began and how long it is. Plain cards count as alike, and the "
                    "deal is the first position seen."
                ),
            ),
        ),
        Chapter(
            "Where books are silent",
            (
                Paragraph(
                    "Books do not say what happens when hands run out. This house plays in the way "
                    "that agrees with every published record."
                ),
                Paragraph(
                    "A player is out when he must turn a card and has none, or when a trick ends "
                    "and he has none.",
                    term="Out",
                ),
                Paragraph(
                    "A claimant with an empty hand is still in. If the debt is paid in plain "
                    "cards he comes back with the pile; if a court card beats his, he is out when "
                    "next he must turn.",
                    term="Still in",
                ),
                Paragraph(
                    "With three or four players, the rest of a debt passes to the next player "
                    "when the payer runs out, and he leaves at once. So Marc Paulhus has it "
                    "(American Mathematical Monthly, 1999). Players without cards are passed over "
                    "when a debtor is looked for, and leave when the trick ends.",
                    term="Short payer",
                ),
                Paragraph(
                    "Under the house rule that the claimant takes the pile, nobody is passed "
                    "over: when the next player has no cards to pay with, the pile is the "
                    "claimant's at once.",
                    term="House rule",
                ),
                Paragraph(
                    "When one player remains he takes the pile as it lies, and that unfinished "
                    "pile counts as a trick. Only cards really laid are counted.",
                    term="The last",
                ),
            ),
        ),
        Chapter("House rules", HOUSE_RULES),
        Chapter(
            "Deals in writing",
            (
                Paragraph(
                    "Only court cards matter, so a deal is written with a - for every plain card "
                    "and J, Q, K or A for the others, the top card first, and a / between two "
                    "players. Small letters and blanks are taken kindly, hands may be unequal, "
                    "and in deals of the Italian pack of 40 the digits 0 1 2 3 stand for - J Q K."
                ),
                Paragraph("This is the longest game known:"),
                Paragraph("---AJ--Q---------QAKQJJ-QK/ -----A----KJ-K--------A---"),
            ),
        ),
        Chapter(
            "Words at the table",
            (
                Paragraph("the cards laid since somebody last took them", term="Pile"),
                Paragraph("what is laid until the pile is taken", term="Trick"),
                Paragraph("what a court card demands of the next player", term="Debt"),
                Paragraph("who laid the last court card", term="Claimant"),
                Paragraph("whose turn it is to pay", term="Payer"),
                Paragraph("jack, queen, king or ace", term="Court card"),
            ),
        ),
    ),
)
