"""A record is the whole play: written, read, played again with every check."""

from typing import Any, Final

from kartki.core import record
from kartki.core.fingerprint import fingerprint
from kartki.core.play import CHANCE, CLOCK, Event
from kartki.core.progress import Progress
from kartki.core.record import COMMENT, FINGERPRINT, MOVE, Line, Record
from kartki.core.record_writer import RecordWriter
from kartki.core.replay import Replay
from kartki.core.seats import letter
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting, random_move

WILD: Final = 3
RARELY: Final = 6


def test_a_record_plays_again(contestant: Contestant) -> None:
    for_all(contestant, record_plays_again, examples=60)


def record_plays_again(sitting: Sitting) -> None:
    log = Log(sitting)
    while len(log.writer.lines) < sitting.length and sitting.game.actors(log.progress.state):
        log.one_more()
    log.take_fingerprint()
    text = record.write(log.writer.record([]))
    again = record.read(text)
    assert isinstance(again, Record), f"{again!r}"
    assert record.write(again) == text, "the record is written otherwise the second time"
    replay = Replay(sitting.game, sitting.start(), again, None)
    fault = replay.to_end()
    assert fault is None, f"{fault!r} in\n{text}"
    assert (replay.fingerprints, replay.refusals) == (log.fingerprints, log.refusals)
    assert replay.progress.state.facts() == log.progress.state.facts()
    numbered = [line for line in log.writer.lines if line.is_numbered()]
    assert replay.progress.line == log.progress.line == len(numbered)


class Log:
    """A table that writes all kinds of lines: refusals, times, comments, acts taken back."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting: Final = sitting
        self.progress: Final = Progress(sitting.game, sitting.start())
        self.writer: Final = RecordWriter(sitting.game, sitting.head())
        self.before: Final[list[str]] = []  # the fingerprint before each act of a seat
        self.fingerprints = 0
        self.refusals = 0

    def one_more(self) -> None:
        for _ in range(WILD if self._rarely() else 0):
            self._try_wild()
        if self._rarely():
            self.writer.lines.append(Line(COMMENT, "", comment="so far, so good"))
        acts = 1 + self.sitting.rng.below(2)
        if self._rarely() and self._may_take_back(acts):
            self._take_back(acts)
        else:
            self._move()

    def _may_take_back(self, acts: int) -> bool:
        """The one who acted last may, unless it was the clock or something came to light."""
        seat = self.progress.units[-1].seat if self.progress.units else CLOCK
        return seat >= 0 and self.progress.why_not_back(seat, acts) is None

    def _rarely(self) -> bool:
        return self.sitting.rng.below(RARELY) == 0

    def _move(self) -> list[Event]:
        state: Any = self.progress.state
        move = random_move(self.sitting.game, state, self.sitting.rng)
        self.sitting.moves.append(move)
        self.writer.move(state, *move, time="0:41.2" if self._rarely() else "")
        if move[0] != CHANCE:
            self.before.append(fingerprint(state.facts()))
        told = self.progress.act(*move)
        written = len(self.writer.lines)
        self.writer.after(self.progress.state)
        self.fingerprints += len(self.writer.lines) - written
        return told

    def _try_wild(self) -> None:
        game, state = self.sitting.game, self.progress.state
        seat, act = game.wild(state, self.sitting.rng)
        refusal = game.why_not(state, seat, act)
        if refusal is not None:
            text = game.write(state, seat, act)
            line = Line(MOVE, text, refused=refusal.code, rule=refusal.rule)
            self.writer.lines.append(line)
            self.refusals += 1

    def _take_back(self, acts: int) -> None:
        self.writer.change(f"{letter(self.progress.units[-1].seat)} takes back {acts}")
        self.progress.take_back(acts)
        now = fingerprint(self.progress.state.facts())
        assert now == self.before[-acts], f"{acts} taken back, but the position is another"
        del self.before[-acts:]
        self.take_fingerprint()

    def take_fingerprint(self) -> None:
        self.writer.lines.append(Line(FINGERPRINT, fingerprint(self.progress.state.facts())))
        self.fingerprints += 1
