"""A room: its state, and what happens by itself there (clock, time limits, bots).

Every change holds `lock`, is stored, and is broadcast only then. If storing
fails, the play in memory is dropped and loaded again from the store.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final, final

from kartki.core.play import Action, Refusal, Seat
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room import room_info
from kartki.server.room.answers import Answer, Answers
from kartki.server.room.bot_seats import BotSeats
from kartki.server.room.clock import RoomClock
from kartki.server.room.head_count import HeadCount
from kartki.server.room.only_screen import OnlyScreen
from kartki.server.room.public_history import PublicHistory
from kartki.server.room.readiness import Readiness
from kartki.server.room.recent_chat import RecentChat
from kartki.server.room.seat_vote import let_out, open_voters
from kartki.server.room.services import Services
from kartki.server.room.standstill import Standstill
from kartki.server.room.state import RoomState
from kartki.server.room.time_limits import TimeLimits
from kartki.server.room.weak_calls import weak_call, weak_task
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
        self._perform: Final = perform
        self._stand_in: Final = stand_in
        # Its parts call the room weakly, so that all of it is freed when it is put away.
        act, spawn = weak_task(self._act), services.spawn
        tell = weak_call(self.broadcast_room_info)
        self.standstill: Final = Standstill(self.state.play.rest_left)
        self.clock: Final = RoomClock(self.state, self.standstill, act, spawn)
        self.limits: Final = TimeLimits(
            self.state, self.clock, weak_task(self._let_bot_stand_in), tell, spawn
        )
        self.screen: Final = OnlyScreen(self.state)
        again, changed = weak_task(self.fall_back), weak_call(self.changed)
        self.readiness: Final = Readiness(self.state, tell)
        gates = (self.readiness, self.standstill, self.screen)
        self.bots: Final = BotSeats(self.state, self.clock, services, gates, act, again, changed)
        self.public_history: Final = PublicHistory()
        self.recent_chat: Final = RecentChat()
        self._head_count: Final = HeadCount(self.state.connections.spectators, tell)
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

    def _act(self, seat: Seat, action: Action) -> Awaitable[Answer]:
        return self._perform(self, seat, action)

    def _let_bot_stand_in(self, number: int) -> Awaitable[Refusal | None]:
        return self._stand_in(self, number)

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

    async def answered_before(self, guest: str, command: str) -> wire.Done | None:
        """The answer to a command so old that memory has lost it; None if it is a new one."""
        if not guest or not self.answers.has_forgotten:
            return None
        for known, name, n in self.doc.answered:
            if (known, name) == (guest, command):
                return wire.Done(command, n)
        stored = await self.services.store.answered(self.state.number, guest, command)
        return None if stored is None else wire.Done(command, stored)

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
        now = self._now()
        return now.whole if connection is None else now.room_for(connection)

    def _now(self) -> room_info.RoomNow:
        return room_info.RoomNow(self.state, self.limits, self.clock, self.readiness)

    def you(self, connection: Connection) -> wire.You:
        return room_info.you(self.doc, connection, self.state.play.fault is not None)

    def broadcast_room_info(self, but: Connection | None = None) -> None:
        """Tell everybody at once how the table stands, but for one who knows it already."""
        self.limits.update_absences()
        self._head_count.told()
        self.state.connections.send(self._now().bytes_for, but)

    def came(self, connection: Connection, was_here: bool) -> None:
        """A socket was let in, and has been told everything itself."""
        asked = not connection.watches and connection.guest in open_voters(self.state)
        if asked:  # others wait for one answer more
            self.broadcast_room_info(connection)
        elif connection.viewer is None:
            self._head_count.changed(connection)
        elif not was_here:
            self.broadcast_room_info(connection)

    def leave(self, connection: Connection) -> None:
        """A socket has disconnected."""
        if connection not in self.state.connections:
            return
        request_changed = let_out(self.state, connection)
        self.screen.gone(connection)
        self.touch()
        if connection.viewer is None and not request_changed:
            self._head_count.changed()
        elif request_changed or not self.state.connections.is_here(connection.guest):
            self.broadcast_room_info()
        if not self.state.connections:
            self.state.play.forget_view()
            if not self.lock.locked():  # otherwise somebody's act is on its way to the disk
                self.state.play.fold()

    # what happens by itself

    def changed(self) -> None:
        """The position has changed: is there something to do for clock, limits, bots?"""
        table = self.table if self.doc.phase == "playing" else None
        actors = [] if table is None else table.game.actors(table.state)
        self.clock.update(actors)
        self.limits.update(actors)
        self.screen.changed()
        self.readiness.changed()
        self.bots.update(actors)

    def lesson_changed(self) -> None:
        """The teacher has decided something for all tables, and it is stored (HSE-CLA-3)."""
        paused = self.doc.is_paused()
        for part in (self.clock, self.state.play):
            (part.pause if paused else part.go_on)()
        self.broadcast_room_info()
        self.changed()

    def stand_still(self, milliseconds: int) -> None:
        """HSE-CLK-2: from now on, and stored already."""
        self.standstill.begin(milliseconds)
        self.clock.hold(milliseconds)

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
        self._head_count.told()
        if self._retry is not None:
            self._retry.cancel()
        self.clock.stop()
        self.readiness.stop()
        self.limits.stop()
        self.bots.stop()
