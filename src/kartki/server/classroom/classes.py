"""All classes of the server: found by their code, loaded when somebody comes, gone on with."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, final

from kartki.core.play import Refusal
from kartki.server.classroom import laying
from kartki.server.classroom.class_request import ClassRequest, settled
from kartki.server.classroom.classroom import GONE, Classroom
from kartki.server.classroom.ending import EndTimer
from kartki.server.classroom.telling import Telling
from kartki.server.lobby.lobby import Lobby
from kartki.server.messages import wire
from kartki.server.net.code_guesses import CodeGuesses
from kartki.server.net.connection import STOPPING, Connection
from kartki.server.store.class_doc import class_code, read_class, write_class
from kartki.server.store.interface import NewClass, StoredClass, StoreTrouble
from kartki.server.store.room_doc import WATCH_CODE, new_code, tidy_code
from kartki.server.store.timestamps import now_ms

NO_CLASS: Final = 4404  # the socket of a class that is not there any more is closed with it
MOST_DRAWN: Final = 20  # codes that may be somebody else's already, one after the other


@final
class Classes:
    def __init__(self, lobby: Lobby, guesses: CodeGuesses) -> None:
        self.lobby: Final = lobby
        self._guesses: Final = guesses
        self.known: Final[dict[str, Classroom]] = {}  # by the class's code
        self._walls: Final[dict[str, str]] = {}
        self._loading: Final = asyncio.Lock()
        self._tellings: Final[dict[str, Telling]] = {}

    async def find(self, text: str) -> Classroom | None:
        """The class with this code or this wall's; DamagedClass if it cannot be read."""
        code = tidy_code(text)
        found = self.known.get(self._walls.get(code, code))
        if found is not None:
            return found
        async with self._loading:
            found = self.known.get(self._walls.get(code, code))
            if found is not None:
                return found
            stored = await self.lobby.services.store.load_class(code)
            return None if stored is None else await self._open(stored)

    async def _open(self, stored: StoredClass) -> Classroom:
        room = Classroom(self.lobby, stored)
        room.changed = EndTimer(room).set
        room.changed()
        self.known[room.code] = room
        self._walls[room.wall] = room.code
        answers = await self.lobby.services.store.class_answers(stored.number)
        room.answered.update([one.pupil for one in answers if one.round == room.doc.round])
        return room

    async def create(self, asked: ClassRequest, request: str) -> Classroom | Refusal:
        """A new class; the same request twice is one class."""
        doc = settled(asked, self.lobby.editions)
        if isinstance(doc, Refusal):
            return doc
        for _ in range(MOST_DRAWN):
            made = now_ms()
            codes = (class_code(), new_code(WATCH_CODE))
            new = NewClass(*codes, request, made, doc.forget_at, write_class(doc))
            code = await self.lobby.services.store.create_class(new)
            if code is not None:
                room = await self.find(code)
                assert room is not None
                return room
        raise StoreTrouble("store.broken", "no free code for a class")

    async def preload(self) -> None:
        """After a start: what a kill has interrupted is gone on with.

        What cannot be read is left aside: it is told to whoever comes there.
        """
        services = self.lobby.services
        try:
            stored = await services.store.classes()
        except StoreTrouble as trouble:
            services.log.error("preload", code=trouble.code, detail=trouble.detail)
            return
        for one in stored:
            room = await self.find(one.code)
            if room is not None and needs_laying(room):
                services.spawn(self._go_on(room))

    async def _go_on(self, room: Classroom) -> None:
        async with room.lock:
            refusal = await laying.lay(room) if needs_laying(room) else None
        if refusal is not None:
            self.lobby.services.log.error("class", code=room.code, why=refusal.code)

    def telling(self, room: Classroom) -> Telling:
        """How the sockets of this class are told of it."""
        if room.code not in self._tellings:
            self._tellings[room.code] = Telling(room, self._let_in)
        return self._tellings[room.code]

    def _let_in(self, connection: Connection, code: str) -> None:
        self._guesses.let_in(connection.address, connection.guest, code)

    def drop(self, room: Classroom) -> None:
        """It has been deleted in the store: whoever is there is told so."""
        room.forgotten = True
        room.changed()
        self.known.pop(room.code, None)
        self._walls.pop(room.wall, None)
        telling = self._tellings.pop(room.code, None)
        if telling is not None:
            telling.dismiss(wire.Fault(GONE.code, {}, True), NO_CLASS)

    async def stop(self) -> None:
        """Tell every socket when to reconnect."""
        bye = wire.Bye(self.lobby.services.settings.come_back_seconds)
        for telling in self._tellings.values():
            telling.dismiss(bye, STOPPING)

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Hold every class's lock, and let none come into memory."""
        async with AsyncExitStack() as held:
            await held.enter_async_context(self._loading)
            for room in list(self.known.values()):
                await held.enter_async_context(room.lock)
            yield

    async def stored_anew(self) -> None:
        """Administration has changed classes in the store; every lock is held."""
        for room in list(self.known.values()):
            stored = await self.lobby.services.store.load_class(room.code)
            if stored is None:
                self.drop(room)
            else:
                room.accept(read_class(stored.doc))


def needs_laying(room: Classroom) -> bool:
    doc = room.doc
    laid = all(table.room for table in doc.tables)
    return doc.phase == "beginning" or (doc.phase == "playing" and not laid)
