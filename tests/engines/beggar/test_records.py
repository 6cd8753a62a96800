"""The records that come with the house are the published ones."""

import pytest

from engines.beggar import RECORDS, Rules, record
from engines.errors import BadDeal
from tests.engines.beggar.cases import known


def test_every_published_deal_of_52_cards_is_a_record() -> None:
    published = {case.deal: case for case in known() if case.deal_index is not None}
    assert [entry.deal for entry in RECORDS] == list(published)
    for entry in RECORDS:
        case = published[entry.deal]
        assert case.rules == Rules()
        assert (entry.cards, entry.tricks) == (case.result.cards, case.result.tricks)
        assert entry.endless == (case.result.reason == "endless")
        assert entry.finder in case.finder
        assert entry.year == case.year


def test_a_record_is_found_by_its_slug() -> None:
    assert len({entry.slug for entry in RECORDS}) == len(RECORDS) == 17
    for entry in RECORDS:
        assert record(entry.slug) is entry
        assert entry.slug == entry.slug.lower()
        assert not entry.slug.startswith("-")


def test_a_record_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadDeal, match=r"No record is named 'nobody-1900': .*nessler-2022"):
        record("nobody-1900")


def test_a_title_says_what_a_deal_is_known_for() -> None:
    titles = {entry.slug: entry.title for entry in RECORDS}
    assert titles["nessler-2022"] == "the longest game known"
    assert titles["casella-2024"] == "the game without an end"
    assert titles["collins-2006"] == "a game of 6,913 cards"
