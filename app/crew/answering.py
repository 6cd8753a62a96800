"""What a process of a crew does: `python -m app.crew.answering NICENESS`.

Questions come in and answers go out through its pipes, each a length of four bytes and so many
bytes of pickle. It ends when its input does, whatever it is thinking of, so it never outlives the
process that asks, however that ends; and it lets that process alone decide what Ctrl-C means.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from app.crew.question import Question

LENGTH: Final = 4
"""How many bytes say how many follow."""


def framed(value: object) -> bytes:
    """A question or an answer, as it goes through a pipe."""
    pickled = pickle.dumps(value)
    return len(pickled).to_bytes(LENGTH) + pickled


def _answer_all(niceness: int, questions: BinaryIO, answers: BinaryIO) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions, asked), daemon=True).start()
    try:
        while True:
            question: Question[object] = pickle.loads(asked.get())
            answers.write(framed(question.answer()))
            answers.flush()
    finally:
        # An error is for those who ask: nothing here need wait for the thread that listens.
        os._exit(1)


def _listen(questions: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Hear what is asked, and end the process when nobody is left who could ask."""
    while length := questions.read(LENGTH):
        asked.put(questions.read(int.from_bytes(length)))
    os._exit(0)


if __name__ == "__main__":
    _answer_all(int(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
