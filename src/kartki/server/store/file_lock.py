"""A lock that lets one server at a time use a store: two would overwrite each other's tables."""

from pathlib import Path
from typing import IO, Any

from kartki.server.store.schema import WrongStore
from kartki.table.file_lock import lock_file


def lock_store(store: Path) -> IO[Any]:
    """The lock, to be closed with the store; WrongStore if another server has it."""
    try:
        lock = store.with_suffix(".lock").open("ab")
    except OSError as error:
        raise WrongStore("store.unusable", store, error.strerror or str(error)) from error
    if not lock_file(lock):
        raise WrongStore("store.taken", store, "")
    return lock
