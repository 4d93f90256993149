"""Jobs of administration in the store: alone between two groups, and never in anybody's way."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kartki.server.store.interface import AddChat, NewTable, StoreTrouble
from kartki.server.store.sqlite_store import SqliteStore
from tests.server.around import wired

TABLE = NewTable("ABCDEF", "watching", "request", b"{}", b"", "", False, 1)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "kartki.db")
    try:
        yield store
    finally:
        await store.close()


def said(number: int, c: int) -> AddChat:
    return AddChat(number, c, 0, "Ania", f"word {c}", "", "", "", 1, 0)


def words(db: sqlite3.Connection) -> list[str]:
    return [str(row[0]) for row in db.execute("SELECT text FROM chat ORDER BY c")]


@wired
async def test_a_job_sees_what_was_written_before_it_and_nothing_that_came_after(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as store:
        number, _ = await store.create(TABLE)
        held, inside = threading.Event(), threading.Event()

        def wait(db: sqlite3.Connection) -> bool:
            inside.set()
            assert held.wait(120)
            return db.in_transaction

        first = asyncio.ensure_future(store.administer(wait))
        await asyncio.to_thread(inside.wait, 120)
        # Everything below waits in one queue: a group, the job, another group.
        before = [asyncio.ensure_future(store.write([said(number, c)])) for c in (1, 2)]
        await asyncio.sleep(0)
        look = asyncio.ensure_future(store.administer(words))
        await asyncio.sleep(0)
        after = [asyncio.ensure_future(store.write([said(number, c)])) for c in (3, 4)]
        await asyncio.sleep(0)
        held.set()
        assert await first is False
        assert await look == ["word 1", "word 2"]
        await asyncio.gather(*before, *after)
        assert await store.inspect(words) == ["word 1", "word 2", "word 3", "word 4"]


@wired
async def test_a_job_that_fails_changes_nothing_and_the_writer_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        number, _ = await store.create(TABLE)
        await store.write([said(number, 1)])

        def break_off(db: sqlite3.Connection) -> None:
            db.execute("BEGIN IMMEDIATE")
            db.execute("DELETE FROM chat")
            raise KeyError("a bug")

        def refuse(_: sqlite3.Connection) -> None:
            raise StoreTrouble("store.full", "as if")

        def forget_to_commit(db: sqlite3.Connection) -> None:
            db.execute("BEGIN IMMEDIATE")
            db.execute("DELETE FROM chat")

        with pytest.raises(StoreTrouble) as broken:
            await store.administer(break_off)
        assert (broken.value.code, "a bug" in broken.value.detail) == ("store.broken", True)
        with pytest.raises(StoreTrouble, match="as if"):
            await store.administer(refuse)
        await store.administer(forget_to_commit)
        await store.write([said(number, 2)])
        assert await store.inspect(words) == ["word 1", "word 2"]


@wired
async def test_a_store_that_is_closed_has_done_the_jobs_that_it_took(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        number, _ = await store.create(TABLE)
        wishes = [asyncio.ensure_future(store.write([said(number, c)])) for c in (1, 2)]
        await asyncio.sleep(0)
        last = asyncio.ensure_future(store.administer(words))
        await asyncio.sleep(0)
    await asyncio.gather(*wishes)
    assert await last == ["word 1", "word 2"]
