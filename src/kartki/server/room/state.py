"""The state of a room: its document, its play, who is connected. It has no behaviour of its own."""

import asyncio
from collections import deque
from typing import Final, final

from kartki.server.net.connection import Connection
from kartki.server.room.connections import Connections
from kartki.server.room.play_log import PlayLog
from kartki.server.room.seat_request import SeatRequest
from kartki.server.room.undo_vote import UndoVote
from kartki.server.store.interface import LAST_CHAT, AddChat, StoredTable
from kartki.server.store.room_doc import RoomDoc, read_doc
from kartki.server.views.redaction import Viewer


@final
class RoomState:
    """Code that changes it must hold `lock`, store the change, and only then broadcast it."""

    def __init__(self, stored: StoredTable) -> None:
        self.number: Final = stored.number
        self.code: Final = stored.code
        self.watch: Final = stored.watch
        self.secret: Final = stored.secret
        self.box: Final = stored.box  # the text of a user's own edition
        self.lock: Final = asyncio.Lock()
        self.doc: RoomDoc = read_doc(stored.room)
        self.play: Final = PlayLog(stored, self.doc)
        self.chat: Final[deque[AddChat]] = deque(stored.chat, LAST_CHAT)
        self.undo: Final = UndoVote()
        self.seat_request: Final = SeatRequest()
        self.connections: Final = Connections()

    def accept(self, doc: RoomDoc) -> None:
        """Take over a document; where a seat has another guest, look up whose view they get."""
        before, self.doc = self.doc, doc
        if not self.seat_request.fits(doc):
            self.seat_request.close()
        for guest in {seat.guest for seat in (*before.seats, *doc.seats)}:
            for connection in self.connections.of(guest):
                self.connections.move(connection, self.viewer_of(connection))

    def let_in(self, connection: Connection) -> None:
        self.connections.add(connection, self.viewer_of(connection))

    # who is who

    def viewer_of(self, connection: Connection) -> Viewer:
        seat = -1 if connection.watches else self.doc.seat_of(connection.guest)
        return None if seat < 0 else seat

    def viewers(self) -> set[Viewer]:
        return self.connections.viewers()

    def is_host(self, connection: Connection) -> bool:
        return is_host(self.doc, connection)

    def here(self, seat: int) -> bool:
        return self.connections.is_here(self.doc.seats[seat].guest)

    def voters(self) -> set[int]:
        """HSE-UND-3: all people who are here; those away and bots do not vote.

        A person who is here votes even if the host has let a bot play that seat.
        """
        owned = [number for number, seat in enumerate(self.doc.seats) if seat.guest]
        return {n for n in owned if not self.doc.seats[n].stand_in or self.here(n)}


def is_host(doc: RoomDoc, connection: Connection) -> bool:
    """Is it the host's browser? Never by the spectators' link."""
    guest = "" if connection.watches else connection.guest
    return bool(guest) and guest == doc.host
