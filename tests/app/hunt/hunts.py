"""Hunts to go on with."""

from app.hunt.hunt import Hunt
from engines.beggar import Rules


def begun(rules: Rules | None = None) -> Hunt:
    """A hunt of which nothing was played."""
    return Hunt(rules or Rules(), seed=7, keep=3)
