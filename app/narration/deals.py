"""What is known of a deal, as sentences: how long it is, where it comes from, where it leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.narration.words import capital, counted, listed
from engines.beggar import Result, Seat, format_deal
from engines.beggar.study import (
    DUEL,
    Ancestor,
    Ancestry,
    Convention,
    Count,
    Fortunes,
    Loop,
    Past,
    Round,
    Span,
)

NO_ANCESTOR = "No trick leads to this deal, so it cannot be made longer."
TWO_ALONE = "Tricks are undone for two players alone."

_CONVENTIONS: dict[Convention, str] = {
    "cards laid": "where only cards really laid count",
    "attempts too": "where the attempt to turn from an empty hand counts, as in older lists",
    "first empty hand": "where the game is over as soon as a hand is empty",
}


def length(cards: int, tricks: int) -> str:
    """How much of a game: "8,344 cards, 1,164 tricks"."""
    return f"{counted(cards, 'card')}, {counted(tricks, 'trick')}"


def span(of: Span) -> str:
    """The same of a part of a game."""
    return length(of.cards, of.tricks)


def winner(winners: tuple[Seat, ...], players: int) -> str:
    """Who wins, with nobody's name known: "player 2 of 2"."""
    if not winners:
        return "nobody: the game never ends"
    return f"{listed(f'player {seat + 1}' for seat in winners)} of {players}"


def outcome(result: Result, names: Sequence[str] = ()) -> str:
    """How a deal comes out, in a sentence; without `names`, players have numbers."""
    told = length(result.cards, result.tricks)
    if not result.winners:
        return f"It never ends: it is back where it was after {told}."
    who = [names[seat] if names else f"player {seat + 1}" for seat in result.winners]
    return f"{told}; {listed(who)} {'wins' if len(who) == 1 else 'share'}."


def convention(of: Convention) -> str:
    """A way of counting: what it goes by."""
    return _CONVENTIONS[of]


def otherwise(count: Count, house: Count) -> str:
    """What a deal comes to by another way of counting, and by which."""
    told = f"{length(count.cards, count.tricks)}, {convention(count.convention)}"
    if count.winners == house.winners:
        return told
    return f"{told}: {listed(f'player {seat + 1}' for seat in count.winners)} wins"


def entered(loop: Loop) -> str:
    """Where the loop of an endless deal begins, and how long once round is."""
    return (
        f"all stands then as it did after {span(loop.start)}; once round is "
        f"{span(loop.by_kinds.length)}"
    )


def mirrored(of: Round, players: int) -> str:
    """After which part of a loop the hands have changed places; empty where they never do."""
    if of.turned is None:
        return ""
    changed = "the two exchanged" if players == DUEL else "each hand with another player"
    return f"after {span(of.turned)} of it all stands so already, with {changed}"


def card_by_card(loop: Loop) -> str:
    """When the first position comes back with every card told apart; empty if nobody knows."""
    repeat, apart = loop.first_repeat_card_by_card, loop.card_by_card
    if repeat is None or apart is None:
        return ""
    return (
        f"with every card told apart it is back after {span(repeat)}; once round is then "
        f"{span(apart.length)}"
    )


def leads_here(ancestry: Ancestry) -> str:
    """How many positions lead to a deal, and how many of them are dealt so."""
    if not ancestry.ancestors:
        return NO_ANCESTOR
    one = len(ancestry.ancestors) == 1
    return (
        f"{_positions(ancestry)} {'leads' if one else 'lead'} here, the farthest by "
        f"{counted(ancestry.tricks, 'trick')}. {_dealt(ancestry)}"
    )


def leads_into_loop(ancestry: Ancestry) -> str:
    """How many positions lead to where a loop is entered, and how many of them are dealt so."""
    return f"{_positions(ancestry)} lead to where the loop is entered. {_dealt(ancestry)}"


def how_many(of: Ancestry) -> str:
    """How many positions there are, and how many dealt so: "607 positions, 26 deals"."""
    return f"{_positions(of)}, {counted(len(of.balanced), 'deal')}"


def sizes(of: Ancestor) -> str:
    """How many cards the two hold, the leader first: "26/26"."""
    return "/".join(str(len(hand)) for hand in of.hands)


def way(of: Ancestor) -> str:
    """By how much a position leads to another, and who leads there."""
    who = "the other player" if of.changed else "the same player"
    return f"{capital(length(of.cards, of.tricks))} before, when {who} leads."


def _positions(ancestry: Ancestry) -> str:
    many = counted(len(ancestry.ancestors), "position")
    return many if ancestry.complete else f"More than {many}"


def _dealt(ancestry: Ancestry) -> str:
    total = sum(map(len, ancestry.hands))
    sizes = f"{total - total // 2} and {total // 2}"
    match len(ancestry.balanced):
        case 0:
            return f"None of them is dealt {sizes}."
        case 1:
            return f"One of them is dealt {sizes}."
        case many:
            return f"{many:,} of them are dealt {sizes}."


def longer(ancestry: Ancestry, result: Result) -> str:
    """The longest deal that leads here, and how long its game is.

    Empty when there is none, and for a deal that never ends: no length makes that longer.
    """
    longest = ancestry.longest
    if longest is None or not result.winners:
        return ""
    told = length(result.cards + longest.cards, result.tricks + longest.tricks)
    return f"The longest is {counted(longest.cards, 'card')} longer: {told}."


def fortunes(of: Fortunes) -> Iterator[str]:
    """The turns of fortune in a game, nobody's name being known."""
    changes = len(of.leads) - 1
    yield (
        f"The lead changes {counted(changes, 'time')}."
        if changes > 0
        else "The lead never changes."
    )
    if pile := of.largest_pile:
        size, when = counted(pile.size, "card"), counted(pile.cards, "card")
        yield f"The largest pile: {size}, to player {pile.seat + 1} after {when}."
    if low := of.escape:
        when = counted(low.cards, "card")
        yield (
            f"The nearest escape: player {low.seat + 1} is down to {counted(low.size, 'card')} "
            f"after {when}, and holds most later."
        )


def before(past: Past, result: Result) -> Iterator[str]:
    """Whether a deal can be made longer, and by which; the longest is the last that is told."""
    yield leads_here(past.ancestry)
    if past.into_loop is not None:
        yield leads_into_loop(past.into_loop)
    longest = past.ancestry.longest
    if longest is not None and (told := longer(past.ancestry, result)):
        yield told
        yield format_deal(longest.hands)


def loop(of: Loop, players: int) -> Iterator[str]:
    """Where an endless game goes round."""
    told = (entered(of), mirrored(of.by_kinds, players), card_by_card(of))
    yield from filter(None, told)
