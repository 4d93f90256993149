"""A new store: laid out in a file beside its place, synced, and only then given its name.

So a store is whole or is not there, whenever the process is killed. Therefore a file without
content is no beginning of one: it is what something else has left, such as a copy that failed.
"""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kartki.server.store.private_files import create_private
from kartki.server.store.wrong_store import WrongStore

HEADER: Final = 100  # bytes: no file of SQLite is shorter
LOGS: Final = ("-wal", "-journal")  # what SQLite keeps there, the store itself may lack


def refuse_scraps(path: Path) -> None:
    """SQLite would take an empty file for a new one, and throw a log beside it away."""
    logs = _logs(path.resolve()) if _size(path) < HEADER else []
    size = _size(path)  # once more: another process may just have made the store, with its log
    if logs and size < HEADER:
        raise WrongStore("store.log_alone", path, logs[0].name)
    if 0 <= size < HEADER:
        raise WrongStore("store.empty", path, str(size))


def _size(path: Path) -> int:
    """-1: there is none."""
    return path.stat().st_size if path.exists() else -1


def _logs(path: Path) -> list[Path]:
    found = [path.with_name(path.name + ending) for ending in LOGS]
    return [log for log in found if log.is_file() and log.stat().st_size > 0]


def make(path: Path, lay_out: Callable[[sqlite3.Connection], None]) -> None:
    """A new store, or the one that another process has made in the same moment."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    os.close(create_private(draft))
    try:
        _write(draft, lay_out)
        put_in_place(draft, path)
    except FileExistsError:
        return
    finally:
        draft.unlink(missing_ok=True)


def _write(draft: Path, lay_out: Callable[[sqlite3.Connection], None]) -> None:
    """Nobody else knows this file, and a half one is thrown away: it needs no journal."""
    db = sqlite3.connect(draft, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = OFF")
        db.execute("PRAGMA synchronous = FULL")
        lay_out(db)
    finally:
        db.close()


def put_in_place(draft: Path, path: Path) -> None:
    """Give a finished file its name; FileExistsError if something has that name already."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without hard links
        if path.exists():
            raise FileExistsError(path) from None
        draft.rename(path)
    draft.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The new name must be on the disk, too; not every system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
