"""Watches the server itself, so that it says when it gets into trouble: one task, a few looks."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, final

from kartki.server.ops.logs import Log
from kartki.server.ops.loop_lag import LoopLag
from kartki.server.ops.lost_sockets import LostSockets
from kartki.server.ops.metrics import Metrics
from kartki.server.ops.open_files import OpenFiles

EVERY: Final = 0.1  # seconds: how late these end is how late the event loop is
LOOK: Final = 20  # so many of them between two looks at the rest


@final
class Monitor:
    def __init__(self, metrics: Metrics, log: Log) -> None:
        self.loop_lag: Final = LoopLag(metrics, log)
        self.lost_sockets: Final = LostSockets(metrics, log)
        self.open_files: Final = OpenFiles(metrics, log)

    async def watch(self, open_sockets: Callable[[], int]) -> None:
        """Runs as long as the server does."""
        self.open_files.begin()
        beat = 0
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.loop_lag.woke(time.monotonic() - due)
            beat += 1
            if beat % LOOK == 0:
                self.lost_sockets.look(open_sockets())
                self.open_files.look()
