"""The tests of a full disk on one that is really full: a small tmpfs, filled to the last byte.

    unshare --map-root-user --mount python -m tests.server.small_disk

It has to mount something, so it is no test of its own; `scripts/prove server_crashes` runs it.
"""

import asyncio
import os
import subprocess
import tempfile
from errno import ENOSPC
from pathlib import Path

from tests.server import test_full_disk as full
from tests.server.crashing import HURRY
from tests.server.disks import Disk
from tests.server.running import Running

SIZE = "8m"
BLOCK = bytes(4096)


class SmallDisk(Disk):
    def spoil(self) -> None:
        """ENOSPC, and not a byte less."""
        with self._filler.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(BLOCK)
            except OSError as error:
                if error.errno != ENOSPC:
                    raise

    def mend(self) -> None:
        self._filler.unlink()

    @property
    def _filler(self) -> Path:
        return self.server.data / "filler"


def run(folder: Path) -> None:
    server = Running(folder).start(*HURRY)
    disk = SmallDisk(server)
    try:
        asyncio.run(full.act_without_room(disk))
        asyncio.run(full.gather_without_room(disk))
        full.test_a_new_table_without_room_is_refused_and_made_later(disk)
    finally:
        server.kill()
    assert "database or disk is full" in server.log.read_text()


def arguments() -> list[str]:
    """What may mount a disk without asking anybody: root, or root of a world of its own."""
    return ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder]
        subprocess.run(mount, check=True)
        try:
            run(Path(folder))
        finally:
            subprocess.run(["umount", folder], check=True)
    print("refused while it was full, done when there was room")


if __name__ == "__main__":
    main()
