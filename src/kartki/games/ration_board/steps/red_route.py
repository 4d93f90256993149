"""RAT-RED: from Home to the ration board of this trip. Call a number, then roll."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Term, Who
from kartki.games.ration_board.actions import (
    CALLS,
    CALLS_OR_ROLL,
    HIGHEST_CALL,
    JUST_ROLL,
    LOWEST_CALL,
    Call,
    Roll,
)
from kartki.games.ration_board.cards import STICKER
from kartki.games.ration_board.driving import drive, first_held, give_back
from kartki.games.ration_board.events import CALLED, ROLLED, FellShort, ForgotToCall
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.waiting import DICE, TurnStep


@final
class RedRoute(TurnStep):
    name: ClassVar[str] = "red_route"

    def prompt(self, s: Road, seat: Seat) -> str:
        if s.turns.called:
            return "roll_called"
        return "roll_sticker" if has_sticker(s) else "call"

    def candidates(self, s: Road, seat: Seat) -> list[Action]:
        if s.turns.called or has_sticker(s):
            return JUST_ROLL
        return CALLS if s.house.remind else CALLS_OR_ROLL

    def refuse(self, s: Road, seat: Seat, a: Action) -> Refusal | None:
        if isinstance(a, Call):
            return self._refuse_call(s, a)
        if not isinstance(a, Roll):
            return not_a_drivers_act(s)
        if s.house.remind and not s.turns.called and not has_sticker(s):
            return Refusal("roll.call_first", "RAT-RED-4")
        return None

    def _refuse_call(self, s: Road, a: Call) -> Refusal | None:
        if s.turns.called:
            return Refusal("call.twice", "RAT-RED-1", (("number", s.turns.called),))
        if has_sticker(s):
            return Refusal("call.sticker", "RAT-REL-18")
        if not LOWEST_CALL <= a.number <= HIGHEST_CALL:
            return Refusal("call.out_of_range", "RAT-RED-1", (("number", a.number),))
        return None

    def take(self, s: Road, seat: Seat, a: Action) -> list[Event]:
        if isinstance(a, Call):
            s.turns.called = a.number
            return [CALLED[seat][a.number]]
        if s.turns.called or has_sticker(s):
            s.steps.append(DICE)
            return []
        s.steps.pop()  # RAT-RED-4: rolled without a call, so the turn is lost
        return [ForgotToCall(seat)]

    def rolled(self, s: Road, first: int, second: int, told: list[Event]) -> None:
        seat, called = s.turns.now, s.turns.called
        told.append(ROLLED[seat][first][second])
        if not called:
            self._drive_the_full_roll(s, first + second, told)
        elif first + second >= called:  # RAT-RED-2: exactly the number called
            drive(s, seat, called, told)
        else:  # RAT-RED-3: no move this turn
            told.append(FellShort(seat, called))

    def _drive_the_full_roll(self, s: Road, total: int, told: list[Event]) -> None:
        """RAT-REL-18: the sticker asks for no call, and is spent."""
        give_back(s, s.turns.now, first_held(s, s.turns.now, STICKER), told)
        drive(s, s.turns.now, total, told)


def has_sticker(s: Road) -> bool:
    seat = s.turns.now
    return bool(s.cars[seat].holds) and first_held(s, seat, STICKER) >= 0


def not_a_drivers_act(s: Road) -> Refusal:
    """Dice and cards fall by chance alone, whoever asks for them."""
    doing = ("doing", Term("doing", s.steps[-1].name))
    return Refusal("turn.not_yours", "RAT-SET-2", (("turn", Who(s.turns.now)), doing))


def refuse_without_call(a: Action, code: str, rule: str, s: Road) -> Refusal | None:
    """Where the dice alone decide, only rolling is asked."""
    if isinstance(a, Roll):
        return None
    if not isinstance(a, Call):
        return not_a_drivers_act(s)
    window = s.box.windows[min(s.cars[s.turns.now].granted, len(s.box.windows) - 1)]
    return Refusal(code, rule, (("ration", Term("ration", window.ration)),))


RED_ROUTE: Final = RedRoute()
