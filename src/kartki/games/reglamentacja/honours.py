"""HSE-CLA-9 in Reglamentacja: by the deals that everybody hears, and by who buys when."""

from typing import Final, final

from kartki.core.honours import BARGAIN, GENEROSITY, PATIENCE, QUEUE, Honours
from kartki.core.play import Event, Seat
from kartki.games.reglamentacja.events import Bought, BoughtNothing, SpeculatorTook
from kartki.games.reglamentacja.trade_events import Dealt

NOBODY: Final = -1  # of the players: the speculator


@final
class ShopHonours(Honours):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._waited_for: Final = [0] * players  # who were served since this one was
        self._empty_handed: Final = [0] * players  # times in a row

    def hear(self, event: Event) -> None:
        if isinstance(event, SpeculatorTook):
            self._served(NOBODY)
        elif isinstance(event, Bought):
            self._empty_handed[event.seat] = 0
            self._served(event.seat)
        elif isinstance(event, BoughtNothing):
            self._empty_handed[event.seat] += 1
            self.reach(PATIENCE, event.seat, self._empty_handed[event.seat])
            self._served(event.seat)
        elif isinstance(event, Dealt) and not event.place:
            self._dealt(event)

    def _served(self, seat: Seat) -> None:
        """Somebody has left the counter, and all others have waited for that."""
        for other in range(self.players):
            self._waited_for[other] += 1
        if seat != NOBODY:
            self.reach(QUEUE, seat, self._waited_for[seat] - 1)
            self._waited_for[seat] = 0

    def _dealt(self, event: Dealt) -> None:
        """A place in the queue has no price in stamps, so only stamps for stamps are compared."""
        more = sum(event.gave) - sum(event.paid)
        giver, winner = (event.seat, event.taker) if more > 0 else (event.taker, event.seat)
        if more:
            self.add(GENEROSITY, giver, abs(more))
            self.reach(BARGAIN, winner, abs(more))
