"""To be quiet (REG-TOP-3): in beats, where one speaks after the other, silence is an act."""

from typing import ClassVar, Final, final

from kartki.core.notation import Form, plain
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja.actions import QUIET, Simple
from kartki.games.reglamentacja.bargaining import end_trading
from kartki.games.reglamentacja.events import AllQuiet
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.turns import not_now
from kartki.games.reglamentacja.trade_events import KeptQuiet
from kartki.games.reglamentacja.verbs.verb import Verb


@final
class ToBeQuiet(Verb[Simple]):
    """When all have been quiet the top is stopped; in the final turn it falls."""

    forms: ClassVar[list[Form]] = [plain(QUIET, "quiet", QUIET.name)]
    takes_a_beat: ClassVar[bool] = False

    def choices(self, s: Shop, seat: Seat, found: list[Action]) -> None:
        if not s.house.live:
            found.append(QUIET)

    def refuse(self, s: Shop, seat: Seat, a: Simple) -> Refusal | None:
        return not_now("trading", live=True) if s.house.live else None

    def do(self, s: Shop, seat: Seat, a: Simple, told: list[Event]) -> None:
        told.append(KeptQuiet(seat))
        s.market.quiet += 1
        s.market.turn = s.left_of(seat)
        if s.market.quiet < s.players:
            return
        told.append(AllQuiet())
        if s.is_final():
            s.top.tipped = True
        else:
            end_trading(s)


BE_QUIET: Final = ToBeQuiet()
