"""Takes deleted bytes off the disk: SQLite keeps them in free pages and in its write-ahead log.

A file beside the store says that it is due. It is there before anything is erased and goes when
the last old byte has gone, so that a full disk or a kill in between costs a second try, no more.
"""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from kartki.server.store import rows
from kartki.server.store.disk_check import code_of
from kartki.server.store.interface import R, StoreTrouble

MARKER: Final = "-scrub"  # behind the name of the store, like SQLite's own `-wal`
BUSY: Final = "scrub.busy"


def marker_of(store: Path) -> Path:
    return store.with_name(f"{store.name}{MARKER}")


def is_due(store: Path) -> bool:
    return marker_of(store).exists()


def overwrite(db: sqlite3.Connection, job: Callable[[sqlite3.Connection], R]) -> R:
    """Let a job delete or overwrite rows, in one transaction, after which a scrub is due.

    StoreTrouble if it fails: then nothing was changed, and it can be done again.
    """
    path = file_of(db)
    was_due = is_due(path)
    make_due(path)
    db.execute("PRAGMA temp_store = MEMORY")  # what a statement could roll back to is in no file
    db.execute("PRAGMA secure_delete = ON")
    with _transaction(db):
        try:
            return job(db)
        except BaseException:
            if not was_due:
                marker_of(path).unlink(missing_ok=True)  # nothing was changed
            raise


def erased_for_good(db: sqlite3.Connection, job: Callable[[sqlite3.Connection], R]) -> R:
    """Both in one go. StoreTrouble: `store.…` if nothing was changed, `scrub.…` if the rows are."""
    answer = overwrite(db, job)
    scrub(db)
    return answer


@contextlib.contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    """If its very end fails, nobody knows what a restart will find: then it stays due."""
    try:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("COMMIT")
    except BaseException as error:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise rows.trouble(error, file_of(db)) from error
        raise


def scrub(db: sqlite3.Connection) -> None:
    """Write the file anew without free pages, and empty its log; then nothing is due any more.

    StoreTrouble, with a code that begins with `scrub.`, if old bytes may still be there.
    """
    path = file_of(db)
    try:
        db.execute("PRAGMA temp_store = DEFAULT")  # a copy of what is kept need not fit into memory
        db.execute("VACUUM")
        busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as error:
        code = rows.trouble(error, path).code
        raise StoreTrouble(code.replace("store.", "scrub."), str(error)) from error
    log = path.with_name(f"{path.name}-wal")
    if busy or (log.exists() and log.stat().st_size):
        raise StoreTrouble(BUSY, "another process reads the store")
    marker_of(path).unlink(missing_ok=True)


def scrub_if_due(db: sqlite3.Connection) -> StoreTrouble | None:
    """Finish what a full disk or a kill has cut short; why not, if that is not possible now."""
    if not is_due(file_of(db)):
        return None
    try:
        scrub(db)
    except StoreTrouble as trouble:
        return trouble
    return None


def make_due(path: Path) -> None:
    """The marker is on the disk before anything is changed."""
    marker = marker_of(path)
    try:
        with marker.open("ab") as file:
            os.fsync(file.fileno())
        _sync_folder(marker.parent)
    except OSError as error:
        raise StoreTrouble(code_of(error), error.strerror or str(error)) from error


def _sync_folder(folder: Path) -> None:
    """A new name of a file survives a power cut only with its folder; not on Windows."""
    with contextlib.suppress(PermissionError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def file_of(db: sqlite3.Connection) -> Path:
    return Path(db.execute("PRAGMA database_list").fetchone()[2])
