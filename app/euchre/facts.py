"""The facts of a hand as runs of ink, for the pane and for the lines on top."""

from __future__ import annotations

from app.drawing.marks import Run
from app.euchre import captions
from app.euchre.captions import Builder, fitting
from app.euchre.scene import Bower, Scene
from engines.cards import Card
from engines.euchre.scoring import NEEDED

Fact = tuple[str, tuple[Run, ...]]
"""A label, and what there is to say."""


def hand_facts(scene: Scene, room: int, *, short: bool) -> tuple[Fact, ...]:
    """What there is to know about this hand, each fact in at most `room` columns."""

    def fact(label: str, build: Builder) -> Fact:
        return label, fitting(scene, room, build)

    upcard = fact("Upcard", lambda seen: upcard_runs(seen, short=short))
    trump = fact("Trump", trump_runs)
    dealer = fact("Dealer", lambda seen: dealer_runs(seen, short=short))
    if scene.state.upcard is None:
        return (trump, dealer)
    bowers = (*best_fact(scene), *(_bowers_short(scene) if short else _bowers(scene)))
    if scene.bidding:
        return (upcard, *bowers, trump, dealer, fact("To bid", speakers_runs))
    if scene.state.trump is None:
        return (upcard, trump, dealer)
    maker = fact("Maker", lambda seen: _maker(seen, short=short))
    tricks = fact("Tricks", lambda seen: tricks_runs(seen, short=short))
    return (trump, *bowers, maker, dealer, tricks)


def seal_fact(scene: Scene) -> tuple[Fact, ...]:
    """What the pack is sealed with, in short; empty for one that is not."""
    seal = scene.state.seal
    return (("Seal", (Run(captions.seal_in_short(seal), "muted"),)),) if seal else ()


def trump_runs(scene: Scene) -> tuple[Run, ...]:
    """What is trump, as sign and word."""
    suit = scene.state.trump
    if suit is None:
        return (Run(captions.NOT_MADE if scene.bidding else captions.NEVER_MADE, "muted"),)
    return (Run(suit), Run(f" {suit.word}", bold=True))


def upcard_runs(scene: Scene, *, short: bool) -> tuple[Run, ...]:
    """The card turned up, and what it offers."""
    if scene.state.upcard is None:
        return ()
    return (Run(scene.state.upcard), Run(f" {captions.upcard_fact(scene, short=short)}", bold=True))


def jacks(scene: Scene) -> tuple[tuple[Bower, Card], ...]:
    """The right and the left bower; empty while no suit is trump or offered."""
    return tuple((bower, card) for bower, card in scene.bowers if bower is not Bower.BEST)


def best_fact(scene: Scene) -> tuple[Fact, ...]:
    """The best bower, where the pack has a joker."""
    return tuple(
        (bower.value.capitalize(), (Run(card), Run(f" {captions.BEST_BOWER}")))
        for bower, card in scene.bowers
        if bower is Bower.BEST
    )


def _bowers(scene: Scene) -> tuple[Fact, ...]:
    runs: list[Run] = []
    for bower, card in jacks(scene):
        runs += (Run("  " if runs else ""), Run(card), Run(f" {bower.value}"))
    return (("Bowers", tuple(runs) or (Run(captions.JACKS_OF_ONE_COLOUR, "muted"),)),)


def _bowers_short(scene: Scene) -> tuple[Fact, ...]:
    if not jacks(scene):
        return (("Bowers", (Run(captions.JACKS_IN_SHORT, "muted"),)),)
    (right, right_card), (left, left_card) = jacks(scene)
    beside = Run(f"  {left.value.capitalize()} ", "muted")
    return ((right.value.capitalize(), (Run(right_card), beside, Run(left_card))),)


def _maker(scene: Scene, *, short: bool) -> tuple[Run, ...]:
    how = captions.how_made(scene, short=short)
    return (*maker_runs(scene), Run(f", {how}"))


def maker_runs(scene: Scene) -> tuple[Run, ...]:
    """Who made trump."""
    maker = scene.state.maker
    return () if maker is None else (Run(scene.narrator.object(maker)),)


def dealer_runs(scene: Scene, *, short: bool) -> tuple[Run, ...]:
    """Who deals, and if there is room what came of the upcard."""
    who = Run(scene.narrator.object(scene.state.dealer))
    return (who,) if short or scene.bidding else (who, *captions.dealer_did(scene))


def speakers_runs(scene: Scene) -> tuple[Run, ...]:
    """Who is to speak in this round."""
    runs: list[Run] = []
    for seat in captions.speakers(scene):
        you = seat == scene.narrator.you
        runs.append(Run(", then " if runs else ""))
        runs.append(Run(scene.narrator.object(seat), "brass" if you else "text", bold=you))
    return tuple(runs)


def tricks_runs(scene: Scene, *, short: bool) -> tuple[Run, ...]:
    """The tricks of both, and if there is room what the maker needs."""
    runs: list[Run] = []
    for player in (scene.near, scene.far):
        who = scene.narrator.object(player.seat)
        runs.append(Run(f"{' · ' if runs else ''}{who} {player.tricks}"))
        needy = player.seat == scene.state.maker and player.tricks < NEEDED
        if needy and not short and not scene.over:
            runs.append(Run(f"  {captions.needs(scene, player)}", "muted"))
    return tuple(runs)
