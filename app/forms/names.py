"""Names of players, as they are taken from a form."""

from __future__ import annotations

from collections.abc import Sequence

from app.forms.fields import Unfit
from engines.saves import clean


def fit_name(name: str, label: str) -> str:
    """The name as it will be shown. Raises `Unfit` for one of which nothing is left."""
    shown = clean(name)
    if not shown:
        raise Unfit(label, "A player needs a name.")
    return shown


def all_different(names: Sequence[str], labels: Sequence[str]) -> None:
    """Raises `Unfit`, at the later of the two, when two names are the same."""
    for at, name in enumerate(names):
        if name.casefold() in (other.casefold() for other in names[:at]):
            raise Unfit(labels[at], f"Two players are called {name}: give one another name.")
