"""Every key, once. Bindings, footers, the palette of commands and the help all come from here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from textual.binding import Binding, BindingType


class Place(Enum):
    """Where a person is: each place has its keys. `value` is its name on the screen."""

    LOBBY = "Beggars & Bowers"
    NEW_BEGGAR = "New Beggar-My-Neighbour"
    NEW_EUCHRE = "New Euchre"
    BEGGAR = "Beggar-My-Neighbour"
    EUCHRE = "Euchre"
    WATCH = "Watch"
    RESULT = "Result"
    SAVED = "Saved games"
    RECORDS = "Records"
    RULES = "Rules"
    STATISTICS = "Statistics"
    SETTINGS = "Settings"
    SHEET = "A sheet of writing"
    HELP = "Help"
    LOG = "Log"
    QUESTION = "A question answered by typing"
    CONFIRMATION = "A question answered by yes or no"


@dataclass(frozen=True, slots=True)
class Command:
    """One thing a person can ask for, with the keys for it.

    `action` is the action of that name; where each key means something of its own, `means` says
    what, key by key, and that is what the action is given. `sign` is how the keys are printed.
    `does` is what the footer says, `short` what it says where there is little room. Commands
    without a `rank` stay out of the footer; of the others, the lowest ranks are kept when there is
    not room for all. `at_end` puts a command at the footer's right end.
    """

    action: str
    keys: tuple[str, ...]
    sign: str
    does: str
    help: str
    rank: int = 0
    short: str = ""
    at_end: bool = False
    means: tuple[int | str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        """What each key runs, key by key."""
        if self.means:
            return tuple(f"{self.action}({meaning!r})" for meaning in self.means)
        return (self.action,) * len(self.keys)


_BACK_OR_ON = (-1, 1)


_HELP = Command("help", ("question_mark", "f1"), "?", "help", "The keys of this place.", 2)
_BACK_TO_LOBBY = Command(
    "back",
    ("q", "escape"),
    "q",
    "to the lobby",
    "One level back. A game is kept and can be carried on.",
    1,
    "lobby",
    at_end=True,
)
_CLOSE = Command("close", ("escape", "q", "enter"), "Esc", "close", "Back to what lies below.")
_BACK = Command("back", ("q", "escape"), "q", "back", "One level back.", 1, at_end=True)
LOOK = (
    Command(
        "app.four_colours",
        ("f4",),
        "F4",
        "four colours",
        "Four-colour deck: green clubs and blue diamonds, or black and red.",
    ),
    Command(
        "app.letters",
        ("f5",),
        "F5",
        "letters",
        "Suits as letters (S H D C) in place of their signs.",
    ),
    Command("app.theme", ("f6",), "F6", "theme", "Dark baize or light linen."),
)
"""How the house is dressed: on keys nearly everywhere."""
_UP_DOWN = Command("move", ("up", "down"), "↑ ↓", "choose", "Go up or down.", 1, means=_BACK_OR_ON)
_LEAP = Command(
    "leap",
    ("pageup", "pagedown", "home", "end"),
    "PgUp PgDn",
    "page",
    "A page up or down; Home and End: the first and the last.",
    means=("page up", "page down", "first", "last"),
)
_READ = (
    Command("move", ("up", "down"), "↑ ↓", "read", "A line up or down.", 1, means=_BACK_OR_ON),
    Command(
        "page",
        ("pageup", "pagedown", "space"),
        "Space",
        "on",
        "A page up or down; Space is a page down.",
        3,
        means=(-1, 1, 1),
    ),
)
_FIELDS = (
    Command("field", ("up", "down"), "↑ ↓", "field", "To another line.", 1, means=_BACK_OR_ON),
    Command(
        "choice",
        ("left", "right"),
        "← →",
        "choice",
        "Another choice on this line.",
        2,
        means=_BACK_OR_ON,
    ),
    Command("change", ("space",), "Space", "change", "Change this line, or type a name.", 3),
)
_AS_THE_BOOK = Command(
    "as_the_book", ("d",), "d", "book rules", "All house rules as the book has them.", 4
)
_FORM_HELP = (
    Command("rules", ("question_mark",), "?", "rules", "The rules of this game in full.", 5),
    Command("help", ("f1",), "F1", "help", "The keys of this place."),
)
OWN_KEYS = ("a", "f", "j", "o")
"""What persons who share a keyboard turn their cards with, from the left of it to the right."""

_PACE = Command(
    "pace",
    ("less_than_sign", "greater_than_sign"),
    "< >",
    "pace",
    "Half or twice the speed.",
    means=_BACK_OR_ON,
)
_LOG = Command("log", ("l",), "l", "log", "What has happened in this game so far.")

COMMANDS: dict[Place, tuple[Command, ...]] = {
    Place.LOBBY: (
        _UP_DOWN,
        Command("open", ("enter",), "Enter", "open", "Open what is chosen.", 2),
        Command("carry_on", ("c",), "c", "carry on", "Carry on the last unfinished game."),
        Command("new_beggar", ("b",), "b", "Beggar", "A new game of Beggar-My-Neighbour.", 3),
        Command("new_euchre", ("e",), "e", "Euchre", "A new game of two-handed Euchre.", 4),
        Command("watch", ("w",), "w", "watch", "Watch a saved game.", 5),
        Command("records", ("r",), "r", "records", "Watch one of the famous deals."),
        Command("rules", ("u",), "u", "rules", "The rules of both games."),
        Command("statistics", ("s",), "s", "statistics", "What your saved games add up to."),
        Command("settings", ("t",), "t", "settings", "Theme, pace, suits, motion."),
        Command("watch_last", ("v",), "v", "watch it so far", "Watch the unfinished game."),
        _HELP,
        Command(
            "app.command_palette",
            ("ctrl+p",),
            "Ctrl+P",
            "all commands",
            "All commands, to be found by name.",
            8,
        ),
        Command("back", ("q",), "q", "leave", "Leave. Unfinished games wait.", 1, at_end=True),
        *LOOK,
        Command("app.suspend_process", ("ctrl+z",), "Ctrl+Z", "shell", "The shell; fg leads back."),
    ),
    Place.NEW_BEGGAR: (
        *_FIELDS,
        _AS_THE_BOOK,
        Command("deal", ("enter",), "Enter", "deal", "Begin the game.", 6),
        *_FORM_HELP,
        _BACK_TO_LOBBY,
        *LOOK,
    ),
    Place.NEW_EUCHRE: (
        *_FIELDS,
        _AS_THE_BOOK,
        Command("deal", ("enter",), "Enter", "deal", "Deal the first hand.", 6),
        *_FORM_HELP,
        _BACK_TO_LOBBY,
        *LOOK,
    ),
    Place.EUCHRE: (
        Command(
            "choose",
            ("1", "2", "3", "4", "5", "6"),
            "1-5",
            "choose",
            "Choose a card of yours; Enter plays it. 6 is the upcard, if it may be laid away.",
            1,
            means=(1, 2, 3, 4, 5, 6),
        ),
        Command(
            "beside", ("left", "right"), "← →", "beside", "The card beside.", means=_BACK_OR_ON
        ),
        Command("confirm", ("enter",), "Enter", "play", "Play the chosen card, or go on.", 2),
        Command("order_up", ("o",), "o", "order it up", "Make the upcard's suit trump.", 1),
        Command("accept", ("a",), "a", "accept", "As dealer, take up the upcard: it is trump.", 1),
        Command("pass_call", ("p",), "p", "pass", "Make nothing trump.", 2),
        Command("name_clubs", ("c",), "c", "clubs", "Name clubs.", 3),
        Command("name_diamonds", ("d",), "d", "diamonds", "Name diamonds.", 3),
        Command("name_hearts", ("h",), "h", "hearts", "Name hearts.", 3),
        Command("name_spades", ("s",), "s", "spades", "Name spades.", 3),
        Command("leave_upcard", ("v",), "v", "leave it", "Leave the upcard on the table.", 3),
        Command("last_trick", ("t",), "t", "last trick", "Look at the last trick again.", 5),
        replace(_LOG, rank=6),
        _PACE,
        _HELP,
        _BACK_TO_LOBBY,
        *LOOK,
    ),
    Place.RESULT: (
        Command("confirm", ("enter",), "Enter", "next", "Go on: the next hand, or a rematch.", 1),
        Command("again", ("r",), "r", "watch it again", "Watch what was just played.", 2, "again"),
        Command("see_table", ("s",), "s", "see the table", "Look at the table.", 3, "see table"),
        _LOG,
        _HELP,
        _BACK_TO_LOBBY,
    ),
    Place.BEGGAR: (
        Command(
            "turn",
            ("space", "enter"),
            "Space",
            "turn a card",
            "Turn a card, or do not wait for the next one.",
            1,
            "turn",
        ),
        Command(
            "turn_own",
            OWN_KEYS,
            " ".join(OWN_KEYS),
            "turn your own",
            "Each person at the keyboard turns a card with a key of his own.",
            2,
            "own",
            means=OWN_KEYS,
        ),
        Command("to_trick_end", ("e",), "e", "end of trick", "Play to the end of this trick."),
        Command("to_game_end", ("E",), "E", "end of game", "Play to the end of the game."),
        replace(_PACE, rank=3),
        Command(
            "pause",
            ("p",),
            "p",
            "by itself",
            "Let all cards turn by themselves, or no longer.",
            3,
            "auto",
        ),
        Command("last_trick", ("t",), "t", "last pile", "Look at the last pile again.", 4),
        Command("call_time", ("c",), "c", "call time", "End the game now: most cards wins.", 5),
        _LOG,
        _HELP,
        _BACK_TO_LOBBY,
        *LOOK,
    ),
    Place.WATCH: (
        Command("play_pause", ("space",), "Space", "pause", "Play or pause.", 1),
        Command(
            "trick",
            ("left", "right"),
            "← →",
            "trick",
            "One trick or turn back or on.",
            2,
            means=_BACK_OR_ON,
        ),
        Command(
            "event",
            ("comma", "full_stop"),
            ", .",
            "card",
            "One event back or on.",
            3,
            means=_BACK_OR_ON,
        ),
        Command(
            "leap",
            ("left_square_bracket", "right_square_bracket"),
            "[ ]",
            "hand",
            "One hand back or on, or ten tricks.",
            8,
            means=_BACK_OR_ON,
        ),
        replace(_PACE, does="speed", rank=4),
        Command(
            "tenth",
            tuple("0123456789"),
            "0-9",
            "tenths",
            "To that tenth of the game.",
            means=tuple(range(10)),
        ),
        Command("start", ("home",), "Home", "start", "To the beginning."),
        Command("finish", ("end",), "End", "end", "To the end."),
        Command("go_to", ("g",), "g", "go to", "To a card, a trick or a hand by its number.", 5),
        Command("to_loop", ("l",), "l", "loop", "To where the loop of an endless deal begins."),
        Command("hands", ("x",), "x", "hands", "Hands open, or as one player sees them.", 5),
        Command("next_game", ("tab",), "Tab", "next game", "The next game in the list."),
        _HELP,
        _BACK,
        *LOOK,
    ),
    Place.SAVED: (
        _UP_DOWN,
        _LEAP,
        Command("open", ("enter",), "Enter", "watch", "Watch this game.", 2),
        Command("carry_on", ("c",), "c", "carry on", "Carry on this game.", 3),
        Command("reveal", ("v",), "v", "result", "Show how it ended, or hide it.", 4),
        Command("rename", ("n",), "n", "rename", "Give it another name.", 5),
        Command("delete", ("d", "delete"), "d", "delete", "Delete it; asks first.", 6),
        _HELP,
        _BACK_TO_LOBBY,
    ),
    Place.RECORDS: (
        _UP_DOWN,
        _LEAP,
        Command("open", ("enter",), "Enter", "watch", "Watch this deal.", 2),
        _HELP,
        _BACK_TO_LOBBY,
    ),
    Place.RULES: (
        *_READ,
        Command(
            "chapter",
            ("left", "right"),
            "← →",
            "chapter",
            "To the chapter before or after.",
            4,
            means=_BACK_OR_ON,
        ),
        Command("other_game", ("tab",), "Tab", "other game", "The rules of the other game.", 2),
        _HELP,
        _BACK,
    ),
    Place.STATISTICS: (*_READ, _HELP, _BACK_TO_LOBBY),
    Place.SETTINGS: (
        *_FIELDS[:2],
        Command("change", ("space", "enter"), "Space", "change", "Change this line.", 3),
        _HELP,
        _BACK_TO_LOBBY,
        *LOOK,
    ),
    Place.SHEET: (
        Command(
            "scroll",
            ("up", "k", "down", "j", "pageup", "pagedown", "space"),
            "↑ ↓",
            "read",
            "A line up or down, or ten.",
            means=(-1, -1, 1, 1, -10, 10, 10),
        ),
    ),
    Place.HELP: (replace(_CLOSE, keys=(*_CLOSE.keys, *_HELP.keys)),),
    Place.LOG: (replace(_CLOSE, keys=(*_CLOSE.keys, *_LOG.keys)),),
    Place.QUESTION: (
        Command("never_mind", ("escape",), "Esc", "never mind", "Leave all as it was."),
    ),
    Place.CONFIRMATION: (
        Command("yes", ("y",), "y", "yes", "Do it."),
        Command("no", ("n", "escape", "q", "enter"), "n", "never mind", "Leave all as it was."),
    ),
}


def command_of(place: Place, action: str) -> Command:
    """The command of a place for an action. Raises `KeyError` when there is none."""
    for command in COMMANDS[place]:
        if command.action == action:
            return command
    raise KeyError(action)


def bindings(*places: Place) -> list[BindingType]:
    """The key bindings of places, for a screen's BINDINGS."""
    return [
        Binding(key, action, command.does, show=False)
        for place in places
        for command in COMMANDS[place]
        for key, action in zip(command.keys, command.actions, strict=True)
    ]


def actions_of(place: Place) -> frozenset[str]:
    """Everything the keys of a place can do."""
    return frozenset(command.action for command in COMMANDS[place])
