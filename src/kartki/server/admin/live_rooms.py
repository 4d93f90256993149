"""The rooms of a running server."""

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
