"""KOL-SET-5, KOL-PCT-1: up to three queue cards in hand, as far as the pile lasts."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import DrawCard
from kartki.games.kolejka.events import DrewCard
from kartki.games.kolejka.parts import HAND
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import BY_CHANCE, not_due


@final
class Drawing(Step[Square]):
    """Each seat in turn, from a on: nobody sees what the others draw."""

    name: ClassVar[str] = "drawing"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return BY_CHANCE

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        return [draw for draw, _ in self.chances(s)]

    def chances(self, s: Square) -> list[tuple[Action, int]]:
        who = drawer(s)
        return [(DrawCard(who, card), 1) for card in s.seats[who].pile.layers[0].cards]

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
        return [DrewCard(a.who, a.card)]


def drawer(s: Square) -> Seat:
    """The next player who has to draw, or -1."""
    for seat, player in enumerate(s.seats):
        if len(player.hand) < HAND and player.pile.layers:
            return seat
    return -1


DRAWING: Final = Drawing()
