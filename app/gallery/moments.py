"""What happens at a table before its picture is taken."""

from __future__ import annotations

from app.gallery.sitter import Sitter
from app.screens.watching import Watching
from engines import euchre
from engines.euchre import Phase

_CARDS_TO_WATCH = "4117"
_SECOND_TRICK = 1


async def as_it_is(house: Sitter) -> None:
    """Nothing: the picture is of what one comes to."""


async def new_euchre(house: Sitter) -> None:
    """The form of a new match, with a house rule changed."""
    await house.press("e", *["down"] * 8, "space")


async def new_beggar(house: Sitter) -> None:
    """The form of a new game."""
    await house.press("b", "down")


async def follow(house: Sitter) -> None:
    """The machine has led to the second trick or later, and a card is chosen to follow with."""
    await house.play_on(_to_follow)
    await house.press("right")


async def end_of_hand(house: Sitter) -> None:
    """A hand is over."""
    await house.play_on(lambda state: state.phase is Phase.HAND_OVER)


async def being_paid(house: Sitter) -> None:
    """Somebody owes, and has paid a part."""
    table = house.game
    while not _half_paid(house):
        await table.action_turn()
        await house.pass_time()


async def end_of_game(house: Sitter) -> None:
    """The game is over."""
    await house.press("E")
    while house.game.state.result is None:
        await house.pass_time()


async def middle(house: Sitter) -> None:
    """In the middle of a record game."""
    await _go(house, _CARDS_TO_WATCH)


async def second_lap(house: Sitter) -> None:
    """The endless deal, gone round once."""
    await house.press("end")
    await house.press("right", *["full_stop"] * 8)


async def largest_pile(house: Sitter) -> None:
    """The fortunes of the longest game, at the trick before its largest pile."""
    await house.press("end", "N", "N", "left")


async def fortunes_so_far(house: Sitter) -> None:
    """The fortunes of a game of four that goes on."""
    await house.press("F")


async def watched_match(house: Sitter) -> None:
    """The unfinished match, watched with open hands."""
    await house.press("w", "enter", "end", "left")


async def reviewed_match(house: Sitter) -> None:
    """A match that is over, watched and reviewed, at the second mistake."""
    await house.play_on(lambda state: state.phase is Phase.GAME_OVER)
    await house.press("r", "v", "home", "m", "m")


async def saved_games(house: Sitter) -> None:
    """The list of saved games."""
    await house.press("w")


async def records(house: Sitter) -> None:
    """The list of the record deals."""
    await house.press("r")


async def endless_deal(house: Sitter) -> None:
    """The deal without an end, laid open, and the tricks that lead to it undone."""
    await house.press("end", "s", "b")


async def lab(house: Sitter) -> None:
    """What many random deals have come to."""
    await house.press("l", "space", "down")


async def rules(house: Sitter) -> None:
    """The rules of Euchre."""
    await house.press("u", "tab")


async def settings(house: Sitter) -> None:
    """What can be chosen once and for all."""
    await house.press("t")


async def hint(house: Sitter) -> None:
    """What each card is worth to the one who follows, laid over the table."""
    await house.press("H")


async def keys(house: Sitter) -> None:
    """The keys of the Euchre table, laid over it."""
    await house.press("question_mark")


async def _go(house: Sitter, where: str) -> None:
    screen = house.app.screen
    assert isinstance(screen, Watching)
    position = screen.find(where)
    assert isinstance(position, int)
    screen.go(position)
    await house.rest()


def _to_follow(state: euchre.State) -> bool:
    led = len(state.trick) == 1 and state.to_act == 0
    return state.phase is Phase.PLAYING and led and len(state.tricks) >= _SECOND_TRICK


def _half_paid(house: Sitter) -> bool:
    debt = house.game.state.debt
    many = len(house.game.state.pile) >= 8  # noqa: PLR2004 - so many make a good picture
    return debt is not None and many and 0 < debt.owed < debt.asked
