"""What a trader works out from a view: prices, turns to the counter, who leads, demand."""

from kartki.bots.reglamentacja.worth import CardForSale, Cost, HandValuation
from kartki.core.play import Seat
from kartki.games.reglamentacja.parts import CATEGORIES, KIND_NUMBERS, SPECULATOR, Box
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.queue import change_places
from kartki.games.reglamentacja.state import FINAL

UNKNOWN_VISIT: float = 1.5  # two of four categories count twice


def costs(box: Box) -> list[Cost]:
    return [
        [(kind, card.price[kind]) for kind in KIND_NUMBERS if card.price[kind]]
        for card in box.cards
    ]


def valuation(view: ShopView, box: Box, prices: list[Cost], turns: int) -> HandValuation:
    """What stamps are worth to the viewer if its pawn is at the counter in so many turns."""
    sales = [
        CardForSale(card, prices[card], float(box.worth(card, view.visit))) for card in view.row
    ]
    return HandValuation(sales, turns, view.phase >= FINAL)


def turns_to_counter(queue: list[int], seat: Seat) -> int:
    """The speculator costs nobody a turn: as soon as he is first he is gone."""
    ahead = queue[: queue.index(seat)]
    return len([who for who in ahead if who != SPECULATOR])


def turns_after_swap(view: ShopView, seat: Seat, other: int) -> int:
    queue = list(view.queue)
    change_places(queue, seat, other)
    return turns_to_counter(queue, seat)


def shown_points(view: ShopView, box: Box, seat: Seat) -> float:
    """An estimate for others, whose visits are secret."""
    if seat == view.viewer:
        return float(sum([box.worth(card, view.visit) for card in view.bought[seat]]))
    return view.scores[seat].points * UNKNOWN_VISIT


def leaders(view: ShopView, box: Box, lead: float) -> list[bool]:
    """Which seats are so far ahead of the viewer that deals with them must bring more?"""
    own = shown_points(view, box, view.viewer or 0)
    return [shown_points(view, box, seat) >= own + lead for seat in range(len(view.known))]


def demand(view: ShopView, prices: list[Cost]) -> list[float]:
    """How much the row asks for each kind."""
    found = [0.0] * len(KIND_NUMBERS)
    for card in view.row:
        for kind, number in prices[card]:
            found[kind] += number / len(CATEGORIES)
    return found
