"""The cards of the row as one player sees them, and what a hand of stamps means for them."""

from typing import Final, final

from kartki.games.reglamentacja.parts import KIND_NUMBERS, Box

Cost = list[tuple[int, int]]  # kinds, and how many of each

MOST_OF_A_KIND: Final = 3  # that one card can cost

# the traits of a hand, in the order of the weights
PAYABLE: Final = 0  # points of the best card that the hand pays for
NEAR: Final = 1  # … of the best one that lacks a stamp at most
FAR: Final = 2  # … two stamps at most
LUCKY: Final = 3  # what one more stamp would add, each kind being as likely
SECOND: Final = 4  # points of the best card that is payable after the first one
SECOND_NEAR: Final = 5  # … that lacks one stamp then
HELD: Final = 6  # stamps in the hand
DEMAND: Final = 7  # how much the cards that are still to come ask for these stamps
TRAITS: Final = 8


@final
class Ware:
    """A card for sale: what it costs and the points that it brings."""

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

    def first_lack(self, hand: list[int]) -> int:
        for kind, number in self.cost:
            if hand[kind] < number:
                return kind
        return 0


def cost_of(box: Box, card: int) -> Cost:
    price = box.cards[card].price
    return [(kind, price[kind]) for kind in KIND_NUMBERS if price[kind]]


@final
class Wares:
    """The row for whoever expects one visit, and the kinds that later cards will ask for."""

    def __init__(self, row: list[Ware], later: list[Ware]) -> None:
        self.row: Final = row
        self.demand: Final = demand(later)

    def traits(self, hand: list[int]) -> list[float]:
        found = [0.0] * TRAITS
        lucky = [0.0] * len(hand)
        first = self._best_of_row(hand, found, lucky)
        if first is not None:
            self._second(hand, first, found)
        held = 0
        asked = 0.0
        for kind, number in enumerate(hand):
            held += number
            asked += self.demand[kind] * min(number, MOST_OF_A_KIND)
        found[HELD] = float(held)
        found[DEMAND] = asked
        return found

    def _best_of_row(self, hand: list[int], found: list[float], lucky: list[float]) -> Ware | None:
        payable, near, far = 0.0, 0.0, 0.0
        best: Ware | None = None
        closest: Ware | None = None
        for ware in self.row:
            lacks = ware.lacks(hand)
            points = ware.points
            if lacks == 0:
                if points > payable:
                    payable, best = points, ware
            elif lacks == 1:
                if points > near:
                    near, closest = points, ware
                kind = ware.first_lack(hand)
                if points > lucky[kind]:
                    lucky[kind] = points
            elif lacks == 2 and points > far:
                far = points
        near = max(near, payable)
        found[PAYABLE], found[NEAR], found[FAR] = payable, near, max(far, near)
        more = 0.0
        for points in lucky:
            if points > payable:
                more += points - payable
        found[LUCKY] = more / len(lucky)
        return closest if best is None else best

    def _second(self, hand: list[int], first: Ware, found: list[float]) -> None:
        left = hand.copy()
        for kind, number in first.cost:
            left[kind] = max(left[kind] - number, 0)
        payable, near = 0.0, 0.0
        for ware in self.row:
            if ware is not first:
                lacks = ware.lacks(left)
                if lacks == 0:
                    payable = max(payable, ware.points)
                elif lacks == 1:
                    near = max(near, ware.points)
        found[SECOND], found[SECOND_NEAR] = payable, max(near, payable)


def demand(later: list[Ware]) -> list[float]:
    """Points that each stamp of a kind helps to buy, on average over the cards to come."""
    asked = [0.0] * len(KIND_NUMBERS)
    for ware in later:
        for kind, number in ware.cost:
            asked[kind] += ware.points * number / 3.0
    return [points / max(len(later), 1) for points in asked]
