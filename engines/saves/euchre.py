"""Two-handed Euchre in a saved game: each pack as it was dealt, each call, discard and card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import msgspec

from engines import euchre
from engines.cards import Card, Suit
from engines.euchre import (
    HAND_SIZE,
    CardPlayed,
    Discard,
    Discarded,
    Event,
    HandDealt,
    JokerSuitNamed,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Passed,
    Phase,
    Play,
    Rules,
    State,
    TrumpMade,
    UpcardLeft,
    table,
)
from engines.euchre.dealing import deal
from engines.euchre.hands import known
from engines.saves.description import Description, Dictation
from engines.saves.lines import Entry, Header
from engines.saves.saved import SavedGame
from engines.saves.timeline import MarkKind, Timeline
from engines.seals import written


class EuchreDescription(Description[euchre.Game, Rules, State, Event]):
    """Entries: "deal" (by the dealer: the hands by seat, then the upcard, then the talon), "pass",
    "order up", "name" (a suit), "discard" (a card), "leave" and "play" (a card)."""

    name = "euchre"
    title = "Euchre"

    def evolve(self, state: State, event: Event) -> State:
        return euchre.evolve(state, event)

    def view(self, state: State, seat: int) -> State:
        return euchre.view(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        return euchre.redact(event, seat)

    def begins(self, event: Event, before: State) -> tuple[MarkKind, int] | None:
        match event:
            case HandDealt():
                return "hand", before.hand_number + 1
            case CardPlayed() if not before.trick:
                return "trick", len(before.tricks) + 1
            case _:
                return None

    def rules(self, raw: bytes) -> Rules:
        return msgspec.json.decode(raw, type=Rules)

    def seats(self, rules: Rules) -> int:
        return len(table.SEATS)

    def opening(self, rules: Rules, first_dealer: int | None) -> State:
        if first_dealer not in table.SEATS:
            raise ValueError(f"the first dealer should be a seat from 0 to {table.SEATS[-1]}.")
        return State.opening(rules, first_dealer)

    def follow(self, state: State, entry: Entry) -> tuple[Event, ...]:
        if entry.did == "deal" and state.phase in (Phase.DEALING, Phase.HAND_OVER):
            return deal(state, _pack(state.rules, entry), entry.salt)
        return euchre.decide(state, _action(entry))

    def entry(self, event: Event) -> Entry | None:
        entry: Entry | None = None
        match event:
            case HandDealt():
                entry = _deal(event)
            case Passed(seat):
                entry = Entry("pass", seat)
            case TrumpMade(seat, ordered_up=True):
                entry = Entry("order up", seat)
            case TrumpMade(seat, suit) | JokerSuitNamed(seat, suit):
                entry = Entry("name", seat, suit.letter)
            case Discarded(seat, card):
                entry = Entry("discard", seat, str(card))
            case UpcardLeft(seat):
                entry = Entry("leave", seat)
            case CardPlayed(seat, card):
                entry = Entry("play", seat, str(card))
        return entry

    def same_pack(self, rules: Rules, deal: Entry, again: Entry) -> bool:
        return (_pack(rules, deal), deal.salt) == (_pack(rules, again), again.salt)

    def finished(self, state: State) -> bool:
        return state.phase is Phase.GAME_OVER

    def dictation(self, game: euchre.Game) -> Dictation:
        rules = game.state.rules
        dealer = _first_dealer(game)
        listen = partial(self.entries, game.stream)
        return Dictation(self.name, rules, self.seats(rules), dealer, game.seed, listen)

    def timeline(self, game: euchre.Game, seat: int | None = None) -> Timeline[State, Event]:
        opening = State.opening(game.state.rules, _first_dealer(game))
        return Timeline(self, opening, game.stream.history, seat=seat)

    def game(
        self,
        rules: Rules,
        entries: Sequence[Entry],
        packs: Sequence[Entry],
        header: Header,
        chance: Random | None,
    ) -> euchre.Game:
        game = euchre.Game(
            rules,
            first_dealer=header.first_dealer,
            seed=header.seed,
            packs=[_pack(rules, deal) for deal in packs],
            salts=[deal.salt for deal in packs],
            chance=chance,
        )
        for entry in entries:
            if entry.did != "deal":
                game.apply(_action(entry))
        return game


def _deal(event: HandDealt) -> Entry:
    """A deal as it is written down, with what seals it."""
    parts = (*map(known, event.hands), (event.upcard,), known(event.talon))
    return Entry("deal", event.dealer, written(parts), event.salt, event.seal)


def _first_dealer(game: euchre.Game) -> int:
    """Who dealt the first hand; a game tells that before anything else."""
    return next(event.dealer for event in game.stream.history if isinstance(event, HandDealt))


def _pack(rules: Rules, entry: Entry) -> list[Card]:
    """The pack that was dealt, first card first: the hands go back into their packets."""
    parts = [[Card.parse(code) for code in part.split()] for part in entry.what.split("/")]
    *sizes, _ = map(len, parts)
    if sizes != [*[HAND_SIZE] * len(table.SEATS), 1]:
        raise ValueError("a deal should be two hands of five cards, the upcard and the talon.")
    if entry.seat not in table.SEATS:
        raise ValueError(f"the dealer should be a seat from 0 to {table.SEATS[-1]}.")
    *hands, upcard, talon = parts
    pack: list[Card] = []
    dealt = 0
    for packet in rules.packets:
        for step in range(1, len(table.SEATS) + 1):
            hand = hands[table.next_seat(entry.seat, step)]
            pack += hand[dealt : dealt + packet]
        dealt += packet
    return [*pack, *upcard, *talon]


def _action(entry: Entry) -> euchre.Action:
    action: euchre.Action
    match entry.did:
        case "pass":
            action = Pass()
        case "order up":
            action = OrderUp()
        case "name":
            action = NameTrump(_suit(entry.what))
        case "discard":
            action = Discard(Card.parse(entry.what))
        case "leave":
            action = LeaveUpcard()
        case "play":
            action = Play(Card.parse(entry.what))
        case _:
            raise ValueError(
                f'expected "pass", "order up", "name", "discard", "leave" or "play", not "{entry}".'
            )
    return action


def _suit(letter: str) -> Suit:
    for suit in Suit:
        if suit.letter == letter:
            return suit
    raise ValueError("a suit should be C, D, H or S.")


class SavedEuchre(SavedGame[euchre.Game, Rules, State, Event]):
    """A saved match of two-handed Euchre."""


EUCHRE = EuchreDescription()
