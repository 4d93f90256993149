"""Writes and reads the rows of the SQLite file."""

import sqlite3
from collections.abc import Sequence
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from kartki.server.ops import crash_points
from kartki.server.store import class_rows, disk_check, row_types, salvage
from kartki.server.store.damage import is_damage, is_no_text
from kartki.server.store.interface import (
    LAST_CHAT,
    AddChat,
    Append,
    Begin,
    DamagedTable,
    Finish,
    Listed,
    NewClass,
    NewTable,
    PutAnswer,
    PutClass,
    PutRoom,
    StoredTable,
    StoreTrouble,
    Touch,
    Write,
)

# What each change is in SQL; the fields of its struct are the parameters.
_SQL: Final[dict[type, str]] = {
    PutRoom: "UPDATE tables SET room=?2, phase=?3, public=?4, changed=?5 WHERE number=?1",
    Begin: "UPDATE tables SET head=?2 WHERE number=?1",
    Touch: "UPDATE tables SET changed=?2 WHERE number=?1",
    Finish: "UPDATE tables SET foot=?2 WHERE number=?1",
    AddChat: "INSERT INTO chat VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    PutClass: "UPDATE classes SET doc=?2, forget=?3 WHERE number=?1",
    PutAnswer: "INSERT OR REPLACE INTO class_answers VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
}
# Each statement may wait for the GIL, so many acts are written with one statement.
_ACTS: Final = {
    size: f"INSERT INTO log VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * size)}"
    for size in (64, 16, 4, 1)
}
_TABLE: Final = f"SELECT {', '.join(row_types.TABLE.names)} FROM tables WHERE number = ?"
_LOG: Final = "SELECT n, text, guest, command, at FROM log WHERE number = ? ORDER BY n"
_CHAT: Final = "SELECT * FROM chat WHERE number = ? ORDER BY c DESC LIMIT ?"  # the last ones


Task = NewTable | NewClass | list[Write]  # of one caller


def trouble(error: Exception, path: Path | None = None) -> StoreTrouble:
    """The StoreTrouble for a failed write; with the path, the disk is tried to find the reason."""
    if isinstance(error, StoreTrouble):  # of a scrub, which is part of this write
        return StoreTrouble(error.code.replace("scrub.", "store."), error.detail)
    name = getattr(error, "sqlite_errorname", "")
    if path is not None and name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")):
        return StoreTrouble(disk_check.why_not(path), str(error))
    if name.startswith(("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE")):
        return StoreTrouble("store.full", str(error))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return StoreTrouble("store.read_only", str(error))
    return StoreTrouble("store.broken", str(error))


def store_all(db: sqlite3.Connection, tasks: Sequence[Task]) -> list[Any]:
    """Store the requests of several callers; the number and code of each new table, and the code
    of each new class."""
    made = [_made(db, task) for task in tasks]
    changes = [change for task in tasks if isinstance(task, list) for change in task]
    if changes:
        apply_changes(db, changes)
    return made


def _made(db: sqlite3.Connection, task: Task) -> tuple[int, str] | str | None:
    if isinstance(task, NewTable):
        return create(db, task)
    return class_rows.create(db, task) if isinstance(task, NewClass) else None


def apply_changes(db: sqlite3.Connection, changes: list[Write]) -> None:
    for kind, alike in groupby(changes, type):
        rows = [msgspec.structs.astuple(change) for change in alike]
        if kind is Append:
            _append(db, rows)
        else:
            db.executemany(_SQL[kind], rows)
    if crash_points.ARMED:
        crash_points.point("after_write")


def _append(db: sqlite3.Connection, acts: list[tuple[object, ...]]) -> None:
    done = 0
    for size, statement in _ACTS.items():
        while len(acts) - done >= size:
            db.execute(statement, list(chain.from_iterable(acts[done : done + size])))
            done += size


def create(db: sqlite3.Connection, table: NewTable) -> tuple[int, str]:
    made = db.execute("SELECT number, code FROM tables WHERE request = ?", (table.request,))
    before = made.fetchone()
    if before is not None:
        return int(before[0]), str(before[1])
    row = (
        table.code, table.watch, table.request, table.made, table.made, "gathering",
        table.public, table.room, table.secret, table.box,
    )  # fmt: skip
    cursor = db.execute(
        "INSERT INTO tables (code, watch, request, made, changed, phase, public, room, secret, box)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    return int(cursor.lastrowid or 0), table.code


def made_by(db: sqlite3.Connection, request: str) -> str | None:
    row = db.execute("SELECT code FROM tables WHERE request = ?", (request,)).fetchone()
    return None if row is None else str(row[0])


# reading


def load(db: sqlite3.Connection, code: str, most_chat: int = LAST_CHAT) -> StoredTable | None:
    """The table with this room code or spectators' code; DamagedTable if it cannot be read.

    With the end of its chat, which may be long; -1 asks for all of it.
    """
    for column in ("code", "watch"):
        row = db.execute(f"SELECT number FROM tables WHERE {column} = ?", (code,)).fetchone()
        if row is not None:
            return load_number(db, row[0], code if column == "code" else "", most_chat)
    return None


def load_without_index(db: sqlite3.Connection, code: str) -> StoredTable | None:
    number, whole = salvage.number_of(db, code)
    if not number and not whole:
        raise DamagedTable("stored.page", "", 0)  # it may be one of those that cannot be read
    return load_number(db, number) if number else None


def load_number(
    db: sqlite3.Connection, number: int, code: str = "", most_chat: int = LAST_CHAT
) -> StoredTable:
    """The table with this number; `code` is its room code, if that is known already."""
    try:
        row = db.execute(_TABLE, (number,)).fetchone()
        if row is None:
            raise DamagedTable("stored.page", code, number)  # an index that says otherwise
        code = code or str(row[1])
        log = db.execute(_LOG, (number,)).fetchall()
        chat = db.execute(_CHAT, (number, most_chat)).fetchall()
        return row_types.stored_table(row, log, chat[::-1])
    except row_types.BadRow as bad:
        raise DamagedTable("stored.row", code, number, bad.column) from bad
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        if is_no_text(error):  # whose message repeats what is stored
            raise DamagedTable("stored.text", code, number) from None
        raise DamagedTable("stored.page", code, number, str(error)) from error


def answered(db: sqlite3.Connection, table: int, guest: str, command: str) -> int | None:
    """Each of the two has an index for exactly this question."""
    for kind in ("log", "chat"):
        found = db.execute(
            f"SELECT n FROM {kind} WHERE number = ? AND guest = ? AND command = ?"
            " AND command <> ''",
            (table, guest, command),
        ).fetchone()
        if found is not None:
            return int(found[0])
    return None


def public_tables(db: sqlite3.Connection, most: int) -> list[Listed]:
    return _listed(db, "public AND phase IN ('gathering', 'playing')", (most,))


def latest(db: sqlite3.Connection, phase: str, most: int) -> list[Listed]:
    return _listed(db, "phase = ?", (phase, most))


def _listed(db: sqlite3.Connection, where: str, values: tuple[object, ...]) -> list[Listed]:
    columns = ", ".join(row_types.LISTED.names)
    query = f"SELECT {columns} FROM tables WHERE {where} ORDER BY changed DESC LIMIT ?"
    return row_types.as_listed(db.execute(query, values).fetchall())


def open_tables(db: sqlite3.Connection) -> int:
    count = "SELECT count(*) FROM tables WHERE phase IN ('gathering', 'playing')"
    return int(db.execute(count).fetchone()[0])
