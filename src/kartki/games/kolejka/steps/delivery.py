"""KOL-DEL: the day's delivery cards are turned up, and goods go from trucks to shops."""

from typing import ClassVar, Final, final

from kartki.core.by_lot import ByLot
from kartki.core.deck import in_public
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.kolejka.actions import Deliver
from kartki.games.kolejka.parts import delivery_goods, delivery_shop
from kartki.games.kolejka.square.shops import Shop
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import not_due
from kartki.games.kolejka.transfer_events import DeliveryCame


@final
class Delivery(ByLot[Square]):
    name: ClassVar[str] = "delivery"

    def pool(self, s: Square) -> list[int]:
        return s.deliveries.deck.layers[0].cards

    def drawn(self, s: Square, thing: int) -> Action:
        return Deliver(thing)

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Deliver):
            return not_due(a)
        if a.card not in s.deliveries.deck.layers[0].cards:
            return Refusal("delivery.not_in_deck", "KOL-DEL-1")
        return None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Deliver)
        s.deliveries.deck.draw(a.card, in_public(s.players))
        s.deliveries.today.append(a.card)
        told: list[Event] = [unload(s, a.card)]
        if len(s.deliveries.today) == s.box.plan(s.players).per_day or not s.deliveries.deck.layers:
            s.steps.pop()
        return told


def unload(s: Square, card: int) -> Event:
    """KOL-DEL-2: a truck that has too few gives what it has."""
    here = s.shops[delivery_shop(card)]
    moved = min(delivery_goods(card), here.truck)
    pile = here.pile + (here.number,) * moved
    s.shops[here.number] = Shop(
        here.number, here.queue, pile, here.truck - moved, here.closed, here.delivered or moved > 0
    )
    return DeliveryCame(card, moved, len(here.pile))


DELIVERING: Final = Delivery()
