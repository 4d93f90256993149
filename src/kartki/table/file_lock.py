"""A file that one process alone may have: a game that is open, a store that is served."""

from typing import IO, Any

try:
    import fcntl
except ImportError:  # a system without it has to do without the lock
    fcntl = None  # type: ignore[assignment]


def lock_file(file: IO[Any]) -> bool:
    """Until it is closed, or this process ends in whatever way; False if another one has it.

    Then it is closed.
    """
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return False
    return True
