"""What can be done in Peek, by players, by chance and by the clock."""

from typing import Final, final

from kartki.core.play import Action, Seat

Places = tuple[tuple[int, int], ...]  # (place in the row, face), the first place is 1


class Plain(Action):
    """An act that needs no more words."""

    def key(self) -> tuple[object, ...]:
        return ()


@final
class Look(Plain):
    """Look at the top card of the deck (PEK-LOO-1)."""


@final
class Pass(Plain):
    """Be done without a bid."""


@final
class TimeIsUp(Plain):
    """The clock ends the bidding (PEK-BID-3)."""


@final
class Bid(Action):
    """Lay open some cards of one's row: too many ways to list (PEK-BID-1)."""

    def __init__(self, cards: Places) -> None:
        self.cards: Final[Places] = tuple(sorted(cards))

    def key(self) -> tuple[object, ...]:
        return self.cards

    def total(self) -> int:
        return sum(face for _, face in self.cards)


@final
class PutBack(Action):
    """Lay a card of one's row on the deck, face down (PEK-PUT-1)."""

    def __init__(self, place: int, face: int) -> None:
        self.place: Final = place
        self.face: Final = face

    def key(self) -> tuple[object, ...]:
        return (self.place, self.face)


class Dealt(Action):
    """Which card is on top when this player takes or sees it."""

    def __init__(self, who: Seat, face: int) -> None:
        self.who: Final = who
        self.face: Final = face

    def key(self) -> tuple[object, ...]:
        return (self.who, self.face)


@final
class Draw(Dealt):
    """Chance: this card goes to the row (PEK-DRW-1)."""


@final
class See(Dealt):
    """Chance: this card is on top for the one who looks (PEK-LOO-1)."""


LOOK: Final = Look()
PASS: Final = Pass()
TIME_IS_UP: Final = TimeIsUp()
