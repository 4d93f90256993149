"""Is the server ready? The store can be written, and there are workers for bots."""

import asyncio
import errno
import tempfile
import time
from pathlib import Path
from typing import Final, final

from kartki.core.play import Refusal
from kartki.server.lobby.lobby import Lobby
from kartki.server.store.interface import StoreTrouble

FRESH_SECONDS: Final = 1.0  # within this time the last answer is repeated
TEST_BYTES: Final = 256 * 1024  # enough disk space for a few moves of every table


@final
class Readiness:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby
        self._turn: Final = asyncio.Lock()
        self._looked = -FRESH_SECONDS
        self._found: Refusal | None = None

    async def why_not(self) -> Refusal | None:
        if self._lobby.stopping:
            return Refusal("house.stopping", "")
        if not self._lobby.services.worker_pool.pids:
            return Refusal("ready.workers", "")
        async with self._turn:
            if time.monotonic() - self._looked >= FRESH_SECONDS:
                self._found = await self._try_store()
                self._looked = time.monotonic()
        return self._found

    async def _try_store(self) -> Refusal | None:
        """Try the store with an empty write, and the disk by writing a test file."""
        try:
            await self._lobby.services.store.write([])
            await asyncio.to_thread(write_test_file, self._lobby.services.settings.folder())
        except StoreTrouble as trouble:
            return Refusal(trouble.code, "HSE-STO-1")
        except OSError as error:
            return Refusal(_code(error), "HSE-STO-1")
        return None


def _code(error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "store.full"
    barred = error.errno in (errno.EROFS, errno.EACCES, errno.EPERM)
    return "store.read_only" if barred else "store.broken"


def write_test_file(folder: Path) -> None:
    """Write and delete a file; OSError if the disk is full or read-only."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(TEST_BYTES))
