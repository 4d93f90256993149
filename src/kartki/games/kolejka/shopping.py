"""Whoever is served takes goods from a shop: players home, speculators to the market."""

from kartki.core.play import Event, Seat
from kartki.games.kolejka.seen import Numbers
from kartki.games.kolejka.square.shops import Shop, joined_by, speculators_choice, topmost, without
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.transfer_events import Bought, SpeculatorBought


def buy(s: Square, seat: Seat, goods: int, shop: int, told: list[Event]) -> None:
    """KOL-OPN-1: the first pawn and the goods go home."""
    place = serve(s, shop, goods, s.shops[shop].queue[1:])
    s.seats[seat].goods[goods] += 1
    s.seats[seat].home += 1
    told.append(Bought(seat, goods, shop, place))


def speculate(s: Square, shop: int, told: list[Event]) -> None:
    """KOL-OPN-3: own kind first, else the top of the pile; to the stall, and behind the queue."""
    queue = s.shops[shop].queue
    goods = speculators_choice(s.shops[shop].pile, shop)
    place = serve(s, shop, goods, joined_by(queue[1:], queue[0]))
    s.market.stalls[goods] += 1
    told.append(SpeculatorBought(goods, shop, place, len(queue) - 1))


def serve(s: Square, shop: int, goods: int, queue: Numbers) -> int:
    """The topmost goods of the kind leave the pile; tells where they lay."""
    here = s.shops[shop]
    place = topmost(here.pile, goods)
    left = without(here.pile, place)
    s.shops[shop] = Shop(shop, queue, left, here.truck, here.closed, here.delivered)
    return place
