"""A lock that lets one server at a time use a store: two would overwrite each other's tables."""

import os
from pathlib import Path
from typing import IO, Any

from kartki.server.store.private_files import PRIVATE, narrow_one
from kartki.server.store.wrong_store import WrongStore
from kartki.table.file_lock import lock_file


def lock_store(store: Path) -> IO[Any]:
    """The lock, to be closed with the store; WrongStore if another server has it."""
    path = store.with_suffix(".lock")
    try:
        lock = os.fdopen(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, PRIVATE), "ab")
        narrow_one(path)
    except OSError as error:
        raise WrongStore("store.unusable", store, error.strerror or str(error)) from error
    if not lock_file(lock):
        raise WrongStore("store.taken", store, "")
    return lock
