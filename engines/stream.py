"""The stream of a game's events: what happened, told once, in order, to everyone who listens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

Event = TypeVar("Event")
Said = TypeVar("Said")


class EventStream(Generic[Event]):
    """Events in the order they happened.

    Listeners are called in the order in which they subscribed, and each event reaches all of them
    before the next is told. A listener that fails keeps no event from the others: all are called,
    and then its error goes on to whoever emitted.
    """

    def __init__(self) -> None:
        self._history: list[Event] = []
        self._listeners: dict[int, Callable[[Event], None]] = {}
        self._unsayers: dict[int, Callable[[Sequence[Event]], None]] = {}
        self._next_key = 0
        self._tellings = 0

    @property
    def telling(self) -> bool:
        """Whether a listener is being told something: an event, or the history."""
        return self._tellings > 0

    @property
    def history(self) -> tuple[Event, ...]:
        """Everything said so far."""
        return tuple(self._history)

    def __len__(self) -> int:
        return len(self._history)

    def subscribe(
        self,
        listener: Callable[[Event], None],
        *,
        history: bool = False,
        taken_back: Callable[[Sequence[Event]], None] | None = None,
    ) -> Callable[[], None]:
        """Call `listener(event)` for each event from now on; the answer is a call that ends it.

        With `history`, what was already said is told to this listener first. `taken_back(events)`
        is called when the last events are taken back, with those, in the order they happened.
        """
        if history:
            self._tell((listener,), self.history)
        key = self._next_key
        self._next_key += 1
        self._listeners[key] = listener
        if taken_back is not None:
            self._unsayers[key] = taken_back

        def unsubscribe() -> None:
            self._listeners.pop(key, None)
            self._unsayers.pop(key, None)

        return unsubscribe

    def emit(self, event: Event) -> None:
        """Tell one event to every listener."""
        self._history.append(event)
        self._tell(tuple(self._listeners.values()), (event,))

    def take_back(self, length: int) -> tuple[Event, ...]:
        """Unsay all but the first `length` events, and tell those who asked; what was unsaid."""
        unsaid = self.history[length:]
        del self._history[length:]
        self._tell(tuple(self._unsayers.values()), (unsaid,))
        return unsaid

    def _tell(self, listeners: tuple[Callable[[Said], None], ...], events: Iterable[Said]) -> None:
        self._tellings += 1
        try:
            for event in events:
                _call_all(listeners, event)
        finally:
            self._tellings -= 1


def _call_all(listeners: tuple[Callable[[Said], None], ...], event: Said) -> None:
    """Call each listener, also when one before it fails."""
    if listeners:
        try:
            listeners[0](event)
        finally:
            _call_all(listeners[1:], event)
