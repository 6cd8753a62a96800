"""The moments of which pictures are kept, and how a kept picture is made anew.

`python -m tests.app.euchre.moments` writes them all: look at each before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.euchre.scene import Scene
from engines.cards import Card
from engines.euchre import Pass, Play, Rules
from tests.app.euchre.scenes import (
    ADA,
    ALL_PASS,
    EUCHRED,
    HAND_EIGHT,
    HAND_SEVEN,
    YOU,
    painted,
    prompt_line,
    told_hand,
)

FOLDER = Path(__file__).parent / "pictures"
WIDE, USUAL, NARROW = (120, 40), (80, 24), (50, 20)


def bidding() -> Scene:
    """You speak first about the queen of diamonds."""
    return told_hand(HAND_SEVEN, (), dealer=ADA, number=7, scores=(5, 4)).scene()


def second_round() -> Scene:
    """Diamonds were turned down, and you may name another suit."""
    return told_hand(HAND_SEVEN, (Pass(), Pass()), dealer=ADA, number=7, scores=(5, 4)).scene()


def laying_away() -> Scene:
    """Ada has ordered up the king of spades, and you have chosen the ten of diamonds."""
    return told_hand(HAND_EIGHT, EUCHRED[:1], dealer=YOU, number=8, scores=(6, 4)).scene(chosen=4)


def following() -> Scene:
    """Ada led the ten of spades to the second trick, and you have chosen the king."""
    return told_hand(HAND_EIGHT, EUCHRED[:5], dealer=YOU, number=8, scores=(6, 4)).scene(chosen=3)


def trick_taken() -> Scene:
    """You have just taken the second trick, which still lies there."""
    return told_hand(HAND_EIGHT, EUCHRED[:6], dealer=YOU, number=8, scores=(6, 4)).scene(last=True)


def euchred() -> Scene:
    """Ada is euchred."""
    return told_hand(HAND_EIGHT, EUCHRED, dealer=YOU, number=8, scores=(6, 4)).scene()


def match_won() -> Scene:
    """The same, and the match is yours."""
    rules = Rules(target=2)
    return told_hand(HAND_EIGHT, EUCHRED, dealer=YOU, rules=rules).scene()


def thrown_in() -> Scene:
    """All passed twice."""
    return told_hand(HAND_SEVEN, ALL_PASS, dealer=ADA, number=7, scores=(5, 4)).scene()


def hands_open() -> Scene:
    """Ann and Bob are watched with both hands open."""
    return told_hand(HAND_EIGHT, EUCHRED[:5], dealer=YOU, you=None).scene()


def with_a_joker() -> Scene:
    """A 25-card pack: you lead, holding the best bower."""
    rules = Rules(pack="25")
    led = Play(Card.parse("AH"))
    hands = ("AH TS QS AS 9H", "JS XX TD 9D QH", "KS")
    return told_hand(hands, (*EUCHRED[:2], led), dealer=YOU, rules=rules).scene()


KEPT: dict[Callable[[], Scene], tuple[tuple[int, int], ...]] = {
    bidding: (WIDE, USUAL, NARROW),
    second_round: (USUAL, NARROW),
    laying_away: (USUAL, NARROW),
    following: (WIDE, USUAL, NARROW, (40, 12)),
    trick_taken: (USUAL,),
    euchred: (WIDE, USUAL, NARROW, (40, 12)),
    match_won: (WIDE,),
    thrown_in: (USUAL, NARROW),
    hands_open: (WIDE, NARROW),
    with_a_joker: (USUAL, NARROW),
}


def picture(moment: Callable[[], Scene], width: int, height: int) -> str:
    """The table and the prompt as text."""
    scene = moment()
    lines = (*painted(scene, width, height).lines(), prompt_line(scene, width))
    return "\n".join(lines) + "\n"


def kept_at(moment: Callable[[], Scene], width: int, height: int) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{moment.__name__.replace('_', '-')}-{width}x{height}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for moment, sizes in KEPT.items():
        for width, height in sizes:
            path = kept_at(moment, width, height)
            path.write_text(picture(moment, width, height), "utf-8")
