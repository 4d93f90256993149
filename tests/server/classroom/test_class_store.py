"""Classes in the store: version 2, what version 1 becomes, copies, checks, and the same twice."""

import asyncio
import datetime
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import class_rows, copying, schema, store_admin
from kartki.server.store.class_doc import (
    ClassDoc,
    PupilDoc,
    end_of_next_day,
    read_class,
    write_class,
)
from kartki.server.store.interface import (
    DamagedClass,
    NewClass,
    PutAnswer,
    PutClass,
    StoreTrouble,
)
from kartki.server.store.schema import open_file
from kartki.server.store.sqlite_store import SqliteStore
from kartki.server.store.wrong_store import WrongStore
from tests.server.damaged import change, read, store_of
from tests.server.stored.folder import unpacked

TABLES = 3
# What version 2 added, undone: a store as version 1 left it.
VERSION_1 = (
    "DROP TABLE class_answers",
    "DROP TABLE classes",
    "DELETE FROM sqlite_sequence WHERE name = 'classes'",
    "PRAGMA user_version = 1",
)
KILLED = """
import os, sys
from pathlib import Path
from kartki.server.store import schema
real = schema._create
def create(db, statements):
    real(db, statements)
    os._exit(9)
schema._create = create
schema.open_file(Path(sys.argv[1]))
"""


def document(**fields: object) -> ClassDoc:
    doc = ClassDoc(
        "t" * 40, "en", "kolejka", "ipn-2011", {}, "live", "easy", True, False, "phrases", 40, 30,
        1_000, 1_000,
    )  # fmt: skip
    for name, value in fields.items():
        setattr(doc, name, value)
    return doc


def new_class(code: str, request: str, wall: str = "") -> NewClass:
    return NewClass(code, wall or f"WALL{code}", request, 10, 1_000, write_class(document()))


def version_of(path: Path) -> int:
    return int(read(path, "PRAGMA user_version")[0][0])


def old_store(folder: Path) -> Path:
    path = store_of(folder, TABLES)
    for statement in VERSION_1:
        change(path, statement)
    assert version_of(path) == 1
    return path


def test_a_store_of_version_1_is_migrated_when_it_is_opened(tmp_path: Path) -> None:
    path = old_store(tmp_path)
    before = read(path, "SELECT * FROM tables ORDER BY number")
    open_file(path).close()
    assert version_of(path) == 2
    assert read(path, "SELECT * FROM tables ORDER BY number") == before
    assert read(path, "SELECT count(*) FROM classes") == [(0,)]
    open_file(path).close()  # and once is enough
    fresh = tmp_path / "fresh.db"
    open_file(fresh).close()
    names = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
    assert read(path, names) == read(fresh, names)


def test_the_data_of_an_earlier_server_is_migrated(tmp_path: Path) -> None:
    path = unpacked(tmp_path)
    assert version_of(path) == 1
    tables = read(path, "SELECT * FROM tables ORDER BY number")
    open_file(path).close()
    assert version_of(path) == 2
    assert read(path, "SELECT * FROM tables ORDER BY number") == tables


def test_a_kill_in_the_middle_of_the_migration_leaves_version_1(tmp_path: Path) -> None:
    path = old_store(tmp_path)
    ended = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert ended.returncode == 9
    assert version_of(path) == 1
    assert read(path, "SELECT name FROM sqlite_master WHERE name = 'classes'") == []
    open_file(path).close()
    assert version_of(path) == 2


def test_several_processes_migrate_one_store(tmp_path: Path) -> None:
    path = old_store(tmp_path)
    code = "import sys; from pathlib import Path; from kartki.server.store.schema import open_file"
    many = [
        subprocess.Popen([sys.executable, "-c", f"{code}; open_file(Path({str(path)!r})).close()"])
        for _ in range(4)
    ]
    assert [one.wait() for one in many] == [0] * 4
    assert version_of(path) == 2


def test_a_newer_store_is_left_alone(tmp_path: Path) -> None:
    path = store_of(tmp_path, 1)
    change(path, f"PRAGMA user_version = {schema.VERSION + 1}")
    with pytest.raises(WrongStore) as wrong:
        open_file(path)
    assert wrong.value.code == "store.newer"


async def _made(store: SqliteStore) -> list[str | None]:
    return [
        await store.create_class(new_class("AAAAAA", "one")),
        await store.create_class(new_class("BBBBBB", "one")),  # the same request
        await store.create_class(new_class("AAAAAA", "two")),  # the code is taken
        await store.create_class(new_class("CCCCCC", "two", "WALLAAAAAA")),  # the wall's is
        await store.create_class(new_class("CCCCCC", "two")),
    ]


