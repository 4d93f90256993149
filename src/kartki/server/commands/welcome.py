"""The first message to a new socket: who it is, the table, and the updates that it missed."""

import time
from typing import Any, Final, final

import msgspec

from kartki.core.record import Record
from kartki.server.commands.history import record_after, updates_of
from kartki.server.messages import wire
from kartki.server.net.connection import STOPPING, Connection
from kartki.server.replay.history import missed
from kartki.server.room.closing import SOON
from kartki.server.room.room import Room
from kartki.server.views.prompts import NOBODY_ASKED
from kartki.server.views.redaction import Viewer

FAR_BEHIND = 200  # lines: a client that missed more gets the position only


async def welcome(room: Room, connection: Connection, last: int) -> None:
    """Let it in under the lock, so that no update is lost between the welcome and the next one.

    Where the missed updates have to be replayed, that is done without the lock: whatever is sent
    meanwhile is kept back, and follows the welcome.
    """
    play = room.state.play
    async with room.lock:
        if room.retired:  # while this socket waited
            connection.send(wire.Bye(SOON))
            connection.close(STOPPING)
            return
        if room.table is None and room.doc.phase != "gathering" and play.fault is None:
            await room.reload()
        viewer, n = room.state.viewer_of(connection), play.stored
        updates = recall(room, viewer, last, connection.address)
        was_here = viewer is not None and room.state.here(viewer)
        room.state.let_in(connection)
        greeting = Greeting(room, connection, last)
        if isinstance(updates, Record):
            connection.hold()
        else:
            greeting.send(connection, updates)
        room.limits.update_absences()
        room.came(connection, was_here)
        room.changed()
    if isinstance(updates, Record):
        replayed = await updates_of(room, updates, viewer, (last, n), connection.address)
        greeting.send(connection, replayed)


def recall(room: Room, viewer: Viewer, last: int, address: str) -> list[Any] | Record | None:
    """The missed updates, or the record if they have to be replayed; None for a client that is
    new or too far behind, or if too many replays are waited for already."""
    n, table = room.state.play.stored, room.table
    if table is None or last < 0 or last > n or n - last > FAR_BEHIND:
        return None
    if last == n:
        return []
    if viewer is not None:
        updates: list[Any] | None = missed(table.progress, viewer, last)
    elif room.public_history.covers(n):
        updates = room.public_history.between(last, n)
    else:
        updates = room.public_history.recall(table.progress, last)
    if updates is not None or room.services.replay_queue.is_full(address):
        return updates
    return record_after(room, last)


@final
class Greeting:
    """The table and the position as they are now; what was missed may come to it later."""

    def __init__(self, room: Room, connection: Connection, last: int) -> None:
        self._made: Final = time.monotonic()
        self._message: Final = _message(room, connection)
        self._chat: Final = room.recent_chat.encoded(room.state.chat) if last < 0 else []

    def send(self, connection: Connection, missed: list[Any] | None) -> None:
        """None: there is no saying what was missed, so the client starts from the position."""
        message = msgspec.structs.replace(
            self._message, missed=tuple(missed or ()), fresh=missed is None, spun=self._spun()
        )
        connection.release([wire.encode(message), *self._chat])
        connection.ping()

    def _spun(self) -> int:
        """A top that was spinning has been spinning for longer by now."""
        spun = self._message.spun
        return spun if spun < 0 else spun + int((time.monotonic() - self._made) * 1000)


def _message(room: Room, connection: Connection) -> wire.Welcome:
    """Without what was missed."""
    play = room.state.play
    public = play.public_view(room.doc.settings.memory_aids)
    return wire.Welcome(
        wire.VERSION,
        room.you(connection),
        room.info(connection),
        play.stored,
        (),
        True,
        None if public is None else public.encoded,
        play.own_view(connection.viewer, public),
        _ask(room, connection.viewer),
        room.clock.spun(),
        room.services.settings.ping_seconds,
    )


def _ask(room: Room, viewer: Viewer) -> wire.Ask | None:
    if room.doc.phase == "closed":
        return NOBODY_ASKED
    prompts = room.state.play.prompts(room.doc.settings.undo)
    return None if prompts is None else prompts.ask(viewer)
