"""Words from people and files keep nothing that could steer a terminal or a reader's eye."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.saves import NAME_LENGTH, clean


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("[/] [@click=app.quit] \x1b[2J 王", "[/] [@click=app.quit] [2J 王"),
        ("  Ann \t of\n the\r\nGlen ", "Ann of the Glen"),
        ("\u202eevil\u2066", "evil"),
        ("a\ud800b\x00c\x9bd\x7f", "abcd"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("e\u0301", "é"),
        ("\x1b\x07", ""),
        ("x" * 1_000_000, "x" * NAME_LENGTH),
    ],
)
def test_what_is_left_of_a_text(text: str, shown: str) -> None:
    assert clean(text) == shown


@given(st.text(st.characters()))
def test_what_is_left_can_be_shown_and_is_clean(text: str) -> None:
    shown = clean(text)
    assert len(shown) <= NAME_LENGTH
    assert all(unicodedata.category(sign)[0] not in "C" for sign in shown)
    assert clean(shown) == shown
    shown.encode()
