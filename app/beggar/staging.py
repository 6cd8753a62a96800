"""From a game's timeline to what there is to see at one of its positions."""

from __future__ import annotations

from app.beggar.company import Company
from app.beggar.log import Recent
from app.beggar.scene import Scene, scene_of
from engines.beggar import Event, PileTaken, State
from engines.beggar.study import Fortunes
from engines.saves import Timeline

_RECENT = 60
"""Events that the list of the last cards is made from: more than any screen has rows for."""

BeggarTimeline = Timeline[State, Event]


def staged(
    timeline: BeggarTimeline,
    position: int,
    company: Company,
    fortunes: Fortunes,
    *,
    open_hands: bool = False,
) -> Scene:
    """The scene at a position."""
    first = max(0, position - _RECENT)
    return scene_of(
        timeline.state_at(position),
        company.narrator,
        fortunes,
        position,
        Recent(timeline.state_at(first), tuple(timeline.events[first:position])),
        keys=company.keys,
        open_hands=open_hands,
    )


def looking_back(scene: Scene, timeline: BeggarTimeline) -> Scene | None:
    """The scene with the last pile that was taken before it, or None when none was."""
    for position in range(scene.position - 1, -1, -1):
        event = timeline.events[position]
        if isinstance(event, PileTaken):
            return scene.looking_back(timeline.state_at(position).pile, event.seat)
    return None
