"""Settling a new match of Euchre."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from app.commands import Place, bindings
from app.forms.new_euchre import EUCHRE_FORM, EuchreDraft
from app.household import Household
from app.rulebook.euchre import EUCHRE
from app.screens.new_game import NewGameScreen


class NewEuchreScreen(NewGameScreen[EuchreDraft]):
    """The form of a match, filled in as the last one was."""

    place = Place.NEW_EUCHRE
    book = EUCHRE
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.NEW_EUCHRE)

    def __init__(self, household: Household) -> None:
        draft = EuchreDraft.of(household.settings.euchre)
        super().__init__(EUCHRE_FORM, draft, "Deal the first hand")
