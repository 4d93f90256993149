"""What all rooms share: the store, the bots' workers, metrics, log, tasks."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, final

from kartki.server.ops.fair_queue import FairQueue
from kartki.server.ops.gc_control import GcControl
from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.ops.monitor import Monitor
from kartki.server.settings.server_settings import Settings
from kartki.server.store.interface import Store
from kartki.server.thinking.pool import WorkerPool

# How many may wait, in all and of one address: a class that looks at its games after the last
# bell comes from one.
MOST_REPLAYS: Final = 300
REPLAYS_EACH: Final = 60
MOST_HINTS: Final = 400
HINTS_EACH: Final = 60


@final
class Services:
    def __init__(
        self, settings: Settings, store: Store, worker_pool: WorkerPool, metrics: Metrics, log: Log
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.worker_pool: Final = worker_pool
        self.metrics: Final = metrics
        self.log: Final = log
        self.gc_control: Final = GcControl()
        self.monitor: Final = Monitor(metrics, log)
        self.replay_queue: Final = FairQueue(MOST_REPLAYS, REPLAYS_EACH)
        # Where there are several workers, one is left to the bots, and no address has all others.
        workers = settings.workers()
        self.hint_queue: Final = FairQueue(
            MOST_HINTS, HINTS_EACH, max(1, workers - 1), max(1, workers // 2)
        )
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start a background task; exceptions in it are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.log.error("task", error=repr(task.exception()))

    async def close(self) -> None:
        """Tasks first, then the workers, then the store: nothing is written after it is closed."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.worker_pool.stop()
        await self.store.close()
