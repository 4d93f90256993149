"""One play as it goes on: the position, the numbers of the log, and what can be taken back.

A *unit* is a seat's act together with the chance moves that it forces: it is stored,
told and taken back as one.
"""

from typing import Any, Final, final

from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE, CLOCK, TIME_RULE, Action, Event, Refusal, Seat, State

MOST_UNITS: Final = 200  # older positions are dropped, so that a long game does not fill the memory


@final
class Unit:
    """What is needed to take an act back, or to tell it again."""

    def __init__(self, seat: Seat, before: State, first: int, clocked: bool) -> None:
        self.seat: Final = seat
        self.before: Final = before
        self.first: Final = first  # the number of its first line
        self.clocked: Final = clocked  # was a clock running beside the players?
        self.moves: Final[list[tuple[Seat, Action]]] = []
        self.revealed = False  # something hidden was shown: not to be taken back alone


@final
class Progress:
    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game: Final = game
        self.state: Any = state
        self.line = 0  # the number of the last line of the log
        self.units: Final[list[Unit]] = []
        self.most_units = MOST_UNITS

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an act that the judge has allowed, as the next line of the log."""
        if seat != CHANCE:
            unit = Unit(seat, self.state.copy(), self.line + 1, self.clock_runs())
            self.units.append(unit)
            del self.units[: -self.most_units]
        self.line += 1
        events = self.game.apply(self.state, seat, action)
        if self.units:
            unit = self.units[-1]
            unit.moves.append((seat, action))
            if seat == CHANCE or any(event.reveals for event in events):
                unit.revealed = True
        return events

    def why_not_end_by_time(self) -> Refusal | None:
        """Only a play that is not over can be ended."""
        end = self.state.outcome
        return None if end is None else self.game.refuse_over(end)

    def end_by_time(self) -> list[Event]:
        """HSE-CLA-4: a line of the log, behind which nothing is taken back."""
        self.units.clear()
        self.line += 1
        return self.game.end_by_time(self.state)

    def refuse_after_time(self) -> Refusal | None:
        """HSE-CLA-4: what was done before the time was up stays done, also by consent."""
        end = self.state.outcome
        if end is not None and end.by_time():
            return Refusal("undo.time_up", TIME_RULE)
        return None

    def why_not_back(self, seat: Seat, acts: int = 1) -> Refusal | None:
        """May this seat take back its last acts on its own?"""
        late = self.refuse_after_time()
        if late is not None:
            return late
        if acts > len(self.units):
            return Refusal("undo.nothing", "HSE-UND-1")
        for unit in self.units[-acts:]:
            if unit.seat != seat:
                return Refusal("undo.not_yours", "HSE-UND-1")
            if unit.revealed:
                return Refusal("undo.revealed", "HSE-UND-2")
        return None

    def why_not_agreed(self, acts: int) -> Refusal | None:
        """HSE-UND-3: all people at the table may agree to take back what one of them may not."""
        late = self.refuse_after_time()
        if late is not None:
            return late
        if acts > len(self.units):
            return Refusal("undo.nothing", "HSE-UND-3")
        return self.refuse_by_clock(acts)

    def refuse_by_clock(self, acts: int) -> Refusal | None:
        """HSE-UND-4: no taking back while a clock runs, nor of acts made while one was running."""
        if self.clock_runs() or any(unit.clocked for unit in self.units[-acts:]):
            return Refusal("undo.clock", "HSE-UND-4")
        return None

    def clock_runs(self) -> bool:
        """Is the clock an actor beside others, so that somebody has to keep time?"""
        actors = self.game.actors(self.state)
        return CLOCK in actors and len(actors) > 1

    def acts_back_to(self, seat: Seat) -> int:
        """How many acts lie between now and before this seat's last one; 0 if it has none."""
        for acts, unit in enumerate(reversed(self.units), 1):
            if unit.seat == seat:
                return acts
        return 0

    def take_back(self, acts: int) -> None:
        """Undo the last acts. The log only grows, so taking back is a new line of it."""
        self.state = self.units[-acts].before
        del self.units[-acts:]
        self.line += 1

    def change_seat(self) -> None:
        """Somebody else plays a seat: a line of the log that does not change the position."""
        self.line += 1
