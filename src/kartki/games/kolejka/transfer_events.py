"""Events in which pawns or goods move; their facts say from where to where, for everybody."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from kartki.core.play import Event, Facts, Seat, Term, Who
from kartki.games.kolejka.actions import CARDS, NOWHERE, PLACES, Play
from kartki.games.kolejka.parts import (
    MARKET,
    QUEUES,
    SHOP_NUMBERS,
    SHOPS,
    SPECULATOR,
    delivery_goods,
    delivery_shop,
)
from kartki.games.kolejka.transfers import (
    HOME,
    Transfer,
    Walk,
    buying,
    coming,
    delivering,
    exchanging,
    going_home,
    speculating,
    whereabouts,
)


class TransferEvent(Event):
    @abstractmethod
    def told(self) -> Facts:
        """What the sentence about it needs to know."""

    @abstractmethod
    def transfers(self) -> list[Transfer]:
        """Which pawns and goods moved."""

    def facts(self) -> Facts:
        return self.told() + whereabouts(self.transfers())


@final
class QueuedUp(TransferEvent):
    code: ClassVar[str] = "queued_up"

    def __init__(self, seat: Seat, queue: int, place: int) -> None:
        self.seat: Final = seat
        self.queue: Final = queue
        self.place: Final = place

    def told(self) -> Facts:
        return (("seat", Who(self.seat)), *_at(self.queue, self.place))

    def transfers(self) -> list[Transfer]:
        return coming(self.seat, self.queue, self.place)


# what is told often is shared, as moves are: by seat, queue and place
QUEUED_UP: Final[list[list[list[Event]]]] = [
    [[QueuedUp(seat, queue, place) for place in PLACES] for queue in range(len(QUEUES))]
    for seat in range(SPECULATOR)
]


@final
class Recalled(TransferEvent):
    code: ClassVar[str] = "recalled"

    def __init__(self, seat: Seat, queue: int, place: int) -> None:
        self.seat: Final = seat
        self.queue: Final = queue
        self.place: Final = place

    def told(self) -> Facts:
        return (("seat", Who(self.seat)), *_at(self.queue, self.place))

    def transfers(self) -> list[Transfer]:
        return going_home(self.seat, self.queue, self.place)


@final
class WentHome(TransferEvent):
    """From the market."""

    code: ClassVar[str] = "went_home"

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def told(self) -> Facts:
        return (("seat", Who(self.seat)),)

    def transfers(self) -> list[Transfer]:
        return going_home(self.seat, MARKET, self.place)


@final
class SpeculatorsCame(TransferEvent):
    code: ClassVar[str] = "speculators_came"

    def __init__(self, places: list[int]) -> None:
        self.places: Final = places  # where each of them stands, by shop

    def told(self) -> Facts:
        return ()

    def transfers(self) -> list[Transfer]:
        return [Walk(SPECULATOR, HOME, 0, shop, self.places[shop]) for shop in SHOP_NUMBERS]


@final
class DeliveryCame(TransferEvent):
    """`moved` may be less than the card says, or nothing (KOL-DEL-2)."""

    code: ClassVar[str] = "delivery_came"
    reveals: ClassVar[bool] = True

    def __init__(self, card: int, moved: int, above: int) -> None:
        self.card: Final = card
        self.moved: Final = moved
        self.above: Final = above  # how many goods lay in the shop before

    def told(self) -> Facts:
        return (
            ("shop", Term("shop", SHOPS[delivery_shop(self.card)])),
            ("number", delivery_goods(self.card)),
            ("moved", self.moved),
        )

    def transfers(self) -> list[Transfer]:
        return delivering(delivery_shop(self.card), self.moved, self.above)


@final
class CardPlayed(TransferEvent):
    """A queue card is open for all to see, and so is what it is aimed at."""

    code: ClassVar[str] = "card_played"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, play: Play, owner: int, moved: list[Transfer]) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.owner: Final = owner  # whose pawn it is aimed at, NOWHERE if at none
        self.moved: Final = moved

    def told(self) -> Facts:
        a = self.play
        return (
            ("seat", Who(self.seat)),
            ("card", Term("card", CARDS[a.card])),
            ("kind", CARDS[a.card]),
            ("shop", Term("shop", _shop(a.shop))),
            ("place", a.place + 1),
            ("goods", Term("goods", _shop(a.goods))),
            ("other", Term("shop", _shop(a.to))),
            ("whose", self._whose()),
            ("pawn", Who(self.owner)),  # to be named where it is another player's
        )

    def _whose(self) -> str:
        if self.owner in (NOWHERE, SPECULATOR):
            return "nobody" if self.owner == NOWHERE else "speculator"
        return "own" if self.owner == self.seat else "other"

    def transfers(self) -> list[Transfer]:
        return self.moved


@final
class Bought(TransferEvent):
    code: ClassVar[str] = "bought"

    def __init__(self, seat: Seat, goods: int, shop: int, place: int) -> None:
        self.seat: Final = seat
        self.goods: Final = goods
        self.shop: Final = shop
        self.place: Final = place  # of the goods, from the bottom of the pile

    def told(self) -> Facts:
        return (("seat", Who(self.seat)), *_goods_from(self.goods, self.shop))

    def transfers(self) -> list[Transfer]:
        return buying(self.seat, self.shop, self.goods, self.place)


@final
class SpeculatorBought(TransferEvent):
    code: ClassVar[str] = "speculator_bought"

    def __init__(self, goods: int, shop: int, place: int, last: int) -> None:
        self.goods: Final = goods
        self.shop: Final = shop
        self.place: Final = place  # of the goods, from the bottom of the pile
        self.last: Final = last  # the place in the queue to which the speculator goes

    def told(self) -> Facts:
        return _goods_from(self.goods, self.shop)

    def transfers(self) -> list[Transfer]:
        return speculating(self.shop, self.goods, self.place, self.last)


@final
class Exchanged(TransferEvent):
    code: ClassVar[str] = "exchanged"

    def __init__(self, seat: Seat, pay: int, also: int, take: int) -> None:
        self.seat: Final = seat
        self.pay: Final = pay
        self.also: Final = also
        self.take: Final = take

    def told(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("pay", Term("goods", SHOPS[self.pay])),
            ("also", Term("goods", _shop(self.also))),
            ("paid", self._paid()),
            ("take", Term("goods", SHOPS[self.take])),
        )

    def _paid(self) -> str:
        """One item, two of a kind, or two kinds."""
        if self.also == NOWHERE:
            return "one"
        return "alike" if self.also == self.pay else "two"

    def transfers(self) -> list[Transfer]:
        return exchanging(self.seat, self.pay, self.also, self.take)


def _at(queue: int, place: int) -> Facts:
    return (("shop", Term("shop", QUEUES[queue])), ("place", place + 1))


def _goods_from(goods: int, shop: int) -> Facts:
    return (("goods", Term("goods", SHOPS[goods])), ("shop", Term("shop", SHOPS[shop])))


def _shop(number: int) -> str:
    return "none" if number == NOWHERE else SHOPS[number]
