"""Erasing on a disk that fills, by a process that is killed, beside somebody who reads."""

import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kartki.editions import shelf
from kartki.server.store import people, scrub
from kartki.server.store.erasing import erase_person
from kartki.server.store.interface import StoreTrouble
from kartki.server.store.sqlite_store import SqliteStore
from tests.server.around import wired
from tests.server.erased import (
    GUEST,
    NAME,
    dump,
    erase,
    forms,
    found_in,
    lived_in,
    log_after_the_change,
    opened,
    the_one,
)

DYING = """
import os, signal, sys
from pathlib import Path
from kartki.server.store import scrub
from kartki.server.store.erasing import erase_person
from tests.server.erased import NAME, opened, the_one

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

with opened(Path(sys.argv[1])) as db:
    person = the_one(db, NAME)
    def job(db):
        erase_person(db, person, sweep=True)
        if sys.argv[2] == "within":
            die()
    scrub.scrub = die
    scrub.erased_for_good(db, job)
"""


@pytest.fixture(autouse=True)
def _own_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_ADDED", dict(shelf._ADDED))


@contextmanager
def room_for(most: int) -> Iterator[None]:
    """The system lets no file of this process grow beyond so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def refused(db: sqlite3.Connection, most: int) -> str:
    with room_for(most), pytest.raises(StoreTrouble) as caught:
        erase(db)
    return caught.value.code


def test_no_room_for_the_change_itself(tmp_path: Path) -> None:
    lived_in(tmp_path)
    before = dump(tmp_path)
    with opened(tmp_path) as db:
        assert refused(db, 8192) == "store.full"
    assert dump(tmp_path) == before
    with opened(tmp_path) as db:
        erase(db)
    assert found_in(tmp_path, *forms(NAME), GUEST.encode()) == {}


def test_a_marker_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing is changed, as nobody would know that old bytes are left."""
    lived_in(tmp_path)
    before = dump(tmp_path)
    with opened(tmp_path) as db:
        monkeypatch.setattr(scrub, "marker_of", lambda store: store / "is" / "a" / "file")
        with pytest.raises(StoreTrouble):
            erase(db)
    assert dump(tmp_path) == before


def test_no_room_for_the_scrub(tmp_path: Path) -> None:
    """Names are out of the rows, and it is known that bytes are left, until they are not."""
    path = lived_in(tmp_path)
    needed = log_after_the_change(path)
    with opened(tmp_path) as db:
        assert refused(db, needed) == "scrub.full"
        assert people.by_name(db, NAME) == []
        assert scrub.is_due(path)
        assert found_in(tmp_path, *forms(NAME)), "there was room after all"
        assert refused_scrub(db, needed) == "scrub.full"
        assert scrub.is_due(path)
        assert scrub.scrub_if_due(db) is None
        assert not scrub.is_due(path)
        assert found_in(tmp_path, *forms(NAME), GUEST.encode()) == {}


def refused_scrub(db: sqlite3.Connection, most: int) -> str:
    with room_for(most):
        trouble = scrub.scrub_if_due(db)
    assert trouble is not None
    return trouble.code


def test_somebody_reads_the_store_meanwhile(tmp_path: Path) -> None:
    path = lived_in(tmp_path)
    with opened(tmp_path) as db, opened(tmp_path) as reader:
        db.execute("PRAGMA busy_timeout = 0")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        with pytest.raises(StoreTrouble) as caught:
            erase(db)
        assert caught.value.code == "scrub.busy"
        assert scrub.is_due(path)
        reader.execute("COMMIT")
        assert scrub.scrub_if_due(db) is None
        assert found_in(tmp_path, *forms(NAME), GUEST.encode()) == {}


def killed(folder: Path, where: str) -> None:
    command = [sys.executable, "-c", DYING, str(folder), where]
    assert subprocess.run(command, timeout=300).returncode == -signal.SIGKILL


@wired
async def test_killed_between_the_change_and_the_scrub(tmp_path: Path) -> None:
    """Whoever opens the store next finishes it, before anything else."""
    path = lived_in(tmp_path)
    killed(tmp_path, "after")
    assert scrub.is_due(path)
    assert found_in(tmp_path, *forms(NAME))
    store = SqliteStore(path)
    try:
        assert store.scrub_trouble is None
        assert await store.inspect(lambda db: people.by_name(db, NAME)) == []
        assert found_in(tmp_path, *forms(NAME), GUEST.encode()) == {}
    finally:
        await store.close()
    assert not scrub.is_due(path)


def test_killed_in_the_middle_of_the_change(tmp_path: Path) -> None:
    lived_in(tmp_path)
    before = dump(tmp_path)
    killed(tmp_path, "within")
    assert dump(tmp_path) == before
    with opened(tmp_path) as db:
        erase(db)
    assert found_in(tmp_path, *forms(NAME), GUEST.encode()) == {}


@wired
async def test_a_server_starts_though_there_is_no_room_for_the_scrub(tmp_path: Path) -> None:
    path = lived_in(tmp_path)
    with opened(tmp_path) as db:
        person = the_one(db, NAME)
        scrub.overwrite(db, lambda db: erase_person(db, person, sweep=True))
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with room_for(40_000):
        store = SqliteStore(path)
    try:
        assert store.scrub_trouble is not None
        assert store.scrub_trouble.code == "scrub.full"
    finally:
        await store.close()
    assert scrub.is_due(path)
