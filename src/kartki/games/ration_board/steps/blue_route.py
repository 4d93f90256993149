"""RAT-BLU: from the Exit back Home. Roll and drive exactly the sum; nothing is called."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.ration_board.actions import JUST_ROLL
from kartki.games.ration_board.driving import drive
from kartki.games.ration_board.events import ROLLED
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.red_route import refuse_without_call
from kartki.games.ration_board.steps.waiting import DICE, TurnStep


@final
class BlueRoute(TurnStep):
    name: ClassVar[str] = "blue_route"

    def candidates(self, s: Road, seat: Seat) -> list[Action]:
        return JUST_ROLL

    def refuse(self, s: Road, seat: Seat, a: Action) -> Refusal | None:
        return refuse_without_call(a, "call.not_on_blue", "RAT-BLU-1", s)

    def take(self, s: Road, seat: Seat, a: Action) -> list[Event]:
        s.steps.append(DICE)
        return []

    def rolled(self, s: Road, first: int, second: int, told: list[Event]) -> None:
        told.append(ROLLED[s.turns.now][first][second])
        drive(s, s.turns.now, first + second, told)


BLUE_ROUTE: Final = BlueRoute()
