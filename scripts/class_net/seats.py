"""Who sits where in a class, and how far its tables are, read from the store beside the server."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store.class_doc import ClassDoc, read_class
from kartki.server.store.room_doc import RoomDoc, read_doc

LINES: Final = (
    "SELECT code, coalesce(max(n), 0) FROM tables LEFT JOIN log ON log.number = tables.number"
    " GROUP BY tables.number"
)


class Seat(NamedTuple):
    table: str  # the room's code
    number: int


class Seating(NamedTuple):
    by_class: dict[str, Seat]  # by the browser's digest: as the class has it
    at_tables: dict[str, list[Seat]]  # … and as the tables have it

    def seated(self) -> int:
        """Who has one seat, the same by both."""
        return sum(self.at_tables.get(who) == [seat] for who, seat in self.by_class.items())

    def at_two(self) -> int:
        return sum(len(seats) > 1 for seats in self.at_tables.values())

    def moved(self, before: "Seating") -> int:
        """Whose seat is not the one of before."""
        return sum(self.at_tables.get(who) != seats for who, seats in before.at_tables.items())


def rows(data: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(f"file:{data / STORE_NAME}?mode=ro", uri=True)) as db:
        return db.execute(query).fetchall()


def class_doc(data: Path) -> ClassDoc:
    ((doc,),) = rows(data, "SELECT doc FROM classes")
    return read_class(doc)


def table_docs(data: Path) -> dict[str, RoomDoc]:
    return {code: read_doc(room) for code, room in rows(data, "SELECT code, room FROM tables")}


def seating(data: Path) -> Seating:
    doc, found = class_doc(data), dict[str, list[Seat]]()
    for code, table in table_docs(data).items():
        for number, seat in enumerate(table.seats):
            if seat.guest:
                found.setdefault(seat.guest, []).append(Seat(code, number))
    laid = [pupil for pupil in doc.here() if pupil.table >= 0]
    return Seating({one.guest: Seat(doc.tables[one.table].room, one.seat) for one in laid}, found)


def lines(data: Path) -> Counter[str]:
    """How many lines of each table are stored."""
    return Counter(dict(rows(data, LINES)))


def paused(data: Path) -> bool:
    """Do the class and all its tables stand still, as the store has it?"""
    tables = table_docs(data).values()
    return class_doc(data).paused_at > 0 and all(table.is_paused() for table in tables)
