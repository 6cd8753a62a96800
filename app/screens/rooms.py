"""The rooms one enters from the lobby.

Each is loaded when it is entered, so that the lobby itself is there at once.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

from app.household import Household
from app.library import Library
from app.screens.house import HouseScreen


def room(command: str, household: Household, library: Library) -> HouseScreen:
    """The room that a command of the lobby opens; KeyError when it opens none."""
    match command:
        case "new_beggar":
            from app.screens.new_beggar import NewBeggarScreen

            return NewBeggarScreen(household)
        case "new_euchre":
            from app.screens.new_euchre import NewEuchreScreen

            return NewEuchreScreen(household)
        case "watch":
            from app.screens.saved import SavedScreen

            return SavedScreen(library)
        case "records":
            from app.finds import Finds
            from app.screens.records import RecordsScreen

            return RecordsScreen(Finds(household.saves))
        case "rules":
            from app.screens.rules import RulesScreen

            return RulesScreen()
        case "statistics":
            from app.screens.statistics import StatisticsScreen

            return StatisticsScreen(library)
        case "settings":
            from app.screens.settings import SettingsScreen

            return SettingsScreen(household)
        case _:
            raise KeyError(command)
