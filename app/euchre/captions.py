"""The words of the Euchre table: what is written beside cards, on the pane and on the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.drawing.canvas import cut, width_of
from app.drawing.ink import Shade
from app.drawing.marks import Run, runs_width
from app.euchre.scene import BowerClaim, Player, Scene, Slot, Standing, TrickPlace
from app.narration import EuchreNarrator
from app.narration.words import counted
from engines.cards import JOKER, Card, Suit, pack
from engines.euchre import HAND_SIZE, Phase, UpcardPlace, table
from engines.euchre.scoring import NEEDED

PRACTICE = "practice"
NO_TRUMP = "no trump yet"
NO_TRUMP_SHORT = "no trump"
ARE_TRUMP = "are trump"
NOT_MADE = "not made yet"
TO_LAY_AWAY = "lay away"
JACKS_OF_ONE_COLOUR = "both jacks of its colour"
JACKS_IN_SHORT = "of its colour"
NEVER_MADE = "was not made"
BEST_BOWER = "the joker"
LOG = "LOG"
FIND_HINT = "hand 4, or trick 2"
NOT_FOUND = f"Say a hand or a trick by its number: {FIND_HINT}."
NONE_YET = "none yet"

_LEAST_NAME = 3
_SEAL_SHOWN = 8

Builder = Callable[["Scene"], Sequence[Run]]
"""Says something of a scene, in which names may have been cut."""


def fitting(scene: Scene, room: int, build: Builder) -> tuple[Run, ...]:
    """What `build` makes of a scene, with names cut only as far as it takes to fit in `room`."""
    runs = tuple(build(scene))
    width = max(map(width_of, scene.narrator.names))
    while runs_width(runs) > room and width > _LEAST_NAME:
        width -= 1
        runs = tuple(build(scene.named_within(width)))
    return runs


def text_fitting(scene: Scene, room: int, build: Callable[[Scene], str]) -> str:
    """The same for plain text."""
    (run,) = fitting(scene, room, lambda seen: (Run(build(seen)),))
    return str(run.piece)


def card_word(card: Card) -> str:
    """A card by its rank alone: "the queen", "the joker"."""
    return f"the {card.rank.word}"


def singular(suit: Suit) -> str:
    """One card of a suit: "spade"."""
    return suit.word.removesuffix("s")


def badges(scene: Scene, player: Player) -> tuple[str, ...]:
    """What a player is in this hand."""
    found = []
    if scene.state.hand_number and player.seat == scene.state.dealer:
        found.append("dealer")
    if player.seat == scene.state.maker:
        found.append("maker")
    return tuple(found)


def beside_player(scene: Scene, player: Player) -> str:
    """What is said beside a player's name: his part in the bidding, or his tricks."""
    you = player.seat == scene.narrator.you
    match scene.phase:
        case Phase.DEALING if player.seat == scene.state.dealer:
            return "deal" if you else "deals"
        case Phase.ROUND_ONE if player.turn and not scene.state.passes:
            return "speak first, and lead" if you else "speaks first, and leads"
        case Phase.PLAYING | Phase.HAND_OVER | Phase.GAME_OVER if scene.state.trump:
            return tricks(player.tricks)
        case _:
            return ""


def tricks(count: int) -> str:
    """So many tricks, in words."""
    return counted(count, "trick") if count else "no trick yet"


def talon(scene: Scene) -> str:
    """The caption under the talon; before the first deal that is the whole pack."""
    if not scene.state.hand_number:
        return f"{len(pack(scene.state.rules.pack))} cards"
    return f"talon {len(scene.state.talon)}"


def under_talon(scene: Scene) -> str:
    """What else lies there: a card laid away, or the upcard that made nothing trump."""
    state = scene.state
    if state.laid_away:
        return "1 laid away"
    if scene.bidding or state.upcard is None:
        return ""
    match state.upcard_place:
        case UpcardPlace.TURNED_DOWN:
            return f"{state.upcard.label} turned down"
        case UpcardPlace.LEFT:
            return f"{state.upcard.label} left there"
        case _:
            return ""


