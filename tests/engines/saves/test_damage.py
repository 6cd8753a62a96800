"""What was altered does not load: it is refused with the line and what was expected."""

import errno
import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import beggar, euchre
from engines.saves import AnyGame, BadSave, load
from tests.engines.saves.games import a_file, changed, games, written


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.bowers"
    written(euchre.Game(first_dealer=0, seed=3), path, 60)
    return path


def refusal(path: Path, content: bytes | None = None) -> str:
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadSave) as caught:
        load(path)
    return str(caught.value)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "empty"),
        (b"\n", "line 1"),
        (b"\xff\xfe\n", "line 1"),
        (b"{}\n", "line 1"),
        (b"[]\n", "line 1"),
        (b"null\n", "line 1"),
        (b"[" * 100_000 + b"\n", "line 1"),
        (b'{"format":"bowers","version":1,"x":' + b"[" * 100_000 + b"\n", "line 1"),
        (b'{"format":"chess","version":1}\n', "no saved game"),
        (b'{"format":"bowers","version":2}\n', "newer version"),
        (b'{"format":"bowers","version":' + b"9" * 30 + b"}\n", "newer version"),
        (b'{"format":"bowers","version":' + b"9" * 9_000 + b"}\n", "line 1"),
        (b'{"format":"bowers","version":"1"}\n', "line 1"),
        (b'{"format":"bowers","version":0}\n', "line 1"),
    ],
)
def test_what_is_no_saved_game_is_refused_in_a_sentence(
    tmp_path: Path, content: bytes, told: str
) -> None:
    assert told in refusal(tmp_path / "x.bowers", content)


def test_what_is_no_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nothing.bowers") == "There is no such file."
    assert "folder" in refusal(tmp_path)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "no file that can be read" in refusal(pipe)


def test_a_name_no_file_can_have_is_refused() -> None:
    assert "no file of this name" in refusal(Path("a\0b"))


