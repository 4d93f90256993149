"""RAT-REL: in the woods or the storm. Draw a release card, do what it says, until you are out."""

from typing import ClassVar, Final, final

from kartki.core.by_lot import ByLot
from kartki.core.play import Action, Event, Refusal, Seat, Who
from kartki.games.ration_board.actions import MOST_SEATS, Draw
from kartki.games.ration_board.events import Drew, Shuffled
from kartki.games.ration_board.state import Road


@final
class Drawing(ByLot[Road]):
    """This player must take the top card of the pack."""

    name: ClassVar[str] = "drawing"

    def __init__(self, drawer: Seat) -> None:
        self.drawer: Final = drawer

    def facts(self) -> list[object]:
        return [self.name, self.drawer]

    def pool(self, s: Road) -> list[int]:
        """Every card still to come in this round of the pack."""
        return s.pack.to_come

    def drawn(self, s: Road, thing: int) -> Action:
        return Draw(self.drawer, thing)

    def refuse(self, s: Road, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Draw):
            return Refusal("dice.not_due", "RAT-RED-1")
        if a.who != self.drawer:
            return Refusal("card.other_drawer", "RAT-REL-1", (("seat", Who(self.drawer)),))
        if a.card not in s.pack.to_come:
            return Refusal("card.not_in_pack", "RAT-REL-1")
        return None

    def take(self, s: Road, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Draw)
        card = s.box.cards[a.card]
        told: list[Event] = [Drew(self.drawer, card)]
        s.steps.pop()
        s.pack.to_come.remove(a.card)
        card.directions.play(s, self.drawer, a.card, told)
        if not s.pack.to_come:
            self._reshuffle(s, told)
        return told

    def _reshuffle(self, s: Road, told: list[Event]) -> None:
        """RAT-REL-4: as many cards were drawn as the pack held at its last shuffle."""
        s.pack.shuffle()
        told.append(Shuffled())


DRAWING: Final = [Drawing(seat) for seat in range(MOST_SEATS)]


def wait_for_card(s: Road, seat: Seat) -> None:
    s.steps.append(DRAWING[seat])
