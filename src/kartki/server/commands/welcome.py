"""The first message to a new socket: who it is, the table, and the updates that it missed."""

from kartki.server.commands.chat import LAST_CHAT, chat_message
from kartki.server.commands.history import history_in_thread, record_after
from kartki.server.messages import wire
from kartki.server.net.connection import STOPPING, Connection
from kartki.server.replay.history import missed
from kartki.server.room.closing import SOON
from kartki.server.room.room import Room
from kartki.server.views.prompts import NOBODY_ASKED
from kartki.server.views.redaction import Viewer

FAR_BEHIND = 200  # lines: a client that missed more gets the position only


async def welcome(room: Room, connection: Connection, last: int) -> None:
    """Send the welcome under the lock, so that no update is lost between it and the next one."""
    state, play = room.state, room.state.play
    async with room.lock:
        if room.retired:  # while this socket waited
            connection.send(wire.Bye(SOON))
            connection.close(STOPPING)
            return
        if room.table is None and room.doc.phase != "gathering" and play.fault is None:
            await room.reload()
        viewer = state.viewer_of(connection)
        updates = await what_was_missed(room, viewer, last)
        # Not earlier, because room info is sent without the lock when somebody leaves.
        state.let_in(connection)
        public = play.public_view()
        connection.send(
            wire.Welcome(
                wire.VERSION,
                room.you(connection),
                room.info(connection),
                play.stored,
                tuple(updates or ()),
                updates is None,
                public,
                play.own_view(viewer, public),
                _ask(room, viewer),
                room.clock.spun(),
                room.services.settings.ping_seconds,
            )
        )
        for said in state.chat[-LAST_CHAT:] if last < 0 else []:
            connection.send(chat_message(said))
        connection.ping()
        room.limits.update_absences()
        _send_room_to_others(room, connection)
        room.changed()


def _ask(room: Room, viewer: Viewer) -> wire.Ask | None:
    if room.doc.phase == "closed":
        return NOBODY_ASKED
    prompts = room.state.play.prompts(room.doc.settings.undo)
    return None if prompts is None else prompts.ask(viewer)


async def what_was_missed(room: Room, viewer: Viewer, last: int) -> list[wire.Told] | None:
    """The missed updates; None for a client that is new or too far behind."""
    n = room.state.play.stored
    if room.table is None or last < 0 or last > n or n - last > FAR_BEHIND:
        return None
    record = record_after(room, last)
    if record is None:
        return []
    updates = missed(room.table.progress, viewer, last)
    return updates if updates is not None else await history_in_thread(room, record, viewer, last)


def _send_room_to_others(room: Room, connection: Connection) -> None:
    for other in room.state.connections:
        if other is not connection:
            other.send(wire.RoomTold(room.info(other), room.you(other)))
