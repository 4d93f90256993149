"""Retention: tables that nobody needs any more are closed, deleted, or left as nameless records.

It works in small portions between the writes of those who play, and never touches a table at
which somebody is or something goes on. `admin.due` says what is due.
"""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Final, final

from kartki.server.admin.context import AdminContext
from kartki.server.admin.due import CLOSE, DAY, DELETE, RECORD, keep_days, what_is_due
from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.settings.server_settings import Settings
from kartki.server.store import table_rows
from kartki.server.store.interface import DamagedTable, StoreTrouble
from kartki.server.store.scrub import file_of, make_due
from kartki.server.store.table_rows import TableRow
from kartki.server.store.timestamps import now_ms

FIRST: Final = 60.0  # seconds after a start: people who were there come back first
EVERY: Final = 3600.0  # seconds
PORTION: Final = 20  # tables in one transaction
PAUSE: Final = 0.05  # seconds between two portions, for those who play

FAILED: Final = "failed"

Done = list[tuple[str, str]]  # code of the table, what was done


@final
class Retention:
    def __init__(
        self,
        admin: AdminContext,
        log: Log,
        metrics: Metrics,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sleep: Final = sleep
        self._admin: Final = admin
        self._log: Final = log
        self._metrics: Final = metrics

    async def run(self) -> None:
        await self._sleep(FIRST)
        while True:
            await self.run_once()
            await self._sleep(EVERY)

    async def run_once(self) -> None:
        """Trouble with the disk is for the log; the next hour tries again."""
        try:
            anything = False
            await self._forget_classes()
            async for rows in self._portions():
                anything |= await self._apply(rows)
                await self._sleep(PAUSE)
            if anything:
                await self._admin.store.administer(_empty_log)
        except StoreTrouble as trouble:
            self._log.error("retention", code=trouble.code, detail=trouble.detail)

    async def _forget_classes(self) -> None:
        number = await self._admin.rooms.forget_classes(now_ms())
        if number:
            self._log.info("retention", did="forget", classes=number)

    async def _portions(self) -> AsyncIterator[list[TableRow]]:
        """The tables that are due, some at a time, phase by phase."""
        settings = self._admin.settings
        for phase, days in keep_days(settings).items():
            now, last = now_ms(), (-1, 0)
            while days:
                portion = partial(table_rows.due_after, phase=phase, most=PORTION)
                find = partial(portion, before=now - days * DAY, last=last)
                rows, last = await self._admin.store.inspect(find)
                if not rows:
                    break
                yield [row for row in rows if what_is_due(row, settings, now)]

    async def _apply(self, rows: list[TableRow]) -> bool:
        """Do what is due; was there anything?"""
        codes = [row.code for row in rows if self._admin.rooms.put_away(row.code)]
        if not codes:
            return False
        job = partial(_do_what_is_due, codes=codes, settings=self._admin.settings)
        done = await self._admin.store.administer(job)
        for code, what in done:
            if what != FAILED:
                self._admin.rooms.stored_anew(code, deleted=what == DELETE)
        self._tell(done)
        return bool(done)

    def _tell(self, done: Done) -> None:
        for what, number in sorted(Counter(what for _, what in done).items()):
            codes = ",".join(code for code, was in done if was == what)
            self._log.info("retention", did=what, tables=number, codes=codes)
            self._metrics.retention.labels(what).inc(number)


_DOING: Final[dict[str, Callable[[sqlite3.Connection, TableRow], None]]] = {
    DELETE: table_rows.delete,
    CLOSE: lambda db, row: table_rows.close(db, row, now_ms()),
    RECORD: table_rows.leave_record,
}


def _do_what_is_due(db: sqlite3.Connection, codes: list[str], settings: Settings) -> Done:
    """In one transaction; each table is looked at once more, as it may have been played since.

    What is deleted is overwritten where it lay. The file is put in order when that is due anyway,
    not here: that would make those who play wait.
    """
    make_due(file_of(db))
    db.execute("PRAGMA secure_delete = ON")
    db.execute("BEGIN IMMEDIATE")
    done: Done = []
    for code in codes:
        row = table_rows.by_code(db, code)
        what = "" if row is None else what_is_due(row, settings, now_ms())
        if row is not None and what:
            done.append((code, what if _did(db, row, what) else FAILED))
    db.execute("COMMIT")
    return done


def _did(db: sqlite3.Connection, row: TableRow, what: str) -> bool:
    """False for a table whose document cannot be read: it stays, and the others do not wait."""
    db.execute("SAVEPOINT one_table")
    try:
        _DOING[what](db, row)
    except (ValueError, DamagedTable):  # msgspec's errors are of the first kind
        db.execute("ROLLBACK TO one_table")
        return False
    finally:
        db.execute("RELEASE one_table")
    return True


def _empty_log(db: sqlite3.Connection) -> None:
    """SQLite's write-ahead log still has the pages as they were."""
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
