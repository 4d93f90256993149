"""Playing a record again, line by line, with every check that a live table makes."""

import re
from typing import Any, Final, final

import msgspec

from kartki.core import record as rec
from kartki.core.by_time import TIME_IS_UP
from kartki.core.catalogue import AnyGame
from kartki.core.fingerprint import fingerprint
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.core.progress import Progress
from kartki.core.record import Fault, Line, Record
from kartki.core.seats import letter, seat_of

_TAKES_BACK: Final = re.compile(r"([a-p]) takes back ([1-9][0-9]{0,3})( by consent)?")
_IS_PLAYED_BY: Final = re.compile(r"([a-p]) is played by (\S+)")

_OUT_OF_TURN: Final = ("turn.not_yours", "act.not_now")


@final
class Moved:
    """A move of the record with what it brought about."""

    def __init__(self, seat: Seat, action: Action, told: list[Event], line: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.told: Final = told
        self.line: Final = line


@final
class EndedByTime:
    """The line with which the time was up, and what it told."""

    def __init__(self, told: list[Event], line: int) -> None:
        self.told: Final = told
        self.line: Final = line


@final
class Replay:
    """A record and how far it has been played."""

    def __init__(self, game: AnyGame, state: Any, record: Record, viewer: Seat | None) -> None:
        self.record: Final = record
        self.progress: Final = Progress(game, state)
        self.viewer: Final = viewer  # the viewer for whom the record was written, if not for all
        self.names: Final = record.seats()
        self.next = 0  # the index of the next line
        self.fingerprints = 0
        self.refusals = 0

    def over(self) -> bool:
        return self.next >= len(self.record.lines)

    def forward(self) -> Moved | EndedByTime | Fault | None:
        """Play the next line: the move, an end by time, a fault, or None for any other line."""
        line = self.record.lines[self.next]
        self.next += 1
        if line.kind == rec.MOVE:
            return self._move(line)
        if line.kind == rec.FINGERPRINT:
            return self._compare(line)
        if line.kind == rec.CHANGE:
            return self._change(line)
        return None

    def to_end(self) -> Fault | None:
        while not self.over():
            result = self.forward()
            if isinstance(result, Fault):
                return result
        return None

    def _move(self, line: Line) -> Moved | Fault | None:
        game, state = self.progress.game, self.progress.state
        if "?" in line.text:
            return Fault(line.at, 1, "record.redacted", line.text)
        reading = game.read(state, line.text)
        if isinstance(reading, Refusal):
            return Fault(line.at, 1, "record.unreadable", line.text)
        seat, action = reading
        refusal = game.why_not(state, seat, action)
        if line.refused:
            before = game.once_refused(state, seat, action)
            return self._expect_refusal(line, refusal, before)
        if refusal is not None:
            return Fault(line.at, 1, refusal.code, line.text, refusal.rule)
        return Moved(seat, action, self.progress.act(seat, action), line.at)

    def _expect_refusal(
        self, line: Line, refusal: Refusal | None, before: Refusal | None
    ) -> Fault | None:
        """A line with a ! must be refused with the code that it names.

        It may have been written `before` a ruling changed: then it was right in its day.
        """
        if before is not None and before.code == line.refused and self._cites(line, before):
            self.refusals += 1
            return None
        if refusal is None:
            return Fault(line.at, 1, "record.not_refused", line.text)
        if refusal.code != line.refused or not self._cites(line, refusal):
            found = f"{refusal.code} {refusal.rule}"
            return Fault(line.at, 1, "record.refused_otherwise", found)
        self.refusals += 1
        return None

    def _cites(self, line: Line, refusal: Refusal) -> bool:
        """Does the line name the rule of the refusal, or none?

        Earlier versions named the game's rule of turns where the phase has one of its own.
        """
        if line.rule in ("", refusal.rule):
            return True
        return refusal.code in _OUT_OF_TURN and line.rule == self.progress.game.turn_rule

    def _compare(self, line: Line) -> Fault | None:
        now = position_print(self.progress, self.viewer, "Viewer" in dict(self.record.head))
        if now != line.text:
            return Fault(line.at, 3, "record.fingerprint", now)
        self.fingerprints += 1
        return None

    def _change(self, line: Line) -> EndedByTime | Fault | None:
        if line.text == TIME_IS_UP:
            return self._end_by_time(line)
        back = _TAKES_BACK.fullmatch(line.text)
        if back is not None:
            return self._take_back(line, back[1], int(back[2]), bool(back[3]))
        played = _IS_PLAYED_BY.fullmatch(line.text)
        if played is None or played[1] not in self.names:
            return Fault(line.at, 3, "record.change", line.text)
        self.names[played[1]] = played[2].replace("_", " ")
        self.progress.change_seat()
        return None

    def _end_by_time(self, line: Line) -> EndedByTime | Fault:
        refusal = self.progress.why_not_end_by_time()
        if refusal is not None:
            return Fault(line.at, 3, refusal.code, line.text, refusal.rule)
        return EndedByTime(self.progress.end_by_time(), line.at)

    def _take_back(self, line: Line, mark: str, acts: int, agreed: bool) -> Fault | None:
        """Consent is taken from the line: a record cannot prove it. Line numbers never repeat."""
        seat = seat_of(mark, self.progress.state.players)
        if seat is None:
            return Fault(line.at, 3, "record.take_back", line.text)
        progress = self.progress
        refusal = progress.why_not_agreed(acts) if agreed else progress.why_not_back(seat, acts)
        if refusal is not None:
            return Fault(line.at, 3, refusal.code, line.text, refusal.rule)
        self.progress.take_back(acts)
        return None


def position_print(progress: Progress, viewer: Seat | None, for_viewer: bool) -> str:
    """The fingerprint of the position, or of what a viewer sees of it.

    One of the whole position could be searched for the secrets, so a viewer never gets it.
    """
    if not for_viewer:
        return fingerprint(progress.state.facts())
    return fingerprint(view_facts(progress.game.view(progress.state, viewer)))


def view_facts(view: Any) -> object:
    """A view as plain lists and dictionaries, but for fields that follow from the others.

    A view names those in `derived`: with them, records of older versions would not replay.
    """
    facts: dict[str, object] = msgspec.to_builtins(view)
    ended_by: dict[object, str] = getattr(view, "ended_by", {})
    if "rule" in facts:  # an end by tie-break shows its own rule, but is fingerprinted as ever
        facts["rule"] = ended_by.get(facts["rule"], facts["rule"])
    for name in getattr(view, "derived", ()):
        del facts[name]
    return facts


def seen_by(replay: Replay, viewer: Seat | None) -> Record | Fault:
    """The same play as one seat saw it: ? for what was hidden, fingerprints of its view."""
    mark = "spectator" if viewer is None else letter(viewer)
    hidden = (
        "Commitment",
        "Dealer",
        "Source",
        "Viewer",
    )  # the seed of a seeded dealer would reveal every card
    head = [tag for tag in replay.record.head if tag[0] not in hidden] + [("Viewer", mark)]
    lines: list[Line] = []
    while not replay.over():
        line = replay.record.lines[replay.next]
        seen = _seen_line(replay, line, viewer)
        if isinstance(seen, Fault):
            return seen
        if seen is not None:
            lines.append(seen)
    return Record(head, lines, [])


def _seen_line(replay: Replay, line: Line, viewer: Seat | None) -> Line | Fault | None:
    """A viewer sees only its own refused lines, and no comments."""
    game, state = replay.progress.game, replay.progress.state
    text = line.text
    if line.kind == rec.MOVE and "?" not in text:
        reading = game.read(state, text)
        if not isinstance(reading, Refusal) and not line.refused:
            text = game.redact(state, viewer, *reading)
    result = replay.forward()
    if isinstance(result, Fault):
        return result
    if line.kind == rec.COMMENT or (line.refused and not _by(line, viewer)):
        return None
    if line.kind == rec.FINGERPRINT:
        text = position_print(replay.progress, viewer, for_viewer=True)
    return Line(line.kind, text, refused=line.refused, rule=line.rule, time=line.time)


def _by(line: Line, viewer: Seat | None) -> bool:
    return viewer is not None and seat_of(line.text[0], 16) == viewer
