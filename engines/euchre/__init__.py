"""Two-handed Euchre: rules, actions, events, states, and the game that ties them together."""

from engines.euchre import players
from engines.euchre.actions import Action, Discard, LeaveUpcard, NameTrump, OrderUp, Pass, Play
from engines.euchre.deciding import decide, legal_actions
from engines.euchre.events import (
    CardPlayed,
    Discarded,
    Event,
    GameOver,
    HandDealt,
    HandScored,
    HandThrownIn,
    JokerSuitNamed,
    Outcome,
    Passed,
    TrickTaken,
    TrumpMade,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
)
from engines.euchre.evolving import evolve
from engines.euchre.game import Game, Result
from engines.euchre.hands import Hand
from engines.euchre.rules import HAND_SIZE, PACKETS, TARGETS, Rules
from engines.euchre.sight import redact, view
from engines.euchre.state import FinishedHand, Phase, State, Trick, UpcardPlace, View

__all__ = [
    "HAND_SIZE",
    "PACKETS",
    "TARGETS",
    "Action",
    "CardPlayed",
    "Discard",
    "Discarded",
    "Event",
    "FinishedHand",
    "Game",
    "GameOver",
    "Hand",
    "HandDealt",
    "HandScored",
    "HandThrownIn",
    "JokerSuitNamed",
    "LeaveUpcard",
    "NameTrump",
    "OrderUp",
    "Outcome",
    "Pass",
    "Passed",
    "Phase",
    "Play",
    "Result",
    "Rules",
    "State",
    "Trick",
    "TrickTaken",
    "TrumpMade",
    "TurnedDown",
    "UpcardLeft",
    "UpcardPlace",
    "UpcardTaken",
    "View",
    "decide",
    "evolve",
    "legal_actions",
    "players",
    "redact",
    "view",
]
