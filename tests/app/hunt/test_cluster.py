"""A cluster of two workers comes to the finds of one machine, and may lose one of them."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="a cluster needs the extra [cluster]")

from distributed import LocalCluster

from app.cluster import NoCluster, answers
from app.crew import in_order
from app.hunt.hunt import Hunt
from app.hunt.hunting import hunted
from app.lab.playing import PlayLot
from engines.beggar.lab import Tally
from tests.app.crew.questions import Square
from tests.app.hunt.hunts import begun

DEALS, PART = 24_000, 2_000


@dataclass(frozen=True, slots=True)
class OnceFatal:
    """A question of which the first process that is asked dies."""

    lot: PlayLot
    mark: Path

    def answer(self) -> Tally:
        try:
            self.mark.touch(exist_ok=False)
        except FileExistsError:
            return self.lot.answer()
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody lives to say so")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as there:
        yield there.scheduler_address


def last(hunts: Iterable[Hunt]) -> Hunt:
    *_, hunt = hunts
    return hunt


def test_the_same_seed_gives_the_same_finds_though_a_worker_is_lost(
    cluster: str, tmp_path: Path
) -> None:
    def by_cluster(questions: Iterable[PlayLot]) -> Iterator[tuple[int, Tally]]:
        fatal = (OnceFatal(question, tmp_path / "mark") for question in questions)
        return answers(fatal, cluster)

    def here(questions: Iterable[PlayLot]) -> Iterator[tuple[int, Tally]]:
        return enumerate(question.answer() for question in questions)

    assert last(hunted(begun(), DEALS, by_cluster, PART)) == last(hunted(begun(), DEALS, here))
    assert (tmp_path / "mark").exists()


def test_every_question_is_answered_once(cluster: str) -> None:
    assert list(in_order(answers(map(Square, range(40)), cluster))) == [n**2 for n in range(40)]


def test_where_no_cluster_is_it_says_so() -> None:
    for address in ("nowhere", "tcp://", "pigeon://127.0.0.1:1"):
        with pytest.raises(NoCluster, match="There is no cluster at"):
            list(answers([Square(1)], address))
