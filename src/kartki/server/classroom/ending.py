"""The time of a class is up (HSE-CLA-4): every game that is not over ends by how it stands.

This is the one place where the server ends a game by time. Each table is stored on its own, and
one that was ended before is left as it is, so what a kill interrupts is gone on with.
"""

import asyncio
from typing import Final, final

from kartki.core.by_time import TIME_IS_UP
from kartki.core.play import Refusal
from kartki.server.classroom.classroom import Classroom, note_answered
from kartki.server.messages import class_wire
from kartki.server.room.broadcast import broadcast
from kartki.server.room.room import Room
from kartki.server.store.interface import Finish, Write
from kartki.server.store.stored_play import foot_text
from kartki.server.store.timestamps import now_ms
from kartki.server.views.redaction import change_update

TRY_AGAIN: Final = 5.0  # seconds after a write that failed


async def end(room: Classroom, message: class_wire.EndClass) -> Refusal | None:
    """The teacher ends it now."""
    if room.doc.phase != "playing":
        return Refusal("class.not_begun", "HSE-CLA-4")
    return await end_all(room, message.id)


async def end_all(room: Classroom, command: str = "") -> Refusal | None:
    """End every table, then the class. The class's lock is held."""
    for table in (await room.rooms(room.doc.tables)).values():
        async with table.lock:
            refusal = await end_table(table)
        if refusal is not None:
            return refusal
    doc = room.doc.copy()
    doc.phase, doc.paused_at = "ended", 0
    doc.ends_at = min(doc.ends_at or now_ms(), now_ms())
    if command:
        note_answered(doc, doc.teacher, command)
    return await room.spread(doc)


async def end_table(table: Room) -> Refusal | None:
    """One game; the foot of its record says that it was ended by time. The lock is held."""
    if table.doc.phase != "playing":
        return None
    if table.table is None and table.state.play.fault is None:
        await table.reload()
    if table.table is None:
        return None  # HSE-STO-2: these rules cannot go on with it, so it waits
    events = table.table.end_by_time()
    if isinstance(events, Refusal):
        return events
    play, doc = table.state.play, table.doc.copy()
    doc.end()
    doc.revision += 1
    changes: list[Write] = [play.unit("", ""), table.put(doc)]
    changes.append(Finish(table.state.number, foot_text(table.table)))
    refusal = await table.store(changes)
    if refusal is not None:
        return refusal
    table.state.accept(doc)
    table.state.undo.close()
    update = change_update(play.stored, TIME_IS_UP, events)
    broadcast(table, dict.fromkeys(table.state.viewers(), update))
    table.broadcast_room_info()
    return None


@final
class EndTimer:
    """Waits for the end that is set, and ends the class then."""

    def __init__(self, room: Classroom) -> None:
        self._room: Final = room
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """The document has changed: when is the end?"""
        self.stop()
        doc = self._room.doc
        if doc.phase == "playing" and doc.ends_at and not self._room.forgotten:
            seconds = max(doc.ends_at - now_ms(), 0) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, self._due)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> None:
        self._room.lobby.services.spawn(self._end())

    async def _end(self) -> None:
        room = self._room
        async with room.lock:
            doc = room.doc
            if room.forgotten or doc.phase != "playing" or not doc.ends_at:
                return
            if doc.ends_at > now_ms():  # it was put off in the last moment
                self.set()
                return
            refusal = await end_all(room)
        if refusal is not None:
            room.lobby.services.log.error("class", code=room.code, why=refusal.code)
            self.stop()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(TRY_AGAIN, self._due)
