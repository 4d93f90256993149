"""How the stored folder was made: python -m tests.server.stored.make

A folder that today's server has made proves nothing about those of yesterday, so this is run again
only on the code that made it first, if other tables are wanted in it.
"""

import gzip
import json
import tempfile
from pathlib import Path

from kartki.server.store import rows
from kartki.server.store.interface import AddChat, Append, Begin, Finish, PutRoom, Write
from kartki.server.store.schema import open_file
from tests.server.memory_store import Kept, MemoryStore
from tests.server.stored.folder import FILE, OPENED, POSITIONS, in_memory, position_of, stored_in
from tests.server.stored.tables import opening, storing
from tests.server.transcripts.recording import recorded, write


def main() -> None:
    store = MemoryStore()
    recorded(storing, store)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kartki.db"
        _put(store, path)
        FILE.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        tables = stored_in(path)
    POSITIONS.write_text(json.dumps([position_of(one) for one in tables], indent=1) + "\n", "utf-8")
    write(OPENED, recorded(opening, in_memory(tables)))
    print(f"{len(tables)} tables, {FILE.stat().st_size} bytes")


def _put(store: MemoryStore, path: Path) -> None:
    """Into one file, as the server would have written it."""
    db = open_file(path)
    for number, kept in enumerate(store.tables, start=1):
        rows.store_all(db, [kept.table, _changes(number, kept)])
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("VACUUM")
    db.close()


def _changes(number: int, kept: Kept) -> list[Write]:
    chat: list[AddChat] = kept.chat
    log = [Append(number, one.n, one.text, one.guest, one.command, one.at) for one in kept.log]
    return [
        PutRoom(number, kept.room, kept.phase, kept.public, kept.changed),
        *([Begin(number, kept.head)] if kept.head else []),
        *log,
        *chat,
        *([Finish(number, kept.foot)] if kept.foot else []),
    ]


if __name__ == "__main__":
    main()
