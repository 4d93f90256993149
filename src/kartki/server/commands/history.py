"""The command `history`: all updates that were sent before."""

import asyncio

from kartki.core.play import Refusal
from kartki.core.record import Fault, Record
from kartki.server.commands.chat import chat_message
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.replay.history import history
from kartki.server.room.room import Room
from kartki.server.views.redaction import Viewer
from kartki.table.opening import open_record


async def get_history(
    room: Room, connection: Connection, message: wire.History
) -> wire.HistoryTold | Refusal:
    """All updates again, as this viewer got them, made by replaying the record.

    The game may go on meanwhile: only what is stored when it is asked for is sent.
    """
    async with room.lock:
        record, viewer = record_after(room, message.after), connection.viewer
        chat = tuple([chat_message(said) for said in room.state.chat])
    if record is None:
        return wire.HistoryTold(message.id, (), chat)
    async with room.services.replay_queue.turn(connection.address):
        updates = await history_in_thread(room, record, viewer, message.after)
    return wire.HistoryTold(message.id, tuple(updates), chat)


def record_after(room: Room, after: int) -> Record | None:
    """The record so far; None if there is nothing after this number."""
    if room.table is None or after >= room.state.play.stored:
        return None
    return Record(room.table.head(), list(room.table.lines()), [])


async def history_in_thread(
    room: Room, record: Record, viewer: Viewer, after: int
) -> list[wire.Told]:
    """Replay the record in a thread, because that takes a while."""
    updates = await asyncio.to_thread(history_of_record, record, viewer)
    if isinstance(updates, Fault):
        room.services.log.error("history", table=room.code, code=updates.code)
        return []
    return [one for one in updates if one.n > after]


def history_of_record(record: Record, viewer: Viewer) -> list[wire.Told] | Fault:
    replay = open_record(record)
    return replay if isinstance(replay, Fault) else history(replay, viewer)
