"""The prompt of the Euchre table: who is asked for what, and what the answer would be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.commands import Place
from app.drawing.marks import Run, runs_width
from app.euchre import outcome
from app.euchre.captions import singular
from app.euchre.choices import Choice, choices
from app.euchre.scene import Bower, Scene, Slot, Standing
from app.hints import sign_of
from app.narration.words import listed
from engines.cards import JOKER, Card, Suit
from engines.euchre import HAND_SIZE, LeaveUpcard, Pass, Phase

_GAP = 2


@dataclass(frozen=True, slots=True)
class Asked:
    """A sentence, and at its right what a key would do."""

    said: tuple[Run, ...]
    answer: tuple[Run, ...] = ()


def asked(scene: Scene, room: int) -> Asked:
    """The question of the moment, as long as `room` columns allow."""
    form = Asked(())
    for form in _forms(scene):
        if runs_width(form.said) + _GAP + runs_width(form.answer) <= room:
            break
    return form


def _forms(scene: Scene) -> Iterator[Asked]:
    """The same question, from the longest form to the shortest."""
    if scene.over:
        return _over(scene)
    if not scene.asked:
        return _waiting(scene)
    match scene.phase:
        case Phase.PLAYING:
            return _playing(scene)
        case Phase.DISCARDING:
            return _discarding(scene)
        case Phase.NAMING_JOKER:
            return _naming_joker(scene)
        case Phase.ROUND_ONE:
            return _round_one(scene)
        case _:
            return _round_two(scene)


def _key(command: str) -> Run:
    return Run(sign_of(Place.EUCHRE, command), "brass", bold=True)


def _does(command: str, what: str) -> list[Run]:
    return [_key(command), Run(f" {what}")]


def _who(words: str) -> Run:
    return Run(f"{words} ", bold=True)


def _enter(what: str, card: Card | None = None) -> tuple[Run, ...]:
    chip = [] if card is None else [Run(" "), Run(card)]
    return (*_does("confirm", what), *chip)


def _all_keys(calls: tuple[Choice, ...]) -> tuple[Run, ...]:
    """Each call with its key: "o order it up   p pass"."""
    runs: list[Run] = []
    for call in calls:
        runs += [Run("   ")] if runs else []
        runs += _does(call.command, call.title.lower())
    return tuple(runs)


def _keys(calls: tuple[Choice, ...]) -> tuple[Run, ...]:
    """The keys alone: "o or p"."""
    runs: list[Run] = []
    for place, call in enumerate(calls):
        if place:
            runs.append(Run(" or " if place == len(calls) - 1 else " "))
        runs.append(_key(call.command))
    return tuple(runs)


def _round_one(scene: Scene) -> Iterator[Asked]:
    state, calls = scene.state, choices(scene)
    suit = state.upcard_suit.word if state.upcard_suit else "it"
    shall = f"Shall {suit} be trump? "
    upcard = [Run(state.upcard)] if state.upcard else []
    narrator, dealer = scene.narrator, state.dealer
    if state.to_act == dealer:
        long = [Run("You would take up "), *upcard, Run(" and lay one away.")]
    else:
        gives = f"Ordering it up gives {narrator.object(dealer)} the "
        long = [Run(gives), *upcard, Run(".")]
    gets = [Run(f"{narrator.subject(dealer)} would get "), *upcard, Run(".")]
    who = _who("Your bid.")
    passed = Run(_who_passed(scene))
    yield Asked((who, passed, Run(shall), *long), _all_keys(calls))
    yield Asked((who, Run(shall), *long), _keys(calls))
    yield Asked((who, Run(shall), *gets), _keys(calls))
    yield Asked((who, Run(shall)), _keys(calls))
    yield Asked((_who("Your bid:"), Run(f"{suit}?")), _keys(calls))


def _round_two(scene: Scene) -> Iterator[Asked]:
    state, calls = scene.state, choices(scene)
    who = _who("Your bid.")
    may_pass = Pass() in scene.calls
    suit = "a suit" if state.rules.may_name_turned_down else "another suit"
    say = f"Name {suit}, or pass." if may_pass else f"Name {suit}: the dealer may not pass."
    down = f" {state.upcard_suit.word.capitalize()} were turned down." if state.upcard_suit else ""
    passed = Run(_who_passed(scene))
    yield Asked((who, passed, Run(say + down)), _all_keys(calls))
    yield Asked((who, Run(say + down)), _keys(calls))
    yield Asked((who, Run(say)), _keys(calls))
    yield Asked((_who("Your bid:"), Run("name a suit")), _keys(calls))


def _who_passed(scene: Scene) -> str:
    """Who has passed in this round before one is asked."""
    passes = scene.state.passes
    return f"{scene.narrator.everyone(passes)} passed. " if passes else ""


def _naming_joker(scene: Scene) -> Iterator[Asked]:
    calls = choices(scene)
    say = "Give the joker a suit"
    yield Asked((_who("Your call."), Run(f"{say}, before anyone looks at a hand.")), _keys(calls))
    yield Asked((_who("Your call."), Run(f"{say}, cards unseen.")), _keys(calls))
    yield Asked((_who("Your call:"), Run("the joker’s suit")), _keys(calls))


def _discarding(scene: Scene) -> Iterator[Asked]:
    chosen = scene.chosen
    upcard = [Run(scene.state.upcard)] if scene.state.upcard else []
    leave = [Run(" Or "), _key("leave_upcard"), Run(" leaves "), *upcard, Run(" there.")]
    leave = leave if LeaveUpcard() in scene.calls else []
    answer = _enter("lays away", chosen) if chosen else tuple(_does("choose", "choose"))
    brief = _enter("", chosen)[:1] + _enter("", chosen)[2:] if chosen else answer
    who = _who("Your turn.")
    yield Asked((who, Run("Choose a card to lay away, face down."), *leave), answer)
    yield Asked((who, Run("Choose a card to lay away."), *leave), answer)
    yield Asked((who, Run("Lay a card away.")), answer)
    yield Asked((_who("Your turn:"), Run("lay one away")), brief)


def _playing(scene: Scene) -> Iterator[Asked]:
    chosen = scene.chosen
    answer = _enter("plays", chosen) if chosen else tuple(_does("choose", "choose"))
    brief = (_key("confirm"), Run(" "), Run(chosen)) if chosen else answer
    if scene.led is None:
        won = scene.finished_trick is not None
        say = "You took the trick. Play any card to the next." if won else "Play any card."
        yield Asked((_who("Your lead."), Run(say)), answer)
        yield Asked((_who("Your lead:"), Run("any card")), brief)
        return
    led, who = scene.led, _who("Your turn.")
    if scene.void:
        yield Asked(
            (who, Run(f"{led.word.capitalize()} were led and you have none: play any card.")),
            answer,
        )
        yield Asked((who, Run(f"You have no {singular(led)}: play any card.")), answer)
        yield Asked((_who("Your turn:"), Run(f"no {led.sign}, any card")), brief)
        return
    digits = [str(slot.digit) for slot in scene.legal]
    say = f"{led.word.capitalize()} were led: follow with {listed(digits, 'or')}."
    yield Asked((who, Run(say + _bower_note(scene, led))), answer)
    yield Asked((who, Run(say)), answer)
    yield Asked((who, Run(f"Follow with {listed(digits, 'or')}.")), answer)
    yield Asked(
        (_who("Your turn:"), Run(f"follow {led.sign}, {listed(digits, 'or', comma=' ')}")), brief
    )


def _bower_note(scene: Scene, led: Suit) -> str:
    """Why a card of another sign must follow the suit led, or one of its sign may not."""
    trump = scene.state.trump
    if trump is None:
        return ""
    for slot in scene.near.held:
        follows = slot.standing is Standing.LEGAL
        if slot.card == JOKER and follows:
            return f" Your joker counts as a {singular(led)}."
        if _is_left(slot) and follows:
            return f" Your left bower counts as a {singular(led)}."
        if _is_left(slot) and slot.card is not None and slot.card.suit is led:
            return f" Your left bower is a {singular(trump)} now."
    return ""


def _is_left(slot: Slot) -> bool:
    return slot.claim is not None and slot.claim.bower is Bower.LEFT


def _waiting(scene: Scene) -> Iterator[Asked]:
    trick = scene.finished_trick
    if trick is None:
        line = scene.narrator.ask(scene.state)
        yield Asked(tuple(Run(piece) for piece in line.pieces))
        return
    narrator, taker = scene.narrator, trick.taker
    takes = _who(f"{narrator.does(taker, 'take', 'takes')} the trick.")
    leads = f"{narrator.does(taker, 'lead', 'leads')} to the next."
    following = "The hand is played." if trick.number == HAND_SIZE else leads
    yield Asked((takes, Run(following)), _enter("go on"))
    yield Asked((takes,), _enter("go on"))


def _over(scene: Scene) -> Iterator[Asked]:
    number = scene.state.hand_number
    match_over = scene.state.winner is not None
    following = "rematch" if match_over else "next hand"
    scored = _who(outcome.scored(scene))
    look = "All cards are shown; look as long as you like."
    first = scored if match_over else _who(f"Hand {number} is over.")
    yield Asked((first, Run(look)), _enter(following))
    yield Asked((scored, Run(look)), _enter("rematch" if match_over else "next"))
    yield Asked((scored, Run("All cards are shown.")), _enter("rematch" if match_over else "next"))
    yield Asked((scored,), _enter("rematch" if match_over else "next"))
