"""The places of one trip, each with its equation: the turns from here to the end of the game.

`turns` holds a number for every (hand of HOLD cards, space), at `trip.at(hand, space)`.
Settling a place brings its numbers in line with all the others and says how much that changed.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from kartki.bots.ration_board.holds import CHANCES, KEPT, MAPS, STICKERS, Holds
from kartki.bots.ration_board.linear import Matrix, Vector, inverse, times
from kartki.bots.ration_board.lone_car import CarAfter, LoneCar
from kartki.bots.ration_board.odds import AT_LEAST, FALLS, TOTAL
from kartki.games.ration_board.actions import HIGHEST_CALL, LOWEST_CALL
from kartki.games.ration_board.cards import SECOND_CHANCE
from kartki.games.ration_board.parts import MOST_DICE

Row = list[tuple[float, int]]  # how likely, and where in `turns`


@final
class Trip:
    """The road with so many ration cards granted."""

    def __init__(self, lone_car: LoneCar, holds: Holds, granted: int) -> None:
        self.lone_car: Final = lone_car
        self.box: Final = lone_car.box
        self.holds: Final = holds
        self.granted: Final = granted
        self.goal: Final = self.box.goal(granted)
        self.last: Final = granted == len(self.box.windows)
        self.width: Final = lone_car.done + 1

    def at(self, hand: int, space: int) -> int:
        return hand * self.width + space

    def then(self, hand: int, after: CarAfter) -> int:
        """Where in `turns` a car with this hand goes on."""
        return self.at(self.holds.changed(hand, after.changed), after.space)

    def roll(self, hand: int, here: int) -> Row:
        """Two dice, driven in full."""
        cards = self.lone_car.samples(self.drivers_cards(hand))
        return [
            (share, self.then(hand, self.lone_car.rolls(self.granted, here, cards, 0, total)))
            for total, share in enumerate(TOTAL)
            if share
        ]

    def drivers_cards(self, hand: int) -> list[int]:
        """How many cards of each kind matter to a drive: second chances never do."""
        counts = self.holds.hands[hand]
        return [0, counts[MAPS], min(counts[STICKERS], 1)]


class Place(ABC):
    @abstractmethod
    def settle(self, turns: Vector, hand: int) -> float:
        """Bring this place up to date for one hand; how much did it change?"""


@final
class Blue(Place):
    """RAT-BLU: roll and drive."""

    def __init__(self, trip: Trip, here: int) -> None:
        hands = range(len(trip.holds.hands))
        self._rows: Final = [trip.roll(hand, here) for hand in hands]
        self._at: Final = [trip.at(hand, here) for hand in hands]

    def settle(self, turns: Vector, hand: int) -> float:
        return put(turns, self._at[hand], 1 + mean(turns, self._rows[hand]))


@final
class Red(Place):
    """RAT-RED: the best call; with a sticker, the full roll (RAT-REL-18)."""

    def __init__(self, trip: Trip, here: int) -> None:
        holds = trip.holds
        hands = range(len(holds.hands))
        self._at: Final = [trip.at(hand, here) for hand in hands]
        self._sticker: Final = [holds.hands[hand][STICKERS] > 0 for hand in hands]
        self._rows: Final = [
            trip.roll(hand, here) if self._sticker[hand] else calls(trip, hand, here)
            for hand in hands
        ]

    def settle(self, turns: Vector, hand: int) -> float:
        """Who rolls too low stays and calls the same again: 1/p turns, then onwards."""
        if self._sticker[hand]:
            best = 1 + mean(turns, self._rows[hand])
        else:
            best = min([1 / share + turns[to] for share, to in self._rows[hand]])
        return put(turns, self._at[hand], best)


def calls(trip: Trip, hand: int, here: int) -> Row:
    """For each call from 1 to 12 the chance of driving it, and where that ends."""
    lone_car = trip.lone_car
    cards = lone_car.samples(trip.drivers_cards(hand))
    return [
        (
            AT_LEAST[call],
            trip.then(hand, lone_car.rolls(trip.granted, here, cards, call, MOST_DICE)),
        )
        for call in range(LOWEST_CALL, HIGHEST_CALL + 1)
    ]


@final
class AtTheBoard(Place):
    """RAT-APP: roll until approved; `granted` are the turns from the Exit, by hand."""

    def __init__(self, trip: Trip, granted: Vector) -> None:
        chances = [n for n, card in enumerate(trip.box.cards) if card.effect == SECOND_CHANCE]
        self._granted: Final = granted
        self._approved: Final = approved(trip, [])
        # if second chances differ, one counts as much as they do on average
        helped = [approved(trip, [card]) - self._approved for card in chances]
        self._rescued: Final = sum(helped) / max(len(helped), 1)
        hands = range(len(trip.holds.hands))
        self._at: Final = [trip.at(hand, trip.goal) for hand in hands]
        self._fewer: Final = trip.holds.fewer[CHANCES]

    def settle(self, turns: Vector, hand: int) -> float:
        at_once, fewer = self._approved, self._fewer[hand]
        if fewer == hand:
            return put(turns, self._at[hand], 1 / at_once + self._granted[hand])
        again = 1 - at_once - self._rescued
        best = 1 + at_once * self._granted[hand] + self._rescued * self._granted[fewer]
        return put(turns, self._at[hand], best + again * turns[self._at[fewer]])


def approved(trip: Trip, cards: list[int]) -> float:
    """How likely a roll gets the ration card with these cards before the player."""
    lone_car, granted = trip.lone_car, trip.granted
    rolled = [lone_car.falls(granted, trip.goal, cards, 0, *fall) for fall in FALLS]
    return len([after for after in rolled if after.space == trip.box.exit]) / 36


@final
class Draws:
    """How likely one card of the full pack does what to a car on this space."""

    def __init__(self, trip: Trip, here: int, maps: int) -> None:
        self.here: Final = here
        self.to: Final[list[tuple[float, CarAfter]]] = []  # the car is carried to another space
        self.kept: Final = [0.0] * len(KEPT)  # a card of this kind is laid before the player
        self.missed = 0.0  # a turn will be missed, and another card is drawn
        self.toll = 0.0  # turns that the way out costs on average
        pack = trip.box.pack
        cards = trip.lone_car.samples([0, maps, 0])
        for card in sorted(set(pack)):
            share = pack.count(card) / len(pack)
            self._add(trip.lone_car.draws(trip.granted, here, cards, card), share)

    def _add(self, after: CarAfter, share: float) -> None:
        if 1 in after.changed:
            self.kept[after.changed.index(1)] += share
        elif after.space == self.here:
            self.missed += share * after.misses
        else:
            self.to.append((share, after))
            self.toll += share * (after.misses - after.extra)

    def share(self, space: int) -> float:
        return sum([p for p, after in self.to if after.space == space])


@final
class Area(Place):
    """RAT-REL: a wooded or stormy stretch, as linear equations; a card is about to be drawn."""

    def __init__(self, trip: Trip, spaces: list[int]) -> None:
        holds = trip.holds
        hands = range(len(holds.hands))
        self._spaces: Final = spaces
        # one for each number of road maps held: they lead past the next area (RAT-REL-17)
        draws = [
            [Draws(trip, space, maps) for space in spaces] for maps in range(holds.most[MAPS] + 1)
        ]
        self._draws: Final = draws[0]
        self._at: Final = [[trip.at(hand, space) for space in spaces] for hand in hands]
        self._rows: Final = [
            [self._row(trip, hand, draw) for draw in draws[holds.hands[hand][MAPS]]]
            for hand in hands
        ]
        full = [holds.full(hand) for hand in hands]
        solved = {which: inverse(self._equations(which)) for which in full}
        self._solved: Final = [solved[which] for which in full]
        self._tolls: Final = self._count_tolls(trip)

    def settle(self, turns: Vector, hand: int) -> float:
        sums = [
            toll + mean(turns, row) for toll, row in zip(self._tolls, self._rows[hand], strict=True)
        ]
        found = times(self._solved[hand], sums)
        return max([put(turns, at, n) for at, n in zip(self._at[hand], found, strict=True)])

    def _row(self, trip: Trip, hand: int, draw: Draws) -> Row:
        """The draws that take the car out, or on to the same space with a card more."""
        out = [
            (p, trip.then(hand, after)) for p, after in draw.to if after.space not in self._spaces
        ]
        for kind, p in enumerate(draw.kept):
            more = trip.holds.more[kind][hand]
            if p and more != hand:
                out.append((p, trip.at(more, draw.here)))
        return out

    def _equations(self, full: tuple[bool, ...]) -> Matrix:
        """The draws that leave the car in this area with the same hand."""
        draw = self._draws[0]
        again = draw.missed + sum([draw.kept[kind] for kind in range(len(KEPT)) if full[kind]])
        size = range(len(self._spaces))
        return [
            [(1 - again) * (i == j) - self._draws[i].share(self._spaces[j]) for j in size]
            for i in size
        ]

    def _count_tolls(self, trip: Trip) -> Vector:
        """Turns lost and won; one to be missed after the last homecoming is no turn at all."""
        home = [draw.share(trip.lone_car.done) for draw in self._draws]
        finish = times(inverse(self._equations((True,) * len(KEPT))), home)
        return [
            draw.toll + draw.missed * (1 - finish[i] * trip.last)
            for i, draw in enumerate(self._draws)
        ]


def mean(turns: Vector, row: Row) -> float:
    return sum([share * turns[to] for share, to in row])


def put(turns: Vector, at: int, value: float) -> float:
    change = abs(turns[at] - value)
    turns[at] = value
    return change
