"""One position of Kolejka: queues, shops, trucks, stalls, hands, goods, and the hour of the day."""

from typing import Any, Final, final

from kartki.core.deck import Deck
from kartki.core.play import Seat, State, Step
from kartki.games.kolejka.parts import DAYS, QUEUES, SHOPS, Box, delivery_name

# the hour of the day: the six phases (the last in two parts), and the set-up before them
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
        players: int,
        steps: list[Step[Any]],
        box: Box,
        house: HouseRules,
        phase: int,
        days: int,
        first: Seat,
        turn: Seat,
        queues: list[list[int]],
        shops: list[list[int]],
        trucks: list[int],
        stalls: list[int],
        stall_order: list[int],
        trader: int,
        closed: list[bool],
        delivered: list[bool],
        lists: list[int],
        goods: list[list[int]],
        home: list[int],
        hands: list[list[int]],
        piles: list[Deck],
        played: list[list[int]],
        deck: Deck,
        today: list[int],
        bin: list[int],
        jump_round: int,
        passed: list[bool],
        lines: list[list[int]],
        wave: int,
        buyers: list[tuple[Seat, int]],
        place: int,
        exchanged: bool,
        last_day: bool,
    ) -> None:
        super().__init__(players, steps, days + 1)
        self.box: Final = box
        self.house: Final = house
        self.phase = phase
        self.days = days  # days gone by since the first Monday
        self.first = first  # who has the first-player marker
        self.turn = turn  # whose turn it is in the phases that go round the table
        self.queues: Final = queues  # from the front; five shops and the market
        self.shops: Final = shops  # open goods in each shop, the last laid on top
        self.trucks: Final = trucks
        self.stalls: Final = stalls  # goods at the market, by shop
        self.stall_order = stall_order  # the shops in the order of their stalls
        self.trader = trader  # the stall at which the trader stands
        self.closed: Final = closed  # for stocktaking, today
        self.delivered: Final = delivered  # which shops got goods from a truck today
        self.lists: Final = lists  # the list of each player, as its place in the box; -1 not drawn
        self.goods: Final = goods  # what each player owns, by shop
        self.home: Final = home  # pawns at home
        self.hands: Final = hands
        self.piles: Final = piles
        self.played: Final = played  # queue cards that lie open until Saturday
        self.deck = deck  # delivery cards to come
        self.today: Final = today  # delivery cards turned up today
        self.bin: Final = bin
        self.jump_round = jump_round
        self.passed: Final = passed
        self.lines = lines  # the queues as they stood at opening
        self.wave = wave
        self.buyers: Final = buyers  # who still has to choose in this wave, and at which shop
        self.place = place  # the place in the market's queue whose pawn acts now
        self.exchanged = exchanged  # has that pawn exchanged something?
        self.last_day = last_day  # KOL-END-3: everything is sold out

    def copy(self) -> "Square":
        twin = Square(
            self.players,
            self.steps.copy(),
            self.box,
            self.house,
            self.phase,
            self.days,
            self.first,
            self.turn,
            [queue.copy() for queue in self.queues],
            [pile.copy() for pile in self.shops],
            self.trucks.copy(),
            self.stalls.copy(),
            self.stall_order,
            self.trader,
            self.closed.copy(),
            self.delivered.copy(),
            self.lists.copy(),
            [owned.copy() for owned in self.goods],
            self.home.copy(),
            [hand.copy() for hand in self.hands],
            [pile.copy() for pile in self.piles],
            [cards.copy() for cards in self.played],
            self.deck.copy(),
            self.today.copy(),
            self.bin.copy(),
            self.jump_round,
            self.passed.copy(),
            self.lines,
            self.wave,
            self.buyers.copy(),
            self.place,
            self.exchanged,
            self.last_day,
        )
        twin.rounds = self.rounds
        twin.outcome = self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        return {
            "box": self.box.edition,
            "house": [self.house.random_stalls, self.house.only_played],
            "steps": [step.facts() for step in self.steps],
            "hour": [PHASES[self.phase], self.days, self.first, self.turn, self.rounds],
            "queues": {QUEUES[i]: list(queue) for i, queue in enumerate(self.queues)},
            "shops": {SHOPS[i]: [SHOPS[g] for g in pile] for i, pile in enumerate(self.shops)},
            "trucks": list(self.trucks),
            "market": [list(self.stalls), list(self.stall_order), self.trader],
            "closed": list(self.closed),
            "delivered": list(self.delivered),
            "lists": list(self.lists),
            "goods": [list(owned) for owned in self.goods],
            "home": list(self.home),
            "hands": [list(hand) for hand in self.hands],
            "piles": [pile.facts() for pile in self.piles],
            "played": [sorted(cards) for cards in self.played],
            "deck": self.deck.facts(),
            "today": [delivery_name(card) for card in self.today],
            "bin": sorted(delivery_name(card) for card in self.bin),
            "jumping": [self.jump_round, list(self.passed)],
            "opening": [
                self.wave,
                [list(line) for line in self.lines],
                [list(b) for b in self.buyers],
            ],
            "bargain": [self.place, self.exchanged, self.last_day],
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }

    def weekday(self) -> int:
        """0 is Monday."""
        return self.days % DAYS

    def week(self) -> int:
        return self.days // DAYS

    def from_first(self) -> list[Seat]:
        """The seats clockwise from the first player."""
        return [(self.first + i) % self.players for i in range(self.players)]

    def missing(self, seat: Seat) -> int:
        """How many goods of the list are still to be had."""
        owned = self.goods[seat]
        return sum([max(wanted - owned[shop], 0) for shop, wanted in enumerate(self.wanted(seat))])

    def wanted(self, seat: Seat) -> list[int]:
        return self.box.lists[self.lists[seat]]

    def surplus(self, seat: Seat) -> int:
        """KOL-END-4: goods that the list does not ask for, whatever their shop."""
        owned = self.goods[seat]
        return sum([max(owned[shop] - wanted, 0) for shop, wanted in enumerate(self.wanted(seat))])
