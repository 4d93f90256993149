"""The outdoor market: its queue, the stalls, the trader, and the pawn that bargains now."""

from typing import Final, final

from kartki.games.kolejka.parts import MARKET, SHOP_NUMBERS, SHOPS
from kartki.games.kolejka.seen import Numbers, SquareView


@final
class Market:
    def __init__(
        self,
        queue: Numbers,
        stalls: list[int],
        stall_order: list[int],
        trader: int,
        place: int,
        exchanged: bool,
    ) -> None:
        self.queue = queue  # the owners of the pawns, from the front
        self.stalls: Final = stalls  # how many goods lie there, by shop
        self.stall_order = stall_order  # the shops in the order of their stalls
        self.trader = trader  # the stall at which the trader stands, counted in that order
        self.place = place  # the place in the queue whose pawn acts now
        self.exchanged = exchanged  # has that pawn exchanged something?

    def copy(self) -> "Market":
        """The queue and the order of the stalls are never changed in place."""
        return Market(
            self.queue,
            self.stalls.copy(),
            self.stall_order,
            self.trader,
            self.place,
            self.exchanged,
        )

    def facts(self) -> list[object]:
        """The queue stands with those of the shops in a position's facts."""
        return [list(self.stalls), list(self.stall_order), self.trader]

    def bargain_facts(self) -> list[object]:
        return [self.place, self.exchanged]

    def traders_stall(self) -> int:
        """The shop whose goods can be had one for one today."""
        return self.stall_order[self.trader]

    def stalls_to_come(self) -> list[int]:
        """Where the trader stands from today on, this week."""
        return self.stall_order[self.trader :]


def new_market() -> Market:
    """KOL-SET-2, KOL-SET-3: one goods card on each stall, the trader at the first."""
    return Market(
        queue=(),
        stalls=[1] * len(SHOPS),
        stall_order=list(SHOP_NUMBERS),
        trader=0,
        place=0,
        exchanged=False,
    )


def market_in(v: SquareView) -> Market:
    return Market(
        queue=v.queues[MARKET],
        stalls=list(v.stalls),
        stall_order=list(v.stall_order),
        trader=v.trader,
        place=v.place,
        exchanged=v.exchanged,
    )
