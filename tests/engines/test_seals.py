"""A seal is the SHA-256 of the written deal and its salt."""

from random import Random

from engines.cards import Card
from engines.seals import new_salt, seal_of, written

DEAL = "9D KS AC AS QD/KC TS TC 9H QS/KH/AH JS 9C JC JD TD QC TH JH AD QH 9S KD"
SALT = "b7e151628aed2a6abf7158809cf4f3c7"


def test_a_deal_is_written_part_by_part() -> None:
    parts = [map(Card.parse, part.split()) for part in DEAL.split("/")]
    assert written(parts) == DEAL


def test_the_seal_is_what_sha256sum_says() -> None:
    """By `printf '%s' 'DEAL SALT' | sha256sum` of GNU coreutils."""
    assert seal_of(DEAL, SALT) == "7b4d667ddc157ea3694ddf3c4a2995cc1cd03ce95d8865b7911e66d91015d3af"


def test_another_card_or_another_salt_is_another_seal() -> None:
    swapped = DEAL.replace("9D KS", "KS 9D")
    assert len({seal_of(DEAL, SALT), seal_of(swapped, SALT), seal_of(DEAL, SALT[::-1])}) == 3


def test_what_has_no_salt_is_not_sealed() -> None:
    assert seal_of(DEAL, "") == ""


def test_a_salt_has_128_bits_of_chance() -> None:
    salts = {new_salt(Random(seed)) for seed in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {32}
    assert all(int(salt, 16) >= 0 for salt in salts)
