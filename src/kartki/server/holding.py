"""One server for one store: two would write over what the other one knows of its tables."""

import contextlib
from pathlib import Path
from typing import IO, Any

from kartki.server.schema import WrongStore

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]


def hold(store: Path) -> IO[Any]:
    """Until it is closed, or this process ends in whatever way. WrongStore if another has it."""
    try:
        held = store.with_suffix(".lock").open("ab")
    except OSError as error:
        raise WrongStore("store.unusable", store, error.strerror or str(error)) from error
    with contextlib.ExitStack() as undone:
        undone.callback(held.close)
        try:
            if fcntl is not None:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise WrongStore("store.taken", store, "") from error
        undone.pop_all()
    return held
