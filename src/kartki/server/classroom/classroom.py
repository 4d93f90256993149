"""One class in memory: its document, the tables that follow it, and how changes are stored.

Every change holds `lock`, is stored, and is told only then. What concerns the tables, too (a
pause, a message, a seat), is stored with them in one write, so that no kill can part them.
Locks are taken in one order: the class's, then those of its rooms.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, Final, TypeVar, final

from kartki.core.play import Refusal
from kartki.server.lobby.lobby import Lobby
from kartki.server.room.room import Room
from kartki.server.store.class_doc import (
    MOST_ANSWERED,
    ClassDoc,
    ClassTableDoc,
    read_class,
    write_class,
)
from kartki.server.store.interface import PutClass, StoredClass, StoreTrouble, Write
from kartki.server.store.lesson_doc import LessonDoc
from kartki.server.store.room_doc import RoomDoc

T = TypeVar("T")
Edit = Callable[[ClassDoc], Any]  # changes a draft, or returns a Refusal; never waits
GONE: Final = Refusal("class.forgotten", "HSE-CLA-7")


@final
class Classroom:
    def __init__(self, lobby: Lobby, stored: StoredClass) -> None:
        self.lobby: Final = lobby
        self.number: Final = stored.number
        self.code: Final = stored.code
        self.wall: Final = stored.wall
        self.lock: Final = asyncio.Lock()
        self.doc: ClassDoc = read_class(stored.doc)
        self.forgotten = False  # deleted in the store: nothing is written from here any more
        self.answered: Final[set[str]] = set()  # the pupils who answered this round's questions
        self.changes = 0  # how often something was stored that the class is told of
        self.changed: Callable[[], None] = lambda: None  # whoever waits for its end
        self._edits: list[tuple[Edit, asyncio.Future[Any]]] = []

    # storing

    def put(self, doc: ClassDoc) -> PutClass:
        return PutClass(self.number, write_class(doc), doc.forget_at)

    async def store(self, doc: ClassDoc, also: tuple[Write, ...] = ()) -> Refusal | None:
        """Store a changed document, and take it over. The lock is held."""
        if self.forgotten:
            return GONE
        doc.revision += 1
        refusal = await self.write([self.put(doc), *also])
        if refusal is None:
            self.accept(doc)
        return refusal

    async def write(self, changes: list[Write]) -> Refusal | None:
        services = self.lobby.services
        try:
            await services.store.write(changes)
        except StoreTrouble as trouble:
            services.log.error("store", code=trouble.code, detail=trouble.detail)
            return Refusal(trouble.code, "HSE-STO-1")
        return None

    def accept(self, doc: ClassDoc) -> None:
        self.doc = doc
        self.changes += 1
        self.changed()

    # many who come in the same moment

    async def edit(self, change: Callable[[ClassDoc], T | Refusal]) -> T | Refusal:
        """Change the document by a function that does not wait.

        Whatever else comes meanwhile is stored in the next write, all of it together: thirty
        pupils who join in a burst do not wait for thirty syncs of the disk.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._edits.append((change, future))
        if len(self._edits) == 1:
            self.lobby.services.spawn(self._run_edits())
        answer: T | Refusal = await future
        return answer

    async def _run_edits(self) -> None:
        async with self.lock:
            group, self._edits = self._edits, []
            doc, answers = self._edited([change for change, _ in group])
            refusal = None if doc is None else await self.store(doc)
        for (_, future), answer in zip(group, answers, strict=True):
            if future.done():
                continue
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                told = answer if isinstance(answer, Refusal) else refusal or answer
                future.set_result(told)

    def _edited(self, changes: list[Edit]) -> tuple[ClassDoc | None, list[Any]]:
        """The document with all of these changes but refused ones; None if none is left."""
        doc, answers = self.doc, list[Any]()
        for change in changes:
            draft = doc.copy()
            try:
                answers.append(change(draft))
            except Exception as error:  # our bug: it is told to whoever asked, and to nobody else
                answers.append(error)
            if not isinstance(answers[-1], Refusal | Exception):
                doc = draft
        return (None if doc is self.doc else doc), answers

    # the tables of this round

    async def room(self, table: ClassTableDoc) -> Room | None:
        return await self.lobby.room(table.room) if table.room else None

    async def rooms(self, tables: list[ClassTableDoc]) -> dict[str, Room]:
        """Those of these tables that are laid and can be read, by their code."""
        found: dict[str, Room] = {}
        for table in tables:
            try:
                room = await self.room(table)
            except StoreTrouble:  # HSE-STO-3: the others do not wait for it
                continue
            if room is not None:
                found[room.code] = room
        return found

    async def spread(self, doc: ClassDoc, before: bool = False) -> Refusal | None:
        """Store the class and what each of its tables knows of the lesson, in one write.

        `before`: those of the round before are told, too, where their people go on.
        """
        if self.forgotten:
            return GONE
        last = [table for table in doc.before if table.round == doc.round - 1] if before else []
        rooms = await self.rooms([*last, *doc.tables])
        async with AsyncExitStack() as held:
            await held.enter_async_context(self.lobby.several)
            for room in rooms.values():
                await held.enter_async_context(room.lock)
            going = [room for room in rooms.values() if not room.retired]
            docs = [self._following(room.doc, doc) for room in going]
            puts = [room.put(one) for room, one in zip(going, docs, strict=True)]
            refusal = await self.store(doc, tuple(puts))
            if refusal is None:
                for room, one in zip(going, docs, strict=True):
                    room.state.accept(one)
                    room.lesson_changed()
        return refusal

    def _following(self, room: RoomDoc, doc: ClassDoc) -> RoomDoc:
        draft = room.copy()
        assert draft.lesson is not None
        table = draft.lesson.table
        if draft.lesson.round == doc.round:
            draft.lesson = self.lesson_of(doc, table)
        else:
            draft.lesson.next = next_rooms(doc, draft)
            draft.lesson.ended = False
        draft.revision += 1
        return draft

    def lesson_of(self, doc: ClassDoc, table: str) -> LessonDoc:
        return LessonDoc(
            self.code, table, doc.round, doc.chat, doc.ends_at, doc.paused_at, doc.message,
            [], doc.phase == "ended",
        )  # fmt: skip


def next_rooms(doc: ClassDoc, room: RoomDoc) -> list[str]:
    """By seat: where who sits here plays in this round; "": a bot, or nobody of the class."""
    found = []
    for seat in room.seats:
        pupil = doc.pupil_of(seat.guest)
        sits = pupil is not None and not pupil.removed and pupil.table >= 0
        found.append(doc.tables[pupil.table].room if pupil is not None and sits else "")
    return found


def note_answered(doc: ClassDoc, guest: str, command: str) -> None:
    """A repeated command gets the same answer: the revision that it has led to."""
    answered = (guest, command, doc.revision + 1)
    doc.answered = [*doc.answered, answered][-MOST_ANSWERED:]
