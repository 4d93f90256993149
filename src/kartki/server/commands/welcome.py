"""Welcoming a socket: who you are here, the table, and exactly what you missed."""

from kartki.server.commands.chat import LAST_CHAT, told_chat
from kartki.server.commands.history import record_after, retold
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.replay.history import missed
from kartki.server.room.room import Room
from kartki.server.views.redaction import Viewer

FAR_BEHIND = 200  # lines: whoever missed more starts from the position alone


async def welcome(room: Room, connection: Connection, last: int) -> None:
    """Under the lock, so that nothing is told between the welcome and the first telling."""
    state, play = room.state, room.state.play
    async with room.lock:
        if room.table is None and room.doc.phase != "gathering" and play.fault is None:
            await room.reload()
        viewer = state.viewer_of(connection)
        told = await what_was_missed(room, viewer, last)
        state.let_in(connection)  # not before: somebody's going is told without the lock
        public, prompts = play.public_view(), play.prompts(room.doc.settings.undo)
        connection.send(
            wire.Welcome(
                wire.VERSION,
                room.you(connection),
                room.info(connection),
                play.stored,
                tuple(told or ()),
                told is None,
                public,
                play.own_view(viewer, public),
                None if prompts is None else prompts.ask(viewer),
                room.clock.spun(),
                room.services.settings.ping_seconds,
            )
        )
        for said in state.chat[-LAST_CHAT:] if last < 0 else []:
            connection.send(told_chat(said))
        connection.ping()
        room.limits.update_absences()
        _tell_others(room, connection)
        room.changed()


async def what_was_missed(room: Room, viewer: Viewer, last: int) -> list[wire.Told] | None:
    """None: start from the position alone, because you are new, or too far behind."""
    n = room.state.play.stored
    if room.table is None or last < 0 or last > n or n - last > FAR_BEHIND:
        return None
    record = record_after(room, last)
    if record is None:
        return []
    told = missed(room.table.progress, viewer, last)
    return told if told is not None else await retold(room, record, viewer, last)


def _tell_others(room: Room, connection: Connection) -> None:
    for other in room.state.connections:
        if other is not connection:
            other.send(wire.RoomTold(room.info(other), room.you(other)))
