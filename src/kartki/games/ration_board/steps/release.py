"""RAT-REL: in the woods or the storm. Draw a release card, do what it says, until you are out."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step, Who
from kartki.games.ration_board.actions import MOST_SEATS, Draw
from kartki.games.ration_board.events import Drew, Shuffled
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.waiting import BY_CHANCE


@final
class Drawing(Step[Road]):
    """This player must take the top card of the pack."""

    name: ClassVar[str] = "drawing"
    exact: ClassVar[bool] = True

    def __init__(self, drawer: Seat) -> None:
        self.drawer: Final = drawer

    def facts(self) -> list[object]:
        return [self.name, self.drawer]

    def actors(self, s: Road) -> list[Seat]:
        return BY_CHANCE

    def candidates(self, s: Road, seat: Seat) -> list[Action]:
        return [draw for draw, _ in self.chances(s)]

    def chances(self, s: Road) -> list[tuple[Action, int]]:
        """Every card still to come in this round of the pack."""
        weights: dict[int, int] = {}
        for card in s.pack.to_come:
            weights[card] = weights.get(card, 0) + 1
        return [(Draw(self.drawer, card), weight) for card, weight in weights.items()]

    def tickets(self, s: Road) -> int:
        return len(s.pack.to_come)

    def chance_at(self, s: Road, ticket: int) -> Action:
        return Draw(self.drawer, s.pack.to_come[ticket])

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
