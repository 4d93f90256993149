"""The rooms of a running server, as administration changes them."""

import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Final, final

from kartki.server.admin.rooms import Rooms
from kartki.server.classroom.classes import Classes
from kartki.server.classroom.forgetting import forget
from kartki.server.lobby.lobby import Lobby
from kartki.server.room.closing import close_table
from kartki.server.room.room import Room
from kartki.server.store import class_rows
from kartki.server.store.interface import StoreTrouble

QUIET: Final = 60.0  # seconds: who looks a table up comes in within this time


@final
class LiveRooms(Rooms):
    def __init__(self, lobby: Lobby, classes: Classes) -> None:
        self._lobby: Final = lobby
        self._classes: Final = classes

    def connected(self, code: str) -> int:
        room = self._lobby.rooms.get(code)
        return 0 if room is None else len(room.state.connections)

    def put_away(self, code: str) -> bool:
        room = self._lobby.rooms.get(code)
        if room is None:
            return True
        if room.is_busy() or time.monotonic() - room.touched < QUIET:
            return False
        self._lobby.unload(room)
        return True

    @asynccontextmanager
    async def locked(self, code: str) -> AsyncIterator[None]:
        async with self._held(code):
            yield

    def several(self) -> AbstractAsyncContextManager[None]:
        return self._lobby.several

    @asynccontextmanager
    async def all_locked(self) -> AsyncIterator[None]:
        async with self._classes.still(), self._lobby.still():
            yield

    async def classes_stored_anew(self) -> None:
        await self._classes.stored_anew()

    async def forget_classes(self, now: int) -> int:
        """One after the other; one that fails is tried again in an hour."""
        due = await self._lobby.services.store.inspect(partial(class_rows.due, now=now))
        forgotten = 0
        for one in due:
            room = await self._classes.find(one.code)
            if room is not None and await forget(self._classes, room) is None:
                forgotten += 1
        return forgotten

    async def close(self, code: str) -> bool:
        async with self._held(code) as room:
            if room is None:
                return False
            refusal = await close_table(room) if room.doc.goes_on() else None
        if refusal is not None:
            raise StoreTrouble(refusal.code, "")
        return True

    def stored_anew(self, code: str, deleted: bool) -> None:
        self._lobby.stored_anew(code, deleted)

    @asynccontextmanager
    async def _held(self, code: str) -> AsyncIterator[Room | None]:
        """The room with its lock, if it is in memory; it may leave that while one waits for it."""
        while (room := self._lobby.rooms.get(code)) is not None:
            async with room.lock:
                if self._lobby.rooms.get(code) is room:
                    yield room
                    return
        yield None
