"""What the other player has said so far, and how likely he is to say that from a hand."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from engines.cards import Suit
from engines.euchre import table
from engines.euchre.belief import habits, urges
from engines.euchre.double_dummy.positions import bits
from engines.euchre.hands import known
from engines.euchre.state import Phase, View


def of_calls(view: View, other: int, hands: Sequence[int]) -> list[float]:
    """The chance of all that the other player has said, from each hand as it was dealt."""
    chances = [1.0] * len(hands)
    made = _made_upcard_trump(view, other)
    if made is not None and view.upcard_suit is not None:
        makes = habits.makes_upcard_trump(view, hands, is_dealer=other == view.dealer)
        chances = makes if made else [1 - chance for chance in makes]
    named = _named(view, other)
    if named is not None:
        by_suit, passes = habits.names(view, hands, is_dealer=other == view.dealer)
        said = passes if isinstance(named, str) else by_suit[named]
        chances = list(map(mul, chances, said))
    return chances


def of_having_accepted(view: View, dealer: int, hands: Sequence[int]) -> list[float]:
    """The chance that he has made trump who took the upcard up and holds each of the hands now.

    What he laid away is not known, so neither is the hand he was dealt. It is 1 for one who was
    ordered to take it up: he was not asked.
    """
    if view.maker != dealer or view.upcard_suit is None:
        return [1.0] * len(hands)
    upcard = bits(known((view.upcard,)))
    return urges.makes_upcard_trump(hands, view.upcard_suit, upcard, is_dealer=True)


_PASSED = "passed"


def _made_upcard_trump(view: View, seat: int) -> bool | None:
    """Whether a player made the upcard's suit trump; None when he has not spoken."""
    if view.ordered_up:
        return True if view.maker == seat else False if _speaks_first(view, seat) else None
    over = view.trump is not None or view.phase is Phase.ROUND_TWO
    return False if over or seat in view.passes else None


def _named(view: View, seat: int) -> Suit | str | None:
    """The suit a player named in the second round, or that he passed; None if neither."""
    if view.ordered_up or view.phase is Phase.ROUND_ONE:
        return None
    if view.trump is not None and view.maker == seat:
        return view.trump
    return _PASSED if seat in view.passes else None


def _speaks_first(view: View, seat: int) -> bool:
    return table.speaker(view.dealer, 0) == seat
