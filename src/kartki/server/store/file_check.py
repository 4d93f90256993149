"""SQLite's own check of a file: its pages, its indexes, its free pages."""

import sqlite3
from typing import Final

MOST_FAULTS: Final = 100  # that SQLite looks for
MOST_TOLD: Final = 3
_HEADING: Final = "*** in database main ***"


def damage_of(db: sqlite3.Connection) -> str:
    """What SQLite finds, in its own words; "" if the file is whole."""
    lines: list[str] = []
    try:
        for (text,) in db.execute(f"PRAGMA integrity_check({MOST_FAULTS})"):
            lines += [line for line in str(text).splitlines() if line != _HEADING]
    except sqlite3.Error as error:  # what was found before counts, too
        lines.append(str(error))
    if lines == ["ok"]:
        return ""
    more = len(lines) - MOST_TOLD
    return "; ".join(lines[:MOST_TOLD]) + (f"; … (+{more})" if more > 0 else "")
