"""What happens in Peek, to be told to those who may see it."""

from typing import ClassVar, Final, final

from kartki.core.play import Event, Facts, Seat, Who
from tests.contract.peek.actions import Places
from tests.contract.peek.parts import HIDDEN, bit


class CardEvent(Event):
    """Something that happens to a card; its face is told to those who know it."""

    def __init__(self, seat: Seat, face: int, knowers: int, place: int) -> None:
        self.seat: Final = seat
        self.face: Final = face
        self.knowers: Final = knowers
        self.place: Final = place  # in the row; 0 is the top of the deck

    def facts(self) -> Facts:
        return (("seat", Who(self.seat)), ("card", self.face), ("place", self.place))

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self.knowers & bit(seat):
            return self
        return type(self)(self.seat, HIDDEN, self.knowers, self.place)


@final
class Drew(CardEvent):
    code: ClassVar[str] = "drew"


@final
class Looked(CardEvent):
    code: ClassVar[str] = "looked"


@final
class LaidBack(CardEvent):
    code: ClassVar[str] = "laid_back"


class RowEvent(Event):
    """Cards that everyone sees, with their places in the row."""

    def __init__(self, seat: Seat, cards: Places) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def facts(self) -> Facts:
        cards = " ".join(f"{place}:{face}" for place, face in self.cards)
        return (("seat", Who(self.seat)), ("cards", cards))


@final
class BidLaid(RowEvent):
    code: ClassVar[str] = "bid_laid"


@final
class HandsDown(RowEvent):
    code: ClassVar[str] = "hands_down"
    reveals: ClassVar[bool] = True


@final
class BiddingClosed(Event):
    code: ClassVar[str] = "bidding_closed"

    def facts(self) -> Facts:
        return ()


@final
class Thought(Event):
    """A private nod: only the one who passed is told what the bid to beat was."""

    code: ClassVar[str] = "thought"

    def __init__(self, seat: Seat, bid: int) -> None:
        self.seat: Final = seat
        self.bid: Final = bid

    def facts(self) -> Facts:
        return (("bid", self.bid),)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None
