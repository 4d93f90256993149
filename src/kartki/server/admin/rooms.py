"""The tables that are in memory, as administration needs to know them."""

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import final


class Rooms(ABC):
    @abstractmethod
    def connected(self, code: str) -> int:
        """How many sockets are at this table."""

    @abstractmethod
    def put_away(self, code: str) -> bool:
        """Is the table out of memory, or could it be put out of it? False: something goes on."""

    @abstractmethod
    def locked(self, code: str) -> AbstractAsyncContextManager[None]:
        """Nothing happens at this table meanwhile."""

    @abstractmethod
    def several(self) -> AbstractAsyncContextManager[None]:
        """Held by whoever locks several tables one by one."""

    @abstractmethod
    def all_locked(self) -> AbstractAsyncContextManager[None]:
        """Nothing happens at any table meanwhile, and none comes into memory."""

    @abstractmethod
    async def classes_stored_anew(self) -> None:
        """Classes were changed in the store, with everything locked."""

    @abstractmethod
    async def forget_classes(self, now: int) -> int:
        """HSE-CLA-7: forget the classes whose time has come, and say how many these were."""

    @abstractmethod
    async def close(self, code: str) -> bool:
        """Close a table that is in memory, if it is; raises StoreTrouble."""

    @abstractmethod
    def stored_anew(self, code: str, deleted: bool) -> None:
        """This table was changed in the store, or deleted there."""


@final
class NoRooms(Rooms):
    """No server runs on this store."""

    def connected(self, code: str) -> int:
        return 0

    def put_away(self, code: str) -> bool:
        return True

    def locked(self, code: str) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def several(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def all_locked(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    async def classes_stored_anew(self) -> None:
        """Nobody has them in memory."""

    async def forget_classes(self, now: int) -> int:
        return 0  # a running server does it

    async def close(self, code: str) -> bool:
        return False

    def stored_anew(self, code: str, deleted: bool) -> None:
        """Nobody has it in memory."""
