"""Shows a record in the terminal, forwards and back, move by move."""

import sys
from pathlib import Path
from typing import Any, Final, final

from kartki.cli.ending import ending
from kartki.cli.paint import Paint, at_terminal, say, wants_colour, wrapped
from kartki.cli.screens import SCREENS
from kartki.cli.table_speech import speech_for_record
from kartki.cli.trouble import fault_text, raise_fault
from kartki.core.play import CHANCE, CLOCK, Event, Seat, Who
from kartki.core.record import CHANGE, MOVE, Fault, Line, Record, pairs
from kartki.core.replay import EndedByTime, Moved, Replay
from kartki.core.seats import LETTERS, letter
from kartki.table.opening import open_record
from kartki.words.speech import Speech


@final
class ReplayViewer:
    """Shows the position after any number of lines of the log."""

    def __init__(self, path: Path, record: Record, speech: Speech) -> None:
        self.path: Final = path
        self.record: Final = record
        self.speech: Final = speech_for_record(record, speech.language)
        self.paint: Final = Paint(wants_colour(sys.stdout))
        kinds = pairs(record.tag("Bots"))
        bots = {LETTERS.index(mark): kind for mark, kind in kinds.items()}
        self.screen: Final = SCREENS[record.tag("Game")](self.speech, self.paint, bots)
        counted = [line for line in record.lines if _counts(line)]
        self.last: Final = len(counted)
        self.at = 0
        self.fault: Fault | None = None

    def run(self, move: int | None) -> None:
        """Step through the positions; without a terminal to type in, show one only."""
        if move is not None or not at_terminal(sys.stdin):
            self.show(self.last if move is None else min(move, self.last))
            if self.fault is not None:
                raise_fault(self.speech, self.path, self.fault)
            return
        self.show(0)
        while True:
            wanted = self._step()
            if wanted is None:
                return
            self.show(wanted)

    def _step(self) -> int | None:
        """Read a key: Enter or n for the next move, b for the one before, a number, q to quit."""
        try:
            text = input(self.speech.say("replay-keys", at=self.at, last=self.last) + " ").strip()
        except EOFError:
            return None
        if text in [word.strip() for word in self.speech.say("command-quit").split(",")]:
            return None
        if text.isascii() and text.isdecimal() and len(text) < 8:
            return min(int(text), self.last)
        step = {"b": -1, "p": -1, "-": -1, "": 1, "n": 1, "+": 1}.get(text, 0)
        return max(0, min(self.at + step, self.last))

    def show(self, target: int) -> None:
        """Play from the start up to this move, and draw it."""
        replay = open_record(self.record)
        assert isinstance(replay, Replay)  # the caller has already opened it once
        told, line = self._forward(replay, target)
        say()
        for row in self.screen.picture(self._view(replay)):
            say(row)
        say()
        message = "replay-at" if line else "replay-start"
        told_at = self.speech.say(message, at=self.at, last=self.last, line=line)
        say(self.paint(told_at, "bold"))
        for sentence in self.screen.sentences(told):
            for row in wrapped(sentence, indent="    ", first="  "):
                say(row)
        self._tell_end(replay)
        if self.fault is not None:
            say(fault_text(self.speech, self.path, self.fault))

    def _view(self, replay: Replay) -> Any:
        """As a spectator sees it; as long as the game is not over, without what people would have
        to remember (HSE-HNT-3)."""
        game = replay.progress.game
        whole = game.view(replay.progress.state, None)
        return whole if self.record.foot else game.without_memory_aids(whole)

    def _forward(self, replay: Replay, target: int) -> tuple[list[Event], str]:
        told: list[Event] = []
        text = ""
        self.at, self.fault = 0, None
        while self.at < target and not replay.over():
            line = replay.record.lines[replay.next]
            moved = replay.forward()
            if isinstance(moved, Fault):
                self.fault = moved
                break
            if _counts(line):
                self.at += 1
                text = str(line)
                told = moved.told if isinstance(moved, Moved | EndedByTime) else []
        return told, text

    def _tell_end(self, replay: Replay) -> None:
        state, game = replay.progress.state, replay.progress.game
        if state.outcome is not None:
            told = ending(self.speech, self.screen, game.view(state, None), state.outcome)
            for row in wrapped(told):
                say(row)
            return
        actors: list[Seat] = [seat for seat in game.actors(state) if seat not in (CHANCE, CLOCK)]
        for seat in actors:
            say(self.speech.say("replay-next", seat=Who(seat), mark=letter(seat).upper()))


def _counts(line: Line) -> bool:
    """Moves and changes are lines of the log; refused lines are not."""
    return line.kind in (MOVE, CHANGE) and not line.refused
