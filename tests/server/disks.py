"""Disks that are full or read-only, and can be mended, without anybody having to be root.

The system itself refuses to let the server's files grow (RLIMIT_FSIZE): with no bytes left, the
log included, or with so few that a write ends in its middle. It can be changed while the server
runs. What a disk that has turned read-only does to SQLite is done by SQLite itself.
"""

import resource

from kartki.server.settings.server_settings import STORE_NAME
from tests.server.crash_checks import check_record, load
from tests.server.running import Running


class Disk:
    """A server whose disk can be spoiled, and mended."""

    code = "store.full"

    def __init__(self, server: Running, left: int = 0) -> None:
        self.server = server
        self.left = left  # bytes for which there is still room

    def spoil(self) -> None:
        log = self.server.data / f"{STORE_NAME}-wal"
        self._limit(log.stat().st_size + self.left if self.left else 0)

    def mend(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, most: int) -> None:
        assert self.server.process is not None
        pid, kind = self.server.process.pid, resource.RLIMIT_FSIZE
        hard = resource.prlimit(pid, kind)[1]
        resource.prlimit(pid, kind, (most, hard))


class ReadOnly(Disk):
    """The server has to be the one with the fault `read_only_disk`."""

    code = "store.read_only"

    def spoil(self) -> None:
        (self.server.data / "read_only").touch()

    def mend(self) -> None:
        (self.server.data / "read_only").unlink()


def stored(disk: Disk, code: str) -> int:
    """The last number of the file; everything before it is in order."""
    table = load(disk.server.data / STORE_NAME, code)
    check_record(table)
    return table.last
