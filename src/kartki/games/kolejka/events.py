"""What happens in the square, to be told. Hands and looks are secret; the rest is open."""

from typing import ClassVar, Final, final

from kartki.core.play import Event, Facts, Seat, Term, Who
from kartki.games.kolejka.actions import CARDS, NOWHERE, Play
from kartki.games.kolejka.parts import (
    QUEUES,
    SHOPS,
    SPECULATOR,
    delivery_goods,
    delivery_shop,
)


class SeatEvent(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)),)


@final
class GoesFirst(SeatEvent):
    code: ClassVar[str] = "goes_first"
    reveals: ClassVar[bool] = True


@final
class Passed(SeatEvent):
    code: ClassVar[str] = "passed"


@final
class Waited(SeatEvent):
    code: ClassVar[str] = "waited"


@final
class WentHome(SeatEvent):
    code: ClassVar[str] = "went_home"


@final
class DrewSomething(SeatEvent):
    """A queue card, as the others see it."""

    code: ClassVar[str] = "drew_something"


@final
class LookedAtSomething(SeatEvent):
    code: ClassVar[str] = "looked_at_something"


@final
class Completed(SeatEvent):
    """KOL-END-1: everything on the list."""

    code: ClassVar[str] = "completed"


@final
class GotList(Event):
    code: ClassVar[str] = "got_list"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("list", Term("list", str(self.number + 1))))


@final
class QueuedUp(Event):
    code: ClassVar[str] = "queued_up"

    def __init__(self, seat: Seat, queue: int, place: int) -> None:
        self.seat: Final = seat
        self.queue: Final = queue
        self.place: Final = place

    def facts(self) -> Facts:
        shop = Term("shop", QUEUES[self.queue])
        return (("seat", Who(self.seat)), ("shop", shop), ("place", self.place))


@final
class Recalled(Event):
    code: ClassVar[str] = "recalled"

    def __init__(self, seat: Seat, queue: int, place: int) -> None:
        self.seat: Final = seat
        self.queue: Final = queue
        self.place: Final = place

    def facts(self) -> Facts:
        shop = Term("shop", QUEUES[self.queue])
        return (("seat", Who(self.seat)), ("shop", shop), ("place", self.place + 1))


@final
class SpeculatorsCame(Event):
    code: ClassVar[str] = "speculators_came"

    def facts(self) -> Facts:
        return ()


@final
class DeliveryCame(Event):
    """`moved` may be less than the card says, or nothing (KOL-DEL-2)."""

    code: ClassVar[str] = "delivery_came"
    reveals: ClassVar[bool] = True

    def __init__(self, card: int, moved: int) -> None:
        self.card: Final = card
        self.moved: Final = moved

    def facts(self) -> Facts:
        return (
            ("shop", Term("shop", SHOPS[delivery_shop(self.card)])),
            ("number", delivery_goods(self.card)),
            ("moved", self.moved),
        )


@final
class CardPlayed(Event):
    """A queue card is open for all to see, and so is what it is aimed at."""

    code: ClassVar[str] = "card_played"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, play: Play, owner: int) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.owner: Final = owner  # whose pawn it moves, NOWHERE if none

    def facts(self) -> Facts:
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


def _shop(number: int) -> str:
    return "none" if number == NOWHERE else SHOPS[number]


@final
class DrewCard(Event):
    code: ClassVar[str] = "drew_card"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("card", Term("card", CARDS[self.card])))

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else DrewSomething(self.seat)


@final
class Looked(Event):
    code: ClassVar[str] = "looked"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def facts(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("shop", Term("shop", SHOPS[delivery_shop(self.card)])),
            ("number", delivery_goods(self.card)),
        )

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else LookedAtSomething(self.seat)


@final
class Bought(Event):
    code: ClassVar[str] = "bought"

    def __init__(self, seat: Seat, goods: int, shop: int) -> None:
        self.seat: Final = seat
        self.goods: Final = goods
        self.shop: Final = shop

    def facts(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("goods", Term("goods", SHOPS[self.goods])),
            ("shop", Term("shop", SHOPS[self.shop])),
        )


@final
class SpeculatorBought(Event):
    code: ClassVar[str] = "speculator_bought"

    def __init__(self, goods: int, shop: int) -> None:
        self.goods: Final = goods
        self.shop: Final = shop

    def facts(self) -> Facts:
        return (
            ("goods", Term("goods", SHOPS[self.goods])),
            ("shop", Term("shop", SHOPS[self.shop])),
        )


@final
class Exchanged(Event):
    code: ClassVar[str] = "exchanged"

    def __init__(self, seat: Seat, pay: int, also: int, take: int) -> None:
        self.seat: Final = seat
        self.pay: Final = pay
        self.also: Final = also
        self.take: Final = take

    def facts(self) -> Facts:
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


@final
class DayEnded(Event):
    code: ClassVar[str] = "day_ended"

    def __init__(self, day: int) -> None:
        self.day: Final = day

    def facts(self) -> Facts:
        return (("day", Term("day", str(self.day + 1))),)


@final
class SaturdayCame(Event):
    code: ClassVar[str] = "saturday_came"

    def facts(self) -> Facts:
        return ()


@final
class SoldOut(Event):
    """KOL-END-3: all shops and trucks are empty."""

    code: ClassVar[str] = "sold_out"

    def facts(self) -> Facts:
        return ()
