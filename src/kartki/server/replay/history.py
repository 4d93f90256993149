"""A play told again to one viewer: what it missed from memory, everything from the record."""

from abc import ABC, abstractmethod
from typing import Any, final

from kartki.core import record as rec
from kartki.core.catalogue import AnyGame
from kartki.core.play import CLOCK, Action, Refusal, Seat
from kartki.core.progress import Progress
from kartki.core.record import Fault, Line
from kartki.core.replay import Replay
from kartki.server.messages.facts import WireEvent
from kartki.server.messages.wire import Told
from kartki.server.views.redaction import EventRedactor, LineRedactor, Viewer, change_told


def begins_telling(game: AnyGame, state: Any, seat: Seat) -> bool:
    """An act begins a new telling; chance, or a clock all alone, belongs to the one before."""
    return seat >= 0 or (seat == CLOCK and game.actors(state) != [CLOCK])


def missed(progress: Progress, viewer: Viewer, last: int) -> list[Told] | None:
    """What this viewer was not told after number `last`, if memory reaches back so far."""
    start = _unit_after(progress, last)
    if start is None:
        return None
    units = progress.units[start:]
    again = Progress(progress.game, units[0].before.copy())
    again.line = units[0].first - 1
    notes = ToldRecorder(progress.game, viewer)
    for unit in units:
        if unit.first != again.line + 1:
            return None  # something was taken back, or somebody else sat down
        for seat, action in unit.moves:
            notes.move(again, seat, action)
    notes.close(again.line)
    return [told for told in notes.told if told.n > last] if again.line == progress.line else None


def _unit_after(progress: Progress, last: int) -> int | None:
    """The latest unit that began at or before the first line that is missing."""
    for index in range(len(progress.units) - 1, -1, -1):
        if progress.units[index].first <= last + 1:
            return index
    return None


class MoveRecorder(ABC):
    """Somebody who writes down a play while its moves are carried out again."""

    @abstractmethod
    def move(self, progress: Progress, seat: Seat, action: Action) -> None:
        """Carry out this act, and note it."""

    @abstractmethod
    def close(self, line: int) -> None:
        """The telling ends with this number."""

    @abstractmethod
    def change(self, line: int, text: str) -> None:
        """A taking back, or another one sitting down, has this number."""


@final
class ToldRecorder(MoveRecorder):
    """What one viewer is told."""

    def __init__(self, game: AnyGame, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told: list[Told] = []
        self._redactor = LineRedactor(game, [viewer])
        self._events: list[WireEvent] = []

    def move(self, progress: Progress, seat: Seat, action: Action) -> None:
        if begins_telling(progress.game, progress.state, seat):
            self.close(progress.line)
        self._redactor.before_move(progress.state, seat, action)
        self._events += EventRedactor(progress.act(seat, action)).seen_by(self.viewer)

    def close(self, line: int) -> None:
        lines = self._redactor.lines[self.viewer]
        if lines:
            self.told.append(Told(line, tuple(lines), tuple(self._events)))
        self._redactor.lines[self.viewer] = []
        self._events = []

    def change(self, line: int, text: str) -> None:
        self.told.append(change_told(line, text))


def history(replay: Replay, viewer: Viewer) -> list[Told] | Fault:
    """Everything that this viewer was told, from the record itself."""
    notes = ToldRecorder(replay.progress.game, viewer)
    fault = walk(replay, notes)
    return notes.told if fault is None else fault


def walk(replay: Replay, notes: MoveRecorder) -> Fault | None:
    """From the first line to the last, or to the first that does not hold."""
    fault: Fault | None = None
    while fault is None and not replay.over():
        line = replay.record.lines[replay.next]
        if line.kind == rec.MOVE and not line.refused:
            fault = _note_move(replay, line, notes)
        else:
            fault = _note_change(replay, line, notes)
    notes.close(replay.progress.line)
    return fault


def _note_move(replay: Replay, line: Line, notes: MoveRecorder) -> Fault | None:
    progress = replay.progress
    if "?" in line.text:
        return Fault(line.at, 1, "record.redacted", line.text)
    reading = progress.game.read(progress.state, line.text)
    if isinstance(reading, Refusal):
        return Fault(line.at, 1, "record.unreadable", line.text)
    refusal = progress.game.why_not(progress.state, *reading)
    if refusal is not None:
        return Fault(line.at, 1, refusal.code, line.text, refusal.rule)
    notes.move(progress, *reading)
    replay.next += 1
    return None


def _note_change(replay: Replay, line: Line, notes: MoveRecorder) -> Fault | None:
    if line.kind == rec.CHANGE:
        notes.close(replay.progress.line)
    result = replay.forward()
    if isinstance(result, Fault):
        return result
    if line.kind == rec.CHANGE:
        notes.change(replay.progress.line, line.text)
    return None
