"""The calls of Euchre, a key for each."""

from __future__ import annotations

from abc import abstractmethod

from engines.cards import Suit
from engines.euchre import Action, LeaveUpcard, NameTrump, OrderUp, Pass


class Calls:
    """The actions of a screen at which calls are made; `call` is what makes them."""

    @abstractmethod
    async def call(self, action: Action) -> None:
        """Make a call."""

    async def action_order_up(self) -> None:
        """Make the upcard's suit trump."""
        await self.call(OrderUp())

    async def action_accept(self) -> None:
        """As dealer, make the upcard's suit trump."""
        await self.call(OrderUp())

    async def action_pass_call(self) -> None:
        """Make nothing trump."""
        await self.call(Pass())

    async def action_name_clubs(self) -> None:
        """Name clubs."""
        await self.call(NameTrump(Suit.CLUBS))

    async def action_name_diamonds(self) -> None:
        """Name diamonds."""
        await self.call(NameTrump(Suit.DIAMONDS))

    async def action_name_hearts(self) -> None:
        """Name hearts."""
        await self.call(NameTrump(Suit.HEARTS))

    async def action_name_spades(self) -> None:
        """Name spades."""
        await self.call(NameTrump(Suit.SPADES))

    async def action_leave_upcard(self) -> None:
        """Leave the upcard on the table."""
        await self.call(LeaveUpcard())