def under_upcard(scene: Scene) -> str:
    """The caption under the card turned up."""
    state = scene.state
    if state.upcard_place is UpcardPlace.TURNED_DOWN:
        return "turned down"
    if scene.phase is not Phase.DISCARDING:
        return "turned up"
    if scene.upcard is None:
        return "taken up"
    shown, _ = digit(scene.upcard)
    return shown if scene.upcard.chosen else f"{shown} taken up"


def under_place(scene: Scene, place: TrickPlace) -> str:
    """The caption under a card of the trick, or under the place for one."""
    who = scene.narrator.object(place.seat)
    you = place.seat == scene.narrator.you
    if place.awaited:
        if you:
            return "your lead" if place.leads else "your card"
        return f"{who} leads" if place.leads else f"{who} plays"
    if place.card is None:
        return who
    star = " ★" if place.took else ""
    return f"{who} led{star}" if place.leads else f"{who}{star}"


def digit(slot: Slot) -> tuple[str, Shade]:
    """A card's digit with the sign of how it stands, and its shade."""
    if slot.chosen:
        return f"▲{slot.digit}▲", "brass"
    match slot.standing:
        case Standing.REFUSED:
            return f"({slot.digit})", "faint"
        case Standing.PLAYED:
            return str(slot.digit), "faint"
        case _:
            return str(slot.digit), "text"


def refused(scene: Scene, *, short: bool = False) -> str:
    """Why some of the hand may not be played."""
    if scene.led is None:
        return ""
    return f"no {scene.led.sign}" if short else f"no {singular(scene.led)}"


def claim(what: BowerClaim, *, short: bool = False) -> tuple[str, str]:
    """Which bower a card is, and on what condition: "left bower", "if diamonds"."""
    word = what.bower.value if what.bower else "a"
    if not what.suits:
        return (word, "bower") if short else (f"{word} bower", "")
    suit = what.suits[0]
    if what.bower is None:
        return "bower" if short else "a bower", f"if {suit.colour.value}"
    return (word, f"if {suit.sign}") if short else (f"{word} bower", f"if {suit.word}")


def claim_in_a_word(what: BowerClaim) -> str:
    """Which bower a card is: "left", or "left?" while that is not settled."""
    word = what.bower.value if what.bower else "bower"
    return f"{word}?" if what.suits else word


def how_made(scene: Scene, *, short: bool) -> str:
    """How the maker made trump."""
    state = scene.state
    if not state.ordered_up:
        return "named it"
    if state.maker == state.dealer:
        return "accepted" if short else "accepted it"
    return "ordered up" if short else "ordered it up"


def speakers(scene: Scene) -> tuple[int, ...]:
    """The seats that still speak in this round, the next first."""
    state = scene.state
    if scene.phase is Phase.NAMING_JOKER:
        return (state.dealer,)
    found: list[int] = []
    while (seat := table.speaker(state.dealer, len(state.passes) + len(found))) is not None:
        found.append(seat)
    return tuple(found)


def upcard_fact(scene: Scene, *, short: bool) -> str:
    """What the upcard stands for in the bidding."""
    state = scene.state
    if state.upcard_place is UpcardPlace.TURNED_DOWN:
        return "down" if short else "turned down"
    if state.upcard == JOKER:
        return f"as {state.joker_suit.word}" if state.joker_suit else "no suit yet"
    return state.upcard_suit.word if state.upcard_suit else ""


def dealer_did(scene: Scene) -> tuple[Run, ...]:
    """What the dealer did with the upcard."""
    state = scene.state
    if state.upcard is None:
        return ()
    match state.upcard_place:
        case UpcardPlace.TAKEN_UP:
            return (Run(", took up "), Run(state.upcard))
        case UpcardPlace.TURNED_DOWN:
            return (Run(", turned down "), Run(state.upcard))
        case UpcardPlace.LEFT:
            return (Run(", left "), Run(state.upcard))
        case _:
            return ()


def needs(scene: Scene, player: Player) -> str:
    """What the maker must reach."""
    return f"{scene.narrator.form(player.seat, 'need', 'needs')} {NEEDED}"


