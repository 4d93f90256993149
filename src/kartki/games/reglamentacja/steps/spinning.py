"""REG-ALC-2: the active player spins the top."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.reglamentacja.actions import Spin
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.turns import ALONE, not_now
from kartki.games.reglamentacja.verbs.spin import SPIN_TOP


@final
class Spinning(Step[Shop]):
    name: ClassVar[str] = "spinning"
    exact: ClassVar[bool] = True

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.active]

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        found: list[Action] = []
        SPIN_TOP.choices(s, seat, found)
        return found

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        return SPIN_TOP.refuse(s, seat, a) if isinstance(a, Spin) else not_now(self.name)

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Spin)
        told: list[Event] = []
        SPIN_TOP.do(s, seat, a, told)
        return told


SPINNING: Final = Spinning()
