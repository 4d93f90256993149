"""Copies of a store: page by page, and of a damaged one row by row, so that the copy is whole.

A copy is written beside its place, for its owner alone, and gets its name when it is finished.
"""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from kartki.server.store import class_rows, rows, salvage
from kartki.server.store.damage import is_damage
from kartki.server.store.file_check import damage_of
from kartki.server.store.new_file import put_in_place
from kartki.server.store.private_files import create_private
from kartki.server.store.schema import lay_out, open_file
from kartki.server.store.scrub import is_due, scrub

# Where the rows of a table lie, and those of a class, by the column that has its number.
_PARTS: Final = {"tables": "number", "log": "number", "chat": "number"}
_CLASS_PARTS: Final = {"classes": "number", "class_answers": "class"}


@final
class Copied:
    """What a copy has, and why it is not the whole store, if it is not."""

    def __init__(
        self,
        tables: int,
        damage: str = "",
        lost: list[str] | None = None,
        lost_classes: list[str] | None = None,
    ) -> None:
        self.tables: Final = tables
        self.damage: Final = damage  # of the store, in the words of SQLite
        self.lost: Final = lost or []  # the tables that could not be read …
        self.lost_classes: Final = lost_classes or []  # … and the classes


def backup(path: Path, target: Path) -> Copied:
    """A copy that can take the place of the store, also while that is in use."""
    source = open_file(path)
    draft = target.with_name(f".{target.name}.{secrets.token_hex(6)}")
    try:
        copied = _pages(source, draft)
        if copied.damage:
            draft.unlink()
            copied = _rows(source, path, draft, copied.damage)
        if is_due(path):  # a copy has the free pages, too, and in them what was erased
            _scrub(draft)
        _sync(draft)
        put_in_place(draft, target)
    except sqlite3.Error as error:
        raise rows.trouble(error) from error
    finally:
        source.close()
        draft.unlink(missing_ok=True)
    return copied


def _scrub(draft: Path) -> None:
    with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        scrub(copy)


def _pages(source: sqlite3.Connection, draft: Path) -> Copied:
    copy = _new(draft)
    try:
        source.backup(copy)
        damage = damage_of(copy)
        tables = 0 if damage else copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        return Copied(int(tables), damage)
    finally:
        copy.close()


def _rows(source: sqlite3.Connection, path: Path, draft: Path, damage: str) -> Copied:
    """Every table of which all rows can be read, as it is, right or wrong."""
    copy, lost, tables = _new(draft), list[str](), 0
    try:
        copy.execute("PRAGMA journal_mode = MEMORY")
        copy.execute("PRAGMA synchronous = OFF")  # it is synced when it is finished
        lay_out(copy)
        copy.execute("ATTACH ? AS old", (str(path),))
        codes = salvage.codes(source)
        for number, _ in salvage.by_number(source, "code"):
            if _took(copy, number):
                tables += 1
            else:
                lost.append(codes.get(number) or f"#{number}")
        _keep_numbers(copy, salvage.highest(source))
        lost_classes = _take_classes(source, copy)
    finally:
        copy.close()
    return Copied(tables, damage, lost, lost_classes)


def _take_classes(source: sqlite3.Connection, copy: sqlite3.Connection) -> list[str]:
    """Every class that can be read, with its answers; the codes of those that cannot."""
    lost = []
    for number, code in class_rows.numbers(source).items():
        if not _took(copy, number, _CLASS_PARTS):
            lost.append(code)
    return lost


def _keep_numbers(copy: sqlite3.Connection, last: int) -> None:
    """A number that was given is not given again: its table may come back from an older copy."""
    copy.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
    copy.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", (last,))


def _took(copy: sqlite3.Connection, number: int, parts: Mapping[str, str] = _PARTS) -> bool:
    """All of a table or nothing: with half a log it would go on from an earlier position.

    Each is a transaction of its own, as SQLite ends one in which it has met damage.
    """
    try:
        copy.execute("BEGIN")
        for part, column in parts.items():
            taken = f"INSERT INTO {part} SELECT * FROM old.{part} WHERE {column} = ?"
            copy.execute(taken, (number,))
        copy.execute("COMMIT")
    except sqlite3.Error as error:
        if copy.in_transaction:
            copy.execute("ROLLBACK")
        if not is_damage(error) and not isinstance(error, sqlite3.IntegrityError):
            raise  # the disk of the copy is full, or the like
        return False
    return True


def _sync(draft: Path) -> None:
    with draft.open("r+b") as file:
        os.fsync(file.fileno())


def _new(draft: Path) -> sqlite3.Connection:
    os.close(create_private(draft))
    return sqlite3.connect(draft, isolation_level=None)
