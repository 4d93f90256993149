"""One position of Ration Board: cars, ration cards, HOLD cards, the pack, whose turn it is."""

from typing import Any, Final, final

from kartki.core.play import Seat, State, Step
from kartki.games.ration_board.parts import HOME, OFF, Box


@final
class HouseRules:
    """The options of a table."""

    def __init__(self, remind: bool, stop_at_home: bool, places: bool) -> None:
        self.remind: Final = remind  # RAT-RED-4: refuse a roll without a call
        self.stop_at_home: Final = stop_at_home  # RAT-BLU-2: nothing is driven past Home
        self.places: Final = places  # RAT-END-2: play on for places


@final
class Road(State):
    def __init__(
        self,
        players: int,
        steps: list[Step[Any]],
        rounds: int,
        box: Box,
        house: HouseRules,
        cars: list[int],
        granted: list[int],
        holds: list[list[int]],
        pack: list[int],
        under: list[int],
        turn: Seat,
        regular: Seat,
        starter: Seat,
        extras: list[Seat],
        called: int,
        contest: list[Seat],
        rolled: list[int],
        finished: list[Seat],
    ) -> None:
        super().__init__(players, steps, rounds)
        self.box: Final = box
        self.house: Final = house
        self.cars: Final = cars  # the space of each car
        self.granted: Final = granted  # how many ration cards each player has, in trip order
        self.holds: Final = holds  # the HOLD cards before each player, oldest first
        self.pack = pack  # the cards still to come in this round of the pack, in card order
        self.under: Final = under  # the cards put under the pack, in that order
        self.turn = turn  # who plays now
        self.regular = regular  # whose turn it is in the order round the table
        self.starter = starter  # who had the first turn of the game
        self.extras: Final = extras  # who has won an extra turn, in the order of winning
        self.called = called  # the number called this turn, 0 if none
        self.contest = contest  # who rolls for the start
        self.rolled = rolled  # what they have rolled so far
        self.finished: Final = finished  # who is Home with all cards, in that order

    def copy(self) -> "Road":
        twin = Road(
            self.players,
            self.steps.copy(),
            self.rounds,
            self.box,
            self.house,
            self.cars.copy(),
            self.granted.copy(),
            [held.copy() for held in self.holds],
            self.pack.copy(),
            self.under.copy(),
            self.turn,
            self.regular,
            self.starter,
            self.extras.copy(),
            self.called,
            self.contest.copy(),
            self.rolled.copy(),
            self.finished.copy(),
        )
        twin.outcome = self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        box = self.box
        return {
            "box": box.edition,
            "house": [self.house.remind, self.house.stop_at_home, self.house.places],
            "steps": [step.facts() for step in self.steps],
            "rounds": self.rounds,
            "cars": [box.name(space) for space in self.cars],
            "granted": list(self.granted),
            "holds": [[box.cards[card].id for card in held] for held in self.holds],
            "pack": [box.cards[card].id for card in self.pack],
            "under": [box.cards[card].id for card in self.under],
            "turns": [self.turn, self.regular, self.starter, list(self.extras)],
            "called": self.called,
            "contest": [list(self.contest), list(self.rolled)],
            "finished": list(self.finished),
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }

    def on_the_road(self, seat: Seat) -> bool:
        return self.cars[seat] != OFF

    def upcoming(self) -> list[Seat]:
        """The seats in the order in which their turns come next, the present one last."""
        circle = [(self.regular + 1 + i) % self.players for i in range(self.players)]
        waiting = [seat for seat in circle if seat not in self.extras]
        return [*self.extras, *waiting]


def at_home(players: int, steps: list[Step[Any]], box: Box, house: HouseRules) -> Road:
    """RAT-SET-1: every car at Home, the release cards in a pack that has no order yet."""
    return Road(
        players,
        steps,
        0,
        box,
        house,
        cars=[HOME] * players,
        granted=[0] * players,
        holds=[[] for _ in range(players)],
        pack=box.pack.copy(),
        under=[],
        turn=0,
        regular=0,
        starter=0,
        extras=[],
        called=0,
        contest=list(range(players)),
        rolled=[],
        finished=[],
    )