def test_the_same_request_twice_is_one_class_and_codes_are_nobody_elses(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / STORE_NAME)
        try:
            assert await _made(store) == ["AAAAAA", "AAAAAA", None, None, "CCCCCC"]
            assert [one.code for one in await store.classes()] == ["CCCCCC", "AAAAAA"]
            by_wall = await store.load_class("WALLAAAAAA")
            assert by_wall is not None
            assert by_wall.code == "AAAAAA"
            assert await store.load_class("DDDDDD") is None
        finally:
            await store.close()

    asyncio.run(run())


def test_documents_and_answers_are_kept_together(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / STORE_NAME)
        await store.create_class(new_class("AAAAAA", "one"))
        doc = document(pupils=[PupilDoc("p1", "Zoë", "g" * 40)])
        await store.write(
            [
                PutClass(1, write_class(doc), 900),
                PutAnswer(1, "p1", 1, 0, "I waited.", 5),
                PutAnswer(1, "p1", 1, 0, "I waited long.", 6),
            ]
        )
        with pytest.raises(StoreTrouble):  # one of them fails, so none is made
            await store.write([PutClass(1, b"{}", 1), PutAnswer(7, "p1", 1, 0, "of no class", 5)])
        await store.close()
        again = SqliteStore(tmp_path / STORE_NAME)
        stored = await again.load_class("AAAAAA")
        assert stored is not None
        assert (read_class(stored.doc), stored.forget) == (doc, 900)
        assert await again.class_answers(1) == [PutAnswer(1, "p1", 1, 0, "I waited long.", 6)]
        await again.close()

    asyncio.run(run())


@pytest.mark.rule("HSE-STO-3")
def test_a_damaged_class_waits_and_the_others_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / STORE_NAME)
        await _made(store)
        await store.close()
        change(tmp_path / STORE_NAME, "UPDATE classes SET doc = ? WHERE number = 1", b"{")
        again = SqliteStore(tmp_path / STORE_NAME)
        with pytest.raises(DamagedClass) as damaged:
            await again.load_class("AAAAAA")
        assert (damaged.value.code, damaged.value.named) == ("class.damaged", "AAAAAA")
        assert [one.code for one in await again.classes()] == ["CCCCCC"]
        await again.close()

    asyncio.run(run())
    checked = store_admin.check_store(tmp_path / STORE_NAME)
    assert [code for code, _ in checked.classes] == ["AAAAAA"]
    assert checked.damaged == []


def test_a_copy_has_the_classes_page_by_page_and_row_by_row(tmp_path: Path) -> None:
    path = store_of(tmp_path, TABLES)
    with closing(open_file(path)) as db:
        for number in (1, 2):
            class_rows.create(db, new_class(f"CLASS{number}", f"r{number}"))
            db.execute("INSERT INTO class_answers VALUES (?, 'p1', 1, 0, 'yes', 5)", (number,))
    whole, by_rows = tmp_path / "whole.db", tmp_path / "rows.db"
    copying.backup(path, whole)
    with closing(open_file(path)) as db:
        copied = copying._rows(db, path, by_rows, "it was said to be damaged")
    assert copied.lost_classes == []
    for name in ("classes", "class_answers"):
        kept = read(path, f"SELECT * FROM {name}")
        assert len(kept) == 2
        assert read(whole, f"SELECT * FROM {name}") == kept
        assert read(by_rows, f"SELECT * FROM {name}") == kept


def test_forgetting_is_due_by_its_time(tmp_path: Path) -> None:
    path = store_of(tmp_path, 1)
    with closing(open_file(path)) as db:
        class_rows.create(db, new_class("AAAAAA", "one"))
        assert class_rows.due(db, 999) == []
        (due,) = class_rows.due(db, 1_000)
        class_rows.delete(db, due.number)
        assert class_rows.numbers(db) == {}


@pytest.mark.rule("HSE-CLA-7")
def test_the_end_of_the_next_day() -> None:
    """By the clock of the house: at midnight, and never less than a day away."""
    now = datetime.datetime(2026, 5, 11, 10, 30).astimezone()
    end = end_of_next_day(int(now.timestamp() * 1000))
    assert datetime.datetime.fromtimestamp(end / 1000) == datetime.datetime(2026, 5, 13, 0, 0)


def test_a_foreign_key_holds_answers_to_their_class(tmp_path: Path) -> None:
    with closing(open_file(store_of(tmp_path, 1))) as db, pytest.raises(sqlite3.IntegrityError):
        db.execute("INSERT INTO class_answers VALUES (9, 'p1', 1, 0, 'yes', 5)")
