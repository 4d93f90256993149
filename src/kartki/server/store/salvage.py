"""Reads what can be read of a file with damaged pages.

Rows are found by their number, which needs the pages of the row alone. Where an index is damaged,
or a scan stops in the middle, this goes from number to number and leaves out what fails.
"""

import sqlite3
from collections.abc import Iterator
from typing import Any, Final

from kartki.server.store.damage import is_damage
from kartki.server.store.interface import Listed
from kartki.server.store.row_types import CODE, LISTED, as_listed

SMALLEST_ROW: Final = 40  # bytes that a table takes at least: more of them cannot be in a file
_HIGHEST: Final = (
    "SELECT seq FROM sqlite_sequence WHERE name = 'tables'",
    "SELECT number FROM tables NOT INDEXED ORDER BY number DESC LIMIT 1",
    "SELECT number FROM log ORDER BY number DESC LIMIT 1",
)
_LISTED: Final = f"SELECT {', '.join(LISTED.names)} FROM tables WHERE number = ?"

Row = tuple[Any, ...]


def one(db: sqlite3.Connection, query: str, *values: object) -> Row | None:
    """The first row of a query; None if there is none or it cannot be read."""
    try:
        found: Row | None = db.execute(query, values).fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return None
    return found


def highest(db: sqlite3.Connection) -> int:
    """No table has a greater number; by several ways, as each of them may be damaged."""
    pages, size = (one(db, f"PRAGMA {name}") or (0,) for name in ("page_count", "page_size"))
    most = int(pages[0]) * int(size[0]) // SMALLEST_ROW
    found = [row[0] for query in _HIGHEST if (row := one(db, query)) and isinstance(row[0], int)]
    return min(max(found, default=0), most)


def by_number(db: sqlite3.Connection, columns: str) -> Iterator[tuple[int, Row | None]]:
    """Every number with these columns of its row; None: they cannot be read."""
    last, end = 0, highest(db)
    while last < end:
        for number, row in _until_damage(db, columns, last, end):
            last = number
            yield number, row
        if last < end:
            last += 1
            alone = one(db, f"SELECT {columns} FROM tables WHERE number = ?", last)
            if alone is not None or not _is_free(db, last):
                yield last, alone


def _until_damage(
    db: sqlite3.Connection, columns: str, last: int, end: int
) -> Iterator[tuple[int, Row]]:
    query = f"SELECT number, {columns} FROM tables NOT INDEXED WHERE number > ? ORDER BY number"
    try:
        for number, *row in db.execute(query, (last,)):
            if not last < number <= end:
                return  # a damaged page that makes sense by chance
            last = number
            yield number, tuple(row)
    except sqlite3.Error as error:
        if not is_damage(error):
            raise


def _is_free(db: sqlite3.Connection, number: int) -> bool:
    """Is there surely no row with this number?"""
    try:
        return db.execute("SELECT 1 FROM tables WHERE number = ?", (number,)).fetchone() is None
    except sqlite3.Error:
        return False


def why_unreadable(db: sqlite3.Connection) -> str:
    """What SQLite says if there are tables and none of them can be read; "" otherwise."""
    try:
        db.execute("SELECT code FROM tables NOT INDEXED ORDER BY number LIMIT 1").fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        readable = any(row is not None for _, row in by_number(db, "code"))
        return "" if readable else str(error)
    return ""


def number_of(db: sqlite3.Connection, code: str) -> tuple[int, bool]:
    """The number of the table with this code, 0 for none; and whether all rows were read."""
    whole = True
    for number, row in by_number(db, "code, watch"):
        if row is None:
            whole = False
        elif code in row:
            return number, True
    return 0, whole


def codes(db: sqlite3.Connection) -> dict[int, str]:
    """Room codes by number, from their index: it knows tables whose own row is damaged."""
    found: dict[int, str] = {}
    try:
        for number, code in db.execute("SELECT number, code FROM tables ORDER BY code"):
            if isinstance(number, int) and isinstance(code, str) and CODE.fullmatch(code):
                found[number] = code
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
    return found


def latest(
    db: sqlite3.Connection, phases: tuple[str, ...], most: int, *, public: bool = False
) -> list[Listed]:
    """The tables in these phases that can be read, the latest change first."""
    wanted = [
        (row[1], number)
        for number, row in by_number(db, "phase, changed, public")
        if row and row[0] in phases and isinstance(row[1], int) and (row[2] or not public)
    ]
    found: list[Listed] = []
    for _, number in sorted(wanted, reverse=True):
        if len(found) == most:
            break
        row = one(db, _LISTED, number)
        found += as_listed([] if row is None else [row])
    return found


def count(db: sqlite3.Connection, phases: tuple[str, ...]) -> int:
    return sum(1 for _, row in by_number(db, "phase") if row and row[0] in phases)
