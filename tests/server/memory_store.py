"""A store in the memory, for tests that open thousands of tables: the same interface, no disk."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from kartki.server.store.interface import (
    LAST_CHAT,
    AddChat,
    Append,
    Begin,
    Finish,
    Listed,
    Logged,
    NewClass,
    NewTable,
    PutAnswer,
    PutClass,
    PutRoom,
    R,
    Store,
    StoredClass,
    StoredTable,
    Touch,
    Write,
)
from kartki.server.store.schema import open_file


class Kept(msgspec.Struct):
    """A table as it is kept."""

    table: NewTable
    room: bytes
    phase: str
    public: bool
    changed: int
    log: list[Logged]
    chat: list[AddChat]
    head: str = ""
    foot: str = ""


class MemoryStore(Store):
    def __init__(self) -> None:
        self.tables: Final[list[Kept]] = []  # the first one has number 1
        self.made_classes: Final[list[NewClass]] = []  # so have they
        self.answers: Final[dict[tuple[int, str, int, int], PutAnswer]] = {}

    async def create(self, table: NewTable) -> tuple[int, str]:
        for number, kept in enumerate(self.tables, start=1):
            if kept.table.request == table.request:
                return number, kept.table.code
        kept = Kept(table, table.room, "gathering", table.public, table.made, [], [])
        self.tables.append(kept)
        return len(self.tables), table.code

    async def made_by(self, request: str) -> str | None:
        return next((k.table.code for k in self.tables if k.table.request == request), None)

    async def write(self, changes: list[Write]) -> None:
        for change in changes:
            if isinstance(change, PutClass):
                at = change.number - 1
                changed = {"doc": change.doc, "forget": change.forget}
                self.made_classes[at] = msgspec.structs.replace(self.made_classes[at], **changed)
            elif isinstance(change, PutAnswer):
                key = (change.number, change.pupil, change.round, change.question)
                self.answers[key] = change
            else:
                self._make(self.tables[change.table - 1], change)

    async def create_class(self, made: NewClass) -> str | None:
        for one in self.made_classes:
            if one.request == made.request:
                return one.code
        self.made_classes.append(made)
        return made.code

    async def load_class(self, code: str) -> StoredClass | None:
        found = await self.classes()
        return next((one for one in found if code in (one.code, one.wall)), None)

    async def classes(self) -> list[StoredClass]:
        numbered = enumerate(self.made_classes, start=1)
        return [
            StoredClass(number, one.code, one.wall, one.made, one.forget, one.doc)
            for number, one in numbered
        ][::-1]

    async def class_answers(self, number: int) -> list[PutAnswer]:
        return [one for key, one in sorted(self.answers.items()) if key[0] == number]

    def _make(self, kept: Kept, change: Write) -> None:
        if isinstance(change, PutRoom):
            kept.room, kept.phase = change.room, change.phase
            kept.public, kept.changed = change.public, change.changed
        elif isinstance(change, Append):
            assert not kept.log or change.n > kept.log[-1].n, "a number twice"
            kept.log.append(Logged(change.n, change.text, change.guest, change.command, change.at))
        elif isinstance(change, AddChat):
            kept.chat.append(change)
        elif isinstance(change, Begin):
            kept.head = change.head
        elif isinstance(change, Touch):
            kept.changed = change.changed
        else:
            assert isinstance(change, Finish)
            kept.foot = change.foot

    async def load(self, code: str) -> StoredTable | None:
        for number, kept in enumerate(self.tables, start=1):
            if code in (kept.table.code, kept.table.watch):
                return _stored(number, kept)
        return None

    async def answered(self, table: int, guest: str, command: str) -> int | None:
        kept = self.tables[table - 1]
        found = {(one.guest, one.command): one.n for one in kept.chat if one.command}
        found |= {(one.guest, one.command): one.n for one in kept.log if one.command}
        return found.get((guest, command))

    async def public_tables(self, most: int) -> list[Listed]:
        found = [one for one in self._listed() if self.tables[one.number - 1].public]
        return [one for one in found if one.phase in ("gathering", "playing")][:most]

    async def latest(self, phase: str, most: int) -> list[Listed]:
        return [one for one in self._listed() if one.phase == phase][:most]

    def _listed(self) -> list[Listed]:
        found = [
            Listed(number, kept.table.code, kept.phase, kept.room, kept.changed)
            for number, kept in enumerate(self.tables, start=1)
        ]
        return sorted(found, key=lambda one: -one.changed)

    async def open_tables(self) -> int:
        return sum(1 for kept in self.tables if kept.phase in ("gathering", "playing"))

    async def look_for_damage(self) -> None:
        """The memory of a test has none."""

    async def inspect(self, job: Callable[[sqlite3.Connection], R]) -> R:
        """There is no file: who looks after it finds an empty one."""
        return job(open_file(Path(":memory:")))

    async def administer(self, job: Callable[[sqlite3.Connection], R]) -> R:
        return job(open_file(Path(":memory:")))

    async def close(self) -> None:
        """What is in the memory stays there: a server that is started again finds it."""


def _stored(number: int, kept: Kept) -> StoredTable:
    table = kept.table
    return StoredTable(
        number, table.code, table.watch, kept.room, table.secret, table.box, kept.head,
        kept.foot, table.made, list(kept.log), kept.chat[-LAST_CHAT:],
    )  # fmt: skip
