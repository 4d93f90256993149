"""REG-ALC-2: the active player spins the top, as well as possible."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.reglamentacja import top
from kartki.games.reglamentacja.actions import BEST_FLICK, NO_FLICK, SPIN, Spin
from kartki.games.reglamentacja.events import SpinFailed, TopSpun
from kartki.games.reglamentacja.state import Shop, Top
from kartki.games.reglamentacja.steps.chance import LUCK
from kartki.games.reglamentacja.steps.turns import ALONE, not_now

FLICKS: Final[list[Action]] = [Spin(quality) for quality in range(BEST_FLICK + 1)]
PLAIN: Final[list[Action]] = [SPIN]


@final
class Spinning(Step[Shop]):
    name: ClassVar[str] = "spinning"
    exact: ClassVar[bool] = True

    def actors(self, s: Shop) -> list[Seat]:
        return ALONE[s.active]

    def candidates(self, s: Shop, seat: Seat) -> list[Action]:
        return FLICKS.copy() if s.house.live else PLAIN.copy()

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Spin):
            return not_now(self.name)
        if s.house.live and a.quality == NO_FLICK:
            return Refusal("spin.needs_flick", "REG-TOP-2")
        if not s.house.live and a.quality != NO_FLICK:
            return Refusal("spin.no_flick", "REG-TOP-3")
        return None

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Spin)
        tries = s.top.tries + 1
        s.top = Top(top.clamp(a.quality), tries, 0, 0)
        if s.house.live and top.is_hopeless(a.quality) and tries < top.TRIES:
            return [SpinFailed(seat, top.TRIES - tries)]
        s.steps.pop()
        if s.house.live:
            s.steps.append(LUCK)
        s.turn = s.active
        s.quiet = 0
        return [TopSpun(seat)]


SPINNING: Final = Spinning()
