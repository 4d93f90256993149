"""RAT-APP: at the ration board. Roll its number, or stay and try again."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.ration_board.actions import JUST_ROLL
from kartki.games.ration_board.cards import SECOND_CHANCE
from kartki.games.ration_board.driving import first_held, give_back
from kartki.games.ration_board.events import ROLLED, Approved, TurnedDown
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.red_route import refuse_without_call
from kartki.games.ration_board.steps.waiting import DICE, TurnStep


@final
class AtTheBoard(TurnStep):
    name: ClassVar[str] = "at_the_board"

    def candidates(self, s: Road, seat: Seat) -> list[Action]:
        return JUST_ROLL

    def refuse(self, s: Road, seat: Seat, a: Action) -> Refusal | None:
        return refuse_without_call(a, "call.at_board", "RAT-APP-2", s)

    def take(self, s: Road, seat: Seat, a: Action) -> list[Event]:
        s.steps.append(DICE)
        return []

    def rolled(self, s: Road, first: int, second: int, told: list[Event]) -> None:
        seat = s.turns.now
        car = s.cars[seat]
        told.append(ROLLED[seat][first][second])
        window = s.box.windows[car.granted]
        if window.approves(first, second) or self._second_chance(s, first + second, told):
            car.granted += 1  # RAT-APP-4: take the card, go to the Exit, await the next turn
            car.space = s.box.exit
            told.append(Approved(seat, s.box, window, car.granted))
        else:  # RAT-APP-3: stay and try again next turn
            told.append(TurnedDown(seat, window.ration))

    def _second_chance(self, s: Road, total: int, told: list[Event]) -> bool:
        """RAT-REL-16: spent at the first refusal, the oldest first, whether it helps or not."""
        card = first_held(s, s.turns.now, SECOND_CHANCE)
        if card < 0:
            return False
        give_back(s, s.turns.now, card, told, total=total)
        return total >= s.box.cards[card].amount


AT_THE_BOARD: Final = AtTheBoard()
