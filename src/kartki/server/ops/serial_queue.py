"""A queue for what takes the processor for a while: the tables play on beside it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final


@final
class SerialQueue:
    """Work that takes a while is done one after the other, and not without end."""

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
