"""What a hand of stamps is worth, in points: what it may buy, when, and who may be quicker."""

from typing import Final, final

from kartki.games.reglamentacja.parts import KIND_NUMBERS, Stamps

# the chance to own a card in the end, by turns until the own pawn is at the counter and by how
# many of its three stamps are missing; from the third turn on nothing changes
CHANCE_OF: Final = [
    [1.00, 0.42, 0.18, 0.07],
    [0.90, 0.55, 0.28, 0.10],
    [0.82, 0.56, 0.33, 0.14],
    [0.75, 0.54, 0.34, 0.16],
]
LAST_CHANCE_OF: Final = [1.00, 0.30, 0.05, 0.00]  # in the final turn
QUICKER: Final = 0.88  # in the final turn, for each pawn ahead that may take the card
SECOND: Final = 0.55  # what the next card counts, against the first
STAMP: Final = 0.03  # any stamp is good for something
FAR: Final = 3

Cost = list[tuple[int, int]]  # kinds, and how many of each


@final
class CardForSale:
    """A card of the row: its price and what it is worth to the seat."""

    def __init__(self, card: int, cost: Cost, points: float) -> None:
        self.card: Final = card
        self.cost: Final = cost
        self.points: Final = points

    def lacks(self, hand: list[int]) -> int:
        missing = 0
        for kind, number in self.cost:
            if hand[kind] < number:
                missing += number - hand[kind]
        return missing


@final
class HandValuation:
    """The worth of hands for one seat at one moment."""

    def __init__(self, sales: list[CardForSale], turns: int, final_turn: bool) -> None:
        self.sales: Final = sales
        self.final_turn: Final = final_turn
        self.chance: Final = chances(turns, final_turn)

    def worth(self, hand: list[int]) -> float:
        """The best card that this hand may buy, the next one with what is left, and the rest."""
        best, first = 0.0, -1
        for number, sale in enumerate(self.sales):
            value = sale.points * self.chance[sale.lacks(hand)]
            if value > best:
                best, first = value, number
        if first < 0 or self.final_turn:
            return best + STAMP * sum(hand)
        return best + SECOND * self._next(hand, first) + STAMP * sum(hand)

    def _next(self, hand: list[int], first: int) -> float:
        left = hand.copy()
        for kind, number in self.sales[first].cost:
            left[kind] = max(left[kind] - number, 0)
        best, later = 0.0, CHANCE_OF[FAR]
        for number, sale in enumerate(self.sales):
            if number != first:
                best = max(best, sale.points * later[sale.lacks(left)])
        return best


def chances(turns: int, final_turn: bool) -> list[float]:
    if not final_turn:
        return CHANCE_OF[min(turns, FAR)]
    return [chance * QUICKER**turns for chance in LAST_CHANCE_OF]


def changed(hand: list[int], lost: Stamps, won: Stamps) -> list[int]:
    return [hand[kind] - lost[kind] + won[kind] for kind in KIND_NUMBERS]
