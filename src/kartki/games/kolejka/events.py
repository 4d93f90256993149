"""What happens in the square, to be told. Hands and looks are secret; the rest is open.

Events in which pawns or goods move are in `transfer_events.py`.
"""

from typing import ClassVar, Final, final

from kartki.core.play import Event, Facts, Seat, Term, Who
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.parts import (
    SHOPS,
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


DREW_CARD: Final[list[list[Event]]] = [
    [DrewCard(seat, card) for card in range(len(CARDS))] for seat in range(5)
]


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