def seal_in_short(seal: str) -> str:
    """As much of a seal as one notes at a glance; the log has all of it."""
    return f"{seal[:_SEAL_SHOWN]}…"


def hand_title(scene: Scene, *, short: bool) -> tuple[str, str]:
    """The heading of the section on this hand, and the note beside it."""
    if scene.phase in (Phase.ROUND_ONE, Phase.ROUND_TWO):
        number = 1 if scene.phase is Phase.ROUND_ONE else 2
        return ("BIDDING", f"round {number}") if short else ("THIS HAND", scene.phase.value)
    match scene.phase:
        case Phase.NAMING_JOKER:
            return "THIS HAND", "a joker" if short else "the joker turned up"
        case Phase.DISCARDING:
            return "THIS HAND", "laying away" if short else "a card to lay away"
        case Phase.PLAYING:
            return "THIS HAND", trick_note(scene, short=short)
        case Phase.HAND_OVER | Phase.GAME_OVER:
            return "THIS HAND", "over"
        case _:
            return "THIS HAND", ""


def trick_note(scene: Scene, *, short: bool) -> str:
    """Which trick of the hand lies on the table."""
    trick = scene.finished_trick
    number = trick.number if trick else len(scene.state.tricks) + 1
    return f"trick {number}" if short else f"trick {number} of {HAND_SIZE}"


def target(scene: Scene) -> str:
    """What the match goes to."""
    return f"first to {scene.state.rules.target}"


def took(scene: Scene, *, short: bool) -> str:
    """Who took the last trick."""
    trick = scene.state.last_trick
    if trick is None:
        return NONE_YET
    who = scene.narrator.object(trick.taker)
    return who if short else f"{who} took it"


def last_trick_label(scene: Scene, seat: int) -> str:
    """Whose card of the last trick it is."""
    trick = scene.state.last_trick
    who = scene.narrator.object(seat)
    return f"{who} led" if trick and trick.leader == seat else who


_WIDE_META, _USUAL_META = 100, 60


def meta(scene: Scene, machine: str, level: str, width: int, *, practice: bool = False) -> str:
    """What the header says of the match: who plays how, and with what; or how far it goes."""
    if width < _USUAL_META:
        return PRACTICE if practice else target(scene)
    plays = f"{f'{PRACTICE} · ' if practice else ''}{cut(machine, 20)} plays {level}"
    return f"{plays} · {scene.state.rules.pack} cards" if width >= _WIDE_META else plays


def hand_number(scene: Scene) -> str:
    """Which hand of the match it is."""
    number = scene.state.hand_number
    return f"hand {number}" if number else "before the first deal"


def match_of(scene: Scene) -> str:
    """Who plays against whom, and in which hand they are."""
    names = " : ".join(cut(name, 20) for name in scene.narrator.names)
    return f"Euchre, {names}   {hand_number(scene)}"


def sight(narrator: EuchreNarrator, seat: int | None) -> str:
    """With whose eyes one looks."""
    if seat is None:
        return "hands open"
    return f"as {cut(narrator.object(seat), 20)} {narrator.form(seat, 'see', 'sees')} it"


def no_such(kind: str, number: int) -> str:
    """There is no hand, or no trick of this hand, of that number."""
    where = "this hand" if kind == "trick" else "this match"
    return f"There is no {kind} {number} in {where}."


def pace(speed: float) -> str:
    """How fast the table moves."""
    return f"The table moves at {speed:g}x."


def command_words(scene: Scene, action: str, *, waiting: bool, hidden: bool) -> str:
    """What a command does at the moment, where that is not always the same; else nothing."""
    dealing = scene.state.to_act == scene.state.dealer
    match action:
        case "confirm" if scene.over:
            return "rematch" if scene.phase is Phase.GAME_OVER else "next hand"
        case "confirm" if waiting:
            return "go on"
        case "confirm" if scene.phase is Phase.DISCARDING:
            return "lay away"
        case "pass_call" if dealing and scene.phase is Phase.ROUND_ONE:
            return "turn it down"
        case "see_table" if hidden:
            return "see the result"
        case _:
            return ""
