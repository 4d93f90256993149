"""What happened in a play, as everybody may see it; what was taken back did not happen."""

from typing import Final, final

from kartki.core.by_time import TIME_IS_UP
from kartki.core.play import CHANCE, Action, Event, Seat
from kartki.core.progress import Progress
from kartki.core.record import Fault
from kartki.core.replay import Replay
from kartki.server.replay.history import MoveRecorder, walk


@final
class EventRecorder(MoveRecorder):
    """Keeps the events unit by unit, so that units can be taken back."""

    def __init__(self, progress: Progress) -> None:
        self._progress: Final = progress
        self._units: Final[list[list[Event]]] = [[]]  # the first: before anybody has acted
        self._standing = 0  # units that could be taken back, before a change

    def move(self, progress: Progress, seat: Seat, action: Action) -> None:
        if seat != CHANCE:
            self._units.append([])
        self._hear(progress.act(seat, action))

    def close(self, line: int) -> None:
        self._standing = len(self._progress.units)

    def change(self, line: int, text: str, told: list[Event]) -> None:
        """Where acts were taken back, the play has so many units less than before.

        When the time is up it forgets its units, too, but what was done stays done.
        """
        if text != TIME_IS_UP:
            back = self._standing - len(self._progress.units)
            del self._units[len(self._units) - back :]
        self._hear(told)

    def _hear(self, events: list[Event]) -> None:
        seen = [event.seen_by(None) for event in events]
        self._units[-1].extend([event for event in seen if event is not None])

    def events(self) -> list[Event]:
        return [event for unit in self._units for event in unit]


def public_events(replay: Replay) -> list[Event] | Fault:
    """The events of the whole record, or the first thing that is wrong with it."""
    recorder = EventRecorder(replay.progress)
    fault = walk(replay, recorder)
    return recorder.events() if fault is None else fault
