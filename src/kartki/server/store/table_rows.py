"""The rows of whole tables, as administration needs them: to list, to close, to delete."""

import sqlite3
from typing import Any, Final

import msgspec

from kartki.server.store.erasing import anonymise
from kartki.server.store.room_doc import read_doc, write_doc

UNREADABLE: Final = "?"
NO_TIME: Final = 1 << 53
RECORD: Final = "record-"  # begins the request of a table of which only the record was left


class TableRow(msgspec.Struct, frozen=True):
    """A table without what is secret in it."""

    number: int
    code: str
    watch: str
    phase: str
    public: bool
    made: int
    changed: int  # the last change, line or word, whichever came last
    lines: int
    chat: int
    begun: bool
    nameless: bool  # only the record was left, without names, keys and chat
    room: bytes


# `changed` alone is not enough: moves and words do not change it.
CHANGED: Final = """max(changed,
    coalesce((SELECT at FROM log WHERE log.number = tables.number ORDER BY n DESC LIMIT 1), 0),
    coalesce((SELECT at FROM chat WHERE chat.number = tables.number ORDER BY c DESC LIMIT 1), 0))"""
_COLUMNS: Final = f"""number, code, watch, phase, public, made, {CHANGED},
    coalesce((SELECT max(n) FROM log WHERE log.number = tables.number), 0),
    (SELECT count(*) FROM chat WHERE chat.number = tables.number),
    head <> '', request LIKE '{RECORD}%', room"""


def after(db: sqlite3.Connection, number: int, most: int) -> list[TableRow]:
    """Some tables, in the order of their numbers: a large store is read in portions."""
    sql = f"SELECT {_COLUMNS} FROM tables WHERE number > ? ORDER BY number LIMIT ?"
    return [_row(row) for row in db.execute(sql, (number, most))]


def by_code(db: sqlite3.Connection, code: str) -> TableRow | None:
    """The table with this room code or spectators' code."""
    sql = f"SELECT {_COLUMNS} FROM tables WHERE code = ?1 OR watch = ?1"
    row = db.execute(sql, (code,)).fetchone()
    return None if row is None else _row(row)


def _row(values: tuple[Any, ...]) -> TableRow:
    """A damaged row may hold anything (HSE-STO-3), and must not hide the others."""
    number, code, watch, phase, public, made, changed, lines, chat, begun, nameless, room = values
    return TableRow(
        number, _text(code), _text(watch), _text(phase), bool(public), _time(made), _time(changed),
        lines, chat, bool(begun), bool(nameless), room if isinstance(room, bytes) else b"",
    )  # fmt: skip


def _text(found: object) -> str:
    return found if isinstance(found, str) else UNREADABLE


def _time(found: object) -> int:
    """What has no time has not been there for long: so it is never taken for old."""
    return found if isinstance(found, int) else NO_TIME


def is_readable(row: TableRow) -> bool:
    try:
        read_doc(row.room)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def due_after(
    db: sqlite3.Connection, phase: str, before: int, last: tuple[int, int], most: int
) -> tuple[list[TableRow], tuple[int, int]]:
    """Tables in this phase without a change since `before`, and where the next portion begins."""
    sql = (
        f"SELECT changed, {_COLUMNS} FROM tables"
        f" WHERE phase = ? AND changed < ? AND (changed, number) > (?, ?) AND {CHANGED} < ?"
        " ORDER BY changed, number LIMIT ?"
    )
    found = db.execute(sql, (phase, before, *last, before, most)).fetchall()
    rows = [_row(row[1:]) for row in found]
    return rows, ((found[-1][0], found[-1][1]) if found else last)


def close(db: sqlite3.Connection, row: TableRow, now: int) -> None:
    """HSE-CLO-1: over for good, in the store of a table that is not in memory."""
    doc = read_doc(row.room)
    doc.phase, doc.revision = "closed", doc.revision + 1
    values = (write_doc(doc), now, row.number)
    db.execute("UPDATE tables SET room = ?, phase = 'closed', changed = ? WHERE number = ?", values)


def delete(db: sqlite3.Connection, row: TableRow) -> None:
    """The table with its log and its chat."""
    for name in ("chat", "log", "tables"):
        db.execute(f"DELETE FROM {name} WHERE number = ?", (row.number,))


def leave_record(db: sqlite3.Connection, row: TableRow) -> None:
    """The record stays, without names, keys and chat. Its request says that this was done.

    The request had the digest of a key in it, and nobody sends it again: it can bear that mark.
    """
    anonymise(db, row.number)
    db.execute("DELETE FROM chat WHERE number = ?", (row.number,))
    mark = (f"{RECORD}{row.number}", row.number)
    db.execute("UPDATE tables SET request = ? WHERE number = ?", mark)


def leave_class(db: sqlite3.Connection, number: int) -> None:
    """The table belongs to no class any more; what a teacher wrote to all goes with it."""
    (room,) = db.execute("SELECT room FROM tables WHERE number = ?", (number,)).fetchone()
    doc = read_doc(room)
    doc.lesson = None
    db.execute("UPDATE tables SET room = ? WHERE number = ?", (write_doc(doc), number))


def chat_of(db: sqlite3.Connection, number: int) -> list[tuple[int, str, str, str, int]]:
    """What was said: seat, name, text, phrase, time."""
    sql = "SELECT seat, name, text, phrase, at FROM chat WHERE number = ? ORDER BY c"
    found = db.execute(sql, (number,)).fetchall()
    return [
        (seat if isinstance(seat, int) else -1, _text(name), _text(text), _text(phrase), _time(at))
        for seat, name, text, phrase, at in found
    ]
