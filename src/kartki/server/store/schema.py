"""The tables of the SQLite file, their version, and how the file is opened."""

import sqlite3
import time
from pathlib import Path
from typing import Final

from kartki.server.store import disk_check, free_pages, new_file, private_files
from kartki.server.store.damage import is_damage
from kartki.server.store.wrong_store import WrongStore

VERSION: Final = 2
APPLICATION: Final = 0x4B52544B  # "KRTK": the application id of the file
PATIENCE: Final = 10  # seconds: how long another process may keep us waiting

_TABLES: Final = """
CREATE TABLE tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    watch TEXT NOT NULL UNIQUE,
    request TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    room BLOB NOT NULL,
    secret BLOB NOT NULL,
    box TEXT NOT NULL,
    head TEXT NOT NULL DEFAULT '',
    foot TEXT NOT NULL DEFAULT ''
);
CREATE INDEX tables_by_phase ON tables (phase, changed);
CREATE TABLE log (
    number INTEGER NOT NULL REFERENCES tables,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    guest TEXT NOT NULL,
    command TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (number, n)
) WITHOUT ROWID;
CREATE UNIQUE INDEX log_once ON log (number, guest, command) WHERE command <> '';
CREATE TABLE chat (
    number INTEGER NOT NULL REFERENCES tables,
    c INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT NOT NULL,
    guest TEXT NOT NULL,
    command TEXT NOT NULL,
    at INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (number, c)
) WITHOUT ROWID;
CREATE UNIQUE INDEX chat_once ON chat (number, guest, command) WHERE command <> '';
"""
# What version 2 added.
_CLASSES: Final = """
CREATE TABLE classes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    wall TEXT NOT NULL UNIQUE,
    request TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    forget INTEGER NOT NULL,
    doc BLOB NOT NULL
);
CREATE TABLE class_answers (
    class INTEGER NOT NULL REFERENCES classes,
    pupil TEXT NOT NULL,
    round INTEGER NOT NULL,
    question INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (class, pupil, round, question)
) WITHOUT ROWID;
"""
PARTS: Final = frozenset({"tables", "log", "chat", "classes", "class_answers"})


def open_file(path: Path) -> sqlite3.Connection:
    """Open the file, or create it; WrongStore if it is of a newer version or not a store."""
    try:
        new_file.refuse_scraps(path)
        if not path.exists():
            new_file.make(path.resolve(), lay_out)
        private_files.narrow(path)
        return _connect(path)
    except OSError as error:
        raise WrongStore("store.unusable", path, error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise WrongStore(_why_not(path, error), path, str(error)) from error


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    try:
        _make_ready(db, path)
    except BaseException:
        db.close()
        raise
    return db


def _why_not(path: Path, error: sqlite3.Error) -> str:
    """On a full disk a store cannot even be opened: SQLite makes a small file beside it."""
    if is_damage(error):
        return "store.damaged"
    failed = getattr(error, "sqlite_errorname", "").startswith(("SQLITE_IOERR", "SQLITE_FULL"))
    full = failed and disk_check.why_not(path) == "store.full"
    return "store.full" if full else "store.unusable"


def _make_ready(db: sqlite3.Connection, path: Path) -> None:
    found = int(db.execute("PRAGMA user_version").fetchone()[0])
    whose = int(db.execute("PRAGMA application_id").fetchone()[0])
    if found > VERSION:
        raise WrongStore("store.newer", path, str(found))
    if whose not in (0, APPLICATION) or (whose == 0 and not _is_empty(db)):
        raise WrongStore("store.other", path, str(whose))
    _write_ahead(db)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if found == 0:  # a file that an earlier version was making when it was killed
        lay_out(db)
    elif found < VERSION:
        _migrate(db)
    missing = PARTS - _names(db)
    if missing:
        raise WrongStore("store.damaged", path, ", ".join(sorted(missing)))


def _write_ahead(db: sqlite3.Connection) -> None:
    """Switch the log on. SQLite does not wait for others here, as it does elsewhere: we do."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > until:
                raise
        time.sleep(0.01)


def _is_busy(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY  # the rest says which kind


def _names(db: sqlite3.Connection) -> set[str]:
    return {str(row[0]) for row in db.execute("SELECT name FROM sqlite_master")}


def _is_empty(db: sqlite3.Connection) -> bool:
    return not _names(db)


def lay_out(db: sqlite3.Connection) -> None:
    """Create all tables in one transaction, once, though two processes may open a new file."""
    db.execute("BEGIN IMMEDIATE")
    if _is_empty(db):
        _create(db, _TABLES + _CLASSES)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _migrate(db: sqlite3.Connection) -> None:
    """From version 1, all at once or not at all; another process may have done it meanwhile."""
    try:
        _add_classes(db)
    except sqlite3.Error as error:
        _roll_back(db)
        # New tables take free pages, whose list alone may be damaged.
        if not (is_damage(error) and free_pages.are_damaged(db) and free_pages.renew(db)):
            raise
        _add_classes(db)


def _add_classes(db: sqlite3.Connection) -> None:
    db.execute("BEGIN IMMEDIATE")
    if int(db.execute("PRAGMA user_version").fetchone()[0]) == 1:
        _create(db, _CLASSES)
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def _create(db: sqlite3.Connection, statements: str) -> None:
    for statement in statements.split(";"):
        if statement.strip():
            db.execute(statement)
