"""Deals to try the rules with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import strategies as st

from engines.beggar import Event, Game, Rules, ShortPayer, TurnCard, kinds
from engines.cards import Card, pack

SHORT_PAYERS: tuple[ShortPayer, ...] = ("debt passes on", "claimant takes the pile")

all_rules = st.builds(Rules, players=st.integers(2, 4), short_payer=st.sampled_from(SHORT_PAYERS))


@st.composite
def uneven_hands(draw: st.DrawFn, players: int) -> list[list[Card]]:
    """Some cards of a pack, often few and with many court cards, cut into hands anywhere."""
    courts = [card for card in pack("52") if kinds([card]) != "-"]
    source = draw(st.sampled_from([pack("52"), pack("52")[:26], courts, courts[::2]]))
    cards = draw(st.lists(st.sampled_from(source), min_size=1, max_size=40, unique=True))
    ends = st.integers(0, len(cards))
    cuts = sorted(draw(st.lists(ends, min_size=players - 1, max_size=players - 1)))
    return [cards[start:end] for start, end in zip([0, *cuts], [*cuts, len(cards)], strict=True)]


def dealt_evenly(cards: Sequence[str], players: int) -> list[str]:
    """Kinds dealt one at a time, seat 0 first."""
    return ["".join(cards[seat::players]) for seat in range(players)]


def shuffled_deals(kinds_of_pack: str, players: int, number: int, seed: int) -> Iterator[list[str]]:
    """So many deals of a pack told by kinds, always the same."""
    cards, chance = list(kinds_of_pack), Random(seed)
    for _ in range(number):
        chance.shuffle(cards)
        yield dealt_evenly(cards, players)


def arrangements(kinds_of_pack: str) -> Iterator[str]:
    """Every order of a pack told by kinds."""
    if not kinds_of_pack:
        yield ""
    for kind in sorted(set(kinds_of_pack)):
        for rest in arrangements(kinds_of_pack.replace(kind, "", 1)):
            yield kind + rest


def played(game: Game) -> Game:
    """The game, turned to its end."""
    while game.to_act is not None:
        game.apply(TurnCard())
    return game


def told_at_the_end(deal: str, short_payer: ShortPayer = "debt passes on") -> tuple[Event, ...]:
    """All that happens in a game after its deal."""
    hands = deal.split("/")
    return played(Game(Rules(len(hands), short_payer), hands=hands)).stream.history[1:]
