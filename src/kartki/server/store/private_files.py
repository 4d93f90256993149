"""Files for their owner alone: the store holds what is still secret at the tables.

SQLite gives `-wal` and `-shm` the mode of the store itself, so what is made private is the store,
before its first byte is written.
"""

import os
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
FOR_OTHERS: Final = 0o077  # what group and others may do
HAS_MODES: Final = os.name == "posix"
BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file, for a time


def create_private(path: Path) -> int:
    """A new file as a descriptor; FileExistsError if there is one."""
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.open(path, flags, PRIVATE)


def files_of(store: Path) -> list[Path]:
    """The store, what SQLite keeps beside it, and its lock; those that are there."""
    real = store.resolve()  # SQLite keeps the others beside the file that a link leads to
    beside = [real.with_name(real.name + ending) for ending in BESIDE]
    return [path for path in (real, *beside, store.with_suffix(".lock")) if path.is_file()]


def narrow(store: Path) -> None:
    """Take from others what earlier versions have let them read, as far as we may."""
    for path in files_of(store):
        narrow_one(path)


def narrow_one(path: Path) -> None:
    try:
        if HAS_MODES and path.stat().st_mode & FOR_OTHERS:
            path.chmod(PRIVATE)
    except OSError:  # it is somebody else's: `open_to_others` tells
        return


def open_to_others(store: Path) -> list[Path]:
    """The files that others may read all the same: they are not ours to change."""
    if not HAS_MODES:
        return []
    return [path for path in files_of(store) if path.stat().st_mode & FOR_OTHERS]
