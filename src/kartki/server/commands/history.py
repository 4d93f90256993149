"""The question for what was told before."""

import asyncio

from kartki.core.play import Refusal
from kartki.core.record import Fault, Record
from kartki.server.commands.chat import LAST_CHAT, told_chat
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.replay.history import history
from kartki.server.room.room import Room
from kartki.server.views.redaction import Viewer
from kartki.table.opening import open_record


async def tell_history(
    room: Room, connection: Connection, message: wire.History
) -> wire.HistoryTold | Refusal:
    """Everything again, as this seat saw it. It is read from the record itself.

    The table plays on meanwhile: only what is stored by now is told.
    """
    async with room.lock:
        record, viewer = record_after(room, message.after), connection.viewer
        chat = tuple([told_chat(said) for said in room.state.chat[-LAST_CHAT:]])
    if record is None:
        return wire.HistoryTold(message.id, (), chat)
    async with room.services.replay_queue.turn():
        told = await retold(room, record, viewer, message.after)
    return wire.HistoryTold(message.id, tuple(told), chat)


def record_after(room: Room, after: int) -> Record | None:
    """The game so far, if there is anything to tell of it after this number."""
    if room.table is None or after >= room.state.play.stored:
        return None
    return Record(room.table.head(), list(room.table.lines()), [])


async def retold(room: Room, record: Record, viewer: Viewer, after: int) -> list[wire.Told]:
    """In a thread of its own, because every line is played again."""
    told = await asyncio.to_thread(retell, record, viewer)
    if isinstance(told, Fault):
        room.services.log.error("history", table=room.code, code=told.code)
        return []
    return [one for one in told if one.n > after]


def retell(record: Record, viewer: Viewer) -> list[wire.Told] | Fault:
    replay = open_record(record)
    return replay if isinstance(replay, Fault) else history(replay, viewer)
