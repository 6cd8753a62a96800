"""The record deals: the longest games known, and the deal of 52 cards that never ends."""

from __future__ import annotations

from dataclasses import dataclass

from engines.errors import BadDeal


@dataclass(frozen=True, slots=True)
class Record:
    """A published deal for two players, and what it takes.

    `slug` names it on a command line, `title` in a heading; `year` is None where it is not known.
    An `endless` deal comes back to a position it has been in after so many cards and tricks.
    """

    slug: str
    deal: str
    finder: str
    year: int | None
    cards: int
    tricks: int
    endless: bool = False

    @property
    def title(self) -> str:
        """What the deal is known for."""
        if self.endless:
            return "the game without an end"
        if self.cards == max(record.cards for record in RECORDS):
            return "the longest game known"
        return f"a game of {self.cards:,} cards"


RECORDS = (
    Record(
        "paulhus-1999",
        "------------KAQ----J------/-JQQK---K----JK--QA-A-JA--",
        "Marc Paulhus",
        1999,
        4791,
        670,
    ),
    Record(
        "kleber-1999",
        "---JQ---K-A----A-J-K---QK-/-J-----------AJQA----K---Q",
        "Michael Kleber",
        1999,
        5790,
        805,
    ),
    Record(
        "collins-2006",
        "A-QK------Q----KA-----J---/-JAK----A--Q----J---QJ--K-",
        "Truman Collins",
        2006,
        6913,
        960,
    ),
    Record(
        "mann-wu-2007",
        "K-KK----K-A-----JAA--Q--J-/---Q---Q-J-----J------AQ--",
        "Richard Mann & Nicolas Wu",
        2007,
        7157,
        1007,
    ),
    Record(
        "nessler-2012-7207",
        "----Q------A--K--A-A--QJK-/-Q--J--J---QK---K----JA---",
        "Reed Nessler",
        2012,
        7207,
        1015,
    ),
    Record(
        "nessler-2012-7224",
        "-J-------Q------A--A--QKK-/-A-Q--J--J---Q--AJ-K---K--",
        "Reed Nessler",
        2012,
        7224,
        1016,
    ),
    Record(
        "anderson-2013",
        "--A-Q--J--J---Q--AJ-K---K-/-J-------Q------A--A--QKK-",
        "Philip Anderson",
        2013,
        7225,
        1016,
    ),
    Record(
        "rucklidge-2014",
        "-J------Q------AAA-----QQ-/K----JA-----------KQ-K-JJK",
        "William Rucklidge",
        2014,
        7959,
        1122,
    ),
    Record(
        "nessler-2021",
        "----K---A--Q-A--JJA------J/-----KK---------A-JK-Q-Q-Q",
        "Reed Nessler",
        2021,
        7972,
        1106,
    ),
    Record(
        "nessler-2022",
        "---AJ--Q---------QAKQJJ-QK/-----A----KJ-K--------A---",
        "Reed Nessler",
        2022,
        8344,
        1164,
    ),
    Record(
        "leodog896-2023",
        "--A-QK-A-J----Q----------A/-------K---J-K-QKJQ---J-A-",
        "@LeoDog896",
        2023,
        6270,
        867,
    ),
    Record(
        "ghbarton-2025",
        "Q--J----K--K-J---Q---A---A/---K-K--JA-QA--J-----Q----",
        "ghbarton",
        2025,
        5104,
        712,
    ),
    Record(
        "rust-hunter-5676",
        "---Q--Q--J-Q-J----------A-/--K-K-KAQ-AA-----J-J-----K",
        "unnamed Rust record hunter",
        None,
        5676,
        794,
    ),
    Record(
        "rust-hunter-5327",
        "-J-QAA-----Q---K---Q-K--K-/-A-----Q---J---KJ-A-----J-",
        "unnamed Rust record hunter",
        None,
        5327,
        729,
    ),
    Record(
        "wycott", "J-Q---K-K---K-----AA-A---A/Q--------J--QK-----Q-JJ---", "Wycott", None, 3181, 432
    ),
    Record(
        "ab0214-2025",
        "-Q-----J----------AKJK----/-----QA------A-A-QJQKK--J-",
        "ab0214 genetic search",
        2025,
        3582,
        513,
    ),
    Record(
        "casella-2024",
        "---K---Q-KQAJ-----AAJ--J--/----------Q----KQ-J-----KA",
        "Brayden Casella",
        2024,
        474,
        66,
        endless=True,
    ),
)
"""Those that were each the longest known, then others, and the endless one last."""


def record(slug: str) -> Record:
    """The record of that name. Raises `BadDeal` when there is none."""
    for known in RECORDS:
        if known.slug == slug:
            return known
    raise BadDeal(f"No record is named {slug!r}: {', '.join(known.slug for known in RECORDS)}.")
