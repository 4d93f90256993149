"""A thread with a loop of its own, for all in a lesson that is no browser."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar

from scripts.class_net.at_class import PATIENCE

T = TypeVar("T")


class Sockets:
    def __init__(self, threads: int) -> None:
        self.loop: Final = asyncio.new_event_loop()
        self.loop.set_default_executor(ThreadPoolExecutor(threads))
        self._thread: Final = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def begin(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.begin(work).result(2 * PATIENCE)

    def end(self) -> None:
        self.do(_cancel_all())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


async def _cancel_all() -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
