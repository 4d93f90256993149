"""A class is forgotten (HSE-CLA-7): its names, what was said, what was answered, and itself.

The records of its games stay, without names. It is done as people are erased elsewhere in the
house: in one transaction, while no table can write its own back.
"""

import sqlite3
from functools import partial

from kartki.core.play import Refusal
from kartki.server.classroom.classes import Classes
from kartki.server.classroom.classroom import GONE, Classroom
from kartki.server.store import class_rows, table_rows
from kartki.server.store.interface import DamagedTable, StoreTrouble
from kartki.server.store.scrub import overwrite
from kartki.server.store.timestamps import now_ms

Left = dict[str, bool]  # by room code: was the table deleted?


async def forget(classes: Classes, room: Classroom) -> Refusal | None:
    """Now. Whoever is there is told, and everybody at its tables comes back to a nameless one."""
    log = classes.lobby.services.log
    async with room.lock:
        if room.forgotten:
            return GONE
        codes = [table.room for table in room.doc.all_tables() if table.room]
        try:
            left = await _erase(classes, room.number, codes)
        except StoreTrouble as trouble:
            log.error("forget", code=trouble.code, detail=trouble.detail)
            return Refusal(trouble.code, "HSE-STO-1")
        classes.drop(room)
    for code in set(codes) - set(left):
        log.error("forget", table=code, code="table.damaged")
    try:
        await classes.lobby.services.store.administer(_empty_log)
    except StoreTrouble as trouble:  # the next start scrubs the file
        log.error("forget", code=trouble.code, detail=trouble.detail)
    return None


async def _erase(classes: Classes, number: int, codes: list[str]) -> Left:
    async with classes.lobby.still():
        job = partial(_forget, number=number, codes=codes)
        left = await classes.lobby.services.store.administer(partial(overwrite, job=job))
        for code, deleted in left.items():
            classes.lobby.stored_anew(code, deleted)
    return left


def _forget(db: sqlite3.Connection, number: int, codes: list[str]) -> Left:
    """A table that cannot be read stays as it is (HSE-STO-3), and is told in the log."""
    left: Left = {}
    for code in codes:
        row = table_rows.by_code(db, code)
        if row is None:
            continue
        db.execute("SAVEPOINT one_table")
        try:
            left[code] = _leave_record(db, row)
        except (ValueError, DamagedTable):  # msgspec's errors are of the first kind
            db.execute("ROLLBACK TO one_table")
        finally:
            db.execute("RELEASE one_table")
    class_rows.delete(db, number)
    return left


def _leave_record(db: sqlite3.Connection, row: table_rows.TableRow) -> bool:
    """What has begun stays as a record; a game that runs is closed first (HSE-CLO-1)."""
    if not row.begun:
        table_rows.delete(db, row)
        return True
    if row.phase == "playing":
        table_rows.close(db, row, now_ms())
    table_rows.leave_class(db, row.number)
    table_rows.leave_record(db, row)
    return False


def _empty_log(db: sqlite3.Connection) -> None:
    """SQLite's write-ahead log still has the pages as they were."""
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
