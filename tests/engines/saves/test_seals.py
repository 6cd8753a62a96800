"""Pack, salt and seal are in the saved game, and only a pack that is the sealed one loads."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engines import euchre
from engines.euchre import HandDealt
from engines.saves import BadSave, Recorder, SavedEuchre, load
from engines.seals import seal_of
from tests.engines.saves.games import changed, written


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.bowers"
    written(euchre.Game(first_dealer=0, chance=Random(3)), path, 60)
    return path


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def seals(path: Path) -> list[str]:
    return [deal.seal for deal in load(path).deals]


def test_each_deal_is_written_with_its_salt_and_its_seal(match: Path) -> None:
    dealt = [line for line in lines(match) if line.get("did") == "deal"]
    assert [line["seal"] for line in dealt] == [
        seal_of(str(line["what"]), str(line["salt"])) for line in dealt
    ]
    assert len(seals(match)) == len(dealt) > 3
    assert all(seals(match))


def test_nothing_in_the_file_shuffles_the_packs_to_come(match: Path) -> None:
    assert "seed" not in lines(match)[0]
    saved = load(match)
    assert isinstance(saved, SavedEuchre)
    assert {upcards(saved, Random(seed))[: len(saved.deals)] for seed in range(5)} == {
        upcards(saved, Random(1))[: len(saved.deals)]
    }
    assert len({upcards(saved, Random(seed)) for seed in range(5)}) == 5


def upcards(saved: SavedEuchre, chance: Random) -> tuple[str, ...]:
    """Those of a match that is played on to its end, in which only the packs are chance."""
    game = saved.resume(chance)
    player = euchre.players.named("easy", seed=1)
    while game.to_act is not None:
        game.apply(player.choose(game.view(game.to_act)))
    return tuple(str(e.upcard) for e in game.stream.history if isinstance(e, HandDealt))


def test_a_match_carried_on_is_sealed_on(match: Path) -> None:
    saved = load(match)
    assert isinstance(saved, SavedEuchre)
    before = seals(match)
    game = saved.resume(Random(9))
    with Recorder.carry_on(game, saved):
        while game.to_act is not None:
            game.apply(game.legal_actions()[0])
    assert seals(match)[: len(before)] == before
    assert len(seals(match)) > len(before)
    assert all(seals(match))


Change = Callable[[dict[str, str]], dict[str, str]]

TAMPERED: list[Change] = [
    lambda deal: {"salt": deal["salt"][::-1]},
    lambda deal: {"salt": ""},
    lambda deal: {"seal": deal["seal"][::-1]},
    lambda deal: {"seal": ""},
    lambda deal: {"what": f"{deal['what'][:-5]}{deal['what'][-2:]} {deal['what'][-5:-3]}"},
]


@pytest.mark.parametrize("change", TAMPERED)
def test_a_pack_a_salt_or_a_seal_that_was_changed_is_refused(match: Path, change: Change) -> None:
    deal = json.loads(match.read_bytes().splitlines()[1])
    deal |= change(deal)
    expected = seal_of(deal["what"], deal["salt"])
    match.write_bytes(changed(match.read_bytes(), lambda _: json.dumps(deal).encode() + b"\n", 2))
    with pytest.raises(BadSave) as caught:
        load(match)
    assert str(caught.value) == (
        "In line 2: this is not the pack that was sealed, or not its salt: "
        f'expected the seal "{expected}", found "{deal["seal"]}".'
    )


def test_a_seal_taken_off_or_put_on_another_is_noticed_too(match: Path) -> None:
    deal = json.loads(match.read_bytes().splitlines()[1])
    other = {"salt": "5a17", "seal": seal_of(deal["what"], "5a17")}
    whole = match.read_bytes()
    for change in ({"salt": "", "seal": ""}, other):
        line = json.dumps(deal | change).encode() + b"\n"
        first, second = whole.splitlines(keepends=True)[:2]
        match.write_bytes(first + line + whole[len(first + second) :])
        with pytest.raises(BadSave, match="line 2: this line, or one before it, was altered"):
            load(match)


def test_a_salt_as_long_as_a_book_is_refused(match: Path) -> None:
    salt = b'"salt":"' + b"5" * 999
    match.write_bytes(changed(match.read_bytes(), lambda line: line.replace(b'"salt":"', salt), 2))
    with pytest.raises(BadSave, match="In line 2"):
        load(match)


def test_files_without_seals_load_and_go_on_from_their_seed(tmp_path: Path) -> None:
    path = tmp_path / "old.bowers"
    content = written(euchre.Game(first_dealer=0, seed=3), path, 60)
    assert b"seal" not in content
    saved = load(path)
    assert isinstance(saved, SavedEuchre)
    assert not any(seals(path))
    assert upcards(saved, Random(1)) == upcards(saved, Random(2))
