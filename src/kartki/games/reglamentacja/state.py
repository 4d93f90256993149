"""One position of Reglamentacja, put together from its parts (`shop/`)."""

from typing import Any, Final, final

from kartki.core.play import Seat, State, Step
from kartki.games.reglamentacja.parts import Box
from kartki.games.reglamentacja.shop.counter import Counter
from kartki.games.reglamentacja.shop.guests import Guests
from kartki.games.reglamentacja.shop.market import Market
from kartki.games.reglamentacja.shop.queue import Queue
from kartki.games.reglamentacja.shop.stamps import RationStamps
from kartki.games.reglamentacja.shop.top import Top

# where the game is; REG's chapters in their order
SETUP: Final = 0
ALLOCATION: Final = 1
SHOPPING: Final = 2
REFILL: Final = 3
FINAL: Final = 4
LAST_SHOPPING: Final = 5
PHASES: Final = ("setup", "allocation", "shopping", "refill", "final", "last_shopping")


@final
class HouseRules:
    """The options of a table."""

    def __init__(self, live: bool, without_meal: bool) -> None:
        self.live: Final = live  # REG-TOP-2: a clock; else beats, REG-TOP-3
        self.without_meal: Final = without_meal  # REG-SET-3


@final
class Shop(State):
    """Everything on the table."""

    def __init__(
        self,
        *,
        steps: list[Step[Any]],
        box: Box,
        house: HouseRules,
        phase: int,
        active: Seat,
        queue: Queue,
        counter: Counter,
        stamps: RationStamps,
        guests: Guests,
        top: Top,
        market: Market,
    ) -> None:
        super().__init__(len(stamps.hands), steps, 0)
        self.box: Final = box
        self.house: Final = house
        self.phase = phase
        self.active = active  # who holds the top
        self.queue: Final = queue
        self.counter: Final = counter
        self.stamps: Final = stamps
        self.guests: Final = guests
        self.top: Final = top
        self.market: Final = market

    def copy(self) -> "Shop":
        twin = Shop(
            steps=self.steps.copy(),
            box=self.box,
            house=self.house,
            phase=self.phase,
            active=self.active,
            queue=self.queue.copy(),
            counter=self.counter.copy(),
            stamps=self.stamps.copy(),
            guests=self.guests.copy(),
            top=self.top.copy(),
            market=self.market.copy(),
        )
        twin.rounds = self.rounds
        twin.outcome = self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        market = self.market
        return {
            "box": self.box.edition,
            "house": [self.house.live, self.house.without_meal],
            "steps": [step.facts() for step in self.steps],
            "hour": [PHASES[self.phase], self.rounds, self.active],
            "queue": self.queue.facts(),
            **self.counter.facts(self.box),
            **self.stamps.facts(),
            **self.guests.facts(),
            **self.top.facts(),
            "trading": [market.turn, market.quiet, market.offers_made, self.queue.place],
            **market.facts(),
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }

    def from_active(self) -> list[Seat]:
        """The seats clockwise from the one who holds the top."""
        return [(self.active + i) % self.players for i in range(self.players)]

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.players

    def is_final(self) -> bool:
        return self.phase >= FINAL
