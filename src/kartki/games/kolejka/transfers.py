"""Pawns that walk and goods that are carried: which one goes from where to where.

Queue cards are played by them, events tell them, and `leads.py` tells them of an act before
it is done. Pawns and goods lie open, so everybody may know all of this.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from kartki.core.play import Facts, Seat, Several, Term
from kartki.games.kolejka.actions import NOWHERE
from kartki.games.kolejka.parts import QUEUES, SHOP_NUMBERS, SHOPS, SPECULATOR
from kartki.games.kolejka.seen import Numbers
from kartki.games.kolejka.square.shops import Shop, without

HOME: Final = -1  # where a pawn stands that is in no queue; for a speculator: the box


class Transfer(ABC):
    """One pawn, or one goods card, that changes its place. Places count from 0."""

    @abstractmethod
    def start(self) -> Term:
        """Where it was before, as a fact. There places count from 1."""

    @abstractmethod
    def end(self) -> Term:
        """Where it is afterwards."""

    @abstractmethod
    def carry_out(self, shops: list[Shop]) -> None:
        """Do it between these shops, their queues and trucks; what leaves them is gone."""


@final
class Walk(Transfer):
    """A pawn goes from a place in a queue to a place in a queue; either may be HOME."""

    def __init__(self, pawn: int, queue: int, place: int, to: int, landing: int) -> None:
        self.pawn: Final = pawn  # its owner: a seat, or SPECULATOR
        self.queue: Final = queue
        self.place: Final = place
        self.to: Final = to
        self.landing: Final = landing  # its place after it has left the old one

    def start(self) -> Term:
        return self._spot(self.queue, self.place)

    def end(self) -> Term:
        return self._spot(self.to, self.landing)

    def _spot(self, queue: int, place: int) -> Term:
        if queue != HOME:
            return Term("queue", QUEUES[queue], place + 1)
        return (
            Term("box", "speculator") if self.pawn == SPECULATOR else _of_player("home", self.pawn)
        )

    def carry_out(self, shops: list[Shop]) -> None:
        here = shops[self.queue]
        left = without(here.queue, self.place)
        if self.to == self.queue:
            left = self._joined(left)
        elif self.to != HOME:
            there = shops[self.to]
            shops[self.to] = there.with_queue(self._joined(there.queue))
        shops[self.queue] = here.with_queue(left)

    def _joined(self, queue: Numbers) -> Numbers:
        return (*queue[: self.landing], self.pawn, *queue[self.landing :])


@final
class Heap:
    """Where goods lie: in a shop, on its truck, on its stall, or before a player."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number  # of the shop, or the seat


IN_SHOP: Final = [Heap("pile", shop) for shop in SHOP_NUMBERS]
ON_TRUCK: Final = [Heap("truck", shop) for shop in SHOP_NUMBERS]
ON_STALL: Final = [Heap("stall", shop) for shop in SHOP_NUMBERS]
OWNED: Final = [Heap("owned", seat) for seat in range(5)]


@final
class Haul(Transfer):
    """A goods card goes from one heap to another. Only the goods in a shop have places."""

    def __init__(self, goods: int, source: Heap, place: int, target: Heap, landing: int) -> None:
        self.goods: Final = goods
        self.source: Final = source
        self.place: Final = place  # from the bottom of a shop's pile, else 0
        self.target: Final = target
        self.landing: Final = landing

    def start(self) -> Term:
        return self._spot(self.source, self.place)

    def end(self) -> Term:
        return self._spot(self.target, self.landing)

    def _spot(self, heap: Heap, place: int) -> Term:
        if heap.kind == "owned":
            return _of_player(heap.kind, heap.number)
        return Term(heap.kind, SHOPS[heap.number], place + 1 if heap.kind == "pile" else 0)

    def carry_out(self, shops: list[Shop]) -> None:
        here = shops[self.source.number]
        if self.source.kind == "pile":
            here = here.with_goods(without(here.pile, self.place), here.truck)
        else:
            here = here.with_goods(here.pile, here.truck - 1)
        shops[here.number] = here
        if self.target.kind == "pile":
            there = shops[self.target.number]
            shops[there.number] = there.with_goods((*there.pile, self.goods), there.truck)


def _of_player(kind: str, seat: Seat) -> Term:
    return Term(kind, "player", seat)


def whereabouts(transfers: list[Transfer]) -> Facts:
    """As facts: the first thing goes from the first place of `from` to the first of `to`, …"""
    if not transfers:
        return ()
    return (
        ("from", Several(tuple([transfer.start() for transfer in transfers]))),
        ("to", Several(tuple([transfer.end() for transfer in transfers]))),
    )


def coming(seat: Seat, queue: int, place: int) -> list[Transfer]:
    """KOL-QUE-1: from home to the end of a queue."""
    return [Walk(seat, HOME, 0, queue, place)]


def going_home(seat: Seat, queue: int, place: int) -> list[Transfer]:
    """KOL-MKT-3, KOL-PCT-1."""
    return [Walk(seat, queue, place, HOME, 0)]


def buying(seat: Seat, shop: int, goods: int, place: int) -> list[Transfer]:
    """KOL-OPN-1: pawn and goods go home; the goods lay at this place of the pile."""
    return [Walk(seat, shop, 0, HOME, 0), Haul(goods, IN_SHOP[shop], place, OWNED[seat], 0)]


def speculating(shop: int, goods: int, place: int, last: int) -> list[Transfer]:
    """KOL-OPN-3: the goods to their stall, the speculator behind the queue."""
    walk = Walk(SPECULATOR, shop, 0, shop, last)
    return [walk, Haul(goods, IN_SHOP[shop], place, ON_STALL[goods], 0)]


def delivering(shop: int, moved: int, above: int) -> list[Transfer]:
    """KOL-DEL-2: so many goods from the truck, on top of those that lie there already."""
    return [Haul(shop, ON_TRUCK[shop], 0, IN_SHOP[shop], above + i) for i in range(moved)]


def exchanging(seat: Seat, pay: int, also: int, take: int) -> list[Transfer]:
    """KOL-MKT-1: goods paid go to their stalls, another comes from its stall."""
    paid = [goods for goods in (pay, also) if goods != NOWHERE]
    found: list[Transfer] = [Haul(goods, OWNED[seat], 0, ON_STALL[goods], 0) for goods in paid]
    found.append(Haul(take, ON_STALL[take], 0, OWNED[seat], 0))
    return found
