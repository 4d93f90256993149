"""The rows of whole tables, as administration needs them: to list, to close, to delete."""

import sqlite3
from typing import Final

import msgspec


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
    room: bytes


# `changed` alone is not enough: in older stores, moves did not change it.
CHANGED: Final = """max(changed,
    coalesce((SELECT at FROM log WHERE log.number = tables.number ORDER BY n DESC LIMIT 1), 0),
    coalesce((SELECT at FROM chat WHERE chat.number = tables.number ORDER BY c DESC LIMIT 1), 0))"""
_COLUMNS: Final = f"""number, code, watch, phase, public, made, {CHANGED},
    coalesce((SELECT max(n) FROM log WHERE log.number = tables.number), 0),
    (SELECT count(*) FROM chat WHERE chat.number = tables.number), head <> '', room"""


def after(db: sqlite3.Connection, number: int, most: int) -> list[TableRow]:
    """Some tables, in the order of their numbers: a large store is read in portions."""
    sql = f"SELECT {_COLUMNS} FROM tables WHERE number > ? ORDER BY number LIMIT ?"
    return [TableRow(*row) for row in db.execute(sql, (number, most))]


def by_code(db: sqlite3.Connection, code: str) -> TableRow | None:
    """The table with this room code or spectators' code."""
    sql = f"SELECT {_COLUMNS} FROM tables WHERE code = ?1 OR watch = ?1"
    row = db.execute(sql, (code,)).fetchone()
    return None if row is None else TableRow(*row)
