"""Colour where the terminal wants it, plain text everywhere else."""

import os
import re
import shutil
import sys
from typing import Final, TextIO, final

from rich.cells import cell_len, chop_cells

WIDTH: Final = 80
COLUMN: Final = 38
COVER: Final = 60  # at least so many empty lines hide a hand from the next player
_GAP: Final = re.compile(r"[ \t\n]+")
_CODES: Final = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34",
                 "cyan": "36", "mark": "1;7", "plain": "0"}  # fmt: skip
SEAT_COLOURS: Final = ("31", "34", "32", "33", "35", "36", "91", "94")  # one for each seat


def wants_colour(out: TextIO | None) -> bool:
    """No colour if NO_COLOR is set, for a pipe, or for a dumb terminal."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return not plain and at_terminal(out)


def at_terminal(stream: TextIO | None) -> bool:
    """Is this stream a terminal? It may also be closed or missing."""
    return stream is not None and stream.isatty()


@final
class Paint:
    def __init__(self, colour: bool) -> None:
        self.colour: Final = colour

    def __call__(self, text: str, style: str) -> str:
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.colour and text else text

    def seat(self, text: str, seat: int, bold: bool = False) -> str:
        """In the colour of this seat: pawns, cars and names; the letter tells it, too."""
        if not self.colour or not text or not 0 <= seat < len(SEAT_COLOURS):
            return text
        return f"\x1b[{'1;' if bold else ''}{SEAT_COLOURS[seat]}m{text}\x1b[0m"


def wrapped(text: str, indent: str = "", first: str | None = None) -> list[str]:
    """A paragraph wrapped to the page; width is counted in cells, as some letters take two."""
    lines = [indent if first is None else first]
    started = False
    for word in _words(text, WIDTH - 1 - len(max(lines[0], indent, key=len))):
        if started and cell_len(f"{lines[-1]} {word}") >= WIDTH:
            lines.append(indent)
            started = False
        lines[-1] += f" {word}" if started else word
        started = True
    return lines


def _words(text: str, room: int) -> list[str]:
    """Split at spaces, not at no-break ones; a word too long for any line is cut."""
    words = [word for word in _GAP.split(text) if word]
    return [part for word in words for part in (chop_cells(word, room) or [word])]


def columns(choices: list[str]) -> list[str]:
    """Numbered, in two columns where they are many; a long one has a line of its own."""
    numbered = [f"{number:>3}  {choice}" for number, choice in enumerate(choices, start=1)]
    short = [line for line in numbered if len(line) < COLUMN]
    if len(short) <= 6:
        return numbered
    half = (len(short) + 1) // 2
    pairs = zip(short, [*short[half:], ""], strict=False)
    rows = [f"{one:<{COLUMN}}{other}".rstrip() for one, other in pairs]
    return rows[:half] + [line for line in numbered if len(line) >= COLUMN]


def clear_screen(out: TextIO | None) -> None:
    """Clear the screen and its scrollback, so that nothing shown before can be read."""
    say("\n" * max(COVER, shutil.get_terminal_size().lines))
    if at_terminal(out) and os.environ.get("TERM") != "dumb":
        say("\x1b[H\x1b[2J\x1b[3J")


def start_page(out: TextIO | None) -> None:
    """Begin at the top of an empty screen; what was there stays in the scrollback."""
    if at_terminal(out) and os.environ.get("TERM") != "dumb":
        say("\x1b[H\x1b[2J\x1b[H", end="")


def say(text: str = "", end: str = "\n") -> None:
    print(text, end=end, flush=True)


def speak_utf8() -> None:
    """Write UTF-8 and replace what the terminal cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
