"""Tells everybody at a class how it stands: at most four times a second, and only what is new."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, final

from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.honouring import Honouring
from kartki.server.classroom.snapshots import Snapshot, TableShot, is_over, key_of
from kartki.server.messages import class_wire, wire
from kartki.server.messages.class_wire import Role
from kartki.server.net.connection import Connection
from kartki.server.room.room import Room

EVERY: Final = 0.25  # seconds


@final
class Listener:
    """A socket at the class, and what it has been told."""

    def __init__(self, connection: Connection, role: Role) -> None:
        self.connection: Final = connection
        self.role: Final = role
        self.told: Any = None  # the key of the last snapshot
        self.tables: list[Any] = []  # the keys of the tables in it, for the wall


@final
class Telling:
    """One class and its sockets; its task runs only while there are some."""

    def __init__(self, room: Classroom, let_in: Callable[[Connection, str], None]) -> None:
        self.room: Final = room
        self._let_in: Final = let_in  # who was told a room code does not guess it
        self.listeners: Final[dict[Connection, Listener]] = {}
        self._shots: list[TableShot] = []
        self._honouring: Final = Honouring(room)
        self._awards: tuple[class_wire.Award, ...] = ()
        self._task: asyncio.Task[None] | None = None
        self._pinged = 0.0

    async def add(self, connection: Connection, role: Role) -> None:
        listener = Listener(connection, role)
        self.listeners[connection] = listener
        await self._look()
        self._tell(listener)
        connection.ping()
        if self._task is None or self._task.done():
            self._task = self.room.lobby.services.spawn(self._run())

    def remove(self, connection: Connection) -> None:
        self.listeners.pop(connection, None)

    def dismiss(self, last: wire.ServerMessage, close: int) -> None:
        """The last message to everybody here."""
        for connection in list(self.listeners):
            connection.send(last)
            connection.close(close)

    async def _run(self) -> None:
        while self.listeners:
            await asyncio.sleep(EVERY)
            await self._look()
            for listener in list(self.listeners.values()):
                self._tell(listener)
            self._ping()

    def _ping(self) -> None:
        now = time.monotonic()
        if now - self._pinged >= self.room.lobby.services.settings.ping_seconds:
            self._pinged = now
            for connection in list(self.listeners):
                connection.ping()

    # what there is to tell

    async def _look(self) -> None:
        """Look at the tables of this round, each with its lock held."""
        tables = list(self.room.doc.tables)
        rooms = await self.room.rooms(tables)
        shots = []
        for number, table in enumerate(tables):
            before = self._shots[number] if number < len(self._shots) else None
            room = rooms.get(table.room)
            shots.append(await self._shot(before, table, room))
        self._shots = shots
        laid = [(table.room, shot.info) for table, shot in zip(tables, shots, strict=True)]
        self._awards = self._honouring.awards(laid) if is_over(shots) else ()

    async def _shot(self, before: TableShot | None, table: Any, room: Room | None) -> TableShot:
        if before is not None and before.key == key_of(table, room):
            return before
        if room is None:
            return TableShot(table, None)
        async with room.lock:
            return TableShot(table, room)

    def _tell(self, listener: Listener) -> None:
        keys = [shot.key for shot in self._shots]
        here = frozenset(one.guest for one in self.listeners if one.guest)
        awards = self._awards if listener.role == "wall" else ()
        key = (self.room.changes, len(self.room.answered), here, keys, awards)
        if listener.role == "pupil":
            key = (self.room.changes, len(self.room.answered), frozenset(), [], awards)
        if listener.told == key:
            return
        message = self._message(listener, keys, set(here))
        listener.told = key
        if message.pupil is not None and message.pupil.room:
            self._let_in(listener.connection, message.pupil.room)
        listener.connection.send(message)

    def _message(self, listener: Listener, keys: list[Any], here: set[str]) -> class_wire.ClassTold:
        snapshot = Snapshot(self.room, self._shots, here)
        if listener.role == "teacher":
            return snapshot.for_teacher()
        if listener.role == "pupil":
            return snapshot.for_pupil(listener.connection.guest)
        known = listener.tables
        changed = [n for n, key in enumerate(keys) if n >= len(known) or known[n] != key]
        listener.tables = keys
        return snapshot.for_wall(changed, self._awards)
