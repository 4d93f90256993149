"""The places of one trip, each with its equation: the turns from here to the end of the game.

`turns` holds a number for every (hand of HOLD cards, space), at `trip.at(hand, space)`.
Settling a place brings its numbers in line with all the others and says how much that changed.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from kartki.bots.ration_board.holds import CHANCES, KEPT, MAPS, STICKERS, Holds
from kartki.bots.ration_board.linear import Matrix, Vector, inverse, times
from kartki.bots.ration_board.odds import AT_LEAST, TOTAL, approved, rescued
from kartki.bots.ration_board.woods import Draws, clear_ahead, driven_to, home_with
from kartki.games.ration_board.actions import HIGHEST_CALL, LOWEST_CALL
from kartki.games.ration_board.cards import SECOND_CHANCE
from kartki.games.ration_board.parts import MOST_DICE, SHORT_CUT, Box

Row = list[tuple[float, int]]  # how likely, and where in `turns`


@final
class Trip:
    """The road with so many ration cards granted."""

    def __init__(self, box: Box, holds: Holds, granted: int) -> None:
        self.box: Final = box
        self.holds: Final = holds
        self.granted: Final = granted
        self.goal: Final = box.goal(granted)
        self.last: Final = granted == len(box.windows)
        self.width: Final = home_with(box, MOST_DICE + 1)

    def at(self, hand: int, space: int) -> int:
        return hand * self.width + space

    def stop(self, hand: int, space: int) -> int:
        """Where a car that stops here ends up: RAT-SHC-1, and RAT-REL-17 with a road map."""
        box = self.box
        if space >= len(box.ids):
            return self.at(hand, space)
        if box.kinds[space] == SHORT_CUT:
            space = box.leads[space]
        if box.areas[space] and self.holds.hands[hand][MAPS]:
            ahead = clear_ahead(box, space, self.goal)
            return self.stop(self.holds.fewer[MAPS][hand], ahead)
        return self.at(hand, space)

    def roll(self, hand: int, here: int) -> Row:
        """Two dice, driven in full."""
        return [
            (share, self.stop(hand, driven_to(self.box, here, total, self.goal)))
            for total, share in enumerate(TOTAL)
            if share
        ]


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
        self._rows: Final = [trip.roll(holds.fewer[STICKERS][hand], here) for hand in hands]
        self._calls: Final = [calls(trip, hand, here) for hand in hands]

    def settle(self, turns: Vector, hand: int) -> float:
        """Who rolls too low stays and calls the same again: 1/p turns, then onwards."""
        if self._sticker[hand]:
            best = 1 + mean(turns, self._rows[hand])
        else:
            best = min([1 / share + turns[to] for share, to in self._calls[hand]])
        return put(turns, self._at[hand], best)


def calls(trip: Trip, hand: int, here: int) -> Row:
    """For each call from 1 to 12 the chance of driving it, and where that ends."""
    return [
        (AT_LEAST[call], trip.stop(hand, driven_to(trip.box, here, call, trip.goal)))
        for call in range(LOWEST_CALL, HIGHEST_CALL + 1)
    ]


@final
class AtTheBoard(Place):
    """RAT-APP: roll until approved; `granted` are the turns from the Exit, by hand."""

    def __init__(self, trip: Trip, granted: Vector) -> None:
        box, holds = trip.box, trip.holds
        window = box.windows[trip.granted]
        amounts = [card.amount for card in box.cards if card.effect == SECOND_CHANCE]
        self._granted: Final = granted
        self._approved: Final = approved(window)
        # if second chances differ, one counts as much as they do on average
        self._rescued: Final = sum([rescued(window, n) for n in amounts]) / max(len(amounts), 1)
        self._at: Final = [trip.at(hand, trip.goal) for hand in range(len(holds.hands))]
        self._fewer: Final = holds.fewer[CHANCES]

    def settle(self, turns: Vector, hand: int) -> float:
        at_once, fewer = self._approved, self._fewer[hand]
        if fewer == hand:
            return put(turns, self._at[hand], 1 / at_once + self._granted[hand])
        again = 1 - at_once - self._rescued
        best = 1 + at_once * self._granted[hand] + self._rescued * self._granted[fewer]
        return put(turns, self._at[hand], best + again * turns[self._at[fewer]])


@final
class Area(Place):
    """RAT-REL: a wooded or stormy stretch, as linear equations; a card is about to be drawn."""

    def __init__(self, trip: Trip, spaces: list[int]) -> None:
        hands = range(len(trip.holds.hands))
        self._spaces: Final = spaces
        self._draws: Final = [Draws(trip.box, space, trip.goal) for space in spaces]
        self._at: Final = [[trip.at(hand, space) for space in spaces] for hand in hands]
        self._rows: Final = [
            [self._row(trip, hand, i) for i in range(len(spaces))] for hand in hands
        ]
        full = [trip.holds.full(hand) for hand in hands]
        solved = {which: inverse(self._equations(which)) for which in full}
        self._solved: Final = [solved[which] for which in full]
        self._tolls: Final = self._count_tolls(len(trip.box.ids), trip.last)

    def settle(self, turns: Vector, hand: int) -> float:
        sums = [
            toll + mean(turns, row) for toll, row in zip(self._tolls, self._rows[hand], strict=True)
        ]
        found = times(self._solved[hand], sums)
        return max([put(turns, at, n) for at, n in zip(self._at[hand], found, strict=True)])

    def _row(self, trip: Trip, hand: int, i: int) -> Row:
        """The draws that take the car out, or on to the same space with a card more."""
        draw = self._draws[i]
        out = [(p, trip.stop(hand, to)) for to, p in draw.to.items() if to not in self._spaces]
        for kind, p in enumerate(draw.kept):
            more = trip.holds.more[kind][hand]
            if p and more != hand:
                out.append((p, trip.at(more, self._spaces[i])))
        return out

    def _equations(self, full: tuple[bool, ...]) -> Matrix:
        """The draws that leave the car in this area with the same hand."""
        draw = self._draws[0]
        again = draw.missed + sum([draw.kept[kind] for kind in range(len(KEPT)) if full[kind]])
        size = range(len(self._spaces))
        return [
            [(1 - again) * (i == j) - self._draws[i].to.get(self._spaces[j], 0.0) for j in size]
            for i in size
        ]

    def _count_tolls(self, spaces: int, last: bool) -> Vector:
        """Turns lost and won; one to be missed after the last homecoming is no turn at all."""
        home = [sum([p for to, p in draw.to.items() if to >= spaces]) for draw in self._draws]
        finish = times(inverse(self._equations((True,) * len(KEPT))), home)
        return [
            draw.toll + draw.missed * (1 - finish[i] * last) for i, draw in enumerate(self._draws)
        ]


def mean(turns: Vector, row: Row) -> float:
    return sum([share * turns[to] for share, to in row])


def put(turns: Vector, at: int, value: float) -> float:
    change = abs(turns[at] - value)
    turns[at] = value
    return change
