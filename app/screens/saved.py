"""The saved games: to be watched, carried on, renamed and deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import BindingType

from app.commands import Command, Place, bindings
from app.drawing.canvas import Canvas
from app.hints import answer
from app.library import CannotKeep, Library, Listed
from app.pages.saved import draw_looking, draw_no_games, draw_saved
from app.screens.ask import AskScreen
from app.screens.catalogue import CatalogueScreen
from app.screens.confirm import ConfirmScreen
from app.screens.house import Open
from app.start import CarryOn, WatchFile
from app.widgets.lines import Heading, Question


class SavedScreen(CatalogueScreen):
    """All games of a library, the one played last first. How they ended is shown when asked for."""

    place = Place.SAVED
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SAVED)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._games: list[Listed] | None = None
        self._revealed: set[Path] = set()

    @property
    def count(self) -> int:
        """How many games there are."""
        return len(self._games or ())

    @property
    def _game(self) -> Listed | None:
        return self._games[self.chosen] if self._games else None

    def on_screen_resume(self) -> None:
        """One comes in, or back from a game: look at what there is."""
        # The application closes the table one comes from before it does what is called later.
        self.app.call_later(self._look)

    @work(exclusive=True)
    async def _look(self) -> None:
        """Read the games, the chosen one staying chosen wherever it stands now."""
        before = self._game
        self._games = await asyncio.to_thread(self._library.games)
        paths = [game.path for game in self._games]
        if before is not None and before.path in paths:
            self.chosen = paths.index(before.path)
        self.show()

    def paint(self, canvas: Canvas) -> None:
        """The games, or a word while there are none to show."""
        game = self._game
        if self._games is None:
            draw_looking(canvas)
        elif game is None:
            draw_no_games(canvas)
        else:
            draw_saved(canvas, self._games, self.chosen, revealed=game.path in self._revealed)

    def commands(self) -> tuple[Command, ...]:
        """What can be done with the chosen game."""
        game = self._game
        wanting = set()
        if game is None:
            wanting = {"move", "leap", "open", "carry_on", "reveal", "rename", "delete"}
        elif game.facts.trouble:
            wanting = {"open", "carry_on", "reveal"}
        elif game.facts.finished:
            wanting = {"carry_on"}
        else:
            wanting = {"reveal"}
        return tuple(command for command in super().commands() if command.action not in wanting)

    def tell(self) -> None:
        """Say what is chosen, and offer what can be done with it."""
        game = self._game
        self.header.say(Heading(self.place.value))
        self.offer_keys()
        if self.refusal:
            self.prompt.ask(Question.refusal(self.refusal))
            return
        if game is None:
            self.prompt.ask(Question.of("Every game you play is kept here."))
            return
        if game.facts.trouble:
            self.prompt.ask(Question.of(f"{game.name} cannot be opened."))
            return
        said = Question.of(f"{game.title}.", game.facts.players).said
        self.prompt.ask(Question(said, answer(self.place, "open", "watch")))

    def action_open(self) -> None:
        """Watch the chosen game."""
        game = self._game
        if game is None:
            return
        if game.facts.trouble:
            self.complain(game.facts.trouble)
        else:
            self.post_message(Open(WatchFile(game.path)))

    def action_carry_on(self) -> None:
        """Go on with the chosen game."""
        game = self._game
        if game is None:
            return
        if game.facts.trouble:
            self.complain(game.facts.trouble)
        elif game.facts.finished:
            self.complain("This game is over: it can be watched, not carried on.")
        else:
            self.post_message(Open(CarryOn(game.path)))

    def action_reveal(self) -> None:
        """Show how the chosen game ended, or hide it again."""
        self.refusal = ""
        if self._game is not None:
            self._revealed ^= {self._game.path}
            self.show()

    def action_rename(self) -> None:
        """Ask for another name."""
        game = self._game

        def answered(name: str | None) -> None:
            if game is None or name is None:
                return
            try:
                self._library.rename(game.path, name)
            except CannotKeep as error:
                self.complain(str(error))
            else:
                self._look()

        self.refusal = ""
        if game is not None:
            self.app.push_screen(AskScreen("Another name for this game", game.name), answered)

    def action_delete(self) -> None:
        """Delete the chosen game, if that is really meant."""
        game = self._game

        def answered(yes: bool | None) -> None:
            if game is None or not yes:
                return
            try:
                self._library.delete(game.path)
            except CannotKeep as error:
                self.complain(str(error))
            else:
                self._look()

        self.refusal = ""
        if game is not None:
            question = f"Delete {game.name} for good? It cannot be brought back."
            self.app.push_screen(ConfirmScreen("Delete", question, "delete it"), answered)
