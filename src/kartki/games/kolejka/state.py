"""One position of Kolejka, put together from its parts (`square/`)."""

from typing import Any, Final, final

from kartki.core.play import Seat, State, Step
from kartki.games.kolejka.parts import MARKET, QUEUES, SHOPS, Box
from kartki.games.kolejka.seen import Numbers
from kartki.games.kolejka.square.calendar import Calendar
from kartki.games.kolejka.square.deliveries import Deliveries
from kartki.games.kolejka.square.jumping import Jumping
from kartki.games.kolejka.square.market import Market
from kartki.games.kolejka.square.opening import Opening
from kartki.games.kolejka.square.players import Player, players_facts
from kartki.games.kolejka.square.shops import Shop, shops_facts

NO_LIST: Final = [0] * len(SHOPS)  # nothing is wanted yet


@final
class HouseRules:
    """The options of a table."""

    def __init__(self, random_stalls: bool, only_played: bool) -> None:
        self.random_stalls: Final = random_stalls  # KOL-SET-2
        self.only_played: Final = only_played  # KOL-SAT-2


@final
class Square(State):
    """Everything on the table."""

    def __init__(
        self,
        steps: list[Step[Any]],
        box: Box,
        house: HouseRules,
        calendar: Calendar,
        shops: list[Shop],
        market: Market,
        seats: list[Player],
        deliveries: Deliveries,
        jumping: Jumping,
        opening: Opening,
    ) -> None:
        super().__init__(len(seats), steps, calendar.days + 1)
        self.box: Final = box
        self.house: Final = house
        self.calendar: Final = calendar
        self.shops: Final = shops
        self.market: Final = market
        self.seats: Final = seats  # what each player has
        self.deliveries: Final = deliveries
        self.jumping: Final = jumping
        self.opening = opening

    def copy(self) -> "Square":
        twin = Square(
            self.steps.copy(),
            self.box,
            self.house,
            self.calendar.copy(),
            self.shops.copy(),
            self.market.copy(),
            [player.copy() for player in self.seats],
            self.deliveries.copy(),
            self.jumping.copy(),
            self.opening.copy(),
        )
        twin.rounds = self.rounds
        twin.outcome = self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        return {
            "box": self.box.edition,
            "house": [self.house.random_stalls, self.house.only_played],
            "steps": [step.facts() for step in self.steps],
            "hour": [*self.calendar.facts(), self.rounds],
            "queues": {QUEUES[i]: list(queue) for i, queue in enumerate(self.queues())},
            **shops_facts(self.shops),
            "market": self.market.facts(),
            **players_facts(self.seats),
            **self.deliveries.facts(),
            "jumping": self.jumping.facts(),
            "opening": self.opening.facts(),
            "bargain": [*self.market.bargain_facts(), self.calendar.last_day],
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }

    def queues(self) -> list[Numbers]:
        """Those of the five shops, and the market's."""
        return [*[shop.queue for shop in self.shops], self.market.queue]

    def queue(self, number: int) -> Numbers:
        return self.market.queue if number == MARKET else self.shops[number].queue

    def set_queue(self, number: int, queue: Numbers) -> None:
        if number == MARKET:
            self.market.queue = queue
        else:
            self.shops[number] = self.shops[number].with_queue(queue)

    def from_first(self) -> list[Seat]:
        """The seats clockwise from the first player."""
        first = self.calendar.first
        return [(first + i) % self.players for i in range(self.players)]

    def somebody_holds_cards(self) -> bool:
        for player in self.seats:
            if player.hand:
                return True
        return False

    def somebody_is_at_home(self) -> bool:
        for player in self.seats:
            if player.home:
                return True
        return False

    def has_everything(self, seat: Seat) -> bool:
        """Everything that the list asks for; asked after every wave."""
        owned, wanted = self.seats[seat].goods, self.wanted(seat)
        for shop in range(MARKET):
            if owned[shop] < wanted[shop]:
                return False
        return True

    def missing(self, seat: Seat) -> int:
        """How many goods of the list are still to be had."""
        lacks = 0
        owned = self.seats[seat].goods
        for shop, wanted in enumerate(self.wanted(seat)):
            if owned[shop] < wanted:
                lacks += wanted - owned[shop]
        return lacks

    def wanted(self, seat: Seat) -> list[int]:
        """By shop; nothing as long as no list is drawn."""
        number = self.seats[seat].list_number
        return self.box.lists[number] if number >= 0 else NO_LIST

    def surplus(self, seat: Seat) -> int:
        """KOL-END-4: goods that the list does not ask for, whatever their shop."""
        beyond = 0
        owned = self.seats[seat].goods
        for shop, wanted in enumerate(self.wanted(seat)):
            if owned[shop] > wanted:
                beyond += owned[shop] - wanted
        return beyond
