"""Settling a new game of Beggar-My-Neighbour."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from app.commands import Place, bindings
from app.forms.new_beggar import BEGGAR_FORM, BeggarDraft
from app.household import Household
from app.rulebook.beggar import BEGGAR
from app.screens.new_game import NewGameScreen


class NewBeggarScreen(NewGameScreen[BeggarDraft]):
    """The form of a game, filled in as the last one was."""

    place = Place.NEW_BEGGAR
    book = BEGGAR
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.NEW_BEGGAR)

    def __init__(self, household: Household) -> None:
        draft = BeggarDraft.of(household.settings.beggar)
        super().__init__(BEGGAR_FORM, draft, "Deal the cards")
