"""The rows of the file as they come from SQLite, where any column may hold anything.

Whoever wrote to the file by hand, or a disk that failed, may have put a text where bytes should
be. So each row is checked before it becomes part of a table.
"""

import contextlib
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from kartki.server.store.interface import AddChat, Listed, Logged, StoredTable


class Columns(NamedTuple):
    """Columns of a table that are read together, and what each of them holds."""

    table: str
    names: tuple[str, ...]
    kind: Any  # of a list of such rows


TABLE: Final = Columns(
    "tables",
    ("number", "code", "watch", "room", "secret", "box", "head", "foot", "made"),
    list[tuple[int, str, str, bytes, bytes, str, str, str, int]],
)
LOG: Final = Columns(
    "log", ("n", "text", "guest", "command", "at"), list[tuple[int, str, str, str, int]]
)
CHAT: Final = Columns(
    "chat",
    ("number", "c", "seat", "name", "text", "phrase", "guest", "command", "at", "n"),
    list[tuple[int, int, int, str, str, str, str, str, int, int]],
)
LISTED: Final = Columns(
    "tables",
    ("number", "code", "phase", "room", "changed"),
    list[tuple[int, str, str, bytes, int]],
)
# what a list of tables needs, and a table itself does not: it can be played without
LISTING: Final = Columns(
    "tables", ("request", "changed", "phase", "public"), list[tuple[str, int, str, int]]
)
CODE: Final = re.compile(r"[A-Za-z0-9]{1,20}")
_PLACE: Final = re.compile(r"`\$\[\d+\]\[(\d+)\]`")


class BadRow(Exception):
    """`column` is the first one that holds something else than it should."""

    def __init__(self, column: str) -> None:
        super().__init__(column)
        self.column = column


def stored_table(row: Sequence[Any], log: list[Any], chat: list[Any]) -> StoredTable:
    for columns, rows in ((TABLE, [row]), (LOG, log), (CHAT, chat)):
        check(columns, rows)
    number, code, watch, room, secret, box, head, foot, made = row
    for column, text in (("tables.code", code), ("tables.watch", watch)):
        if not CODE.fullmatch(text):
            raise BadRow(column)  # it becomes part of links and of the names of files
    lines, said = [Logged(*line) for line in log], [AddChat(*one) for one in chat]
    return StoredTable(number, code, watch, room, secret, box, head, foot, made, lines, said)


def as_listed(rows: Sequence[Sequence[Any]]) -> list[Listed]:
    """Rows of a list, without bad ones: whoever comes to such a table is told."""
    found: list[Listed] = []
    for row in rows:
        with contextlib.suppress(BadRow):
            check(LISTED, [row])
            found.append(Listed(*row))
    return found


def check(columns: Columns, rows: Sequence[Sequence[Any]]) -> None:
    """BadRow if a column of a row has another type than it should."""
    try:
        msgspec.convert(rows, columns.kind, builtin_types=(bytes,))
    except msgspec.ValidationError as error:
        found = _PLACE.search(str(error))
        column = columns.names[int(found[1])] if found else "?"
        raise BadRow(f"{columns.table}.{column}") from error
