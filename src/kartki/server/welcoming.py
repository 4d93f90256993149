"""Welcoming a socket: who you are here, the table, and exactly what you missed."""

from kartki.server import wire
from kartki.server.connection import Connection
from kartki.server.room import Room
from kartki.server.talking import LAST_CHAT, record_after, retold, told_chat
from kartki.server.telling import Viewer, missed

FAR_BEHIND = 200  # lines: whoever missed more starts from the position alone


async def welcome(room: Room, connection: Connection, last: int) -> None:
    """Under the lock, so that nothing is told between the welcome and the first telling."""
    async with room.lock:
        if room.table is None and room.doc.phase != "gathering" and room.fault is None:
            await room.reload()
        viewer = room.viewer_of(connection)
        told = await what_was_missed(room, viewer, last)
        room.let_in(connection)  # not before: somebody's going is told without the lock
        public = room.public_view()
        connection.send(
            wire.Welcome(
                wire.VERSION,
                room.you(connection),
                room.info(connection),
                room.n,
                tuple(told or ()),
                told is None,
                public,
                room.own_view(viewer, public),
                room.ask(viewer),
                room.clock.spun(),
                room.house.settings.ping_seconds,
            )
        )
        for said in room.chat[-LAST_CHAT:] if last < 0 else []:
            connection.send(told_chat(said))
        connection.ping()
        room.limits.look_for_gone()
        _tell_others(room, connection)
        room.changed()


async def what_was_missed(room: Room, viewer: Viewer, last: int) -> list[wire.Told] | None:
    """None: start from the position alone, because you are new, or too far behind."""
    if room.table is None or last < 0 or last > room.n or room.n - last > FAR_BEHIND:
        return None
    record = record_after(room, last)
    if record is None:
        return []
    told = missed(room.table.progress, viewer, last)
    return told if told is not None else await retold(room, record, viewer, last)


def _tell_others(room: Room, connection: Connection) -> None:
    for other in room.connections:
        if other is not connection:
            other.send(wire.RoomTold(room.info(other), room.you(other)))
