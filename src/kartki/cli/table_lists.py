"""Tables of the server as lines of the terminal."""

import shutil
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec
from rich.cells import cell_len, set_cell_size

from kartki.words.speech import Speech, visible

if TYPE_CHECKING:
    from kartki.server.admin.requests import ListedTable, Said, ShownSeat, ShownTable

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


# one table


def shown_lines(table: "ShownTable", speech: Speech) -> list[str]:
    """Everything about a table, a fact in a line."""
    facts = [(speech.say(f"tables-fact_{name}"), value) for name, value in _facts(table, speech)]
    width = max(cell_len(name) for name, _ in facts)
    lines = [f"{set_cell_size(name, width)}{GAP}{value}" for name, value in facts]
    lines += ["", *[_seat_line(n, seat, speech) for n, seat in enumerate(table.seats, start=1)]]
    if table.said is not None:
        lines += ["", *[_said_line(said, speech) for said in table.said]]
    return lines


def _facts(table: "ShownTable", speech: Speech) -> list[tuple[str, str]]:
    phase = speech.say(f"tables-phase_{table.phase}")
    due = f" ({speech.say(f'tables-due_{table.due}')})" if table.due else ""
    settings = msgspec.structs.asdict(table.settings)
    return [
        ("code", table.code),
        ("watch", table.watch),
        ("game", f"{table.game}, {table.edition}"),
        ("options", _pairs(table.options)),
        ("pace", table.pace),
        ("public", str(table.public).lower()),
        ("phase", phase + due),
        ("made", _moment(table.made)),
        ("changed", _moment(table.changed)),
        ("here", str(table.here)),
        ("lines", str(table.lines)),
        ("chat", str(table.chat)),
        ("rematch", table.rematch or "–"),
        ("settings", _pairs({name: str(value).lower() for name, value in settings.items()})),
    ]


def _pairs(values: dict[str, str]) -> str:
    return " ".join(f"{name}={visible(value)}" for name, value in values.items()) or "–"


def _moment(milliseconds: int) -> str:
    """In the time of this machine."""
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(milliseconds / 1000))


def _seat_line(number: int, seat: "ShownSeat", speech: Speech) -> str:
    name = visible(seat.name) or speech.say("tables-nobody")
    marks = [
        speech.say("tables-seat_bot", kind=seat.bot) if seat.bot else "",
        speech.say("tables-seat_stand_in", kind=seat.stand_in) if seat.stand_in else "",
        speech.say("tables-seat_host") if seat.host else "",
        speech.say("tables-seat_open") if seat.open else "",
    ]
    return f"{number:>2}  {name}  {', '.join(mark for mark in marks if mark)}".rstrip()


def _said_line(said: "Said", speech: Speech) -> str:
    name = visible(said.name) or speech.say("tables-nobody")
    return f"{_moment(said.at)}  {name}: {visible(said.text) or f'({said.phrase})'}"
