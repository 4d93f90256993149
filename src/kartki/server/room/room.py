"""A room: its state, and what happens by itself there (clock, time limits, bots).

Every change holds `lock`, is stored, and is broadcast only then. If storing
fails, the play in memory is dropped and loaded again from the store.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, final

from kartki.core.play import Action, Refusal, Seat
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room import room_info
from kartki.server.room.answers import Answer, Answers
from kartki.server.room.bot_seats import BotSeats
from kartki.server.room.clock import RoomClock
from kartki.server.room.services import Services
from kartki.server.room.state import RoomState
from kartki.server.room.time_limits import TimeLimits
from kartki.server.store.interface import (
    Append,
    PutRoom,
    StoredTable,
    StoreTrouble,
    Touch,
    Write,
)
from kartki.server.store.room_doc import MOST_ANSWERED, RoomDoc, read_doc, write_doc
from kartki.server.store.timestamps import now_ms
from kartki.table.table import Table

TRY_AGAIN: Final = 2.0  # seconds after a write that failed
NOTED_EVERY: Final = 3_600_000  # milliseconds
RETIRED: Final = Refusal("table.deleted", "HSE-CLO-1")

Perform = Callable[["Room", Seat, Action], Awaitable[Answer]]
StandIn = Callable[["Room", int], Awaitable[Refusal | None]]


@final
class Room:
    """`perform` and `stand_in` are how clock, bots and time limits act here."""

    def __init__(
        self, services: Services, stored: StoredTable, perform: Perform, stand_in: StandIn
    ) -> None:
        self.services: Final = services
        self.state: Final = RoomState(stored)
        self.answers: Final = Answers()
        self.answers.restore(self.doc, self.state.chat, stored.log)
        self.touched = time.monotonic()
        self.retired = False  # deleted, or to be loaded anew: nothing is written from here
        act, spawn = partial(perform, self), services.spawn
        self.clock: Final = RoomClock(self.state, act, spawn)
        self.limits: Final = TimeLimits(
            self.state, self.clock, partial(stand_in, self), self.broadcast_room_info, spawn
        )
        self.bots: Final = BotSeats(self.state, services, act, self.fall_back, self.changed)
        self._retry: asyncio.Task[None] | None = None
        self._noted = 0  # when a change was last noted in the list of tables

    @property
    def code(self) -> str:
        return self.state.code

    @property
    def doc(self) -> RoomDoc:
        return self.state.doc

    @property
    def table(self) -> Table | None:
        return self.state.play.table

    @property
    def lock(self) -> asyncio.Lock:
        return self.state.lock

    # storing, then broadcasting

    async def store(self, changes: list[Write]) -> Refusal | None:
        """Store these changes; if that fails, drop the play in memory and return a refusal."""
        if self.retired:
            return RETIRED
        try:
            await self.services.store.write(self._with_touch(changes))
        except StoreTrouble as trouble:
            log = self.services.log
            log.error("store", table=self.code, code=trouble.code, detail=trouble.detail)
            await self.fall_back()
            return Refusal(trouble.code, "HSE-STO-1")
        except BaseException:
            self.state.play.drop()
            raise
        self.touch()
        for change in changes:
            if isinstance(change, Append):
                self.state.play.unit_stored(change)
        return None

    def _with_touch(self, changes: list[Write]) -> list[Write]:
        """The log of a live table leaves out the days on which nobody was there, so it is behind
        the calendar by which retention counts: now and then its moves say which day it is."""
        now = now_ms()
        behind = any(isinstance(one, Append) and now - one.at > NOTED_EVERY for one in changes)
        if not behind or now - self._noted < NOTED_EVERY:
            return changes
        self._noted = now
        return [*changes, Touch(self.state.number, now)]

    async def store_doc(self, doc: RoomDoc, guest: str, command: str) -> Refusal | None:
        """Store a changed document, then send it to everybody at the table."""
        doc.revision += 1
        if command:
            answered = (guest, command, self.state.play.stored)
            doc.answered = [*doc.answered, answered][-MOST_ANSWERED:]
        refusal = await self.store([self.put(doc)])
        if refusal is None:
            self.state.accept(doc)
            self.broadcast_room_info()
        return refusal

    def put(self, doc: RoomDoc) -> PutRoom:
        return PutRoom(self.state.number, write_doc(doc), doc.phase, doc.public, now_ms())

    # after a write that failed

    async def reload(self) -> None:
        """Load everything again from the store."""
        stored = await self.services.store.load(self.code)
        if stored is None:
            return
        self.state.accept(read_doc(stored.room))
        self.answers.restore(self.doc, self.state.chat, stored.log)
        self.state.play.read(stored, self.doc)

    async def fall_back(self) -> None:
        """Drop the play in memory; clock, limits and bots try again later."""
        self.state.play.drop()
        with contextlib.suppress(StoreTrouble):
            await self.reload()
        if self._retry is None or self._retry.done():
            self._retry = self.services.spawn(self._try_again())

    async def _try_again(self) -> None:
        await asyncio.sleep(TRY_AGAIN)
        async with self.lock:
            self.changed()

    # the table around the game

    def info(self, connection: Connection | None = None) -> wire.RoomInfo:
        return room_info.info(self.state, self.limits, connection)

    def you(self, connection: Connection) -> wire.You:
        return room_info.you(self.state, connection)

    def broadcast_room_info(self) -> None:
        self.limits.update_absences()
        for connection in self.state.connections:
            connection.send(wire.RoomTold(self.info(connection), self.you(connection)))

    def leave(self, connection: Connection) -> None:
        """A socket has disconnected."""
        if connection in self.state.connections:
            self.state.connections.remove(connection)
            self.touch()
            self.broadcast_room_info()

    # what happens by itself

    def changed(self) -> None:
        """The position has changed: is there something to do for clock, limits, bots?"""
        table = self.table if self.doc.phase == "playing" else None
        actors = [] if table is None else table.game.actors(table.state)
        self.clock.update(actors)
        self.limits.update(actors)
        self.bots.update(actors)

    def touch(self) -> None:
        """Note that something happens here, so that the room is not unloaded."""
        self.touched = time.monotonic()

    def is_busy(self) -> bool:
        """Is somebody there, or can something still happen by itself?"""
        if self.state.connections or self.lock.locked():
            return True
        return self.clock.runs or self.limits.is_counting() or self.bots.are_thinking()

    def stop(self) -> None:
        """Stop clock, limits and bots."""
        if self._retry is not None:
            self._retry.cancel()
        self.clock.stop()
        self.limits.stop()
        self.bots.stop()
