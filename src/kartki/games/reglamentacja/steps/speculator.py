"""REG-SPS: as soon as he is first, play pauses and the speculator shops."""

from typing import ClassVar, Final, final

from kartki.core.by_lot import ByLot
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja.actions import Roll
from kartki.games.reglamentacja.events import SpeculatorTook
from kartki.games.reglamentacja.parts import ROW
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.chance import REFILLING
from kartki.games.reglamentacja.steps.turns import not_due

SIDES: Final = list(range(1, ROW + 1))  # of the die


@final
class SpeculatorShops(ByLot[Shop]):
    """REG-SPS-1: a die counts from the card nearest the board; that card goes to the box."""

    name: ClassVar[str] = "speculator"

    def pool(self, s: Shop) -> list[int]:
        return SIDES

    def drawn(self, s: Shop, thing: int) -> Action:
        return Roll(thing)

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Roll):
            return not_due(a)
        return None if 1 <= a.die <= ROW else Refusal("die.impossible", "REG-SPS-1")

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Roll)
        card = s.counter.row.pop(a.die - 1)
        s.counter.gone.append(card)
        s.queue.first_to_the_end()
        s.steps.pop()
        told: list[Event] = [SpeculatorTook(a.die, s.box.cards[card].name)]
        if s.counter.stack.layers:
            s.steps.append(REFILLING)
        else:
            # REG-FIN-1: the row cannot be filled, so nothing of this turn goes on
            s.steps.clear()
        return told


SPECULATOR_SHOPS: Final = SpeculatorShops()
