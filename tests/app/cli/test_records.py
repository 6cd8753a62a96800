"""`bowers records` lists deals, keeps finds, and says of claimed records whether they are right."""

from pathlib import Path

import pytest

from tests.app.cli.conftest import CommandLine

CASES = Path(__file__).parents[2] / "cases"
PAULHUS = "------------KAQ----J------/-JQQK---K----JK--QA-A-JA--"
LONGEST = "---AJ--Q---------QAKQJJ-QK/-----A----KJ-K--------A---"


@pytest.mark.parametrize("cases", ["beggar_deals.jsonl", "beggar_many_players.jsonl"])
def test_what_others_have_computed_is_right(bowers: CommandLine, cases: str) -> None:
    answer = bowers("records", "check", str(CASES / cases))
    assert answer.code == 0
    assert answer.out.splitlines()[-1].endswith(" right, 0 wrong.")


def test_each_line_is_right_or_what_it_really_is(bowers: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "claims.txt"
    file.write_text(
        f"""
# Some are right.
paulhus 4791 670 {PAULHUS}
older 4,792 670 {PAULHUS}
ring endless --J-/K-J-
ends endless J-/-
{{"name": "mine", "deal": "J-/-", "cards": 3, "winner": 1, "deal_index": 7}}
""",
        "utf-8",
    )
    answer = bowers("records", "check", str(file))
    assert answer.code == 1
    assert answer.out.splitlines() == [
        "line 3 paulhus: right. 4,791 cards, 670 tricks; player 1 wins.",
        "line 4 older: wrong: cards 4,791, not 4,792. 4,791 cards, 670 tricks; player 1 wins. The "
        "claim is right where the attempt to turn from an empty hand counts, as in older lists.",
        "line 5 ring: right. It never ends: it is back where it was after 16 cards, 4 tricks.",
        "line 6 ends: wrong: the game ends, not never ends. 2 cards, 1 trick; player 1 wins.",
        "line 7 mine: wrong: cards 2, not 3, the winner player 1, not player 2 and the number "
        "none, not 7. 2 cards, 1 trick; player 1 wins.",
        "5 claims: 2 right, 3 wrong.",
    ]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("mine 12", "In line 2: a claim is written name cards tricks deal"),
        ("mine many 3 --/J-", "'many' is no number"),
        ("mine 5 3 --/x-", "In line 2: Card 1 of hand 2 is 'x'"),
        ('{"deal": "--/J-", "cards": "5"}', "In line 2: Expected `int | null`"),
        ('{"deal": ', "In line 2: "),
    ],
)
def test_a_line_that_is_no_claim_is_told_by_its_number(
    bowers: CommandLine, tmp_path: Path, line: str, sentence: str
) -> None:
    file = tmp_path / "claims.txt"
    file.write_text(f"# claims\n{line}\n", "utf-8")
    assert sentence in bowers.refusal("records", "check", str(file))


def test_a_file_that_is_not_there_or_is_no_text(bowers: CommandLine, tmp_path: Path) -> None:
    assert "No such file" in bowers.refusal("records", "check", str(tmp_path / "none"))
    (tmp_path / "odd").write_bytes(b"\xff\xfe\xff")
    assert "no text in UTF-8" in bowers.refusal("records", "check", str(tmp_path / "odd"))


def test_claims_come_in_by_a_pipe(bowers: CommandLine) -> None:
    assert bowers("records", "check", "-", typed="a 2 1 J-/-\n").code == 0


def test_a_find_is_kept_listed_and_watched(bowers: CommandLine) -> None:
    kept = bowers("records", "add", "my best", LONGEST, "--finder", "Ann", "--year", "2026")
    assert kept.out == "my best: kept. 8,344 cards, 1,164 tricks.\n"
    assert "my best             8,344 cards  1,164 tricks  2026  Ann" in bowers("records").out
    assert "already" in bowers.refusal("records", "add", "my best", LONGEST)
    assert "famous" in bowers.refusal("records", "add", "wycott", LONGEST)
    assert "four figures" in bowers.refusal("records", "add", "other", LONGEST, "--year", "7")
    assert bowers("watch", "my best", "--plain").code == 0
    file = str(bowers.saves / "finds.jsonl")
    assert bowers("records", "check", file).code == 0


def test_a_file_of_finds_that_is_not_right_is_not_touched(bowers: CommandLine) -> None:
    bowers("records", "add", "mine", "J-/-")
    file = bowers.saves / "finds.jsonl"
    altered = file.read_text("utf-8").replace('"cards":2', '"cards":3')
    file.write_text(altered, "utf-8")
    assert "In line 1: this is not what the deal comes to" in bowers.refusal("records")
    assert "In line 1" in bowers.refusal("records", "add", "another", "J-/-")
    assert file.read_text("utf-8") == altered


@pytest.mark.parametrize("deal", [LONGEST, "447247122283566119055", "QS 10H/2C", "-J/-Q/KKK"])
def test_any_deal_can_be_watched(bowers: CommandLine, deal: str) -> None:
    assert "North leads." in bowers("watch", deal, "--plain").out


def test_a_slip_in_a_deal_to_be_watched_is_told_by_its_place(bowers: CommandLine) -> None:
    assert "Card 3 of hand 2 is 'x'" in bowers.refusal("watch", "A/--x--", "--plain")
