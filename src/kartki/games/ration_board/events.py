"""What happens on the road, to be told. Everything in this game is open to all."""

from typing import ClassVar, Final, final

from kartki.core.play import Event, Facts, Seat, Term, Who
from kartki.games.ration_board.cards import Card


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
class CameHome(CarEvent):
    code: ClassVar[str] = "came_home"


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


@final
class FellShort(NumberEvent):
    code: ClassVar[str] = "fell_short"


@final
class Finished(NumberEvent):
    code: ClassVar[str] = "finished"


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


@final
class RolledOff(DiceEvent):
    code: ClassVar[str] = "rolled_off"


class DriveEvent(Event):
    """A car comes to another space."""

    def __init__(self, seat: Seat, spaces: int, to: str) -> None:
        self.seat: Final = seat
        self.spaces: Final = spaces
        self.to: Final = to

    def facts(self) -> Facts:
        return (
            ("seat", Who(self.seat)),
            ("spaces", self.spaces),
            ("space", Term("space", self.to)),
        )


@final
class Drove(DriveEvent):
    code: ClassVar[str] = "drove"


@final
class DroveBack(DriveEvent):
    code: ClassVar[str] = "drove_back"


@final
class DroveOn(DriveEvent):
    """Past Home, what is left of the move (RAT-BLU-2)."""

    code: ClassVar[str] = "drove_on"


@final
class TookShortCut(DriveEvent):
    code: ClassVar[str] = "took_short_cut"


@final
class GotOut(DriveEvent):
    """Out of the woods or the storm, to the first clear space."""

    code: ClassVar[str] = "got_out"


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
    code: ClassVar[str] = "approved"


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
    code: ClassVar[str] = "gave_back"


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
    code: ClassVar[str] = "traded"


@final
class SharedRide(PairEvent):
    code: ClassVar[str] = "shared_ride"
