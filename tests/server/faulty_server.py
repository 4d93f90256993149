"""The real server with faults planted in it: python -m tests.server.faulty_server FAULT serve …

Each fault breaks one promise, so that the tests of that promise can be seen to fail. Some more
are no faults of ours but of the disk, put in where nobody needs to be root for them, and one is
a clock that the test moves.
"""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from kartki import cli
from kartki.core.record import Record
from kartki.server.commands import history
from kartki.server.room.answers import Answers
from kartki.server.room.room import Room
from kartki.server.store import rows
from kartki.server.store.interface import Append, Write
from kartki.server.store.sqlite_store import SqliteStore
from kartki.server.views.redaction import Viewer
from tests.server import moved_clock
from tests.server.running import Running

A_MOMENT = 0.05  # seconds that a slow disk takes
TWITCH = 0.01
SOME = 10


def tell_before_stored() -> None:
    """`write` returns at once; the disk gets it a moment later."""
    store = SqliteStore._write

    async def write(self: SqliteStore, changes: list[Write]) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(A_MOMENT, store, self, changes)

    _plant(SqliteStore, "write", write)


def forget_answers() -> None:
    """After a start nobody remembers which commands were done already."""

    def restore_nothing(self: Answers, *_: object) -> None:
        pass

    _plant(Answers, "restore", restore_nothing)


def store_twice() -> None:
    """The lines of an act go to the disk twice, as after a write that was tried again."""
    made = rows.apply_changes

    def apply_changes(db: sqlite3.Connection, changes: list[Write]) -> None:
        made(db, [_doubled(change) for change in changes])

    _plant(rows, "apply_changes", apply_changes)


def _doubled(change: Write) -> Write:
    if not isinstance(change, Append):
        return change
    return msgspec.structs.replace(change, text=f"{change.text}\n{change.text}")


def lose_acts() -> None:
    """After some acts nothing more reaches the disk, and nobody notices."""
    stored, acts = Room.store, iter(range(10**9))

    async def store(self: Room, changes: list[Write]) -> Any:
        is_act = any(isinstance(change, Append) for change in changes)
        if is_act and next(acts) >= SOME:
            return None
        return await stored(self, changes)

    _plant(Room, "store", store)


# disks


def slow_disk() -> None:
    """While a file `hold` lies in the data folder, a commit takes as long as it stays there."""
    _before_each_write(_hold)


def read_only_disk() -> None:
    """While a file `read_only` lies there, SQLite may not write, as on a disk turned read-only."""
    _before_each_write(_forbid)


def slow_history() -> None:
    """While a file `hold` lies in the data folder, nobody comes to an end with the history."""
    told, folder = history.history_of_record, Path(sys.argv[sys.argv.index("--data") + 1])

    def history_of_record(record: Record, viewer: Viewer) -> Any:
        _wait(folder)
        return told(record, viewer)

    _plant(history, "history_of_record", history_of_record)


def clock_of_the_test() -> None:
    """Time passes as the test says: see `moved_clock`."""
    moved_clock.put_in()


def _before_each_write(do: Callable[[sqlite3.Connection, Path], None]) -> None:
    _plant(rows, "apply_changes", _after(do, rows.apply_changes))
    _plant(rows, "create", _after(do, rows.create))


def _after(do: Callable[[sqlite3.Connection, Path], None], write: Any) -> Any:
    def written(db: sqlite3.Connection, what: Any) -> Any:
        do(db, Path(db.execute("PRAGMA database_list").fetchone()[2]).parent)
        try:
            return write(db, what)
        finally:
            db.execute("PRAGMA query_only = 0")

    return written


def _hold(_: sqlite3.Connection, folder: Path) -> None:
    _wait(folder)


def _wait(folder: Path) -> None:
    while (folder / "hold").exists():
        (folder / "held").touch()
        time.sleep(TWITCH)


def _forbid(db: sqlite3.Connection, folder: Path) -> None:
    db.execute(f"PRAGMA query_only = {int((folder / 'read_only').exists())}")


def _plant(place: Any, name: str, fault: Any) -> None:
    assert hasattr(place, name), f"nothing to replace: {place}.{name}"
    setattr(place, name, fault)


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        tell_before_stored,
        forget_answers,
        store_twice,
        lose_acts,
        slow_disk,
        read_only_disk,
        slow_history,
        clock_of_the_test,
    )
}


def program(*faults: str) -> list[str]:
    """What starts the server with these faults, in the clone's folder."""
    return [sys.executable, "-m", "tests.server.faulty_server", "+".join(faults)]


def by_moved_clock(data: Path) -> Running:
    """A server whose time is the test's to move."""
    return Running(data, program=program("clock_of_the_test"))


if __name__ == "__main__":
    for fault in sys.argv.pop(1).split("+"):
        FAULTS[fault]()
    cli.main()
