"""The store, what lies beside it and its copies are for their owner alone, from the first byte."""

import asyncio
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest

from kartki.cli.store_commands import make_folder
from kartki.server.settings.server_settings import STORE_NAME, Settings
from kartki.server.store import copying, private_files
from kartki.server.store.interface import NewTable
from kartki.server.store.sqlite_store import SqliteStore
from tests.server.damaged import document, leaves_of, overwrite, store_of
from tests.server.small_house import small_house

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are those of Unix")
UMASKS = pytest.mark.parametrize("mask", [0o000, 0o022], ids=["umask 000", "umask 022"])
WHILE_OPEN = {STORE_NAME, f"{STORE_NAME}-wal", f"{STORE_NAME}-shm", "kartki.lock"}


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}


async def modes_while_open(folder: Path) -> dict[str, int]:
    store = SqliteStore(folder / STORE_NAME)
    try:
        await store.create(NewTable("CODE", "WATCH", "r", document(), b"s", "", False, 1))
        return modes(folder)
    finally:
        await store.close()


@contextmanager
def opened_files() -> Iterator[list[int]]:
    """The mode with which each new file is asked for: a later chmod would come too late."""
    asked: list[int] = []
    real = os.open

    def noting(path: str, flags: int, mode: int = 0o777, **more: int) -> int:
        if flags & os.O_CREAT:
            asked.append(mode)
        return real(path, flags, mode, **more)

    with mock.patch("os.open", noting):
        yield asked


@UMASKS
def test_a_new_store_and_what_lies_beside_it(mask: int, tmp_path: Path) -> None:
    with umask(mask), opened_files() as asked:
        found = asyncio.run(modes_while_open(tmp_path))
    assert found == dict.fromkeys(WHILE_OPEN, 0o600)
    assert set(asked) == {0o600}


@UMASKS
@pytest.mark.parametrize("damaged", [False, True], ids=["whole", "damaged"])
def test_a_copy(mask: int, damaged: bool, tmp_path: Path) -> None:
    path = store_of(tmp_path, 50)
    if damaged:
        overwrite(path, leaves_of(path, "tables")[0])
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    with umask(mask), opened_files() as asked:
        copied = copying.backup(path, target)
    assert bool(copied.damage) == damaged
    assert modes(target.parent) == {"copy.db": 0o600}
    assert set(asked) == {0o600}


@UMASKS
def test_a_store_of_before_is_narrowed(mask: int, tmp_path: Path) -> None:
    store_of(tmp_path, 1)
    (tmp_path / "kartki.lock").touch()
    for one in tmp_path.iterdir():
        one.chmod(0o644)
    with umask(mask):
        assert asyncio.run(modes_while_open(tmp_path)) == dict.fromkeys(WHILE_OPEN, 0o600)


def test_what_is_not_ours_to_change_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store_of(tmp_path, 1)
    path.chmod(0o640)

    def not_ours(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", not_ours)
    with small_house(tmp_path) as house:
        told = {line["path"] for line in house.logged("open_to_others")}
        assert str(path) in told
        assert {line["level"] for line in house.logged("open_to_others")} == {"warning"}
        assert house.listed()


def test_a_private_store_needs_no_warning(tmp_path: Path) -> None:
    store_of(tmp_path, 1)
    with small_house(tmp_path) as house:
        assert house.logged("open_to_others") == []
    assert private_files.open_to_others(tmp_path / STORE_NAME) == []


@UMASKS
def test_a_data_folder_that_the_server_makes(mask: int, tmp_path: Path) -> None:
    folder = tmp_path / "above" / "data"
    with umask(mask):
        make_folder(Settings(data=str(folder)))
        make_folder(Settings(data=str(folder)))  # one that is there stays as it is
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o777 & ~mask
