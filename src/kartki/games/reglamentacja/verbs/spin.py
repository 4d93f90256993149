"""To spin the top (REG-ALC-2), as well as possible."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form, plain
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja import top
from kartki.games.reglamentacja.actions import BEST_FLICK, NO_FLICK, SPIN, Spin
from kartki.games.reglamentacja.events import SpinFailed, TopSpun
from kartki.games.reglamentacja.fields import QUALITY
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.chance import LUCK
from kartki.games.reglamentacja.verbs.verb import Verb

FLICKS: Final[list[Action]] = [Spin(quality) for quality in range(BEST_FLICK + 1)]


@final
class ToSpin(Verb[Spin]):
    """At a live table the flick has a quality (REG-TOP-2); in beats the top just spins."""

    forms: ClassVar[list[Form]] = [
        plain(SPIN, "spin", "spins"),
        Form(Spin, "spin", "spins {quality}", QUALITY),
    ]

    def choices(self, s: Shop, seat: Seat, found: list[Action]) -> None:
        if s.house.live:
            found.extend(FLICKS)
        else:
            found.append(SPIN)

    def refuse(self, s: Shop, seat: Seat, a: Spin) -> Refusal | None:
        if s.house.live and a.quality == NO_FLICK:
            return Refusal("spin.needs_flick", "REG-TOP-2")
        if not s.house.live and a.quality != NO_FLICK:
            return Refusal("spin.no_flick", "REG-TOP-3")
        return None

    def do(self, s: Shop, seat: Seat, a: Spin, told: list[Event]) -> None:
        """A hopeless flick is tried again, but the third try stands."""
        s.top.flick(top.clamp(a.quality))
        if s.house.live and top.is_hopeless(a.quality) and s.top.tries < top.TRIES:
            told.append(SpinFailed(seat, top.TRIES - s.top.tries))
            return
        s.steps.pop()
        if s.house.live:
            s.steps.append(LUCK)
        s.market.turn = s.active
        s.market.quiet = 0
        told.append(TopSpun(seat))


SPIN_TOP: Final = ToSpin()
