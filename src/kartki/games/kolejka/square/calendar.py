"""The calendar: which phase of which day it is, and whose turn."""

from typing import Final, final

from kartki.core.play import Seat
from kartki.games.kolejka.parts import DAYS
from kartki.games.kolejka.seen import SquareView

# the six phases of a day (the last in two parts), and the set-up before them
SETUP: Final = 0
QUEUE_UP: Final = 1
DELIVERY: Final = 2
JUMPING: Final = 3
OPENING: Final = 4
MARKET_HOUR: Final = 5
CLOSE: Final = 6
RECALL_HOUR: Final = 7  # the last part of the close of day
PHASES: Final = (
    "setup",
    "queue_up",
    "delivery",
    "jumping",
    "opening",
    "market",
    "close",
    "recall",
)


@final
class Calendar:
    def __init__(self, phase: int, days: int, first: Seat, turn: Seat, last_day: bool) -> None:
        self.phase = phase
        self.days = days  # days gone by since the first Monday
        self.first = first  # who has the first-player marker
        self.turn = turn  # whose turn it is in the phases that go round the table
        self.last_day = last_day  # KOL-END-3: everything is sold out

    def copy(self) -> "Calendar":
        return Calendar(self.phase, self.days, self.first, self.turn, self.last_day)

    def facts(self) -> list[object]:
        """All but `last_day`, which stands with the bargaining in a position's facts."""
        return [PHASES[self.phase], self.days, self.first, self.turn]

    def weekday(self) -> int:
        """0 is Monday."""
        return self.days % DAYS

    def week(self) -> int:
        return self.days // DAYS


def calendar_in(v: SquareView) -> Calendar:
    return Calendar(phase=v.phase, days=v.days, first=v.first, turn=v.turn, last_day=v.last_day)
