"""Stores for tests to damage: many tables made quickly, and bytes overwritten page by page."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from kartki.server.messages.table_settings import TableSettings
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store.room_doc import RoomDoc, SeatDoc, write_doc
from kartki.server.store.schema import open_file

INNER = (2, 5)  # what the first byte of an inner page is, of an index and of a table
INSERT = (
    "INSERT INTO tables (code, watch, request, made, changed, phase, public, room, secret, box)"
    " VALUES (?, ?, ?, ?, ?, 'gathering', 1, ?, ?, '')"
)


def code_of(number: int) -> str:
    """Codes spread over the whole alphabet, as real ones do."""
    return f"{number * 7919 % 10_000:04}AB"


def watch_of(number: int) -> str:
    return f"W{code_of(number)}WW"


def document(name: str = "") -> bytes:
    """A table of Ration Board before its game, with one person at it."""
    seats = [SeatDoc(name, "guest", "00ff", open=False), SeatDoc()]
    settings = TableSettings()
    doc = RoomDoc("ration_board", "rebuilt-1943", {}, "days", True, "guest", seats, settings)
    return bytes(write_doc(doc))


def store_of(folder: Path, tables: int) -> Path:
    """A closed store with so many public tables, the last one changed last."""
    path = folder / STORE_NAME
    with closing(open_file(path)) as db:
        db.execute("BEGIN")
        rows = [
            (code_of(n), watch_of(n), f"r{n}", n, n, document(f"P{n}"), b"s" * 32)
            for n in range(1, tables + 1)
        ]
        db.executemany(INSERT, rows)
        db.execute("COMMIT")
    return path


def change(path: Path, statement: str, *values: object) -> None:
    """By hand, as somebody with a tool might do it."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement, values)


def read(path: Path, query: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query, values).fetchall()


# pages


def leaves_of(path: Path, name: str) -> list[int]:
    """The leaves of a table or an index, from its first row to its last."""
    (size,) = read(path, "PRAGMA page_size")[0]
    data = path.read_bytes()
    return list(_leaves(data, int(size), root_of(path, name)))


def _leaves(data: bytes, size: int, page: int) -> Iterator[int]:
    """By the format of SQLite: an inner page has a child in front of each cell, and a last one."""
    start = (page - 1) * size
    kind, cells = data[start], int.from_bytes(data[start + 3 : start + 5])
    if kind not in INNER:
        yield page
        return
    for cell in range(cells):
        at = start + 12 + 2 * cell
        place = start + int.from_bytes(data[at : at + 2])
        yield from _leaves(data, size, int.from_bytes(data[place : place + 4]))
    yield from _leaves(data, size, int.from_bytes(data[start + 8 : start + 12]))


def root_of(path: Path, name: str) -> int:
    return int(read(path, "SELECT rootpage FROM sqlite_master WHERE name = ?", name)[0][0])


def overwrite(path: Path, page: int, filling: bytes = b"\xaa") -> None:
    """All of this page, as a disk does that has lost its mind."""
    (size,) = read(path, "PRAGMA page_size")[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(filling * size)
