"""What happens on the road, to be told. Everything in this game is open to all."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from kartki.core.play import Event, Facts, Seat, Several, Term, Who
from kartki.games.ration_board.actions import HIGHEST_CALL, MOST_SEATS
from kartki.games.ration_board.cards import Card
from kartki.games.ration_board.parts import HOME, Box, Window


def space(box: Box, number: int) -> Term:
    return Term("space", box.name(number))


def way(box: Box, spaces: list[int]) -> Several:
    """The spaces that a car comes over; the last is where it stops."""
    return Several(tuple([space(box, number) for number in spaces]))


class CarEvent(Event):
    """Something that happens to one player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)),)


@final
class Starts(CarEvent):
    code: ClassVar[str] = "starts"


@final
class ForgotToCall(CarEvent):
    code: ClassVar[str] = "forgot_to_call"


@final
class WaitsAtDetour(CarEvent):
    code: ClassVar[str] = "waits_at_detour"


@final
class WonExtraTurn(CarEvent):
    code: ClassVar[str] = "won_extra_turn"


@final
class Won(CarEvent):
    code: ClassVar[str] = "won"


@final
class Shuffled(Event):
    code: ClassVar[str] = "shuffled"

    def facts(self) -> Facts:
        return ()


class NumberEvent(Event):
    """Something that happens to one player, with a number."""

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("number", self.number))


@final
class Called(NumberEvent):
    code: ClassVar[str] = "called"


# what is told often is shared, as moves are: by seat and number
CALLED: Final[list[list[Event]]] = [
    [Called(seat, number) for number in range(HIGHEST_CALL + 1)] for seat in range(MOST_SEATS)
]


@final
class FellShort(NumberEvent):
    code: ClassVar[str] = "fell_short"


@final
class TiedForStart(NumberEvent):
    code: ClassVar[str] = "tied_for_start"


class DiceEvent(Event):
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, first: int, second: int) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def facts(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("first", self.first),
            ("second", self.second),
            ("total", self.first + self.second),
        )


@final
class Rolled(DiceEvent):
    code: ClassVar[str] = "rolled"


SIDES: Final = range(7)  # of a die; none has the number 0
ROLLED: Final[list[list[list[Event]]]] = [
    [[Rolled(seat, first, second) for second in SIDES] for first in SIDES]
    for seat in range(MOST_SEATS)
]


@final
class RolledOff(DiceEvent):
    code: ClassVar[str] = "rolled_off"


class MoveEvent(Event):
    """A car comes to another space: from where, and over which spaces.

    Playouts make many events and tell none, so the way is only worked out when it is told.
    """

    def __init__(self, seat: Seat, box: Box, here: int, to: int, number: int = 0) -> None:
        self.seat: Final = seat
        self.box: Final = box
        self.here: Final = here
        self.to: Final = to
        self.number: Final = number  # of spaces driven, or the place that was taken

    @abstractmethod
    def way(self) -> list[int]:
        """The spaces from `here` to `to`, the first left out."""

    def facts(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("from", space(self.box, self.here)),
            ("way", way(self.box, self.way())),
        )


@final
class CameHome(MoveEvent):
    """By the blue route, or sent back along the red one (RAT-REL-9)."""

    code: ClassVar[str] = "came_home"

    def facts(self) -> Facts:
        return (*super().facts(), ("back", 1 if self.box.on_red(self.here) else 0))

    def way(self) -> list[int]:
        if self.box.on_red(self.here):
            return self.box.way_back(self.here, HOME)
        return self.box.way_ahead(self.here, HOME)


@final
class Finished(MoveEvent):
    """RAT-END-2: the car leaves the road, in this place."""

    code: ClassVar[str] = "finished"

    def way(self) -> list[int]:
        return [self.to]

    def facts(self) -> Facts:
        return (*super().facts(), ("number", self.number))


class DriveEvent(MoveEvent):
    """A car comes to another space of the road, by so many spaces or at one go (0)."""

    def facts(self) -> Facts:
        return (
            *super().facts(),
            ("spaces", self.number),
            ("space", space(self.box, self.to)),
        )


@final
class Drove(DriveEvent):
    code: ClassVar[str] = "drove"

    def way(self) -> list[int]:
        return self.box.way_ahead(self.here, self.to)


