"""A table at work goes on while the disk refuses, and complains of it once."""

from app.session import Session
from engines.beggar import Action, Event, Game, State, TurnCard


class BadDisk:
    """A journal on a disk that refuses as long as it is `full`."""

    def __init__(self) -> None:
        self.full = True

    def flush(self) -> None:
        """Put what was decided on the disk."""
        if self.full:
            raise OSError("No space left on device")

    def close(self) -> None:
        """Give the file back."""


async def test_a_disk_that_refuses_is_told_of_once_until_it_has_written_again() -> None:
    disk, troubles = BadDisk(), list[OSError]()
    game = Game(seed=1)
    session = Session[State, Action, Event](
        game, disk, told=lambda _: None, troubled=troubles.append
    )
    for full, complaints in ((True, 1), (True, 1), (False, 1), (True, 2)):
        disk.full = full
        await session.act(TurnCard())
        assert len(troubles) == complaints
    assert game.state.cards == 4
