"""The five shops: each with its queue, its open goods and its truck."""

from typing import Final, final

from kartki.games.kolejka.parts import MARKET, SHOPS
from kartki.games.kolejka.seen import Numbers, SquareView


@final
class Shop:
    """A shop at one moment. Goods lie in a pile, the last laid on top.

    A shop is a value that never changes: whatever happens to it puts a new one in its place.
    So copies of a position share their shops, and bots can try a card on them.
    """

    def __init__(
        self,
        number: int,
        queue: Numbers,
        pile: Numbers,
        truck: int,
        closed: bool,
        delivered: bool,
    ) -> None:
        self.number: Final = number
        self.queue: Final = queue  # the owners of the pawns, from the front
        self.pile: Final = pile  # the kinds of the open goods, from the bottom
        self.truck: Final = truck  # how many goods are on it
        self.closed: Final = closed  # for stocktaking, today
        self.delivered: Final = delivered  # did it get goods from the truck today?

    def with_queue(self, queue: Numbers) -> "Shop":
        return Shop(self.number, queue, self.pile, self.truck, self.closed, self.delivered)

    def with_goods(self, pile: Numbers, truck: int) -> "Shop":
        return Shop(self.number, self.queue, pile, truck, self.closed, self.delivered)

    def with_signs(self, closed: bool, delivered: bool) -> "Shop":
        """What is true of it today only."""
        return Shop(self.number, self.queue, self.pile, self.truck, closed, delivered)


def new_shop(number: int, truck: int) -> Shop:
    """KOL-SET-2: all its goods are on the truck."""
    return Shop(number=number, queue=(), pile=(), truck=truck, closed=False, delivered=False)


def joined_by(queue: Numbers, pawn: int) -> Numbers:
    """A queue with one more pawn at its end; by unpacking it would be built twice."""
    return queue + (pawn,)  # noqa: RUF005


def without(row: Numbers, place: int) -> Numbers:
    """A queue or a pile when the one at this place has left; the others keep their order."""
    return row[:place] + row[place + 1 :]


def reads_the_same_backwards(queue: Numbers) -> bool:
    last = len(queue) - 1
    for place in range(len(queue) // 2):
        if queue[place] != queue[last - place]:
            return False
    return True


def topmost(pile: Numbers, goods: int) -> int:
    """The place, from the bottom, of the topmost goods of this kind: those are taken first."""
    for place in range(len(pile) - 1, -1, -1):
        if pile[place] == goods:
            return place
    raise ValueError(goods)


def kinds_in(pile: Numbers) -> list[int]:
    """The kinds of goods that lie here, in the order of the shops."""
    return [goods for goods in range(MARKET) if goods in pile]


def is_mixed(pile: Numbers) -> bool:
    """Do goods of several kinds lie here?"""
    for goods in pile:
        if goods != pile[0]:
            return True
    return False


def speculators_choice(pile: Numbers, shop: int) -> int:
    """KOL-OPN-3: the shop's own kind first, else what lies on top."""
    return shop if shop in pile else pile[-1]


def shops_facts(shops: list[Shop]) -> dict[str, object]:
    """All but the queues, which stand with the market's in a position's facts."""
    return {
        "shops": {SHOPS[shop.number]: [SHOPS[goods] for goods in shop.pile] for shop in shops},
        "trucks": [shop.truck for shop in shops],
        "closed": [shop.closed for shop in shops],
        "delivered": [shop.delivered for shop in shops],
    }


def shops_in(v: SquareView) -> list[Shop]:
    queues, piles, trucks, closed, delivered = v.queues, v.shops, v.trucks, v.closed, v.delivered
    return [Shop(n, queues[n], piles[n], trucks[n], closed[n], delivered[n]) for n in range(MARKET)]
