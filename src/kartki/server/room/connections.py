"""Who is connected to a room: those who have a seat, and the spectators.

Nothing here looks through all spectators, but what is said to all of them.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final, final

from kartki.server.net.connection import Connection
from kartki.server.room.audience import Audience, BytesFor
from kartki.server.views.redaction import Viewer


@final
class Connections:
    def __init__(self) -> None:
        self.seated: Final[dict[Connection, None]] = {}  # in the order in which they came
        self.spectators: Final = Audience()
        # Those who came by the room code, by guest: only they can have a seat.
        self._by_guest: Final[dict[str, set[Connection]]] = {}
        self._came = 0

    def __len__(self) -> int:
        return len(self.seated) + len(self.spectators)

    def __iter__(self) -> Iterator[Connection]:
        return chain(self.seated, self.spectators)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.seated or connection in self.spectators

    # coming and going

    def add(self, connection: Connection, viewer: Viewer) -> None:
        connection.number = self._came
        self._came += 1
        if connection.guest and not connection.watches:
            self._by_guest.setdefault(connection.guest, set()).add(connection)
        self._place(connection, viewer)

    def remove(self, connection: Connection) -> None:
        self.seated.pop(connection, None)
        self.spectators.leave(connection)
        mine = self._by_guest.get(connection.guest, set())
        mine.discard(connection)
        if not mine:
            self._by_guest.pop(connection.guest, None)

    def move(self, connection: Connection, viewer: Viewer) -> None:
        """Its seat has changed. Whatever it was to hear as a spectator, it hears first."""
        if viewer == connection.viewer:
            return
        self.spectators.catch_up(connection)
        self.seated.pop(connection, None)
        self.spectators.leave(connection)
        self._place(connection, viewer)

    def _place(self, connection: Connection, viewer: Viewer) -> None:
        connection.viewer = viewer
        if viewer is None:
            self.spectators.join(connection)
        else:
            self.seated[connection] = None

    # who is who

    def of(self, guest: str) -> tuple[Connection, ...]:
        """The sockets of one browser, but for those that came by the spectators' link."""
        return tuple(self._by_guest.get(guest, ()))

    def is_here(self, guest: str) -> bool:
        return guest in self._by_guest

    def viewers(self) -> set[Viewer]:
        found: set[Viewer] = {connection.viewer for connection in self.seated}
        return found | {None} if self.spectators else found

    # to all of them

    def send(self, bytes_for: BytesFor, but: Connection | None = None) -> None:
        """Players first, then spectators in portions."""
        for connection in self.seated:
            if connection is not but:
                connection.send_bytes(bytes_for(connection))
        self.spectators.put(bytes_for, but)
        self.spectators.serve()

    def to_ping(self, beat: int, beats: int, hurry: bool) -> list[Connection]:
        """Who is pinged at this beat: all within so many beats, and players at each in a hurry.

        The spectators are spread over the beats: a thousand pings at once would delay a player.
        """
        players = list(self.seated) if hurry or beat % beats == 0 else []
        turn = beat % beats
        return players + [other for other in self.spectators if other.number % beats == turn]
