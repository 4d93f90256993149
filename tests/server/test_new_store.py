"""A new store is whole or is not there; a file of no bytes is none, and is left as it is."""

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import new_file, schema
from kartki.server.store.schema import open_file
from kartki.server.store.sqlite_store import SqliteStore
from kartki.server.store.wrong_store import WrongStore
from tests.server.damaged import change, read, store_of

PATIENCE = 120  # seconds
# Many open the store in the same moment, as soon as a line is typed to each of them.
OPENER = """
import sys
from pathlib import Path
from kartki.server.store.schema import open_file
print("ready", flush=True)
sys.stdin.readline()
db = open_file(Path(sys.argv[1]))
db.execute("INSERT INTO tables (code, watch, request, made, changed, phase, public, room, secret,"
           " box) VALUES (?1, 'W' || ?1, ?1, 1, 1, 'gathering', 0, x'', x'', '')", (sys.argv[2],))
db.close()
"""
# The process ends where a new store is about to get its name.
KILLED = """
import os, sys
from pathlib import Path
from kartki.server.store import new_file, schema
new_file.put_in_place = lambda *_: os._exit(9)
schema.open_file(Path(sys.argv[1]))
"""


def refused(path: Path) -> str:
    with pytest.raises(WrongStore) as wrong:
        SqliteStore(path)
    assert wrong.value.path == path
    return wrong.value.code


@pytest.mark.parametrize(
    "content", [b"", b"SQLite format 3\x00", bytes(99)], ids=["none", "sixteen", "ninety-nine"]
)
def test_a_file_of_no_bytes_is_no_new_store(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / STORE_NAME
    path.write_bytes(content)
    assert refused(path) == "store.empty"
    assert path.read_bytes() == content
    path.unlink()
    open_file(path).close()  # moved away, and there is a new one
    assert read(path, "SELECT count(*) FROM tables") == [(0,)]


@pytest.mark.parametrize("beside", ["-wal", "-journal"])
@pytest.mark.parametrize("there", [True, False], ids=["empty", "missing"])
def test_the_log_of_a_store_that_is_gone_is_kept(beside: str, there: bool, tmp_path: Path) -> None:
    path, log = tmp_path / STORE_NAME, tmp_path / f"{STORE_NAME}{beside}"
    log.write_bytes(b"moves of last night")
    if there:
        path.touch()
    assert refused(path) == "store.log_alone"
    assert log.read_bytes() == b"moves of last night"
    assert path.exists() == there


def test_a_log_that_comes_back_to_its_store_is_read(tmp_path: Path) -> None:
    """What the sentence advises: put the store back beside its log."""
    path = store_of(tmp_path, 1)
    with closing(open_file(path)) as db:
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("UPDATE tables SET foot = 'last night'")
        store, log = path.read_bytes(), path.with_name(f"{STORE_NAME}-wal").read_bytes()
    (tmp_path / "again").mkdir()
    again = tmp_path / "again" / STORE_NAME
    again.with_name(f"{STORE_NAME}-wal").write_bytes(log)
    assert refused(again) == "store.log_alone"
    again.write_bytes(store)
    assert read(again, "SELECT foot FROM tables") == [("last night",)]


def test_an_empty_log_is_in_nobodys_way(tmp_path: Path) -> None:
    path = tmp_path / STORE_NAME
    path.with_name(f"{STORE_NAME}-wal").touch()
    open_file(path).close()
    assert read(path, "SELECT count(*) FROM tables") == [(0,)]


def test_a_kill_while_it_is_made_leaves_no_store(tmp_path: Path) -> None:
    path = tmp_path / STORE_NAME
    done = subprocess.run([sys.executable, "-c", KILLED, str(path)], timeout=PATIENCE)
    assert done.returncode == 9
    assert not path.exists()
    open_file(path).close()
    assert read(path, "SELECT count(*) FROM tables") == [(0,)]


def test_several_that_make_it_at_once_share_one(tmp_path: Path) -> None:
    path, names = tmp_path / STORE_NAME, [f"CODE{n}" for n in range(6)]
    openers = [
        subprocess.Popen(
            [sys.executable, "-c", OPENER, str(path), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in names
    ]
    for opener in openers:
        assert opener.stdout is not None
        assert opener.stdout.readline() == "ready\n"
    for opener in openers:
        assert opener.stdin is not None
        opener.stdin.write("go\n")
        opener.stdin.flush()
    for opener in openers:
        opener.communicate(timeout=PATIENCE)
        assert opener.returncode == 0
    assert [code for (code,) in read(path, "SELECT code FROM tables ORDER BY code")] == names
    assert sorted(one.name for one in tmp_path.iterdir()) == [STORE_NAME]


def test_who_opens_it_waits_while_another_switches_its_log_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses this switch at once when another process writes in the same moment."""
    path = tmp_path / STORE_NAME
    new_file.make(path, schema.lay_out)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(time, "sleep", lambda _: other.execute("ROLLBACK"))
        with closing(open_file(path)) as db:
            assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_whoever_comes_second_takes_the_first_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other store gets its name after we have looked and found none."""
    path, made = tmp_path / STORE_NAME, new_file.put_in_place

    def slower(draft: Path, place: Path) -> None:
        monkeypatch.setattr(new_file, "put_in_place", made)
        store_of(tmp_path, 3)
        made(draft, place)

    monkeypatch.setattr(new_file, "put_in_place", slower)
    open_file(path).close()
    assert read(path, "SELECT count(*) FROM tables") == [(3,)]


def test_a_disk_without_hard_links_has_stores_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", no_links)
    path = tmp_path / STORE_NAME
    open_file(path).close()
    change(path, "UPDATE sqlite_sequence SET seq = 7")
    with pytest.raises(FileExistsError):
        new_file.put_in_place(tmp_path / "draft", path)
    assert [one.name for one in tmp_path.iterdir()] == [STORE_NAME]


def test_a_link_to_another_disk_is_followed(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    path = tmp_path / STORE_NAME
    path.symlink_to(tmp_path / "disk" / "real.db")
    open_file(path).close()
    assert path.is_symlink()
    assert read(tmp_path / "disk" / "real.db", "SELECT count(*) FROM tables") == [(0,)]
