"""The tables that are in memory, as administration needs to know them."""

from abc import ABC, abstractmethod
from typing import final


class Rooms(ABC):
    @abstractmethod
    def connected(self, code: str) -> int:
        """How many sockets are at this table."""


@final
class NoRooms(Rooms):
    """No server runs on this store."""

    def connected(self, code: str) -> int:
        return 0
