"""The decisions of a match, each with what the player who made it could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from engines.euchre.actions import Action, Discard, LeaveUpcard, NameTrump, OrderUp, Pass, Play
from engines.euchre.deciding import legal_actions
from engines.euchre.events import CardPlayed, Discarded, Event, Passed, TrumpMade, UpcardLeft
from engines.euchre.evolving import evolve
from engines.euchre.review.appraisal import Appraisal, appraise
from engines.euchre.sight import view
from engines.euchre.state import Phase, State, View


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision between several legal actions: what was seen, and what was done.

    position: how many events of the match went before it. It is a question too, which another
    process can answer: what was it worth?
    """

    position: int
    view: View
    action: Action

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.view.seat

    def answer(self) -> Appraisal:
        """What it was worth, and what the other actions were."""
        return appraise(self.view, self.action)


def decisions(opening: State, events: Sequence[Event]) -> Iterator[Decision]:
    """The decisions of a match, from the state before its first event and all its events.

    Where there was but one legal action nothing was decided, nor where a joker's suit was named:
    nobody had seen a card.
    """
    asked: State | None = None
    asked_at = 0
    states = accumulate(events, evolve, initial=opening)
    for position, (state, event) in enumerate(zip(states, events, strict=False)):
        if state.to_act is not None:
            asked, asked_at = state, position
        action = _action(event)
        if action is None or asked is None or asked.to_act is None:
            continue
        if asked.phase is not Phase.NAMING_JOKER and len(legal_actions(asked)) > 1:
            yield Decision(asked_at, view(asked, asked.to_act), action)


def _action(event: Event) -> Action | None:
    """What was decided with an event, if anything was; what follows of it decides nothing."""
    action: Action | None = None
    match event:
        case Passed():
            action = Pass()
        case TrumpMade(_, suit, ordered_up):
            action = OrderUp() if ordered_up else NameTrump(suit)
        case Discarded(_, card) if card is not None:
            action = Discard(card)
        case UpcardLeft():
            action = LeaveUpcard()
        case CardPlayed(_, card):
            action = Play(card)
    return action
