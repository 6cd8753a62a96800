"""A game told in short lines, so that a test reads as what happens at the table."""

from __future__ import annotations

from engines.beggar import (
    CardTurned,
    Dealt,
    Event,
    Game,
    GameOver,
    PenaltyDemanded,
    PileTaken,
    Rules,
    SeatOut,
    ShortPayer,
    kind,
)
from tests.engines.beggar.deals import played


def line(event: Event) -> str:
    match event:
        case Dealt(hands, to_play):
            return f"{to_play} leads, {len(hands)} hands"
        case CardTurned(seat, card):
            return f"{seat} turns {kind(card)}"
        case PenaltyDemanded(by, payer, owed):
            return f"{payer} owes {by} {owed}"
        case PileTaken(seat, cards, trick):
            return f"{seat} takes {len(cards)}, trick {trick}"
        case SeatOut(seat):
            return f"{seat} is out"
        case GameOver(winners, reason, cards, tricks):
            won = " and ".join(map(str, winners)) or "nobody"
            return f"{won} wins: {reason}, {cards} cards, {tricks} tricks"


def story(deal: str, short_payer: ShortPayer = "debt passes on") -> list[str]:
    """All that happens in a game, from the deal to its end."""
    hands = deal.split("/")
    game = played(Game(Rules(len(hands), short_payer), hands=hands))
    return [line(event) for event in game.stream.history]
