"""A lock on a file, held by one process at a time: for a game being played, or a store in use."""

from typing import IO, Any

try:
    import fcntl
except ImportError:  # Windows has no fcntl: there is no lock there
    fcntl = None  # type: ignore[assignment]


def lock_file(file: IO[Any]) -> bool:
    """Lock the file until it is closed or the process ends. False if another process holds it:

    then the file is closed.
    """
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return False
    return True
