"""What happens, to be told. Hands and visits are secret; everything else is said aloud."""

from typing import ClassVar, Final, final

from kartki.core.play import Event, Facts, Seat, Term, Who
from kartki.games.reglamentacja.parts import KIND_NUMBERS, KINDS, MOST_SEATS


class SeatEvent(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)),)


class PlainEvent(Event):
    def facts(self) -> Facts:
        return ()


class CardEvent(Event):
    """Somebody and a card of the row, by its name."""

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("card", Term("card", self.card)))


class StampEvent(Event):
    """Somebody and a stamp."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("stamp", Term("stamp", KINDS[self.kind])))


# setting up


@final
class StandsFirst(SeatEvent):
    code: ClassVar[str] = "stands_first"
    reveals: ClassVar[bool] = True


@final
class ExpectsSomebody(SeatEvent):
    """A visit card, as the others see it."""

    code: ClassVar[str] = "expects_somebody"


@final
class Expects(Event):
    code: ClassVar[str] = "expects"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, visit: str) -> None:
        self.seat: Final = seat
        self.visit: Final = visit

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("visit", Term("visit", self.visit)))

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else ExpectsSomebody(self.seat)


@final
class TurnedUp(Event):
    code: ClassVar[str] = "turned_up"
    reveals: ClassVar[bool] = True

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def facts(self) -> Facts:
        return (("card", Term("card", self.card)),)


# stamps


@final
class DrewSomething(SeatEvent):
    """A stamp, as the others see it."""

    code: ClassVar[str] = "drew_something"


@final
class Drew(StampEvent):
    code: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else DrewSomething(self.seat)


# what is told often is shared, as moves are: by seat and kind
DREW: Final[list[list[Event]]] = [
    [Drew(seat, kind) for kind in KIND_NUMBERS] for seat in range(MOST_SEATS)
]


@final
class Discarded(StampEvent):
    code: ClassVar[str] = "discarded"


@final
class Reshuffled(Event):
    """REG-ALC-1: the discards become the stack."""

    code: ClassVar[str] = "reshuffled"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def facts(self) -> Facts:
        return (("number", self.number),)


@final
class NothingToDraw(PlainEvent):
    code: ClassVar[str] = "nothing_to_draw"


# the top


@final
class TurnBegan(SeatEvent):
    code: ClassVar[str] = "turn_began"


@final
class TopSpun(SeatEvent):
    code: ClassVar[str] = "top_spun"


@final
class SpinFailed(Event):
    """REG-ALC-2: it did not get going."""

    code: ClassVar[str] = "spin_failed"

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left  # tries

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("left", self.left))


@final
class TopStopped(SeatEvent):
    code: ClassVar[str] = "top_stopped"


@final
class AllQuiet(PlainEvent):
    """REG-TOP-3: nobody had anything to say."""

    code: ClassVar[str] = "all_quiet"


@final
class TopFell(PlainEvent):
    code: ClassVar[str] = "top_fell"
    reveals: ClassVar[bool] = True


@final
class HandsWentDown(PlainEvent):
    code: ClassVar[str] = "hands_went_down"


# shopping


@final
class Bought(CardEvent):
    code: ClassVar[str] = "bought"


@final
class BoughtNothing(SeatEvent):
    code: ClassVar[str] = "bought_nothing"


@final
class SpeculatorTook(Event):
    code: ClassVar[str] = "speculator_took"
    reveals: ClassVar[bool] = True

    def __init__(self, die: int, card: str) -> None:
        self.die: Final = die
        self.card: Final = card

    def facts(self) -> Facts:
        return (("die", self.die), ("card", Term("card", self.card)))


@final
class FinalTurnBegan(SeatEvent):
    """REG-FIN-1; the seat is the active player."""

    code: ClassVar[str] = "final_turn_began"


@final
class Scored(Event):
    """REG-SCO-1: everything is turned up."""

    code: ClassVar[str] = "scored"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, visit: str, points: int, cards: int, stamps: int) -> None:
        self.seat: Final = seat
        self.visit: Final = visit
        self.points: Final = points
        self.cards: Final = cards
        self.stamps: Final = stamps

    def facts(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("visit", Term("visit", self.visit)),
            ("points", self.points),
            ("cards", self.cards),
            ("stamps", self.stamps),
        )
