"""How a hand ended, in words: what the result says above, beside and below the cards."""

from __future__ import annotations

from app.drawing.marks import Run
from app.euchre.scene import Scene
from app.narration.words import capital, counted
from engines.euchre import HAND_SIZE, FinishedHand, Outcome, UpcardPlace
from engines.euchre.scoring import NEEDED

_WORDS: dict[Outcome, str] = {"made": "MADE IT", "march": "MARCH!", "euchred": "EUCHRED!"}

LED = "▸ led"
TOOK = "★ took the trick"
TOOK_IN_SHORT = "★ took"


def opened(key: str) -> str:
    """Where one finds what opens the seal of the pack."""
    return f"{key} shows the pack and the salt it stands for"


def headline(scene: Scene, hand: FinishedHand) -> str:
    """The word over the result, in capital letters."""
    if scene.state.winner is not None:
        return "YOU WIN!" if scene.state.winner == scene.narrator.you else "MATCH OVER"
    return "THROWN IN" if hand.outcome is None else _WORDS[hand.outcome]


def sentence(scene: Scene, hand: FinishedHand) -> str:
    """What the maker set out to do, and what came of it."""
    if hand.trump is None or hand.maker is None:
        return "All passed twice: nobody made trump."
    maker = scene.narrator.subject(hand.maker)
    tricks = hand.tricks_taken[hand.maker]
    made = f"{maker} {_made(hand)} {hand.trump.word}"
    match hand.outcome:
        case "euchred":
            return f"{made} and took {tricks} of the {NEEDED} tricks needed."
        case "march":
            return f"{made} and took all {HAND_SIZE} tricks."
        case _:
            return f"{made} and took {tricks} tricks."


def sentence_in_short(scene: Scene, hand: FinishedHand) -> str:
    """How many tricks the maker took, and who scores."""
    if hand.maker is None:
        return "All passed twice. Nobody scores."
    tricks = hand.tricks_taken[hand.maker]
    took = f"{tricks} of {NEEDED}" if hand.outcome == "euchred" else f"{tricks} tricks"
    return f"{scene.narrator.subject(hand.maker)} took {took}. {scored(scene)}"


def _made(hand: FinishedHand) -> str:
    if not hand.ordered_up:
        return "named"
    return "accepted" if hand.maker == hand.dealer else "ordered up"


def verdict(scene: Scene, hand: FinishedHand) -> str:
    """Who gets what for it."""
    if scene.state.winner is not None:
        return won(scene)
    scorer = _scorer(hand)
    if scorer is None:
        return "Nobody scores."
    worth = f"{counted(hand.points[scorer], 'point')} for {scene.narrator.object(scorer)}."
    match hand.outcome:
        case "euchred" if scorer == scene.narrator.you:
            return f"Well defended: {worth}"
        case "march":
            return f"A march: {worth}"
        case _:
            return capital(worth)


def scored(scene: Scene) -> str:
    """The result in one short sentence."""
    hand = scene.over
    if scene.state.winner is not None:
        return won(scene)
    scorer = _scorer(hand) if hand else None
    if hand is None or scorer is None:
        return "Nobody scores."
    return f"{scene.narrator.does(scorer, 'score', 'scores')} {hand.points[scorer]}."


def won(scene: Scene) -> str:
    """Who has won the match, with his points first."""
    winner = scene.state.winner or 0
    other = scene.far if scene.near.seat == winner else scene.near
    score = f"{scene.state.scores[winner]} to {other.score}"
    return f"{scene.narrator.does(winner, 'win', 'wins')} the match, {score}."


def _scorer(hand: FinishedHand) -> int | None:
    return next((seat for seat, gained in enumerate(hand.points) if gained), None)


def upcard_label(hand: FinishedHand) -> str:
    """What became of the upcard, or of the card laid away for it, in two words."""
    if hand.discarded is not None:
        return "Laid away"
    return "Left there" if hand.upcard_place is UpcardPlace.LEFT else "Turned down"


def upcard_went(scene: Scene, hand: FinishedHand, *, short: bool = False) -> list[Run]:
    """The card that label is about, and who did it."""
    dealer = scene.narrator.object(hand.dealer)
    if hand.discarded is None:
        left = hand.upcard_place is UpcardPlace.LEFT
        return [Run(hand.upcard), Run(f"  by {dealer}" if left else "")]
    by = [Run(hand.discarded), Run(f"  by {dealer}, for the "), Run(hand.upcard)]
    return by if short else [*by, Run(f" {dealer} took up")]


def still_needed(scene: Scene) -> str:
    """How far the near player is from the match."""
    left = scene.state.rules.target - scene.near.score
    if left <= 0 or scene.state.winner is not None:
        return ""
    return f"{scene.narrator.object(scene.near.seat)} {_need(scene)} {left} more"


def _need(scene: Scene) -> str:
    return scene.narrator.form(scene.near.seat, "need", "needs")


def going_on(scene: Scene) -> str:
    """What Enter does now."""
    if scene.state.winner is not None:
        return "Rematch"
    narrator, dealer = scene.narrator, scene.next_dealer
    deals = f"{narrator.object(dealer)} {narrator.form(dealer, 'deal', 'deals')}"
    return f"Hand {scene.state.hand_number + 1}: {deals}"


def going_on_in_short(scene: Scene) -> str:
    """The same in a word or two."""
    return "Rematch" if scene.state.winner is not None else f"Hand {scene.state.hand_number + 1}"
