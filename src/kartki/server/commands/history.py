"""The command `history`: all updates that were sent before."""

import asyncio
from typing import Any

import msgspec

from kartki.core.play import Refusal
from kartki.core.record import Fault, Record
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
        n, viewer = room.state.play.stored, connection.viewer
        record = record_after(room, message.after)
        room.state.connections.spectators.catch_up(connection)
        chat: Any = tuple(map(msgspec.Raw, room.recent_chat.encoded(room.state.chat)))
    if record is None:
        return wire.HistoryTold(message.id, (), chat)
    updates = await updates_of(room, record, viewer, (message.after, n), connection.address)
    return wire.HistoryTold(message.id, tuple(updates or ()), chat)


def record_after(room: Room, after: int) -> Record | None:
    """The record so far; None if there is nothing after this number."""
    if room.table is None or after >= room.state.play.stored:
        return None
    return Record(room.table.head(), list(room.table.lines()), [])


async def updates_of(
    room: Room, record: Record, viewer: Viewer, between: tuple[int, int], address: str
) -> list[Any] | None:
    """The updates after a number, to the last one of the record; None if it cannot be replayed.

    It takes a while, so the room's lock is not held. Spectators share one replay.
    """
    after, n = between
    if viewer is not None:
        updates = await _replayed(room, record, viewer, address)
        return None if updates is None else [one for one in updates if one.n > after]
    public = room.public_history
    if not public.covers(n):
        async with public.replaying:
            if not public.covers(n):
                updates = await _replayed(room, record, None, address)
                if updates is None:
                    return None
                public.fill(updates)
    return public.between(after, n)


async def _replayed(
    room: Room, record: Record, viewer: Viewer, address: str
) -> list[wire.Told] | None:
    """In a thread, one after the other in the whole house; addresses take turns."""
    async with room.services.replay_queue.turn(address):
        updates = await asyncio.to_thread(history_of_record, record, viewer)
    if isinstance(updates, Fault):
        room.services.log.error("history", table=room.code, code=updates.code)
        return None
    return updates


def history_of_record(record: Record, viewer: Viewer) -> list[wire.Told] | Fault:
    replay = open_record(record)
    return replay if isinstance(replay, Fault) else history(replay, viewer)
