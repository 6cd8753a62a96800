"""Finding a moment of a game by its number."""

from __future__ import annotations

from app.beggar.staging import BeggarTimeline
from engines.beggar.study import Fortunes


def find(text: str, timeline: BeggarTimeline, fortunes: Fortunes, end: int) -> int | str:
    """The position a person means, up to `end`, or a sentence that says why there is none.

    "4000" and "card 4000" mean the moment that card has been laid, "trick 12" the moment that
    trick begins; 0 is the deal.
    """
    *words, figures = text.lower().replace(",", "").split() or [""]
    what = " ".join(words)
    if not figures.isdecimal() or what not in ("", "card", "trick"):
        return f"“{text.strip()}” is neither a card nor a trick: write 4000, or trick 12."
    number = int(figures)
    if what == "trick":
        mark = timeline.find("trick", number)
        if mark is None or mark.index > end:
            return f"There is no trick {number:,}: this game has {fortunes.tricks_at(end):,}."
        return mark.index
    last = fortunes.cards_at(end)
    if number > last:
        return f"There is no card {number:,}: this game has {last:,}."
    return fortunes.position_of(number)
