"""A stream tells each event once, in order, to all who listen."""

import pytest

from engines.stream import EventStream


def test_listeners_hear_in_the_order_they_subscribed_and_each_event_reaches_all_first() -> None:
    stream: EventStream[int] = EventStream()
    heard: list[tuple[str, int]] = []
    stream.subscribe(lambda event: heard.append(("first", event)))
    stream.subscribe(lambda event: heard.append(("second", event)))
    stream.emit(1)
    stream.emit(2)
    assert heard == [("first", 1), ("second", 1), ("first", 2), ("second", 2)]


def test_a_late_listener_may_have_the_history_first() -> None:
    stream: EventStream[int] = EventStream()
    stream.emit(1)
    with_history: list[int] = []
    without: list[int] = []
    stream.subscribe(with_history.append, history=True)
    stream.subscribe(without.append)
    stream.emit(2)
    assert with_history == [1, 2] == list(stream.history)
    assert without == [2]


def test_whoever_unsubscribes_hears_no_more_and_may_say_so_twice() -> None:
    stream: EventStream[int] = EventStream()
    heard: list[int] = []
    unsubscribe = stream.subscribe(heard.append)
    stream.emit(1)
    unsubscribe()
    unsubscribe()
    stream.emit(2)
    assert heard == [1]


def test_one_function_may_listen_twice_and_leave_once() -> None:
    stream: EventStream[int] = EventStream()
    heard: list[int] = []
    stream.subscribe(heard.append)
    leave = stream.subscribe(heard.append)
    leave()
    stream.emit(1)
    assert heard == [1]


def test_a_listener_that_fails_keeps_no_event_from_the_others() -> None:
    stream: EventStream[int] = EventStream()
    heard: list[int] = []

    def fail(event: int) -> None:
        raise OSError("the disk is full")

    stream.subscribe(fail)
    stream.subscribe(heard.append)
    with pytest.raises(OSError, match="the disk is full"):
        stream.emit(1)
    assert heard == [1]


def test_a_listener_that_arrives_while_an_event_is_told_hears_it_once() -> None:
    stream: EventStream[int] = EventStream()
    heard: list[int] = []

    def bring_another(event: int) -> None:
        if event == 1:
            stream.subscribe(heard.append, history=True)

    stream.subscribe(bring_another)
    stream.emit(1)
    stream.emit(2)
    assert heard == [1, 2]
