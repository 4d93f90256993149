"""REG-ALC-6, REG-SHP, REG-FIN-6: discarding to six, and buying at the counter."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.reglamentacja.actions import Buy, Discard
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.chance import owe
from kartki.games.reglamentacja.steps.turns import ALONE, not_now
from kartki.games.reglamentacja.verbs.buy import BUY
from kartki.games.reglamentacja.verbs.discard import DISCARD


@final
class Discarding(Step[Shop]):
    """REG-ALC-6: the active player, and nobody else, discards down to six."""

    name: ClassVar[str] = "discarding"
    exact: ClassVar[bool] = True

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.active]

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        found: list[Action] = []
        DISCARD.choices(s, seat, found)
        return found

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        return DISCARD.refuse(s, seat, a) if isinstance(a, Discard) else not_now(self.name)

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Discard)
        told: list[Event] = []
        DISCARD.do(s, seat, a, told)
        if not s.stamps.over_limit(seat):
            s.steps.pop()
        return told


class AtTheCounter(Step[Shop]):
    """Somebody stands at the counter and may buy one card of the row (REG-SHP-1)."""

    exact: ClassVar[bool] = True

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        found: list[Action] = []
        BUY.choices(s, seat, found)
        return found

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        return BUY.refuse(s, seat, a) if isinstance(a, Buy) else not_now(self.name)

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Buy)
        told: list[Event] = []
        BUY.do(s, seat, a, told)
        self.leave(s, seat, told)
        return told

    @abstractmethod
    def leave(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        """Bought or not, the pawn leaves the counter."""


@final
class Shopping(AtTheCounter):
    """REG-SHP-2: the pawn goes to the end of the queue, and its owner draws one stamp."""

    name: ClassVar[str] = "shopping"

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.queue.pawns[0]]

    def leave(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        s.steps.pop()
        s.queue.first_to_the_end()
        owe(s, [seat], told)


@final
class LastShopping(AtTheCounter):
    """REG-FIN-6: in the order of the queue, one last card each; nobody draws."""

    name: ClassVar[str] = "last_shopping"

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.queue.pawns[s.queue.place]]

    def leave(self, s: Shop, seat: Seat, told: list[Event]) -> None:
        s.queue.place += 1
        if s.queue.place == len(s.queue.pawns):
            s.steps.pop()


DISCARDING: Final = Discarding()
SHOPPING_STEP: Final = Shopping()
LAST_SHOPPING_STEP: Final = LastShopping()
