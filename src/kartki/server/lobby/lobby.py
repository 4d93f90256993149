"""All rooms of the server: found by their code, loaded when somebody comes, unloaded when idle."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, final

from kartki.core import catalogue
from kartki.core.play import Refusal
from kartki.server.lobby.damaged_tables import DamagedTables, odd
from kartki.server.lobby.editions import Editions
from kartki.server.lobby.table_request import TableRequest, settle
from kartki.server.messages import wire
from kartki.server.net.connection import STOPPING
from kartki.server.room.catalogue import known_bot
from kartki.server.room.closing import retire
from kartki.server.room.log_changes import stand_in
from kartki.server.room.moves import perform
from kartki.server.room.room import Room
from kartki.server.room.services import Services
from kartki.server.store.interface import DamagedTable, NewTable, StoredTable, StoreTrouble
from kartki.server.store.room_doc import (
    WATCH_CODE,
    RoomDoc,
    SeatDoc,
    new_code,
    tidy_code,
    write_doc,
)
from kartki.server.store.timestamps import now_ms

SECRET_BYTES: Final = 32
PRELOADED: Final = 300  # tables that are loaded before the server listens …
PRELOAD_SECONDS: Final = 10.0  # … for as long as this at most
MOST_IDLE: Final = 200  # tables that are kept in memory though nobody is there …
SOON: Final = 15.0  # … the others are put away after so many seconds
GOODBYE_SECONDS: Final = 2.0  # for clients that read slowly


class StoredAnew(Exception):
    """Administration has changed the store since something was read there."""


@final
class Lobby:
    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.editions: Final = Editions()
        self.damaged: Final = DamagedTables(services.log)
        self.rooms: Final[dict[str, Room]] = {}  # by room code
        self.stopping = False
        self._watch_codes: Final[dict[str, str]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._door: Final = asyncio.Lock()  # held while a room comes into memory, or none may
        # Held by whoever takes the locks of several rooms: two of them would wait for each other.
        self.several: Final = asyncio.Lock()
        self.changes = 0  # how often administration has changed tables in the store

    # finding a table

    async def room(self, text: str) -> Room | None:
        """The table with this room code or spectators' code."""
        code = tidy_code(text)
        found = self.rooms.get(self._watch_codes.get(code, code))
        if found is not None:
            found.touch()
            return found
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                return self.rooms.get(self._watch_codes.get(code, code)) or await self._load(code)
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Room | None:
        async with self._door:
            return await self._load_one(code)

    async def _load_one(self, code: str) -> Room | None:
        """DamagedTable if it cannot be read; it is tried again when somebody comes again."""
        try:
            stored = await self._read(code)
            if stored is None:
                return None
            room = self.rooms.get(stored.code) or self._open(stored)
        except DamagedTable as damaged:
            self.damaged.note(damaged)
            raise
        self.damaged.mended(stored.number)
        return room

    def _open(self, stored: StoredTable) -> Room:
        try:
            self.editions.remember(stored.box)
            room = Room(self.services, stored, perform, stand_in)
        except StoreTrouble:
            raise
        except Exception as error:
            raise odd(stored, error) from error
        self.rooms[room.code] = room
        self._watch_codes[room.state.watch] = room.code
        self._count()
        fault = room.state.play.fault
        if fault is not None:
            self.services.log.error("held", table=room.code, code=fault.code, line=fault.line)
        try:
            room.changed()
            room.limits.update_absences()
        except Exception as error:
            self._forget(room)
            raise odd(stored, error) from error
        return room

    async def _read(self, code: str) -> StoredTable | None:
        """Read it again if the store was changed meanwhile: it may have been this table."""
        while True:
            before = self.changes
            stored = await self.services.store.load(code)
            if before == self.changes:
                return stored

    async def preload(self) -> None:
        """After a start: load the latest tables, so that their bots go on.

        What cannot be loaded is left aside: it is told to whoever comes there.
        """
        until = time.monotonic() + PRELOAD_SECONDS
        try:
            latest = await self.services.store.latest("playing", PRELOADED)
        except StoreTrouble as trouble:
            self.services.log.error("preload", code=trouble.code, detail=trouble.detail)
            return
        for listed in latest:
            if time.monotonic() > until:
                break
            with contextlib.suppress(StoreTrouble):
                await self.room(listed.code)

    # making a table

    async def create(self, asked: TableRequest, request: str) -> Room | Refusal:
        """A new table; the same request twice is one table."""
        game = catalogue.find(asked.game)
        if game is None:
            return Refusal(
                "game.unknown", "HSE-HST-2",
                (("name", asked.game), ("allowed", ", ".join(catalogue.names()))),
            )  # fmt: skip
        edition = self.editions.edition(game, asked.edition)
        if isinstance(edition, Refusal):
            return edition
        settled = settle(game, asked.pace, asked.options, asked.seats)
        if isinstance(settled, Refusal):
            return settled
        asked.edition, asked.options = edition, settled
        return await self.make(asked.doc(), request)

    async def make(self, doc: RoomDoc, request: str, as_of: int | None = None) -> Room | Refusal:
        """A table of this document, unless there are too many.

        `as_of`: the document is of what was read in the store when `changes` was this.
        """
        made = await self.services.store.made_by(request)
        if (
            made is None
            and await self.services.store.open_tables() >= self.services.settings.most_tables
        ):
            return Refusal("table.too_many", "HSE-HST-2")
        table = NewTable(
            code=new_code(),
            watch=new_code(WATCH_CODE),
            request=request,
            room=write_doc(doc),
            secret=secrets.token_bytes(SECRET_BYTES),
            box=self.editions.text(doc.game, doc.edition),
            public=doc.public,
            made=now_ms(),
        )
        async with self._door:
            self.check(as_of)
            _, code = await self.services.store.create(table)
        room = await self.room(code)
        assert room is not None
        return room

    async def rematch(self, room: Room) -> Room | Refusal:
        """A table for the same people, in the same seats, under the same house rules."""
        doc = room.doc.copy()
        doc.phase, doc.revision, doc.answered = "gathering", 1, []
        doc.rematch, doc.rematch_watch, doc.impartial, doc.lesson = "", "", None, None
        for number, seat in enumerate(doc.seats):
            bot = seat.bot and known_bot(doc.game, seat.bot)
            doc.seats[number] = SeatDoc(
                seat.name, seat.guest, "", bot, open=seat.is_free(), figure=seat.figure
            )
        return await self.make(doc, f"rematch-{room.code}")

    # maintenance

    def unload_idle(self, seconds: float) -> None:
        """Unload tables at which nothing can happen by itself; they stay in the store.

        All of them after some time; if there are many, the longest idle ones sooner.
        """
        now = time.monotonic()
        idle = [room for room in self.rooms.values() if not room.is_busy()]
        idle.sort(key=lambda room: room.touched)
        for number, room in enumerate(idle):
            waits = SOON if len(idle) - number > MOST_IDLE else seconds
            if now - room.touched > waits:
                self._forget(room)

    def stored_anew(self, code: str, deleted: bool) -> None:
        """Administration has changed or deleted a table in the store, below what is in memory."""
        self.changes += 1
        room = self.rooms.get(code)
        if room is not None:
            retire(room, deleted)
            self._forget(room)

    def check(self, as_of: int | None) -> None:
        """Raise StoredAnew unless the store is as it was; with the door or a room's lock held."""
        if as_of is not None and as_of != self.changes:
            raise StoredAnew

    def unload(self, room: Room) -> None:
        """Out of memory, because the store is going to be changed."""
        self._forget(room)

    def _forget(self, room: Room) -> None:
        room.stop()
        del self.rooms[room.code]
        self._watch_codes.pop(room.state.watch, None)
        self._count()

    # while the store is changed by its administration

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Hold every room's lock, and the door: nothing in memory is written back meanwhile.

        A rematch waits at the door with its room's lock, so the door comes last.
        """
        async with AsyncExitStack() as held:
            await held.enter_async_context(self.several)
            locked: set[Room] = set()
            while True:
                for room in set(self.rooms.values()) - locked:
                    await held.enter_async_context(room.lock)
                    locked.add(room)
                await self._door.acquire()
                if locked.issuperset(self.rooms.values()):
                    break
                self._door.release()
            held.callback(self._door.release)
            yield

    def _count(self) -> None:
        self.services.metrics.tables.set(len(self.rooms))

    async def stop(self) -> None:
        """Finish accepted commands, and tell every client when to reconnect."""
        self.stopping = True
        for room in self.rooms.values():
            room.stop()
        parting: list[asyncio.Task[Any]] = []
        bye = wire.encode(wire.Bye(self.services.settings.come_back_seconds))
        for room in list(self.rooms.values()):
            async with room.lock:  # what is being stored is still broadcast
                room.state.connections.spectators.hand_out(len(room.state.connections))
                for connection in list(room.state.connections):
                    connection.send_bytes(bye)
                    connection.close(STOPPING)
                    parting.append(asyncio.create_task(connection.flush()))
        if parting:
            await asyncio.wait(parting, timeout=GOODBYE_SECONDS)
