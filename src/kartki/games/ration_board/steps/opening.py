"""RAT-SET: all roll, the highest starts; those who tie for it roll again."""

from typing import ClassVar, Final, final

from kartki.core.by_lot import BY_CHANCE
from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import DICE_TICKETS, FALLS, Dice
from kartki.games.ration_board.events import RolledOff, Starts, TiedForStart
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.waiting import refuse_dice


@final
class RollOff(Step[Road]):
    name: ClassVar[str] = "roll_off"
    exact: ClassVar[bool] = True

    def actors(self, s: Road) -> list[Seat]:
        return BY_CHANCE

    def candidates(self, s: Road, seat: Seat) -> list[Action]:
        return [dice for dice, _ in self.chances(s)]

    def chances(self, s: Road) -> list[tuple[Action, int]]:
        return FALLS[s.contest.roller()]

    def tickets(self, s: Road) -> int:
        return 36

    def chance_at(self, s: Road, ticket: int) -> Action:
        return DICE_TICKETS[s.contest.roller()][ticket]

    def deal(self, s: Road, rng: Rng) -> Action:
        return DICE_TICKETS[s.contest.roller()][rng.below(36)]

    def refuse(self, s: Road, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Dice):
            return Refusal("card.not_due", "RAT-REL-1")
        return refuse_dice(a, s.contest.roller())

    def take(self, s: Road, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Dice)
        told: list[Event] = [RolledOff(a.who, a.first, a.second)]
        s.contest.rolled.append(a.first + a.second)
        if len(s.contest.rolled) == len(s.contest.seats):
            self._compare(s, told)
        return told

    def _compare(self, s: Road, told: list[Event]) -> None:
        """RAT-SET-2: everyone in the contest has rolled."""
        rolls = list(zip(s.contest.seats, s.contest.rolled, strict=True))
        highest = max(s.contest.rolled)
        best = [seat for seat, total in rolls if total == highest]
        s.contest.seats, s.contest.rolled = best, []
        if len(best) > 1:
            told.extend(TiedForStart(seat, highest) for seat in best)
            return
        s.contest.seats = []
        s.turns.starter = best[0]
        told.append(Starts(best[0]))
        s.steps.pop()


ROLL_OFF: Final = RollOff()
