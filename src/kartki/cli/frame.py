"""One screen of 24 lines: the board, what happened since, the question and the choices.

Board and menu always fit. What happened is told from the newest backwards, as far as there is
room; `log` tells all of it. A menu that is too long has pages, and its numbers stay the same.
"""

import shutil
from typing import Final, final

from rich.cells import cell_len, set_cell_size

from kartki.cli.paint import WIDTH, Paint, wrapped
from kartki.words.speech import Speech

HEIGHT: Final = 24
CELLS: Final = 6  # a choice takes one to six cells of a line
CELL: Final = (WIDTH - 1) // CELLS
KEPT_FOR_NEWS: Final = 4  # lines, where the menu would take all
CONTINUED: Final = "    "  # how the second line of a sentence begins
FEWEST_ROWS: Final = 3  # of a menu, whatever happened


@final
class Menu:
    """The choices as rows, and the part of them that is shown."""

    def __init__(self, choices: list[str], rows: int, page: int, speech: Speech) -> None:
        self.all: Final = flowed(choices)
        self.speech: Final = speech
        self.rows: Final = max(rows, FEWEST_ROWS)
        fits = len(self.all) <= self.rows
        self.pages: Final = 1 if fits else -(-len(self.all) // (self.rows - 1))
        self.page: Final = page % self.pages

    def lines(self) -> list[str]:
        if self.pages == 1:
            return self.all
        size = self.rows - 1
        shown = self.all[self.page * size : (self.page + 1) * size]
        more = self.speech.say("play-more", page=self.page + 1, pages=self.pages)
        return [*shown, cut(f"     {more}")]


def flowed(choices: list[str]) -> list[str]:
    """Numbered, side by side as far as they fit, in reading order."""
    rows: list[str] = []
    used = CELLS
    for number, choice in enumerate(choices, start=1):
        text = cut(f"{number:>3} {choice}")
        cells = min(-(-(cell_len(text) + 1) // CELL), CELLS)
        if used + cells > CELLS:
            rows.append("")
            used = 0
        rows[-1] = set_cell_size(rows[-1], used * CELL) + text
        used += cells
    return rows


def framed(
    board: list[str],
    news: list[str],
    asked: list[str],
    choices: list[str],
    page: int,
    speech: Speech,
    paint: Paint,
    height: int = HEIGHT,
) -> list[str]:
    """The lines above the prompt. What was asked never loses its place to what happened."""
    room = height - 1 - len(board) - len(asked)
    menu = Menu(choices, room - min(len(news), KEPT_FOR_NEWS), page, speech).lines()
    return [*board, *latest(news, room - len(menu), speech, paint), *asked, *menu]


def latest(news: list[str], room: int, speech: Speech, paint: Paint) -> list[str]:
    """The newest lines that fit, the oldest of them first, and a word on those left out."""
    if len(news) <= room:
        return news
    if room <= 1:
        return news[-1:] if room else []
    left_out = len(news) - room + 1
    while left_out < len(news) - 1 and news[left_out].startswith(CONTINUED):
        left_out += 1  # no sentence is told from its middle
    return [paint(cut(f"  {speech.say('play-earlier', number=left_out)}"), "dim"), *news[left_out:]]


def cut(text: str) -> str:
    """At most one line, with a sign where something is missing."""
    return text if cell_len(text) < WIDTH else f"{set_cell_size(text, WIDTH - 2).rstrip()}…"


def height() -> int:
    """Of the terminal, but never less than the 24 lines for which everything is made."""
    return max(shutil.get_terminal_size().lines, HEIGHT)


def lines_of(text: str, most: int) -> list[str]:
    """So many lines of a text at most, and none of an empty one."""
    lines = wrapped(text) if text else []
    return lines if len(lines) <= most else [*lines[: most - 1], cut(" ".join(lines[most - 1 :]))]
