"""From a match at one moment to what stands on the table."""

from __future__ import annotations

from collections.abc import Sequence

from app.euchre.scene import Bower, BowerClaim, Player, Scene, Slot, Standing, TrickPlace
from app.narration import EuchreNarrator, Line
from engines.cards import JOKER, Card, Rank, Suit
from engines.euchre import (
    HAND_SIZE,
    Action,
    Discard,
    NameTrump,
    Phase,
    Play,
    State,
    legal_actions,
    table,
)
from engines.euchre.dealing import next_dealer
from engines.euchre.ranking import in_order, left_bower, right_bower, suit_of


def scene_of(
    state: State,
    narrator: EuchreNarrator,
    near: int,
    *,
    plays: bool = False,
    chosen: int | None = None,
    last_shown: bool = False,
    lines: Sequence[Line] = (),
    travelled: float = 1.0,
) -> Scene:
    """The table with the player at seat `near` at the bottom.

    state: a `View` shows what one player may see, a whole `State` shows all hands. plays: the one
    who looks decides for the near player. chosen: the digit of a card of that hand. last_shown:
    the last trick lies on the table, not this one. travelled: the share of its way that the newest
    card of the trick has come.
    """
    far = table.others(near)[0]
    choice = chosen if state.to_act == near else None
    near_player = _player(state, near, choice, asked=plays)
    upcard = _upcard_slot(state, choice) if plays else None
    picked = next((slot.card for slot in near_player.slots if slot.chosen), None)
    led = suit_of(state.led, state.trump) if state.led else None
    return Scene(
        state=state,
        narrator=narrator,
        near=near_player,
        far=_player(state, far, None, asked=False),
        places=_places(state, picked, last_shown=last_shown, arriving=travelled < 1),
        bowers=_bowers(state),
        calls=tuple(a for a in legal_actions(state) if not isinstance(a, Play | Discard)),
        upcard=upcard,
        led=led,
        void=led is not None and not any(_belongs(slot, led, state) for slot in near_player.held),
        next_dealer=next_dealer(state),
        plays=plays,
        lines=tuple(lines),
        travelled=travelled,
    )


def _belongs(slot: Slot, suit: Suit, state: State) -> bool:
    return slot.card is not None and suit_of(slot.card, state.trump) is suit


def sorting_suit(state: State) -> Suit | None:
    """The suit that stands first in a hand: trump, or while bidding the one that was offered."""
    return state.trump or state.upcard_suit


def _player(state: State, seat: int, chosen: int | None, *, asked: bool) -> Player:
    over = state.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
    ended = state.last_hand if over else None
    return Player(
        seat=seat,
        slots=_slots(state, seat, chosen, asked=asked),
        tricks=state.tricks_taken[seat],
        score=state.scores[seat],
        gained=ended.points[seat] if ended else 0,
        turn=state.to_act == seat,
    )


def _slots(state: State, seat: int, chosen: int | None, *, asked: bool) -> tuple[Slot, ...]:
    """A hand in its order, with the cards of it that were played still in their places."""
    hand = state.hands[seat]
    if None in hand:
        return tuple(Slot(digit, None) for digit in range(1, len(hand) + 1))
    held = {card for card in hand if card is not None}
    played = {card for by, card in _plays(state) if by == seat}
    legal = _brought_out(legal_actions(state)) if asked and state.to_act == seat else None
    return tuple(
        Slot(
            digit,
            card,
            Standing.PLAYED if card in played else _standing(card, legal),
            _claim(state, card),
            chosen=digit == chosen and card in held,
        )
        for digit, card in enumerate(in_order([*held, *played], sorting_suit(state)), start=1)
    )


def _plays(state: State) -> tuple[tuple[int, Card], ...]:
    return (*(play for trick in state.tricks for play in trick.plays), *state.trick)


def _brought_out(actions: Sequence[Action]) -> set[Card] | None:
    """The cards that may be played or laid away; None when no card is asked for."""
    found = {action.card for action in actions if isinstance(action, Play | Discard)}
    return found or None


def _standing(card: Card, legal: set[Card] | None) -> Standing:
    if legal is None:
        return Standing.HELD
    return Standing.LEGAL if card in legal else Standing.REFUSED


def _upcard_slot(state: State, chosen: int | None) -> Slot | None:
    """The upcard as a card to lay away, where the dealer may do that."""
    if state.phase is not Phase.DISCARDING or state.upcard is None:
        return None
    if Discard(state.upcard) not in legal_actions(state):
        return None
    digit = HAND_SIZE + 1
    return Slot(digit, state.upcard, Standing.LEGAL, chosen=chosen == digit)


def _offered(state: State) -> tuple[Suit, ...]:
    """The suits that can still become trump."""
    if state.phase in (Phase.ROUND_ONE, Phase.DEALING):
        return (state.upcard_suit,) if state.upcard_suit else ()
    return tuple(a.suit for a in legal_actions(state) if isinstance(a, NameTrump))


def _claim(state: State, card: Card) -> BowerClaim | None:
    if card == JOKER:
        return BowerClaim(Bower.BEST)
    if card.rank is not Rank.JACK:
        return None
    if state.trump:
        bower = bower_of(card, state.trump)
        return BowerClaim(bower) if bower else None
    suits = tuple(suit for suit in _offered(state) if bower_of(card, suit))
    if not suits:
        return None
    return BowerClaim(bower_of(card, suits[0]) if len(suits) == 1 else None, suits)


def bower_of(card: Card, trump: Suit) -> Bower | None:
    """Which bower a card is, if it is one."""
    bowers = {JOKER: Bower.BEST, right_bower(trump): Bower.RIGHT, left_bower(trump): Bower.LEFT}
    return bowers.get(card)


def _bowers(state: State) -> tuple[tuple[Bower, Card], ...]:
    offered = _offered(state)
    suit = state.trump or (offered[0] if len(offered) == 1 else None)
    best = ((Bower.BEST, JOKER),) if state.rules.pack == "25" else ()
    if suit is None:
        return best
    return (*best, (Bower.RIGHT, right_bower(suit)), (Bower.LEFT, left_bower(suit)))


def _places(
    state: State, picked: Card | None, *, last_shown: bool, arriving: bool
) -> tuple[TrickPlace, ...]:
    """The places of the trick on the table: the one being played, or the last."""
    if state.phase is not Phase.PLAYING and not state.tricks:
        return ()
    taken = state.last_trick if last_shown or state.phase is not Phase.PLAYING else None
    plays = dict(taken.plays if taken else state.trick)
    leader = taken.leader if taken else state.leader
    newest = state.trick[-1][0] if arriving and state.trick and not taken else None
    found = []
    for seat in (leader, *table.others(leader)):
        awaited = taken is None and state.to_act == seat
        preview = awaited and picked is not None
        found.append(
            TrickPlace(
                seat=seat,
                leads=seat == leader,
                card=picked if preview else plays.get(seat),
                preview=preview,
                awaited=awaited,
                took=taken is not None and taken.taker == seat,
                arriving=seat == newest,
            )
        )
    return tuple(found)
