"""Tells damage of the file, which spoils some of what is stored, from other errors of SQLite."""

import sqlite3
from typing import Final

# A page that makes no sense, a file that is none, a sector that the disk cannot read.
_NAMES: Final = (
    *("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_TOOBIG"),
    *("SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_CORRUPTFS"),
)
# A text that is not UTF-8: Python finds that out, not SQLite, and its message repeats the text.
NO_TEXT: Final = "Could not decode to UTF-8"


def is_damage(error: Exception) -> bool:
    name = getattr(error, "sqlite_errorname", None) or ""
    return name.startswith(_NAMES) or is_no_text(error)


def is_no_text(error: Exception) -> bool:
    return isinstance(error, sqlite3.OperationalError) and str(error).startswith(NO_TEXT)
