"""Tables of the server as lines of the terminal."""

import shutil
from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len, set_cell_size

from kartki.words.speech import Speech, visible

if TYPE_CHECKING:
    from kartki.server.admin.requests import ListedTable

GAP: Final = "  "
FEWEST: Final = 12  # cells for the names, however narrow the terminal is
_AGES: Final = (("days", 86_400_000), ("hours", 3_600_000), ("minutes", 60_000))


def table_lines(tables: "tuple[ListedTable, ...]", speech: Speech) -> list[str]:
    """A line for each, under headings, and one that counts them by phase."""
    if not tables:
        return [speech.say("tables-none")]
    rows = [_heading(speech), *[_cells(table, speech) for table in tables]]
    return [*_columns(rows), "", count_line(tables, speech)]


def _heading(speech: Speech) -> list[str]:
    names = ("code", "game", "phase", "age", "lines", "chat", "people")
    return [speech.say(f"tables-head_{name}") for name in names]


def _cells(table: "ListedTable", speech: Speech) -> list[str]:
    phase = speech.say(f"tables-phase_{table.phase}")
    if table.due:
        phase += f" ({speech.say(f'tables-due_{table.due}')})"
    people = ", ".join(visible(name) for name in table.people) or "–"
    numbers = [str(table.lines), str(table.chat)]
    return [table.code, table.game, phase, age_text(table.age, speech), *numbers, people]


def age_text(milliseconds: int, speech: Speech) -> str:
    for unit, length in _AGES:
        if milliseconds >= length:
            return speech.say(f"tables-age_{unit}", number=milliseconds // length)
    return speech.say("tables-age_now")


def _columns(rows: list[list[str]]) -> list[str]:
    """As wide as their widest cell; the names, which come last, take what is left of the line."""
    *fixed, _ = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    left = _line_width() - sum(fixed) - len(GAP) * len(fixed)
    lines = []
    for row in rows:
        *cells, last = row
        padded = [set_cell_size(cell, width) for cell, width in zip(cells, fixed, strict=True)]
        lines.append(GAP.join([*padded, _cut(last, max(left, FEWEST))]).rstrip())
    return lines


def _cut(text: str, cells: int) -> str:
    return text if cell_len(text) <= cells else set_cell_size(text, cells - 1).rstrip() + "…"


def _line_width() -> int:
    """Of the terminal; a pipe or a file takes lines of any length."""
    return shutil.get_terminal_size((10_000, 0)).columns


def count_line(tables: "tuple[ListedTable, ...]", speech: Speech) -> str:
    by_phase = Counter(table.phase for table in tables)
    parts = [
        speech.say("tables-count_phase", phase=speech.say(f"tables-phase_{phase}"), number=number)
        for phase, number in by_phase.most_common()
    ]
    return speech.say("tables-count", number=len(tables), phases=", ".join(parts))
