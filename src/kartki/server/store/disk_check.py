"""Finds out why a write failed, by trying another one.

SQLite only says that a write failed; it has an error of its own for a full disk alone.
"""

import errno
import tempfile
from pathlib import Path
from typing import Final

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
BARRED: Final = (errno.EROFS, errno.EACCES, errno.EPERM)
SOME_BYTES: Final = 64 * 1024


def why_not(path: Path) -> str:
    """`store.full`, `store.read_only`, or `store.broken` if another file could grow like this."""
    log = path.with_name(f"{path.name}-wal")
    try:
        longest = max([file.stat().st_size for file in (path, log) if file.exists()], default=0)
        with tempfile.TemporaryFile(dir=path.parent) as file:
            file.write(bytes(SOME_BYTES))
            file.truncate(longest + SOME_BYTES)
    except OSError as error:
        return code_of(error)
    return "store.broken"


def code_of(error: OSError) -> str:
    if error.errno in FULL:
        return "store.full"
    return "store.read_only" if error.errno in BARRED else "store.broken"
