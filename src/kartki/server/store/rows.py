"""Writes and reads the rows of the SQLite file."""

import sqlite3
from itertools import chain, groupby
from pathlib import Path
from typing import Final

import msgspec

from kartki.server.ops import crash_points
from kartki.server.store import disk_check
from kartki.server.store.interface import (
    AddChat,
    Append,
    Begin,
    Finish,
    Listed,
    Logged,
    NewTable,
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
}
# Each statement may wait for the GIL, so many acts are written with one statement.
_ACTS: Final = {
    size: f"INSERT INTO log VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * size)}"
    for size in (64, 16, 4, 1)
}


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


def store_all(
    db: sqlite3.Connection, tasks: list[NewTable | list[Write]]
) -> list[tuple[int, str] | None]:
    """Store the requests of several callers; the number and code of each new table."""
    made = [create(db, task) if isinstance(task, NewTable) else None for task in tasks]
    changes = [change for task in tasks if isinstance(task, list) for change in task]
    if changes:
        apply_changes(db, changes)
    return made


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


def load(db: sqlite3.Connection, code: str) -> StoredTable | None:
    row = db.execute(
        "SELECT number, code, watch, room, secret, box, head, foot, made FROM tables"
        " WHERE code = ?1 OR watch = ?1",
        (code,),
    ).fetchone()
    if row is None:
        return None
    log = db.execute(
        "SELECT n, text, guest, command, at FROM log WHERE number = ? ORDER BY n", (row[0],)
    )
    chat = db.execute("SELECT * FROM chat WHERE number = ? ORDER BY c", (row[0],))
    number, room_code, watch, room, secret, box, head, foot, made = row
    return StoredTable(
        number=number,
        code=room_code,
        watch=watch,
        room=room,
        secret=secret,
        box=box,
        head=head,
        foot=foot,
        made=made,
        log=[Logged(*line) for line in log],
        chat=[AddChat(*line) for line in chat],
    )


def listed(
    db: sqlite3.Connection, where: str, values: tuple[object, ...], most: int
) -> list[Listed]:
    rows = db.execute(
        f"SELECT number, code, phase, room, changed FROM tables WHERE {where}"
        " ORDER BY changed DESC LIMIT ?",
        (*values, most),
    )
    return [Listed(*row) for row in rows]
