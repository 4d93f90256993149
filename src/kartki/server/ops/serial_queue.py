"""A queue for work that takes CPU time: one job after the other, beside the tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final


@final
class SerialQueue:
    """One job runs at a time, and a limited number may wait."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._inside = 0
        self._turn: Final = asyncio.Lock()

    def is_full(self) -> bool:
        return self._inside >= self._most

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        self._inside += 1
        try:
            async with self._turn:
                yield
        finally:
            self._inside -= 1
