"""What a coach says to a player who is to act: what each action is worth, and why the best is."""

from engines.euchre.coaching.advice import Advice, Advised, Counsel, advise
from engines.euchre.coaching.facts import Calling, Fact, Following, LayingAway, Leading

__all__ = [
    "Advice",
    "Advised",
    "Calling",
    "Counsel",
    "Fact",
    "Following",
    "LayingAway",
    "Leading",
    "advise",
]
