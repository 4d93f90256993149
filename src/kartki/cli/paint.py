"""Colour where the terminal wants it, plain text everywhere else."""

import os
import sys
import textwrap
from typing import Final, TextIO, final

WIDTH: Final = 80
_CODES: Final = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34",
                 "cyan": "36", "mark": "1;7", "plain": "0"}  # fmt: skip


def wants_colour(out: TextIO | None) -> bool:
    """NO_COLOR, a pipe and a dumb terminal get none."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return not plain and at_terminal(out)


def at_terminal(stream: TextIO | None) -> bool:
    """A program may be started with its input or output closed."""
    return stream is not None and stream.isatty()


@final
class Paint:
    def __init__(self, colour: bool) -> None:
        self.colour: Final = colour

    def __call__(self, text: str, style: str) -> str:
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.colour and text else text


def wrapped(text: str, indent: str = "", first: str | None = None) -> list[str]:
    """A paragraph within the width of the page."""
    opening = indent if first is None else first
    return textwrap.wrap(
        text, WIDTH - 1, initial_indent=opening, subsequent_indent=indent, break_long_words=True
    ) or [opening]


def say(text: str = "") -> None:
    print(text, flush=True)


def speak_utf8() -> None:
    """A letter that the terminal does not know is better than no sentence at all."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
