"""Where the admin socket lies, and how it is reached by a path that is too long for one.

A Unix socket's address holds 107 bytes (on macOS 103); a data folder may lie deeper than that. A
symbolic link in the folder for temporary files then makes the way short, for a moment.
"""

import contextlib
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOCKET_NAME: Final = "kartki.sock"
LONGEST: Final = 100  # bytes, on every Unix


def socket_of(folder: Path) -> Path:
    return folder / SOCKET_NAME


def has_unix_sockets() -> bool:
    """False on Windows."""
    return hasattr(socket, "AF_UNIX")


@contextlib.contextmanager
def short_path(path: Path) -> Iterator[str]:
    """A path to the same place that fits into an address."""
    if len(bytes(path.absolute())) <= LONGEST:
        yield str(path.absolute())
        return
    with tempfile.TemporaryDirectory(prefix="kartki-") as folder:
        link = Path(folder) / "data"
        link.symlink_to(path.absolute().parent, target_is_directory=True)
        yield str(link / path.name)
