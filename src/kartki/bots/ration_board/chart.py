"""How many turns a single car needs from each space, if it always makes the best call.

Trips are solved from the last to the first: with all ration cards only the blue route is left,
and every earlier trip leads into one that is already known.
"""

from functools import cache
from typing import Final, final

from kartki.bots.ration_board.equations import Area, AtTheBoard, Blue, Place, Red, Trip, calls
from kartki.bots.ration_board.holds import STICKERS, Holds
from kartki.bots.ration_board.linear import Vector
from kartki.bots.ration_board.lone_car import LoneCar
from kartki.games.ration_board.parts import HOME, SHORT_CUT, Box

CLOSE: Final = 1e-10  # turns; a sweep that changes less is the last one
MOST_SWEEPS: Final = (
    1000  # a usual box takes a few dozen; a road without an end would never converge
)


@final
class Chart:
    def __init__(self, box: Box, stop_at_home: bool) -> None:
        self.box: Final = box
        self.holds: Final = Holds(box)
        lone_car = LoneCar(box, stop_at_home)
        self.trips: Final = [Trip(lone_car, self.holds, n) for n in range(len(box.windows) + 1)]
        self.turns: Final[list[Vector]] = [[] for _ in self.trips]
        for trip in reversed(self.trips):
            self._solve(trip)

    def expected(self, granted: int, space: int, hand: int) -> float:
        """Turns from the start of a turn here to Home with all ration cards."""
        return self.turns[granted][self.trips[granted].at(hand, space)]

    def has_sticker(self, hand: int) -> bool:
        return self.holds.hands[hand][STICKERS] > 0

    def calls(self, granted: int, space: int, hand: int) -> list[tuple[int, float]]:
        """Every call with the turns to expect from it, if all later calls are the best."""
        turns = self.turns[granted]
        stay = self.expected(granted, space, hand)
        ways = calls(self.trips[granted], hand, space)
        return [
            (call, 1 + share * turns[to] + (1 - share) * stay)
            for call, (share, to) in enumerate(ways, start=1)
        ]

    def _solve(self, trip: Trip) -> None:
        turns = self.turns[trip.granted]
        turns.extend([0.0] * (trip.width * len(self.holds.hands)))
        if not trip.last:
            sweep(turns, self._red(trip), len(self.holds.hands))
        if trip.granted:
            sweep(turns, self._blue(trip), len(self.holds.hands))

    def _red(self, trip: Trip) -> list[Place]:
        """The red places, the board first and Home last: in this order one sweep goes far."""
        later = self.trips[trip.granted + 1]
        exits = [later.at(hand, self.box.exit) for hand in range(len(self.holds.hands))]
        board = AtTheBoard(trip, [self.turns[later.granted][at] for at in exits])
        return [board, *places(trip, list(range(HOME, trip.goal)))]

    def _blue(self, trip: Trip) -> list[Place]:
        return places(trip, list(range(self.box.exit, len(self.box.ids))))


def places(trip: Trip, spaces: list[int]) -> list[Place]:
    """The places on these spaces, the last first; nobody ever stands on a Short Cut."""
    box = trip.box
    found: list[Place] = []
    for space in reversed(spaces):
        area = box.areas[space]
        if not area and box.kinds[space] != SHORT_CUT:
            found.append(Red(trip, space) if box.on_red(space) else Blue(trip, space))
        elif area and box.areas[space - 1] != area:
            found.append(Area(trip, [other for other in spaces if box.areas[other] == area]))
    return found


def sweep(turns: Vector, road: list[Place], hands: int) -> None:
    """Gauss and Seidel: settle every place with the newest numbers until nothing changes."""
    for _ in range(MOST_SWEEPS):
        change = 0.0
        for hand in reversed(range(hands)):
            for place in road:
                change = max(change, place.settle(turns, hand))
        if change < CLOSE:
            return


@cache
def chart(box: Box, stop_at_home: bool) -> Chart:
    """One chart for each box and house rule; a box stands for one edition."""
    return Chart(box, stop_at_home)
