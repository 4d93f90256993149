"""The store in one SQLite file: one thread writes, in groups; another one reads.

Whatever waits while a group is being committed goes into the next one, so that a hundred tables
share one sync of the disk. WAL lets readers go on meanwhile; `synchronous=FULL` means that a
commit has reached the disk.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, final

from kartki.server.ops import crash_points
from kartki.server.store import class_rows, file_check, free_pages, rows, salvage
from kartki.server.store.damage import is_damage, is_no_text
from kartki.server.store.doc_check import checked
from kartki.server.store.file_lock import lock_store
from kartki.server.store.interface import (
    Listed,
    NewClass,
    NewTable,
    PutAnswer,
    R,
    Store,
    StoredClass,
    StoredTable,
    StoreTrouble,
    Write,
)
from kartki.server.store.schema import open_file
from kartki.server.store.scrub import scrub_if_due
from kartki.server.store.wrong_store import WrongStore

_Reading = Callable[[sqlite3.Connection], R]
_Job = tuple[rows.Task, asyncio.Future[Any]]
MOST_AT_ONCE: Final = 500  # jobs in a group
LINGER: Final = 0.002  # seconds
OPEN: Final = ("gathering", "playing")  # the phases of a table that is not over


@final
class _Alone:
    """A job of administration, which shares its moment with no other."""

    def __init__(self, job: Callable[[sqlite3.Connection], Any]) -> None:
        self.job: Final = job
        self.future: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()


@final
class SqliteStore(Store):
    def __init__(
        self,
        path: Path,
        on_commit: Callable[[int, float], None] | None = None,
        on_damage: Callable[[str], None] | None = None,
    ) -> None:
        self.path: Final = path
        self._on_commit: Final = on_commit  # jobs in the group, seconds for it
        self._on_damage: Final = on_damage  # what SQLite says of the file, once each
        self._damage: Final[set[str]] = set()
        self._jobs: Final[queue.SimpleQueue[_Job | _Alone | None]] = queue.SimpleQueue()
        self._put_back: Final[list[_Job | _Alone | None]] = []  # taken, but not for this group
        self._lock: Final = lock_store(path)  # locked before it is opened
        with contextlib.ExitStack() as undo:
            undo.callback(self._lock.close)
            self._db: Final = open_file(path)
            undo.callback(self._db.close)
            why = salvage.why_unreadable(self._db)
            if why:
                raise WrongStore("store.damaged", path, why)
            self.scrub_trouble = scrub_if_due(self._db)
            self._reading: Final = open_file(path)
            undo.pop_all()
        self._reader: Final = ThreadPoolExecutor(1, "kartki-reader")
        self._mending_tried = False
        self._busy = False  # did several jobs wait the last time?
        self._thread: Final = threading.Thread(target=self._run, name="kartki-writer", daemon=True)
        self._thread.start()

    # writing

    async def create(self, table: NewTable) -> tuple[int, str]:
        made: tuple[int, str] = await self._write(table)
        return made

    async def create_class(self, made: NewClass) -> str | None:
        code: str | None = await self._write(made)
        return code

    async def write(self, changes: list[Write]) -> None:
        await self._write(changes)

    async def administer(self, job: Callable[[sqlite3.Connection], R]) -> R:
        alone = _Alone(job)
        self._jobs.put(alone)
        answer: R = await alone.future
        return answer

    def _write(self, task: rows.Task) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((task, future))
        return future

    def _run(self) -> None:
        """The writer thread: take the waiting jobs, commit them together, then report it."""
        while (first := self._next()) is not None:
            if isinstance(first, _Alone):
                _resolve([self._run_alone(first)])
                continue
            group = self._gather(first)
            self._busy = len(group) > 2
            _resolve(self._store_group(group))

    def _next(self) -> _Job | _Alone | None:
        return self._put_back.pop() if self._put_back else self._jobs.get()

    def _gather(self, first: _Job) -> list[_Job]:
        """The waiting jobs, and when busy also those of the next moment: fewer syncs are needed.

        What is no write of a table ends the group and comes after it.
        """
        if self._busy:
            time.sleep(LINGER)
        group = [first]
        while len(group) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None or isinstance(job, _Alone):
                self._put_back.append(job)
                break
            group.append(job)
        return group

    def _run_alone(self, alone: _Alone) -> "_Answer":
        try:
            return alone.future, alone.job(self._db), None
        except StoreTrouble as trouble:
            return alone.future, None, trouble
        except Exception as error:  # whatever it is, the writer must go on
            return alone.future, None, rows.trouble(error, self.path)
        finally:
            self._roll_back()

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")

    def _store_group(self, group: list[_Job]) -> "list[_Answer]":
        """One transaction for the group; if that fails, one for each job on its own."""
        try:
            return self._commit_together(group)
        except Exception as error:  # whatever it is, the writer must go on
            if len(group) == 1:
                self._note_damage(error)
                if self._mend_free_pages(error):
                    return self._store_group(group)
                return [(group[0][1], None, rows.trouble(error, self.path))]
        return [answer for job in group for answer in self._store_group([job])]

    def _mend_free_pages(self, error: Exception) -> bool:
        """Once: their list is the one thing whose damage keeps every table from being stored."""
        if self._mending_tried or not is_damage(error):
            return False
        self._mending_tried = True
        return free_pages.are_damaged(self._db) and free_pages.renew(self._db)

    def _commit_together(self, group: list[_Job]) -> "list[_Answer]":
        db = self._db
        with timed(self._on_commit, len(group)):
            try:
                db.execute("BEGIN IMMEDIATE")
                if crash_points.ARMED:
                    crash_points.point("before_write")
                made = rows.store_all(db, [task for task, _ in group])
                if crash_points.ARMED:
                    crash_points.point("before_commit")
                db.execute("COMMIT")
            except BaseException:
                self._roll_back()
                raise
        if crash_points.ARMED:
            crash_points.point("after_commit")
        return [(future, one, None) for (_, future), one in zip(group, made, strict=True)]

    # reading

    async def load(self, code: str) -> StoredTable | None:
        """A document that cannot be read is a DamagedTable, too."""
        stored = await self._read(
            lambda db: rows.load(db, code), lambda db: rows.load_without_index(db, code)
        )
        return None if stored is None else checked(stored)

    async def made_by(self, request: str) -> str | None:
        return await self._read(lambda db: rows.made_by(db, request))

    async def answered(self, table: int, guest: str, command: str) -> int | None:
        return await self._read(lambda db: rows.answered(db, table, guest, command))

    async def public_tables(self, most: int) -> list[Listed]:
        return await self._read(
            lambda db: rows.public_tables(db, most),
            lambda db: salvage.latest(db, OPEN, most, public=True),
        )

    async def latest(self, phase: str, most: int) -> list[Listed]:
        return await self._read(
            lambda db: rows.latest(db, phase, most), lambda db: salvage.latest(db, (phase,), most)
        )

    async def open_tables(self) -> int:
        return await self._read(rows.open_tables, lambda db: salvage.count(db, OPEN))

    async def load_class(self, code: str) -> StoredClass | None:
        return await self._read(lambda db: class_rows.load(db, code))

    async def classes(self) -> list[StoredClass]:
        return await self._read(class_rows.readable)

    async def class_answers(self, number: int) -> list[PutAnswer]:
        return await self._read(lambda db: class_rows.answers(db, number))

    async def inspect(self, job: _Reading[R]) -> R:
        return await self._read(job)

    async def _read(self, job: _Reading[R], around: _Reading[R] | None = None) -> R:
        """`around` is another way to read it, past damaged pages."""

        def read() -> R:
            try:
                try:
                    return job(self._reading)
                except sqlite3.Error as error:
                    self._note_damage(error)
                    if around is None or not is_damage(error):
                        raise
                    return around(self._reading)
            except sqlite3.Error as error:
                raise rows.trouble(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

    def _note_damage(self, error: Exception) -> None:
        if is_damage(error) and not is_no_text(error):  # whose message repeats what is stored
            self._tell_damage(str(error))

    def _tell_damage(self, detail: str) -> None:
        """Once: every visitor would fill the log otherwise."""
        if self._on_damage is not None and detail not in self._damage:
            self._damage.add(detail)
            self._on_damage(detail)

    async def look_for_damage(self) -> None:
        """It may lie where nobody comes for months."""
        damage = await file_check.in_background(self.path)
        if damage:
            self._tell_damage(damage)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.shutdown()
        self._reading.close()
        self._db.close()
        self._lock.close()


_Answer = tuple[asyncio.Future[Any], Any, StoreTrouble | None]


class timed:  # noqa: N801 - used like a function in `with`
    """Report how long a group took, if a callback is given."""

    def __init__(self, report: Callable[[int, float], None] | None, jobs: int) -> None:
        self._report = report
        self._jobs = jobs

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        if self._report is not None:
            self._report(self._jobs, time.perf_counter() - self._began)


def _resolve(answers: list[_Answer]) -> None:
    """Resolve the futures of the waiting commands, with one call for each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Answer]] = {}
    for answer in answers:
        by_loop.setdefault(answer[0].get_loop(), []).append(answer)
    for loop, theirs in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_set_results, theirs)


def _set_results(answers: list[_Answer]) -> None:
    for future, result, failure in answers:
        if future.cancelled():
            continue
        if failure is None:
            future.set_result(result)
        else:
            future.set_exception(failure)
