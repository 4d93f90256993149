"""SQLite's own check of a file: its pages, its indexes, its free pages."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from kartki.server.store.damage import is_damage

MOST: Final = 100  # faults that SQLite looks for
MOST_TOLD: Final = 3
_HEADING: Final = "*** in database main ***"


def damage_of(db: sqlite3.Connection, *, quick: bool = False) -> str:
    """What SQLite finds, in its own words; "" if the file is whole.

    The quick one does not compare indexes with their tables.
    """
    lines: list[str] = []
    try:
        for (text,) in db.execute(f"PRAGMA {'quick' if quick else 'integrity'}_check({MOST})"):
            lines += [line for line in str(text).splitlines() if line != _HEADING]
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        lines.append(str(error))  # what was found before counts, too
    if lines == ["ok"]:
        return ""
    more = len(lines) - MOST_TOLD
    return "; ".join(lines[:MOST_TOLD]) + (f"; … (+{more})" if more > 0 else "")


async def in_background(path: Path) -> str:
    """The quick check beside everything else; a large file takes seconds, and a stop ends it."""
    db = sqlite3.connect(path, check_same_thread=False)

    def check() -> str:
        try:
            return damage_of(db, quick=True)
        except sqlite3.Error:  # interrupted, or the file is busy
            return ""
        finally:
            db.close()

    try:
        return await asyncio.to_thread(check)
    except asyncio.CancelledError:
        with contextlib.suppress(sqlite3.Error):
            db.interrupt()
        raise
