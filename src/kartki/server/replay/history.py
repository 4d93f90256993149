"""The updates of one viewer once more: missed ones from memory, all of them from the record.

An update is one `told` message: an act with the chance moves that it forced.
"""

from abc import ABC, abstractmethod
from typing import Any, final

from kartki.core import record as rec
from kartki.core.catalogue import AnyGame
from kartki.core.play import CLOCK, Action, Event, Refusal, Seat
from kartki.core.progress import Progress
from kartki.core.record import Fault, Line
from kartki.core.replay import EndedByTime, Replay
from kartki.server.messages.facts import WireEvent
from kartki.server.messages.wire import Told
from kartki.server.views.redaction import EventRedactor, LineRedactor, Viewer, change_update


def starts_new_update(game: AnyGame, state: Any, seat: Seat) -> bool:
    """An act starts a new update; chance, or a clock that acts alone, belongs to the last one."""
    return seat >= 0 or (seat == CLOCK and game.actors(state) != [CLOCK])


def missed(progress: Progress, viewer: Viewer, last: int) -> list[Told] | None:
    """The updates after number `last`; None if memory does not reach back so far."""
    start = _unit_after(progress, last)
    if start is None:
        return None
    units = progress.units[start:]
    again = Progress(progress.game, units[0].before.copy())
    again.line = units[0].first - 1
    recorder = UpdateRecorder(progress.game, viewer)
    for unit in units:
        if unit.first != again.line + 1:
            return None  # a line between was a change: acts taken back, or another player
        for seat, action in unit.moves:
            recorder.move(again, seat, action)
    recorder.close(again.line)
    return (
        [update for update in recorder.updates if update.n > last]
        if again.line == progress.line
        else None
    )


def _unit_after(progress: Progress, last: int) -> int | None:
    """The index of the unit that the first missing line belongs to."""
    for index in range(len(progress.units) - 1, -1, -1):
        if progress.units[index].first <= last + 1:
            return index
    return None


class MoveRecorder(ABC):
    """Collects what is to be known of a play while its moves are carried out again."""

    @abstractmethod
    def move(self, progress: Progress, seat: Seat, action: Action) -> None:
        """Carry out this act and record it."""

    @abstractmethod
    def close(self, line: int) -> None:
        """The current update ends with this number."""

    @abstractmethod
    def change(self, line: int, text: str, told: list[Event]) -> None:
        """The line with this number is no move: acts taken back, another player, the time up."""


@final
class UpdateRecorder(MoveRecorder):
    """Collects the updates of one viewer."""

    def __init__(self, game: AnyGame, viewer: Viewer) -> None:
        self.viewer = viewer
        self.updates: list[Told] = []
        self._redactor = LineRedactor(game, [viewer])
        self._events: list[WireEvent] = []

    def move(self, progress: Progress, seat: Seat, action: Action) -> None:
        if starts_new_update(progress.game, progress.state, seat):
            self.close(progress.line)
        self._redactor.before_move(progress.state, seat, action)
        self._events += EventRedactor(progress.act(seat, action)).seen_by(self.viewer)

    def close(self, line: int) -> None:
        lines = self._redactor.lines[self.viewer]
        if lines:
            self.updates.append(Told(line, tuple(lines), tuple(self._events)))
        self._redactor.lines[self.viewer] = []
        self._events = []

    def change(self, line: int, text: str, told: list[Event]) -> None:
        self.updates.append(change_update(line, text, told))


def history(replay: Replay, viewer: Viewer) -> list[Told] | Fault:
    """All updates of this viewer, made by replaying the record."""
    recorder = UpdateRecorder(replay.progress.game, viewer)
    fault = walk(replay, recorder)
    return recorder.updates if fault is None else fault


def walk(replay: Replay, recorder: MoveRecorder) -> Fault | None:
    """Replay all lines, or up to the first that is not valid, and record them."""
    fault: Fault | None = None
    while fault is None and not replay.over():
        line = replay.record.lines[replay.next]
        if line.kind == rec.MOVE and not line.refused:
            fault = _record_move(replay, line, recorder)
        else:
            fault = _record_change(replay, line, recorder)
    recorder.close(replay.progress.line)
    return fault


def _record_move(replay: Replay, line: Line, recorder: MoveRecorder) -> Fault | None:
    progress = replay.progress
    if "?" in line.text:
        return Fault(line.at, 1, "record.redacted", line.text)
    reading = progress.game.read(progress.state, line.text)
    if isinstance(reading, Refusal):
        return Fault(line.at, 1, "record.unreadable", line.text)
    refusal = progress.game.why_not(progress.state, *reading)
    if refusal is not None:
        return Fault(line.at, 1, refusal.code, line.text, refusal.rule)
    recorder.move(progress, *reading)
    replay.next += 1
    return None


def _record_change(replay: Replay, line: Line, recorder: MoveRecorder) -> Fault | None:
    if line.kind == rec.CHANGE:
        recorder.close(replay.progress.line)
    result = replay.forward()
    if isinstance(result, Fault):
        return result
    if line.kind == rec.CHANGE:
        told = result.told if isinstance(result, EndedByTime) else []
        recorder.change(replay.progress.line, line.text, told)
    return None
