"""The end of a table by administration: closed for good, deleted, or to be loaded anew."""

from typing import Final

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.net.connection import STOPPING
from kartki.server.room.room import Room

NO_TABLE: Final = 4404
SOON: Final = 1  # seconds until clients come back to a table that was loaded anew


async def close_table(room: Room) -> Refusal | None:
    """HSE-CLO-1: over for good, without a result; everybody there is told. The lock is held."""
    doc = room.doc.copy()
    doc.phase = "closed"
    room.state.undo.close()
    refusal = await room.store_doc(doc, "", "")
    if refusal is None:
        room.stop()
        room.changed()
    return refusal


def retire(room: Room, deleted: bool) -> None:
    """The store has changed below this room: nothing is done or written from here any more.

    The lock is held. People learn that the table was deleted, or come back to what is stored now.
    """
    room.retired = True
    doc = room.doc.copy()
    doc.phase = "closed"  # so that neither clock nor limits nor bots begin anew
    room.state.accept(doc)
    room.stop()
    room.changed()
    for connection in list(room.state.connections):
        if deleted:
            connection.send(wire.Fault("table.deleted", {}, True))
            connection.close(NO_TABLE)
        else:
            connection.send(wire.Bye(SOON))
            connection.close(STOPPING)
