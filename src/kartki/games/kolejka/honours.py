"""HSE-CLA-9 in Kolejka: who stood longest, and whose cards did good to others.

Pawns walk in the open, so the queues can be followed by what is told of them.
"""

from typing import Final, final

from kartki.core.honours import BARGAIN, GENEROSITY, PATIENCE, QUEUE, Honours
from kartki.core.play import Event, Seat
from kartki.games.kolejka.actions import LIST, NOWHERE
from kartki.games.kolejka.events import DayEnded
from kartki.games.kolejka.parts import MARKET, QUEUES, SHOP_NUMBERS, SPECULATOR
from kartki.games.kolejka.transfer_events import CardPlayed, Exchanged, QueuedUp, TransferEvent
from kartki.games.kolejka.transfers import HOME, Walk


@final
class QueueHonours(Honours):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._queues: Final[list[list[Pawn]]] = [[] for _ in QUEUES]

    def hear(self, event: Event) -> None:
        if isinstance(event, DayEnded):
            self._nights()
        elif isinstance(event, CardPlayed):
            self._card(event)
        elif isinstance(event, TransferEvent):
            self._walks(event)
        if isinstance(event, QueuedUp) and event.queue != MARKET:
            self.reach(QUEUE, event.seat, event.place + 1)
        if isinstance(event, Exchanged) and event.also == NOWHERE:
            self.add(BARGAIN, event.seat, 1)

    def _nights(self) -> None:
        """Whoever still stands before a shop when a day ends spends the night there."""
        for shop in SHOP_NUMBERS:
            for pawn in self._queues[shop]:
                if pawn.owner != SPECULATOR:
                    self.add(PATIENCE, pawn.owner, 1)

    def _card(self, event: CardPlayed) -> None:
        """The places by which other players come forward."""
        before = self._places()
        if event.play.card == LIST:
            self._queues[event.play.shop].reverse()
        else:
            self._walks(event)
        after = self._places()
        for pawn, (queue, place) in before.items():
            there, now = after.get(pawn, (HOME, 0))
            if pawn.owner not in (event.seat, SPECULATOR) and there == queue and now < place:
                self.add(GENEROSITY, event.seat, place - now)

    def _places(self) -> "dict[Pawn, tuple[int, int]]":
        return {
            pawn: (number, place)
            for number, queue in enumerate(self._queues)
            for place, pawn in enumerate(queue)
        }

    def _walks(self, event: TransferEvent) -> None:
        for transfer in event.transfers():
            if isinstance(transfer, Walk):
                self._walk(transfer)

    def _walk(self, walk: Walk) -> None:
        comes = walk.queue == HOME
        pawn = Pawn(walk.pawn) if comes else self._queues[walk.queue].pop(walk.place)
        if walk.to != HOME:
            self._queues[walk.to].insert(walk.landing, pawn)


@final
class Pawn:
    """One pawn: two of one owner are alike on the square, but each has its own way."""

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner  # or SPECULATOR
