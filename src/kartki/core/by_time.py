"""HSE-CLA-4: the time is up, and a play ends before the rules of its game have ended it.

Each game says how it stands then (`Game.end_by_time`); the rest is the same for all of them.
"""

from typing import ClassVar, Final, final

from kartki.core.play import TIME_RULE, Event, Facts, Outcome, State

TIME_IS_UP: Final = "time is up"  # the line of the record: `^ time is up`
BY_TIME: Final = "by_time"  # the reason of the outcome


@final
class TimeWasUp(Event):
    code: ClassVar[str] = "time_was_up"

    def facts(self) -> Facts:
        return ()


def end_with(s: State, places: list[int]) -> list[Event]:
    """The play is over with these places, and nobody has anything to do any more."""
    s.outcome = Outcome(BY_TIME, TIME_RULE, places)
    s.steps.clear()
    return [TimeWasUp()]
