"""The entries of the lobby, with what there is to say about each at the moment."""

from __future__ import annotations

import msgspec

from app.commands import COMMANDS, Place
from app.lobby.standing import Standing, Waiting
from app.lobby.telling import points
from app.narration.words import counted
from engines import beggar, euchre


class Entry(msgspec.Struct, frozen=True):
    """One thing the lobby offers.

    command: the action that opens it; its key is that of the table of commands. note, more: what
    it comes to now, `more` only where there is room. greeting: how the prompt speaks of it, and
    opens: what Enter does. refusal: why it cannot be opened now, or "".
    """

    command: str
    title: str
    note: str
    greeting: tuple[str, str]
    opens: str
    more: str = ""
    refusal: str = ""

    @property
    def key(self) -> str:
        """The letter that opens it."""
        return next(c.sign for c in COMMANDS[Place.LOBBY] if c.action == self.command)


NOTHING_WAITS = "No game waits to be carried on."
_NOTHING_SAVED = "Nothing is saved yet: every game you begin keeps itself."
_NONE_FINISHED = "No game has come to its end yet."


def entries(standing: Standing) -> tuple[Entry, ...]:
    """What the lobby offers; there is nothing to carry on unless a game waits."""
    waiting = (_carry_on(standing.waiting),) if standing.waiting else ()
    return (*waiting, _new_beggar(standing), _new_euchre(standing), *_others(standing))


def _carry_on(waiting: Waiting) -> Entry:
    table = waiting.table
    if isinstance(table, euchre.View):
        game, note = "Euchre", f"Euchre, {points(waiting.names, table.scores, waiting.you)}"
    else:
        game = "Beggar-My-Neighbour"
        note = f"Beggar, {counted(len(waiting.seats), 'player')}, card {table.cards:,}"
    mine = waiting.you is not None and table.to_act == waiting.you
    return Entry(
        "carry_on",
        "Carry on",
        note,
        ("Welcome back.", f"Your game of {game} waits where you left it."),
        "carry on",
        more="your turn" if mine else "",
    )


def _new_beggar(standing: Standing) -> Entry:
    return Entry(
        "new_beggar",
        "New Beggar-My-Neighbour",
        counted(standing.settings.beggar.rules.players, "player"),
        ("Nothing to decide, everything to hope for.", "Enter again deals the cards."),
        "choose the table",
    )


def _new_euchre(standing: Standing) -> Entry:
    last = standing.settings.euchre
    return Entry(
        "new_euchre",
        "New Euchre",
        f"against {last.names[1]}, {last.level}",
        (f"{last.names[1]} is ready.", "Enter again deals the first hand."),
        "choose the table",
    )


def _others(standing: Standing) -> tuple[Entry, ...]:
    finished = standing.finished
    known = standing.games is not None
    return (
        Entry(
            "watch",
            "Watch a game",
            _saved(standing),
            ("Every game is kept.", "Watch it again, forwards or backwards."),
            "choose one",
            refusal="" if standing.games or not known else _NOTHING_SAVED,
        ),
        Entry(
            "records",
            "Records",
            f"{len(beggar.RECORDS)} famous deals",
            ("The longest games known,", "and one that never ends."),
            "choose one",
        ),
        Entry(
            "lab",
            "The lab",
            "random deals",
            ("A million deals, if you like:", "how long they are, and who wins."),
            "count",
        ),
        Entry(
            "rules",
            "Rules",
            "both games",
            ("Both games in full,", "with every house rule."),
            "read",
        ),
        Entry(
            "statistics",
            "Statistics",
            counted(finished, "game") if finished else "after your first game" if known else "",
            ("What your games add up to.", ""),
            "look",
            refusal="" if finished or not known else _NONE_FINISHED,
        ),
        Entry(
            "settings",
            "Settings",
            "theme, pace, suits",
            ("The house as you like it.", "What you choose is kept at once."),
            "change",
        ),
    )


def _saved(standing: Standing) -> str:
    if standing.games is None:
        return ""
    return f"{len(standing.games):,} saved" if standing.games else "nothing saved yet"
