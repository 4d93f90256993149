"""The free pages of the file: nothing is stored in them, yet a damaged list of them stops writes.

Every table that grows takes a page from this list. The rest of the file may be whole; then SQLite
can write all of it anew, without free pages.
"""

import contextlib
import sqlite3
from typing import Final

from kartki.server.store.damage import is_damage

MOST_TRIED: Final = 1000  # pages: about as many as one page of the list names


def are_damaged(db: sqlite3.Connection) -> bool:
    """Take some of them for something that touches no other page, and give them back."""
    try:
        (free,), (size,) = (
            db.execute(f"PRAGMA {name}").fetchone() for name in ("freelist_count", "page_size")
        )
        return int(free) > 0 and _taking_fails(db, min(int(free), MOST_TRIED) * int(size))
    except sqlite3.Error:
        return False


def _taking_fails(db: sqlite3.Connection, length: int) -> bool:
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute("CREATE TABLE taken (pages BLOB)")
        db.execute("INSERT INTO taken VALUES (zeroblob(?))", (length,))
    except sqlite3.Error as error:
        return is_damage(error)
    finally:
        with contextlib.suppress(sqlite3.Error):
            if db.in_transaction:
                db.execute("ROLLBACK")
    return False


def renew(db: sqlite3.Connection) -> bool:
    """Write the file anew without free pages. False: more is damaged, and nothing was changed."""
    try:
        db.execute("VACUUM")
    except sqlite3.Error:
        return False
    return True
