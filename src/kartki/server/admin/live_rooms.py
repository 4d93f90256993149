"""The rooms of a running server."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Final, final

from kartki.server.admin.rooms import Rooms
from kartki.server.lobby.lobby import Lobby


@final
class LiveRooms(Rooms):
    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby

    def connected(self, code: str) -> int:
        room = self._lobby.rooms.get(code)
        return 0 if room is None else len(room.state.connections)

    def still(self) -> AbstractAsyncContextManager[None]:
        return self._lobby.still()

    async def renew(self, codes: Iterable[str]) -> None:
        for code in codes:
            room = self._lobby.rooms.get(code)
            if room is not None:
                await self._lobby.renew(room)
