"""HSE-CLA-9 in Ration Board: who was served at once, who waited, who took others along."""

from typing import Final, final

from kartki.core.honours import BARGAIN, GENEROSITY, PATIENCE, QUEUE, Honours
from kartki.core.play import Event
from kartki.games.ration_board.events import (
    Approved,
    FellShort,
    MissedTurn,
    SharedRide,
    Traded,
    TurnedDown,
    WaitsAtDetour,
)


@final
class RoadHonours(Honours):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._refused: Final = [0] * players  # at the window of this trip

    def hear(self, event: Event) -> None:
        if isinstance(event, TurnedDown):
            self._refused[event.seat] += 1
            self.reach(QUEUE, event.seat, self._refused[event.seat])
            self.add(PATIENCE, event.seat, 1)
        elif isinstance(event, Approved):
            if self._refused[event.seat] == 0:
                self.add(BARGAIN, event.seat, 1)
            self._refused[event.seat] = 0
        elif isinstance(event, (FellShort, WaitsAtDetour, MissedTurn)):
            self.add(PATIENCE, event.seat, 1)
        elif isinstance(event, SharedRide):
            self.add(GENEROSITY, event.seat, 1)
        elif isinstance(event, Traded):
            self.add(GENEROSITY, event.other, 1)
