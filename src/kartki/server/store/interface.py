"""The interface of a store. `sqlite_store` implements it.

A write is a list of changes that are made together or not at all. When `write` returns, they
will survive anything but the loss of the disk; only then are they broadcast.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

LAST_CHAT: Final = 200  # what is loaded, kept in memory and sent of a table's chat
R = TypeVar("R")


class NewTable(msgspec.Struct, frozen=True):
    """A table that somebody opens; the same `request` twice is one table."""

    code: str
    watch: str
    request: str
    room: bytes  # the room's document (server.room_doc)
    secret: bytes  # the dealer's
    box: str  # the text of a user's own edition, "" for one that comes with Kartki
    public: bool
    made: int  # milliseconds since 1970


class PutRoom(msgspec.Struct, frozen=True):
    """The document of a room has changed."""

    table: int
    room: bytes
    phase: str
    public: bool
    changed: int


class Begin(msgspec.Struct, frozen=True):
    """The head of the record: from now on there is a log."""

    table: int
    head: str


class Append(msgspec.Struct, frozen=True):
    """Lines of the record that belong together, up to number `n` of the log."""

    table: int
    n: int
    text: str
    guest: str  # whose command it was, "" for a bot, the clock or the server
    command: str
    at: int


class Finish(msgspec.Struct, frozen=True):
    """The foot of the record: the play is over, and the dealer's secret is revealed."""

    table: int
    foot: str


class AddChat(msgspec.Struct, frozen=True):
    table: int
    c: int
    seat: int
    name: str
    text: str
    phrase: str
    guest: str
    command: str
    at: int
    n: int  # the number of the last line then; it is part of the command's answer


class Touch(msgspec.Struct, frozen=True):
    """Something has happened at this table, whatever the times in its log say."""

    table: int
    changed: int


class NewClass(msgspec.Struct, frozen=True):
    """A class that a teacher opens; the same `request` twice is one class."""

    code: str
    wall: str
    request: str
    made: int  # milliseconds since 1970
    forget: int
    doc: bytes  # server.store.class_doc


class PutClass(msgspec.Struct, frozen=True):
    """The document of a class has changed."""

    number: int
    doc: bytes
    forget: int


class PutAnswer(msgspec.Struct, frozen=True):
    """What a pupil says after a game; a later answer takes the place of an earlier one."""

    number: int
    pupil: str
    round: int
    question: int
    text: str
    at: int


Write = PutRoom | Begin | Append | Finish | AddChat | Touch | PutClass | PutAnswer


class StoredClass(msgspec.Struct, frozen=True):
    number: int
    code: str
    wall: str
    made: int
    forget: int
    doc: bytes


class Logged(msgspec.Struct, frozen=True):
    n: int
    text: str
    guest: str
    command: str
    at: int


class StoredTable(msgspec.Struct, frozen=True):
    """Everything that is stored of a table."""

    number: int
    code: str
    watch: str
    room: bytes
    secret: bytes
    box: str
    head: str
    foot: str
    made: int
    log: list[Logged]
    chat: list[AddChat]  # the last ones


class Listed(msgspec.Struct, frozen=True):
    """A table in a list, without its log."""

    number: int
    code: str
    phase: str
    room: bytes
    changed: int


class StoreTrouble(Exception):
    """A write has failed, and nothing of it was stored.

    `code` is `store.full`, `store.read_only` or `store.broken`.
    """

    rule = "HSE-STO-1"

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class DamagedTable(StoreTrouble):
    """HSE-STO-3: what is stored of one table cannot be read. It is held, the others go on.

    `fault` says what is wrong and `detail` where; neither holds anything secret.
    """

    rule = "HSE-STO-3"

    def __init__(self, fault: str, table: str, number: int, detail: str = "") -> None:
        super().__init__("table.damaged", detail)
        self.fault = fault
        self.table = table  # its room code, "" if that cannot be read either
        self.number = number  # in the store; 0: not known which table it is


class DamagedClass(StoreTrouble):
    """HSE-STO-3: what is stored of a class cannot be read. It waits, and its tables go on."""

    rule = "HSE-STO-3"

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__("class.damaged", detail)
        self.named = code  # its code, "" if that cannot be read either


class Store(ABC):
    # Why old bytes of what was deleted are still on the disk, though the start tried to scrub it.
    scrub_trouble: StoreTrouble | None = None

    @abstractmethod
    async def create(self, table: NewTable) -> tuple[int, str]:
        """The number and code of the new table, or of the one that this request already made."""

    @abstractmethod
    async def made_by(self, request: str) -> str | None:
        """The code of the table that this request has made, if it has made one."""

    @abstractmethod
    async def write(self, changes: list[Write]) -> None:
        """Keep all of these changes or none; raises StoreTrouble."""

    @abstractmethod
    async def load(self, code: str) -> StoredTable | None:
        """The table with this room code or spectators' code; DamagedTable if it cannot be read."""

    @abstractmethod
    async def answered(self, table: int, guest: str, command: str) -> int | None:
        """The number with which this command was answered, if its line or word is stored."""

    @abstractmethod
    async def public_tables(self, most: int) -> list[Listed]:
        """Tables that everybody may see, the latest change first."""

    @abstractmethod
    async def latest(self, phase: str, most: int) -> list[Listed]:
        """Tables in this phase, the latest change first."""

    @abstractmethod
    async def open_tables(self) -> int:
        """How many tables are not over."""

    @abstractmethod
    async def create_class(self, made: NewClass) -> str | None:
        """The code of the new class, or of the one that this request already made; None if
        another class has one of these codes."""

    @abstractmethod
    async def load_class(self, code: str) -> StoredClass | None:
        """The class with this code or this wall's code; DamagedClass if it cannot be read."""

    @abstractmethod
    async def classes(self) -> list[StoredClass]:
        """Every class that can be read, the latest first."""

    @abstractmethod
    async def class_answers(self, number: int) -> list[PutAnswer]:
        """What the pupils of a class have answered."""

    @abstractmethod
    async def look_for_damage(self) -> None:
        """Called once after a start, beside everything else; a store on a disk reports damage."""

    @abstractmethod
    async def inspect(self, job: Callable[[sqlite3.Connection], R]) -> R:
        """The answer of a job that only reads; raises StoreTrouble."""

    @abstractmethod
    async def administer(self, job: Callable[[sqlite3.Connection], R]) -> R:
        """The answer of a job that changes the file as administration needs it.

        It runs alone between two groups of writes, outside a transaction: it begins its own, and
        what it leaves open is rolled back. Whatever it raises becomes StoreTrouble. Play waits
        for its next write meanwhile, so it has to be short.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was accepted, then let go of the file."""
