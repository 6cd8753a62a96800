"""The settings, which hold as soon as they are chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType

from app.commands import Place, bindings
from app.drawing.canvas import Canvas
from app.forms.house_settings import SETTINGS_FORM
from app.household import Household
from app.screens.form import FormScreen
from app.screens.house import Changed
from app.settings import Settings
from app.widgets.form import FormZone
from app.widgets.lines import Heading


class SettingsForm(FormZone[Settings]):
    """The settings as they are, whoever changed them last: this form, or a key of the house."""

    def __init__(self, household: Household) -> None:
        super().__init__(SETTINGS_FORM, household.settings)
        self._household = household

    def draw(self, canvas: Canvas) -> None:
        """The settings as they are."""
        now = self._household.settings
        self.filled = replace(self.filled, draft=now, before=now)
        super().draw(canvas)


class SettingsScreen(FormScreen[Settings]):
    """A form whose every change is kept and seen at once."""

    place = Place.SETTINGS
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SETTINGS)

    def __init__(self, household: Household) -> None:
        super().__init__(SettingsForm(household))
        self._household = household

    @property
    def draft(self) -> Settings:
        """The settings of the moment."""
        return self._household.settings

    def fill(self, draft: Settings) -> None:
        """Use other settings from now on."""
        self._household.change(draft)
        self.post_message(Changed())
        super().fill(draft)

    def tell(self) -> None:
        """Say also when the settings cannot be kept."""
        super().tell()
        self.header.say(Heading(self.place.value, meta="kept as soon as they are chosen"))
        if self._household.trouble:
            self.complain(self._household.trouble)
