"""What can be done: a player calls and rolls; chance rolls the dice and draws the cards.

Moves are shared values: a table hands out the same one each time, so nothing is built in play.
"""

from typing import Final, final

from kartki.core.play import Action, Seat

MOST_SEATS: Final = 8
LOWEST_CALL: Final = 1
HIGHEST_CALL: Final = 12


@final
class Call(Action):
    """Say a number before rolling (RAT-RED-1)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def key(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Roll(Action):
    """Take the dice and roll."""

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[object, ...]:
        return ()


@final
class Dice(Action):
    """How the dice fall for a player; the lower one is named first."""

    def __init__(self, who: Seat, first: int, second: int) -> None:
        self.who: Final = who
        self.first: Final = first
        self.second: Final = second

    def key(self) -> tuple[object, ...]:
        return (self.who, self.first, self.second)


@final
class Draw(Action):
    """A player turns up this release card (RAT-REL-1); cards go by their number in the box."""

    def __init__(self, who: Seat, card: int) -> None:
        self.who: Final = who
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.who, self.card)


def dice(who: Seat, first: int, second: int) -> Dice:
    return Dice(who, min(first, second), max(first, second))


ROLL: Final = Roll()
CALLS: Final[list[Action]] = [Call(n) for n in range(LOWEST_CALL, HIGHEST_CALL + 1)]
CALLS_OR_ROLL: Final[list[Action]] = [*CALLS, ROLL]
JUST_ROLL: Final[list[Action]] = [ROLL]

_FALLS: Final = [(low, high) for low in range(1, 7) for high in range(low, 7)]

# for each seat: every fall of two dice with its weight of 36, and the 36 tickets
FALLS: Final[list[list[tuple[Action, int]]]] = [
    [(Dice(who, low, high), 1 if low == high else 2) for low, high in _FALLS]
    for who in range(MOST_SEATS)
]
DICE_TICKETS: Final[list[list[Action]]] = [
    [fall for fall, weight in falls for _ in range(weight)] for falls in FALLS
]
