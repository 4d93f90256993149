"""KOL-SET-5, KOL-PCT-1: up to three queue cards in hand, as far as the pile lasts."""

from typing import ClassVar, Final, final

from kartki.core.by_lot import ByLot
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.kolejka.actions import DRAW_CARD, DrawCard
from kartki.games.kolejka.events import DREW_CARD
from kartki.games.kolejka.parts import HAND
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import not_due


@final
class Drawing(ByLot[Square]):
    """Each seat in turn, from a on: nobody sees what the others draw."""

    name: ClassVar[str] = "drawing"

    def pool(self, s: Square) -> list[int]:
        return s.seats[drawer(s)].pile.layers[0].cards

    def drawn(self, s: Square, thing: int) -> Action:
        return DRAW_CARD[drawer(s)][thing]

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, DrawCard):
            return not_due(a)
        who = drawer(s)
        if a.who != who:
            return Refusal("draw.other_seat", "KOL-SET-5")
        if a.card not in s.seats[who].pile.layers[0].cards:
            return Refusal("draw.not_in_pile", "KOL-SET-5")
        return None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, DrawCard)
        player = s.seats[a.who]
        player.pile.draw(a.card, 1 << a.who)
        player.hand.append(a.card)
        player.hand.sort()
        if drawer(s) < 0:
            s.steps.pop()
        return [DREW_CARD[a.who][a.card]]


def drawer(s: Square) -> Seat:
    """The next player who has to draw, or -1."""
    for seat, player in enumerate(s.seats):
        if len(player.hand) < HAND and player.pile.layers:
            return seat
    return -1


DRAWING: Final = Drawing()
