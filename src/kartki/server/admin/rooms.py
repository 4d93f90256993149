"""The tables that are in memory, as administration needs to know them."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import final


class Rooms(ABC):
    @abstractmethod
    def connected(self, code: str) -> int:
        """How many sockets are at this table."""

    @abstractmethod
    def still(self) -> AbstractAsyncContextManager[None]:
        """Meanwhile no table writes anything, and none comes into memory."""

    @abstractmethod
    async def renew(self, codes: Iterable[str]) -> None:
        """While all is still: read these tables again, and let everybody there come anew."""


@final
class NoRooms(Rooms):
    """No server runs on this store."""

    def connected(self, code: str) -> int:
        return 0

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        yield

    async def renew(self, codes: Iterable[str]) -> None:
        """Nobody has read them."""
