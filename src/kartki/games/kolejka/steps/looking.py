"""KOL-CRD-10: chance shows a delivery card to the one who asked a friend."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import Look
from kartki.games.kolejka.events import Looked
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, BY_CHANCE, not_due


@final
class Looking(Step[Square]):
    name: ClassVar[str] = "looking"
    exact: ClassVar[bool] = True

    def __init__(self, who: Seat, depth: int) -> None:
        self.who: Final = who
        self.depth: Final = depth

    def facts(self) -> list[object]:
        return [self.name, self.who, self.depth]

    def actors(self, s: Square) -> list[Seat]:
        return BY_CHANCE

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        return [look for look, _ in self.chances(s)]

    def chances(self, s: Square) -> list[tuple[Action, int]]:
        return [(Look(self.who, card), 1) for card in self._layer(s)]

    def _layer(self, s: Square) -> list[int]:
        return s.deliveries.deck.layers[s.deliveries.deck.depth_layer(self.depth)].cards

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Look):
            return not_due(a)
        if a.who != self.who:
            return Refusal("look.other_seat", "KOL-CRD-10")
        return None if a.card in self._layer(s) else Refusal("look.not_in_deck", "KOL-CRD-10")

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Look)
        s.steps.pop()
        s.deliveries.deck.look(a.card, self.depth, 1 << self.who)
        return [Looked(self.who, a.card)]


LOOKING: Final = [[Looking(seat, depth) for depth in range(2)] for seat in range(len(ALONE))]
