"""Two-handed Euchre in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.narration.lines import Line, Piece
from app.narration.narrator import Narrator, line
from app.narration.words import capital
from engines.cards import Card, Suit
from engines.euchre import (
    Action,
    CardPlayed,
    Discard,
    Discarded,
    Event,
    GameOver,
    HandDealt,
    HandScored,
    HandThrownIn,
    JokerSuitNamed,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Passed,
    Play,
    State,
    TrickTaken,
    TrumpMade,
    TurnedDown,
    UpcardLeft,
    UpcardTaken,
    legal_actions,
)
from engines.euchre.ranking import suit_of
from engines.euchre.state import Phase
from engines.seals import written

_GROUP = 16


@dataclass(frozen=True, slots=True)
class EuchreNarrator(Narrator[State, Event]):
    """Tells a match of two-handed Euchre."""

    def tell(self, event: Event, before: State) -> tuple[Line, ...]:
        told: tuple[Line, ...] = ()
        match event:
            case HandDealt():
                told = (*self._dealt(event, before.hand_number + 1), *_sealed(event))
            case JokerSuitNamed(seat, suit):
                names = self.does(seat, "name", "names")
                told = (line(f"{names} {suit.word} for the joker, cards unseen."),)
            case Passed(seat):
                told = (line(self.does(seat, "pass", "passes"), "."),)
            case TurnedDown(card):
                told = (line(card, " is turned down."),)
            case TrumpMade(maker, suit):
                told = self._made(maker, suit, event.ordered_up, before)
            case UpcardTaken():
                told = ()
            case Discarded(seat, card):
                told = (self._taken_up(seat, card, before),)
            case UpcardLeft(seat):
                leaves = self.does(seat, "leave", "leaves")
                told = (line(f"{leaves} ", *_upcard(before), " on the table."),)
            case CardPlayed(seat, card):
                told = self._played(seat, card, before)
            case TrickTaken(seat):
                told = (line(self.does(seat, "take", "takes"), " it.", role="taken"),)
            case HandScored():
                told = (*self._scored(event, before), *_opened(event, before))
            case HandThrownIn():
                thrown_in = line("All have passed twice: the hand is thrown in.")
                told = (thrown_in, *_opened(event, before))
            case GameOver(winner, scores):
                wins = self.does(winner, "win", "wins")
                told = (line(f"{wins} the match, {_score(scores, winner)}.", role="taken"),)
        return told

    def ask(self, state: State) -> Line:
        seat = state.to_act
        if seat is None:
            return line(_standing(state))
        asked = self._question(state)
        if self.is_you(seat):
            question = str(asked[0])
            return line(capital(question), *asked[1:], role="asked")
        return line(f"{self.names[seat]}: ", *asked, role="asked")

    def option(self, action: Action, state: State) -> Line:
        """One of the things that can be decided now, as it is offered: "order it up"."""
        match action:
            case Pass():
                return line("pass")
            case OrderUp():
                return line("accept" if state.to_act == state.dealer else "order it up")
            case NameTrump(suit):
                return line(f"name {suit.word}")
            case Discard(card):
                return line("lay away ", card)
            case LeaveUpcard():
                return line("leave ", *_upcard(state), " on the table")
            case Play(card):
                return line("play ", card)

    def taken_back(self, events: Sequence[Event], before: State) -> Line:
        """What a player took back, with what followed it; `before` is where he is again."""
        seat = before.to_act
        assert seat is not None
        what = next(filter(None, (_done(event, before) for event in events)))
        return line(f"{self.does(seat, 'take', 'takes')} back ", *what, ".")

    def hand(self, cards: Sequence[Card]) -> Line:
        """The cards one holds, as far as they may be looked at."""
        if not cards:
            return line("Your hand may not be looked at yet.")
        pieces = [piece for card in cards for piece in (", ", card)]
        return line("Your hand: ", *pieces[1:], ".")

    def standing(self, state: State) -> Line:
        """The score and the target: "You 6, Ada 4, first to 10"."""
        scores = (f"{self.subject(seat)} {score}" for seat, score in enumerate(state.scores))
        return line(f"{', '.join(scores)}, first to {state.rules.target}.")

    def _question(self, state: State) -> tuple[Piece, ...]:
        options = legal_actions(state)
        asked_of_you = state.to_act is not None and self.is_you(state.to_act)
        suits = [option.suit for option in options if isinstance(option, NameTrump)]
        match state.phase:
            case Phase.NAMING_JOKER:
                return ("name ", *_one_of(suits), " for the joker.")
            case Phase.ROUND_ONE if state.to_act == state.dealer:
                return ("accept, or pass?",)
            case Phase.ROUND_ONE:
                return ("order it up, or pass?",)
            case Phase.ROUND_TWO if Pass() in options:
                return ("name ", *_one_of(suits), ", or pass?")
            case Phase.ROUND_TWO:
                return ("name ", *_one_of(suits), "; the dealer may not pass.")
            case Phase.DISCARDING if LeaveUpcard() in options and state.upcard:
                return ("take up ", state.upcard, " and lay a card away, or leave it?")
            case Phase.DISCARDING:
                return ("which card is laid away?",)
            case _:
                return ("your card?",) if asked_of_you else ("which card?",)

    def _dealt(self, event: HandDealt, number: int) -> tuple[Line, ...]:
        deals = self.does(event.dealer, "deal", "deals")
        return (
            line(f"Hand {number}", role="heading"),
            line(f"{deals}. ", event.upcard, " is turned up."),
        )

    def _made(self, maker: int, suit: Suit, ordered_up: bool, before: State) -> tuple[Line, ...]:
        if not ordered_up:
            call = f"{self.does(maker, 'name', 'names')} {suit.word}."
        elif maker == before.dealer:
            call = f"{self.does(maker, 'accept', 'accepts')}."
        else:
            call = f"{self.does(maker, 'order', 'orders')} it up."
        is_maker = f"{self.object(maker)} {self.form(maker, 'are', 'is')} maker"
        return line(call), line(f"{suit.word.capitalize()} are trump; {is_maker}.")

    def _taken_up(self, seat: int, card: Card | None, before: State) -> Line:
        takes = self.does(seat, "take up", "takes up")
        lays = self.form(seat, "lay", "lays")
        return line(f"{takes} ", *_upcard(before), f", {lays} away ", card or "a card", ".")

    def _played(self, seat: int, card: Card, before: State) -> tuple[Line, ...]:
        if before.led is None:
            number = len(before.tricks) + 1
            return (
                line(f"Trick {number}", role="subheading"),
                line(f"{self.does(seat, 'lead', 'leads')} ", card, "."),
            )
        suit = suit_of(card, before.trump)
        if suit == suit_of(before.led, before.trump):
            verb = self.does(seat, "follow with", "follows with")
        elif suit == before.trump:
            verb = self.does(seat, "trump with", "trumps with")
        else:
            verb = self.does(seat, "throw", "throws")
        return (line(f"{verb} ", card, "."),)

    def _scored(self, event: HandScored, before: State) -> tuple[Line, ...]:
        maker = event.maker
        tricks = event.tricks[maker]
        match event.outcome:
            case "made":
                how = "ordered up" if before.ordered_up else "named"
                came = f"{self.does(maker, 'make', 'makes')} {tricks} tricks, {how}."
            case "march":
                came = f"{self.does(maker, 'make', 'makes')} all {tricks} tricks, a march."
            case "euchred":
                came = f"{self.does(maker, 'are', 'is')} euchred."
        scorer = max(range(len(event.points)), key=event.points.__getitem__)
        scores = f"{self.does(scorer, 'score', 'scores')} {event.points[scorer]}"
        return (
            line(came),
            line(f"{scores}: {_score(event.scores, scorer)}.", role="taken"),
        )


def _done(event: Event, before: State) -> tuple[Piece, ...]:
    """What was done, as what is taken back: "the pass", "laying away 9♣"; empty if nothing was."""
    match event:
        case Passed():
            return ("the pass",)
        case TrumpMade(ordered_up=True):
            return ("accepting it",) if before.to_act == before.dealer else ("ordering it up",)
        case TrumpMade(_, suit) | JokerSuitNamed(_, suit):
            return (f"naming {suit.word}",)
        case Discarded(_, card):
            return ("laying away ", card or "a card")
        case UpcardLeft():
            return ("leaving ", *_upcard(before), " on the table")
        case CardPlayed(_, card):
            return ("playing ", card)
        case _:
            return ()


def _sealed(event: HandDealt) -> tuple[Line, ...]:
    """The seal in groups of digits, as the eye compares them."""
    seal = event.seal
    groups = [seal[at : at + _GROUP] for at in range(0, len(seal), _GROUP)]
    return (line(f"Sealed: {' '.join(groups)}", role="sealed"),) if seal else ()


def _opened(event: HandScored | HandThrownIn, before: State) -> tuple[Line, ...]:
    """The deal and the salt, as they were sealed."""
    if not event.salt:
        return ()
    deal = written((*event.hands, _upcard(before), event.talon))
    return (line(f"Opened: {deal} {event.salt}", role="sealed"),)


def _standing(state: State) -> str:
    """How a match stands in which nobody is asked anything."""
    match state.phase:
        case Phase.GAME_OVER:
            return "The match is over."
        case Phase.HAND_OVER:
            return "The hand is over."
        case Phase.PLAYING:
            return "The trick is full."
        case Phase.DISCARDING:
            return "The upcard is taken up."
        case _:
            return "The cards are being dealt."


def _upcard(state: State) -> tuple[Card, ...]:
    return (state.upcard,) if state.upcard else ()


def _score(scores: tuple[int, ...], first: int) -> str:
    """The score as it is said of a player: his own points first."""
    others = (points for seat, points in enumerate(scores) if seat != first)
    return " to ".join(map(str, (scores[first], *others)))


def _one_of(suits: list[Suit]) -> tuple[Piece, ...]:
    """Suits to choose from: ♣, ♥ or ♠."""
    pieces: list[Piece] = []
    for place, suit in enumerate(suits):
        if place:
            pieces.append(" or " if place == len(suits) - 1 else ", ")
        pieces.append(suit)
    return tuple(pieces)
