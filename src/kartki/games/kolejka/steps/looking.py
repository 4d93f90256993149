"""KOL-CRD-10: chance shows a delivery card to the one who asked a friend."""

from typing import ClassVar, Final, final

from kartki.core.by_lot import ByLot
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.kolejka.actions import Look
from kartki.games.kolejka.events import Looked
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_due


@final
class Looking(ByLot[Square]):
    name: ClassVar[str] = "looking"

    def __init__(self, who: Seat, depth: int) -> None:
        self.who: Final = who
        self.depth: Final = depth

    def facts(self) -> list[object]:
        return [self.name, self.who, self.depth]

    def pool(self, s: Square) -> list[int]:
        """The layer of the deck at which the friend looks."""
        return s.deliveries.deck.layers[s.deliveries.deck.depth_layer(self.depth)].cards

    def drawn(self, s: Square, thing: int) -> Action:
        return Look(self.who, thing)

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Look):
            return not_due(a)
        if a.who != self.who:
            return Refusal("look.other_seat", "KOL-CRD-10")
        return None if a.card in self.pool(s) else Refusal("look.not_in_deck", "KOL-CRD-10")

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Look)
        s.steps.pop()
        s.deliveries.deck.look(a.card, self.depth, 1 << self.who)
        return [Looked(self.who, a.card)]


LOOKING: Final = [[Looking(seat, depth) for depth in range(2)] for seat in range(len(ALONE))]
