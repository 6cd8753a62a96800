"""Beggar-My-Neighbour in a saved game: the deal, then each card turned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import msgspec

from engines import beggar
from engines.beggar import CallTime, CardTurned, Dealt, Event, GameOver, Rules, State, TurnCard
from engines.beggar.dealing import as_given
from engines.beggar.deciding import deal
from engines.cards import Card
from engines.saves.description import Description, Dictation
from engines.saves.lines import Entry, Header
from engines.saves.saved import SavedGame
from engines.saves.timeline import MarkKind, Timeline


class BeggarDescription(Description[beggar.Game, Rules, State, Event]):
    """Entries: "deal" (the hands by seat, the one to turn first on top, by who leads), "turn" (a
    card) and "call time"."""

    name = "beggar"
    title = "Beggar-My-Neighbour"

    def evolve(self, state: State, event: Event) -> State:
        return beggar.evolve(state, event)

    def view(self, state: State, seat: int) -> State:
        return beggar.view(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        return beggar.redact(event, seat)

    def begins(self, event: Event, before: State) -> tuple[MarkKind, int] | None:
        match event:
            case Dealt():
                return "hand", 1
            case CardTurned() if not before.pile:
                return "trick", before.tricks + 1
            case _:
                return None

    def rules(self, raw: bytes) -> Rules:
        return msgspec.json.decode(raw, type=Rules)

    def seats(self, rules: Rules) -> int:
        return rules.players

    def opening(self, rules: Rules, first_dealer: int | None) -> State:
        return State.opening(rules)

    def follow(self, state: State, entry: Entry) -> tuple[Event, ...]:
        if entry.did == "deal" and not any(state.hands):
            return deal(state, _dealt(state.rules, entry))
        return beggar.decide(state, _action(entry))

    def entry(self, event: Event) -> Entry | None:
        match event:
            case CardTurned(seat, card):
                return Entry("turn", seat, str(card))
            case Dealt(hands, to_play):
                return Entry("deal", to_play, "/".join(" ".join(map(str, hand)) for hand in hands))
            case GameOver(reason="time"):
                return Entry("call time")
            case _:
                return None

    def finished(self, state: State) -> bool:
        return state.result is not None

    def dictation(self, game: beggar.Game) -> Dictation:
        rules = game.state.rules
        listen = partial(self.entries, game.stream)
        return Dictation(self.name, rules, rules.players, None, None, listen)

    def timeline(self, game: beggar.Game, seat: int | None = None) -> Timeline[State, Event]:
        opening = State.opening(game.state.rules)
        return Timeline(self, opening, game.stream.history, seat=seat)

    def game(
        self,
        rules: Rules,
        entries: Sequence[Entry],
        packs: Sequence[Entry],
        header: Header,
        chance: Random | None,
    ) -> beggar.Game:
        dealt = _dealt(rules, entries[0])
        hands = [[card for card in hand if card] for hand in dealt.hands]
        game = beggar.Game(rules, hands=hands, to_play=dealt.to_play)
        for entry in entries[1:]:
            game.apply(_action(entry))
        return game


def _dealt(rules: Rules, entry: Entry) -> Dealt:
    if entry.seat is None or entry.seat >= rules.players:
        raise ValueError(f"the one who leads should be a seat from 0 to {rules.players - 1}.")
    hands = [[Card.parse(code) for code in hand.split()] for hand in entry.what.split("/")]
    return as_given(rules, hands, entry.seat)


def _action(entry: Entry) -> beggar.Action:
    match entry.did:
        case "turn":
            return TurnCard()
        case "call time":
            return CallTime()
        case _:
            raise ValueError(f'expected "turn" or "call time", not "{entry}".')


def loop(timeline: Timeline[State, Event]) -> tuple[int, int] | None:
    """Where an endless game goes round: the position that comes back, and where it does.

    None for a game that is not endless, or not yet known to be.
    """
    over = timeline.events[-1] if len(timeline) else None
    if not isinstance(over, GameOver) or over.loop_start_tricks is None:
        return None
    start = timeline.find("trick", over.loop_start_tricks + 1)
    return None if start is None else (start.index, len(timeline) - 1)


class SavedBeggar(SavedGame[beggar.Game, Rules, State, Event]):
    """A saved game of Beggar-My-Neighbour."""


BEGGAR = BeggarDescription()
