"""The stored folder on the disk: the SQLite file, packed, and how it comes into a test's store."""

import asyncio
import gzip
import sqlite3
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from kartki.core.fingerprint import fingerprint
from kartki.core.record import Fault
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store.interface import NewTable, StoredTable
from kartki.server.store.room_doc import read_doc, write_doc
from kartki.server.store.sqlite_store import SqliteStore
from kartki.server.store.stored_play import record_of
from kartki.table.opening import open_record
from tests.server.memory_store import Kept, MemoryStore

FILE: Final = Path(__file__).with_name("kartki.db.gz")
OPENED: Final = Path(__file__).with_name("opened.jsonl.gz")  # what everybody found there
POSITIONS: Final = Path(__file__).with_name("positions.json")  # the fingerprint of each table


def unpacked(folder: Path) -> Path:
    """A copy that may be changed."""
    path = folder / STORE_NAME
    path.write_bytes(gzip.decompress(FILE.read_bytes()))
    return path


def codes_of(path: Path) -> list[str]:
    """In the order in which they were made."""
    with sqlite3.connect(path) as db:
        rows = db.execute("SELECT code FROM tables ORDER BY number").fetchall()
    db.close()
    return [str(code) for (code,) in rows]


def stored_in(path: Path) -> list[StoredTable]:
    """As today's store reads them."""
    return asyncio.run(_load(path))


async def _load(path: Path) -> list[StoredTable]:
    codes = codes_of(path)
    store = SqliteStore(path)
    try:
        found = [await store.load(code) for code in codes]
    finally:
        await store.close()
    return [one for one in found if one is not None]


def with_memory_aids(stored: StoredTable) -> StoredTable:
    """Then people are shown all that the servers of that time showed (HSE-HNT-3)."""
    doc = read_doc(stored.room)
    doc.settings = replace(doc.settings, memory_aids=True)
    return replace(stored, room=write_doc(doc))


def in_memory(tables: list[StoredTable]) -> MemoryStore:
    """For a server inside a test, in time that stands still."""
    store = MemoryStore()
    for one in tables:
        doc = read_doc(one.room)
        table = NewTable(
            code=one.code, watch=one.watch, request=f"stored-{one.number}", room=one.room,
            secret=one.secret, box=one.box, public=doc.public, made=one.made,
        )  # fmt: skip
        store.tables.append(
            Kept(
                table,
                one.room,
                doc.phase,
                doc.public,
                one.made,
                list(one.log),
                list(one.chat),
                one.head,
                one.foot,
            )
        )
    return store


def position_of(stored: StoredTable) -> str:
    """The fingerprint of the position in which a table was left; empty: it has not begun."""
    if not stored.head:
        return ""
    record = record_of(stored)
    assert not isinstance(record, Fault), record
    replay = open_record(record)
    assert not isinstance(replay, Fault), replay
    fault = replay.to_end()
    assert fault is None, fault
    return fingerprint(replay.progress.state.facts())
