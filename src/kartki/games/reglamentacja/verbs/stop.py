"""To stop the top (REG-ALC-5): the active player has enough of trading."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form, plain
from kartki.core.play import Action, Event, Refusal, Seat, Who
from kartki.games.reglamentacja.actions import STOP, Simple
from kartki.games.reglamentacja.bargaining import end_trading
from kartki.games.reglamentacja.events import TopStopped
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.verbs.verb import Verb


@final
class ToStop(Verb[Simple]):
    forms: ClassVar[list[Form]] = [plain(STOP, "stop", STOP.name)]
    takes_a_beat: ClassVar[bool] = False

    def choices(self, s: Shop, seat: Seat, found: list[Action]) -> None:
        if seat == s.active and not s.is_final():
            found.append(STOP)

    def refuse(self, s: Shop, seat: Seat, a: Simple) -> Refusal | None:
        if s.is_final():
            return Refusal("stop.final_turn", "REG-FIN-5")
        if seat != s.active:
            return Refusal("stop.not_active", "REG-ALC-5", (("active", Who(s.active)),))
        return None

    def do(self, s: Shop, seat: Seat, a: Simple, told: list[Event]) -> None:
        told.append(TopStopped(seat))
        end_trading(s)


STOP_TOP: Final = ToStop()
