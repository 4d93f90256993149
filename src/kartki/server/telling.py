"""What is told of a move: to each viewer its own, and the same whenever it is told again.

A telling follows from the moves alone, so that what was missed can be told again, after a
lost connection or a restart, to the letter.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, final

from kartki.core import record as rec
from kartki.core.catalogue import AnyGame
from kartki.core.play import CLOCK, Action, Event, Refusal, Seat
from kartki.core.progress import Progress
from kartki.core.record import Fault, Line
from kartki.core.replay import Replay
from kartki.core.seats import seat_of
from kartki.server.facts import WhoFact, WireEvent, wire_event
from kartki.server.wire import Ask, Choice, Told
from kartki.table.table import Witness

Viewer = Seat | None  # None: a spectator


@final
class Eyes(Witness):
    """Writes down, for each viewer, the lines of one telling."""

    def __init__(self, game: AnyGame, viewers: Iterable[Viewer]) -> None:
        self.game = game
        self.lines: dict[Viewer, list[str]] = {viewer: [] for viewer in viewers}

    def sees(self, before: Any, seat: Seat, action: Action) -> None:
        game = self.game
        if game.hides(action):
            for viewer, lines in self.lines.items():
                lines.append(game.redact(before, viewer, seat, action))
        else:
            line = game.write(before, seat, action)
            for lines in self.lines.values():
                lines.append(line)


@final
class Events:
    """What each viewer may see of some events; what all see alike is put into words once."""

    def __init__(self, told: list[Event]) -> None:
        self._told = told
        self._open = [wire_event(event) if _hides_nothing(event) else None for event in told]
        self._all = tuple([event for event in self._open if event is not None])

    def seen_by(self, viewer: Viewer) -> tuple[WireEvent, ...]:
        """The very same tuple for everybody, if nothing is hidden."""
        if len(self._all) == len(self._told):
            return self._all
        seen = []
        for event, written in zip(self._told, self._open, strict=True):
            if written is not None:
                seen.append(written)
            elif (shown := event.seen_by(viewer)) is not None:
                seen.append(wire_event(shown))
        return tuple(seen)


def _hides_nothing(event: Event) -> bool:
    return type(event).seen_by is Event.seen_by


@final
class Asker:
    """Who is waited for, and what each viewer may do about it."""

    def __init__(self, progress: Progress, undo: bool) -> None:
        self._progress = progress
        self._undo = undo
        self.actors = tuple([seat for seat in progress.game.actors(progress.state) if seat >= 0])
        self._waited_for = self._prompt(self.actors[0]) if self.actors else ""

    def ask(self, viewer: Viewer) -> Ask:
        """What I am asked, or what the others are waited for."""
        if viewer is None:
            return Ask(self._waited_for, self.actors, (), False, "")
        back = self._back(viewer) if self._undo else ""
        if viewer not in self.actors:
            return Ask(self._waited_for, self.actors, (), False, back)
        game, state = self._progress.game, self._progress.state
        legal = game.legal_actions(state, viewer)
        choices = tuple([_choice(game, state, viewer, action) for action in legal])
        return Ask(self._prompt(viewer), self.actors, choices, state.steps[-1].sampled, back)

    def _prompt(self, seat: Seat) -> str:
        return self._progress.game.prompt(self._progress.state, seat)

    def _back(self, seat: Seat) -> str:
        """Can this seat's last act be taken back: at once, with consent, or not at all?"""
        progress = self._progress
        if progress.state.outcome is not None:
            return ""
        acts = progress.acts_back_to(seat)
        if not acts or progress.refuse_by_clock(acts) is not None:
            return ""
        return "own" if acts == 1 and not progress.units[-1].revealed else "ask"


def _choice(game: AnyGame, state: Any, seat: Seat, action: Action) -> Choice:
    return Choice(game.write(state, seat, action)[2:], type(action).__name__, action.key())


# telling it again


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
    notes = Notes(progress.game, viewer)
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


class NoteTaker(ABC):
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
class Notes(NoteTaker):
    """What one viewer is told."""

    def __init__(self, game: AnyGame, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told: list[Told] = []
        self._eyes = Eyes(game, [viewer])
        self._events: list[WireEvent] = []

    def move(self, progress: Progress, seat: Seat, action: Action) -> None:
        if begins_telling(progress.game, progress.state, seat):
            self.close(progress.line)
        self._eyes.sees(progress.state, seat, action)
        self._events += Events(progress.act(seat, action)).seen_by(self.viewer)

    def close(self, line: int) -> None:
        lines = self._eyes.lines[self.viewer]
        if lines:
            self.told.append(Told(line, tuple(lines), tuple(self._events)))
        self._eyes.lines[self.viewer] = []
        self._events = []

    def change(self, line: int, text: str) -> None:
        self.told.append(change_told(line, text))


def change_told(line: int, text: str) -> Told:
    """A taking back, or another one sitting down: everybody may know."""
    words = text.split(" ")
    who = WhoFact(seat_of(words[0], 16) or 0)
    if "takes back" in text:
        acts = int(words[3])
        code = "took_back_agreed" if text.endswith("by consent") else "took_back"
        event = WireEvent(code, {"seat": who, "number": acts})
    else:
        event = WireEvent("played_by", {"seat": who, "name": words[-1].replace("_", " ")})
    return Told(line, (f"^ {text}",), (event,))


def history(replay: Replay, viewer: Viewer) -> list[Told] | Fault:
    """Everything that this viewer was told, from the record itself."""
    notes = Notes(replay.progress.game, viewer)
    fault = walk(replay, notes)
    return notes.told if fault is None else fault


def walk(replay: Replay, notes: NoteTaker) -> Fault | None:
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


def _note_move(replay: Replay, line: Line, notes: NoteTaker) -> Fault | None:
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


def _note_change(replay: Replay, line: Line, notes: NoteTaker) -> Fault | None:
    if line.kind == rec.CHANGE:
        notes.close(replay.progress.line)
    result = replay.forward()
    if isinstance(result, Fault):
        return result
    if line.kind == rec.CHANGE:
        notes.change(replay.progress.line, line.text)
    return None