@final
class DroveBack(DriveEvent):
    """RAT-REL-5: by as many spaces as the card says, or to where the road ends."""

    code: ClassVar[str] = "drove_back"

    def __init__(self, seat: Seat, box: Box, here: int, to: int, told: int) -> None:
        super().__init__(seat, box, here, to, here - to)
        self.told: Final = told  # how many spaces the card says

    def facts(self) -> Facts:
        return (*super().facts(), ("left", self.told - self.number))

    def way(self) -> list[int]:
        return self.box.way_back(self.here, self.to)


@final
class DroveOn(DriveEvent):
    """Past Home, what is left of the move (RAT-BLU-2)."""

    code: ClassVar[str] = "drove_on"

    def way(self) -> list[int]:
        return self.box.way_ahead(self.here, self.to)


@final
class TookShortCut(DriveEvent):
    code: ClassVar[str] = "took_short_cut"

    def way(self) -> list[int]:
        return [self.to]


AHEAD: Final = "ahead"
BEHIND: Final = "behind"
NOBODY_AHEAD: Final = "nobody_ahead"  # RAT-REL-13: no car to trade with
NOBODY_BEHIND: Final = "nobody_behind"  # RAT-REL-14: no car to share the ride with


@final
class GotOut(DriveEvent):
    """Out of the woods or the storm, to the first clear space ahead or behind."""

    code: ClassVar[str] = "got_out"

    def __init__(self, seat: Seat, box: Box, here: int, to: int, how: str) -> None:
        super().__init__(seat, box, here, to)
        self.how: Final = how

    def facts(self) -> Facts:
        return (*super().facts(), ("how", self.how), ("distance", len(self.way())))

    def way(self) -> list[int]:
        return self.box.way(self.here, self.to)


class RationEvent(Event):
    def __init__(self, seat: Seat, ration: str) -> None:
        self.seat: Final = seat
        self.ration: Final = ration

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("ration", Term("ration", self.ration)))


@final
class Applied(RationEvent):
    code: ClassVar[str] = "applied"


@final
class Approved(RationEvent):
    """RAT-APP-4: the card is taken, and the car goes from the board to the Exit."""

    code: ClassVar[str] = "approved"

    def __init__(self, seat: Seat, box: Box, window: Window, granted: int) -> None:
        super().__init__(seat, window.ration)
        self.box: Final = box
        self.window: Final = window
        self.granted: Final = granted  # ration cards, with this one

    def facts(self) -> Facts:
        return (
            *super().facts(),
            ("granted", self.granted),
            ("from", space(self.box, self.window.space)),
            ("way", way(self.box, self.box.way_ahead(self.window.space, self.box.exit))),
        )


@final
class TurnedDown(RationEvent):
    code: ClassVar[str] = "turned_down"


class CardEvent(Event):
    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("card", Term("card", self.card.id, self.card.amount)))


@final
class Drew(CardEvent):
    code: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True


@final
class Kept(CardEvent):
    code: ClassVar[str] = "kept"


@final
class GaveBack(CardEvent):
    """A HOLD card is spent: on the effect that it has, or on nothing any more."""

    code: ClassVar[str] = "gave_back"

    def __init__(self, seat: Seat, card: Card, used: bool, total: int) -> None:
        super().__init__(seat, card)
        self.used: Final = used
        self.total: Final = total  # of a roll that a ration board refused

    def facts(self) -> Facts:
        needed = self.card.amount
        return (
            *super().facts(),
            ("use", self.card.effect if self.used else "nothing"),
            ("total", self.total),
            ("number", needed),
            ("helps", "yes" if self.total >= needed else "no"),
        )


@final
class MissedTurn(CardEvent):
    code: ClassVar[str] = "missed_turn"


@final
class TurnsCancelled(CardEvent):
    code: ClassVar[str] = "turns_cancelled"


class PairEvent(Event):
    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat: Final = seat
        self.other: Final = other

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("other", Who(self.other)))


@final
class Traded(PairEvent):
    """RAT-REL-13: two cars change places, as far as the trip of the one behind allows."""

    code: ClassVar[str] = "traded"

    def __init__(self, seat: Seat, other: Seat, box: Box, here: int, there: int, to: int) -> None:
        super().__init__(seat, other)
        self.box: Final = box
        self.here: Final = here
        self.there: Final = there
        self.to: Final = to  # where the first one goes

    def facts(self) -> Facts:
        return (
            *super().facts(),
            ("from", space(self.box, self.here)),
            ("way", way(self.box, self.box.way(self.here, self.to))),
            ("other_from", space(self.box, self.there)),
            ("other_way", way(self.box, self.box.way(self.there, self.here))),
        )


@final
class SharedRide(PairEvent):
    code: ClassVar[str] = "shared_ride"
