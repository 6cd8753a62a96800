"""What can be chosen at a Beggar-My-Neighbour table, explained."""

from __future__ import annotations

from typing import Final

from app.rulebook.book import Example, Explanation

PLAYERS: Final = Explanation(
    "Players",
    "The whole pack is dealt, one card at a time. Nobody looks at a hand, his own included.",
    (
        ("2", "26 cards each"),
        ("3", "18, 17 and 17 cards"),
        ("4", "13 cards each"),
    ),
)
SHORT_PAYER: Final = Explanation(
    "When a payer runs out",
    "A player may turn his last card while he still owes some. With three players or four, a "
    "rule has to say what becomes of the rest.",
    (
        ("debt passes on", "the next player who has cards pays the rest"),
        ("claimant takes pile", "the debt ends there, and the pile is his"),
    ),
    Example(
        "AS",
        ("Ann lays an ace: Bob owes four.", "Bob turns two plain cards, his last."),
        "Cat owes Ann two, or owes nothing and Ann takes the pile.",
    ),
)
TIME_LIMIT: Final = Explanation(
    "Time limit",
    "After so many minutes the game can be ended: most cards win. Only cards in hand count, not "
    "those in the pile, and equal hands share.",
    (
        ("none", "one plays for all the cards"),
        ("10 min", "then most cards win"),
    ),
)

HOUSE_RULES: Final = (SHORT_PAYER, TIME_LIMIT)
