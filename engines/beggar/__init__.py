"""Beggar-My-Neighbour for two to four players."""

from engines.beggar.actions import Action, CallTime, TurnCard
from engines.beggar.deal_numbers import NUMBER_OF_DEALS, deal_from_index, deal_index
from engines.beggar.deciding import decide, legal_actions
from engines.beggar.events import (
    CardTurned,
    Dealt,
    Event,
    GameOver,
    Hand,
    PenaltyDemanded,
    PileTaken,
    Reason,
    SeatOut,
)
from engines.beggar.evolving import evolve
from engines.beggar.game import Game
from engines.beggar.kinds import KINDS, PLAIN, demand, kind, kinds
from engines.beggar.notation import Hands, format_deal, parse_deal
from engines.beggar.playing_out import play_out
from engines.beggar.reading import Misread, read_deal, write_deal
from engines.beggar.records import RECORDS, Record, record
from engines.beggar.result import Result
from engines.beggar.rules import Rules, Seat, ShortPayer
from engines.beggar.sight import redact, view
from engines.beggar.state import Debt, Laid, Pile, State, View

__all__ = [
    "KINDS",
    "NUMBER_OF_DEALS",
    "PLAIN",
    "RECORDS",
    "Action",
    "CallTime",
    "CardTurned",
    "Dealt",
    "Debt",
    "Event",
    "Game",
    "GameOver",
    "Hand",
    "Hands",
    "Laid",
    "Misread",
    "PenaltyDemanded",
    "Pile",
    "PileTaken",
    "Reason",
    "Record",
    "Result",
    "Rules",
    "Seat",
    "SeatOut",
    "ShortPayer",
    "State",
    "TurnCard",
    "View",
    "deal_from_index",
    "deal_index",
    "decide",
    "demand",
    "evolve",
    "format_deal",
    "kind",
    "kinds",
    "legal_actions",
    "parse_deal",
    "play_out",
    "read_deal",
    "record",
    "redact",
    "view",
    "write_deal",
]
