"""Writes and reads the rows of classes: a document each, and what the pupils answered."""

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any, Final

from kartki.server.messages.facts import LONGEST_DETAIL, cut
from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.store import row_types
from kartki.server.store.class_doc import read_class
from kartki.server.store.damage import is_damage
from kartki.server.store.interface import DamagedClass, NewClass, PutAnswer, StoredClass

CLASS: Final = row_types.Columns(
    "classes",
    ("number", "code", "wall", "made", "forget", "doc"),
    list[tuple[int, str, str, int, int, bytes]],
)
ANSWER: Final = row_types.Columns(
    "class_answers",
    ("class", "pupil", "round", "question", "text", "at"),
    list[tuple[int, str, int, int, str, int]],
)
_CLASS: Final = f"SELECT {', '.join(CLASS.names)} FROM classes"


def create(db: sqlite3.Connection, made: NewClass) -> str | None:
    """The code of the new class, or of the one that this request has made before.

    None if one of its codes is another class's: codes are drawn, and whoever drew draws again.
    """
    before = db.execute("SELECT code FROM classes WHERE request = ?", (made.request,)).fetchone()
    if before is not None:
        return str(before[0])
    codes = (made.code, made.wall)
    taken = "SELECT 1 FROM classes WHERE code IN (?1, ?2) OR wall IN (?1, ?2)"
    if db.execute(taken, codes).fetchone() is not None:
        return None
    db.execute(
        "INSERT INTO classes (code, wall, request, made, forget, doc) VALUES (?, ?, ?, ?, ?, ?)",
        (*codes, made.request, made.made, made.forget, made.doc),
    )
    return made.code


def load(db: sqlite3.Connection, code: str) -> StoredClass | None:
    """By its code or its wall's; DamagedClass if it cannot be read."""
    try:
        row = db.execute(f"{_CLASS} WHERE code = ?1 OR wall = ?1", (code,)).fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        raise DamagedClass(code, "classes") from error
    return None if row is None else checked(row)


def checked(row: tuple[Any, ...]) -> StoredClass:
    code = row[1] if isinstance(row[1], str) and row_types.CODE.fullmatch(row[1]) else ""
    try:
        row_types.check(CLASS, [row])
        read_class(row[5])
    except row_types.BadRow as bad:
        raise DamagedClass(code, bad.column) from bad
    except NO_MESSAGE as error:
        raise DamagedClass(code, cut(str(error), LONGEST_DETAIL)) from error
    return StoredClass(*row)


def readable(db: sqlite3.Connection) -> list[StoredClass]:
    """The latest first, without those that cannot be read."""
    found = []
    for number in reversed(list(numbers(db))):
        with contextlib.suppress(DamagedClass):
            found += [one for one in [_by_number(db, number)] if one is not None]
    return found


def unreadable(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """The code of each class that cannot be read, and what is wrong with it."""
    for number, code in numbers(db).items():
        try:
            _by_number(db, number)
        except DamagedClass as damaged:
            yield code or f"#{number}", damaged.detail


def _by_number(db: sqlite3.Connection, number: int) -> StoredClass | None:
    try:
        row = db.execute(f"{_CLASS} WHERE number = ?", (number,)).fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        raise DamagedClass("", str(error)) from error
    return None if row is None else checked(row)


def numbers(db: sqlite3.Connection) -> dict[int, str]:
    """Of all classes, with their codes, from the index of the codes: rows may be damaged."""
    found: dict[int, str] = {}
    with contextlib.suppress(sqlite3.DatabaseError):  # the index is damaged, too
        for number, code in db.execute("SELECT number, code FROM classes ORDER BY code"):
            found[int(number)] = code if isinstance(code, str) else ""
    return dict(sorted(found.items()))


def answers(db: sqlite3.Connection, number: int) -> list[PutAnswer]:
    """Whatever is no answer any more is left out."""
    found = db.execute("SELECT * FROM class_answers WHERE class = ?", (number,)).fetchall()
    good = []
    for row in found:
        with contextlib.suppress(row_types.BadRow):
            row_types.check(ANSWER, [row])
            good.append(PutAnswer(*row))
    return good


def due(db: sqlite3.Connection, now: int) -> list[StoredClass]:
    """HSE-CLA-7: the classes that are to be forgotten by now."""
    return [one for one in readable(db) if one.forget <= now]


def delete(db: sqlite3.Connection, number: int) -> None:
    db.execute("DELETE FROM class_answers WHERE class = ?", (number,))
    db.execute("DELETE FROM classes WHERE number = ?", (number,))
