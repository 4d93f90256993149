"""One position of Ration Board, in the parts that lie on a table: cars, pack, turns.

Each part copies itself, tells its facts for the fingerprint and its share of a view.
"""

from typing import Any, Final, final

from kartki.core.play import Seat, State, Step
from kartki.games.ration_board.parts import HOME, OFF, Box
from kartki.games.ration_board.seen import CarView


@final
class HouseRules:
    """The options of a table."""

    def __init__(self, *, remind: bool, stop_at_home: bool, places: bool) -> None:
        self.remind: Final = remind  # RAT-RED-4: refuse a roll without a call
        self.stop_at_home: Final = stop_at_home  # RAT-BLU-2: nothing is driven past Home
        self.places: Final = places  # RAT-END-2: play on for places

    def facts(self) -> dict[str, object]:
        return {"house": [self.remind, self.stop_at_home, self.places]}

    def view(self) -> dict[str, Any]:
        return {
            "remind": self.remind,
            "stop_at_home": self.stop_at_home,
            "places": self.places,
        }


@final
class Car:
    """One player's car, and the cards before that player."""

    def __init__(self, *, space: int, granted: int, holds: list[int]) -> None:
        self.space = space
        self.granted = granted  # how many ration cards, in trip order
        self.holds: Final = holds  # the HOLD cards, oldest first

    def copy(self) -> "Car":
        return Car(space=self.space, granted=self.granted, holds=self.holds.copy())

    def view(self, box: Box) -> CarView:
        held = tuple([box.card_ids[card] for card in self.holds])
        return CarView(box.name(self.space), self.granted, held)


def car_facts(cars: list[Car], box: Box) -> dict[str, object]:
    return {
        "cars": [box.name(car.space) for car in cars],
        "granted": [car.granted for car in cars],
        "holds": [[box.card_ids[card] for card in car.holds] for car in cars],
    }


@final
class Pack:
    """The release cards. They have no order until one is drawn."""

    def __init__(self, *, to_come: list[int], under: list[int]) -> None:
        self.to_come = to_come  # in this round of the pack, in card order
        self.under: Final = under  # the cards put under the pack, in that order

    def shuffle(self) -> None:
        """RAT-REL-4: what lay under the pack is to come again; the order is nobody's to know."""
        self.to_come = sorted(self.under)
        self.under.clear()

    def copy(self) -> "Pack":
        return Pack(to_come=self.to_come.copy(), under=self.under.copy())

    def facts(self, box: Box) -> dict[str, object]:
        return {
            "pack": [box.card_ids[card] for card in self.to_come],
            "under": [box.card_ids[card] for card in self.under],
        }

    def view(self, box: Box) -> dict[str, Any]:
        return {
            "pack": tuple([box.card_ids[card] for card in self.to_come]),
            "under": tuple([box.card_ids[card] for card in self.under]),
        }


@final
class Turns:
    """Whose turn it is, and whose comes next."""

    def __init__(
        self, *, now: Seat, regular: Seat, starter: Seat, extras: list[Seat], called: int
    ) -> None:
        self.now = now  # who plays now
        self.regular = regular  # whose turn it is in the order round the table
        self.starter = starter  # who had the first turn of the game
        self.extras: Final = extras  # who has won an extra turn, in the order of winning
        self.called = called  # the number called this turn, 0 if none

    def copy(self) -> "Turns":
        return Turns(
            now=self.now,
            regular=self.regular,
            starter=self.starter,
            extras=self.extras.copy(),
            called=self.called,
        )

    def facts(self) -> dict[str, object]:
        return {
            "turns": [self.now, self.regular, self.starter, list(self.extras)],
            "called": self.called,
        }

    def view(self) -> dict[str, Any]:
        return {
            "turn": self.now,
            "regular": self.regular,
            "starter": self.starter,
            "extras": tuple(self.extras),
            "called": self.called,
        }

    def upcoming(self, players: int) -> list[Seat]:
        """The seats in the order in which their turns come next, the present one last."""
        circle = [(self.regular + 1 + i) % players for i in range(players)]
        waiting = [seat for seat in circle if seat not in self.extras]
        return [*self.extras, *waiting]


@final
class Contest:
    """RAT-SET-2: the rolls for the first turn."""

    def __init__(self, *, seats: list[Seat], rolled: list[int]) -> None:
        self.seats = seats  # who rolls for it; nobody once it is decided
        self.rolled = rolled  # what they have rolled so far

    def roller(self) -> Seat:
        return self.seats[len(self.rolled)]

    def copy(self) -> "Contest":
        return Contest(seats=self.seats.copy(), rolled=self.rolled.copy())

    def facts(self) -> dict[str, object]:
        return {"contest": [list(self.seats), list(self.rolled)]}

    def view(self) -> dict[str, Any]:
        return {"contest": tuple(self.seats), "rolled": tuple(self.rolled)}


@final
class Road(State):
    def __init__(
        self,
        *,
        players: int,
        steps: list[Step[Any]],
        rounds: int,
        box: Box,
        house: HouseRules,
        cars: list[Car],
        pack: Pack,
        turns: Turns,
        contest: Contest,
        finished: list[Seat],
    ) -> None:
        super().__init__(players, steps, rounds)
        self.box: Final = box
        self.house: Final = house
        self.cars: Final = cars
        self.pack: Final = pack
        self.turns: Final = turns
        self.contest: Final = contest
        self.finished: Final = finished  # who is Home with all cards, in that order

    def copy(self) -> "Road":
        twin = Road(
            players=self.players,
            steps=self.steps.copy(),
            rounds=self.rounds,
            box=self.box,
            house=self.house,
            cars=[car.copy() for car in self.cars],
            pack=self.pack.copy(),
            turns=self.turns.copy(),
            contest=self.contest.copy(),
            finished=self.finished.copy(),
        )
        twin.outcome = self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        return {
            "box": self.box.edition,
            "steps": [step.facts() for step in self.steps],
            "rounds": self.rounds,
            "finished": list(self.finished),
            "outcome": None if self.outcome is None else self.outcome.facts(),
            **self.house.facts(),
            **car_facts(self.cars, self.box),
            **self.pack.facts(self.box),
            **self.turns.facts(),
            **self.contest.facts(),
        }

    def on_the_road(self, seat: Seat) -> bool:
        return self.cars[seat].space != OFF


def at_home(players: int, steps: list[Step[Any]], box: Box, house: HouseRules) -> Road:
    """RAT-SET-1: every car at Home, the release cards in a pack that has no order yet."""
    return Road(
        players=players,
        steps=steps,
        rounds=0,
        box=box,
        house=house,
        cars=[Car(space=HOME, granted=0, holds=[]) for _ in range(players)],
        pack=Pack(to_come=box.pack.copy(), under=[]),
        turns=Turns(now=0, regular=0, starter=0, extras=[], called=0),
        contest=Contest(seats=list(range(players)), rolled=[]),
        finished=[],
    )