def test_a_file_that_may_not_be_read_is_refused(
    match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert refusal(match) == "The file cannot be read: Permission denied."


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b'"game":"euchre"', b'"game":"whist\\u001b[2J"', 'not "whist[2J"'),
        (b'"pack":"24"', b'"pack":"99"', "line 1"),
        (b'"version":1', b'"version":1' + b"0" * 400, "in version 100000000000 of the format"),
        (b'"target":10', b'"target":-1', "line 1: target is -1: a match goes to a whole number fr"),
        (b'"target":10', b'"target":1e400', "line 1"),
        (b'"target":10', b'"target":"ten"', "line 1: Expected `int`, got `str` - at `target`."),
        (b'"target":10', b'"target":11', "line 2"),
        (b'"first_dealer":0', b'"first_dealer":1', 'line 2: expected "deal'),
        (b'"first_dealer":0', b'"first_dealer":7', "line 1: the first dealer should be"),
        (b'"first_dealer":0,', b"", "line 1: the first dealer should be"),
        (b'"seed":3', b'"seed":4', "line 2"),
        (b'{"name":"Ann","bot":null},', b"", "line 1: expected 2 seats."),
        (b'{"name":"Ann"', b'{"name":5', "line 1"),
    ],
)
def test_a_header_that_was_altered_is_refused(
    match: Path, old: bytes, new: bytes, told: str
) -> None:
    content = match.read_bytes()
    assert old in content
    assert told in refusal(match, content.replace(old, new))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"", "one JSON object"),
        (b"{", "one JSON object"),
        (b'{"did":"pa\xffss"}', "line 3"),
        (b"\xff", "line 3"),
        (b"5", "line 3"),
        (b'{"did":5}', "Expected `str`"),
        (b'{"seat":0}', "line 3"),
        (b'{"did":"pass","seat":-1}', "line 3"),
        (b'{"did":"pass","seat":' + b"9" * 5_000 + b"}", "line 3"),
        (b'{"did":"pass","x":' + b"[" * 100_000, "nested too deeply"),
        (b'{"did":"dance","seat":0}', 'not "dance by seat 0"'),
        (b'{"did":"play","seat":1,"what":"QQ"}', "is no card"),
        (b'{"did":"play","seat":1,"what":"9S"}', "line 3"),
        (b'{"did":"name","seat":1,"what":"X"}', "a suit should be"),
        (b'{"did":"pass","seat":0}', 'expected "pass by seat 1"'),
        (b'{"did":"pass","seat":1,"what":"on"}', 'found "pass on by seat 1"'),
        (b'{"did":"pass","seat":1}', "expected the check"),
        (b'{"did":"deal","seat":1,"what":"AS"}', "line 3"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(match: Path, line: bytes, told: str) -> None:
    sentence = refusal(match, changed(match.read_bytes(), lambda _: line + b"\n", 3))
    assert "line 3" in sentence
    assert told in sentence


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("what", "that", "two hands of five cards"),
        ("/", " ", "two hands of five cards"),
        ("AH", "9H", "not a pack of 24 cards"),
        ("AH", "2H", "not a pack of 24 cards"),
        ("AH", "XX", "not a pack of 24 cards"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(match: Path, old: str, new: str, told: str) -> None:
    content = match.read_bytes()
    altered = changed(content, lambda line: line.replace(old.encode(), new.encode()), 2)
    sentence = refusal(match, altered)
    assert "line 2" in sentence
    assert told in sentence


def test_cards_of_the_deal_that_were_exchanged_are_noticed(match: Path) -> None:
    def exchange(line: bytes) -> bytes:
        entry = json.loads(line)
        cards = entry["what"].split(" ")
        cards[-1], cards[-2] = cards[-2], cards[-1]
        return json.dumps(entry | {"what": " ".join(cards)}).encode() + b"\n"

    assert "line 2: this line" in refusal(match, changed(match.read_bytes(), exchange, 2))


def test_what_somebody_wrote_is_named_in_a_line_that_can_be_read(match: Path) -> None:
    content = match.read_bytes()
    for old, new in (
        (b'"24"', b'"%s"' % (b"9" * 9_000)),
        (b'"what":"', b'"what":"' + b"9" * 9_000),
    ):
        sentence = refusal(match, content.replace(old, new, 1))
        assert "999" in sentence
        assert len(sentence) < 500


def test_lines_after_the_end_of_the_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    content = written(beggar.Game(hands=["A", "-"]), path, 9)
    assert load(path).finished
    extra = b'{"did":"turn","seat":0,"what":"AS"}\n'
    assert "the game is over: expected nothing after it" in refusal(path, content + extra)


def test_a_refusal_ends_with_one_full_stop(tmp_path: Path) -> None:
    path = tmp_path / "game.bowers"
    content = written(beggar.Game(hands=["A", "-"]), path, 0)
    sentence = refusal(path, content.replace(b'"players":2', b'"players":9'))
    assert sentence.endswith("is for 2 to 4 players, not 9.")


def test_a_header_with_nothing_after_it_is_no_game(match: Path) -> None:
    first = match.read_bytes().splitlines(keepends=True)[0]
    assert refusal(match, first) == "In line 2: expected a deal, and the file ends."


def test_lines_left_out_doubled_or_exchanged_are_noticed(match: Path) -> None:
    lines = match.read_bytes().splitlines(keepends=True)
    for number in range(2, len(lines) - 1):
        left_out = [*lines[:number], *lines[number + 1 :]]
        doubled = [*lines[:number], lines[number], *lines[number:]]
        exchanged = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        assert f"In line {number + 1}: " in refusal(match, b"".join(left_out))
        assert f"In line {number + 2}: " in refusal(match, b"".join(doubled))
        assert f"In line {number + 1}: " in refusal(match, b"".join(exchanged))


@settings(max_examples=120)
@given(games, st.integers(0, 60), st.data())
def test_one_changed_byte_is_noticed_or_changes_nothing(
    game: AnyGame, decisions: int, data: st.DataObject
) -> None:
    with a_file() as path:
        content = bytearray(written(game, path, decisions))
        place = data.draw(st.integers(0, len(content) - 2))
        content[place] = data.draw(st.integers(0, 255))
        path.write_bytes(content)
        try:
            saved = load(path)
        except BadSave as refused:
            assert "line" in str(refused)
        else:
            assert saved.note or tuple(saved.timeline().events) == game.stream.history


@given(st.binary(max_size=300))
def test_any_bytes_at_all_are_refused_in_a_sentence(content: bytes) -> None:
    with a_file() as path:
        path.write_bytes(content)
        with pytest.raises(BadSave):
            load(path)
