"""The process that verifies or films one record and ends: nobody waits for it, it can be killed.

It is given a `Task` on its input and writes a `Found` on its output. It imports neither the
lobby nor the web.
"""

import os
import sys
from typing import Final

import msgspec

from kartki.core import record as records
from kartki.core.record import Fault
from kartki.editions import shelf
from kartki.server.replay.frames import Film, film
from kartki.table.opening import open_record
from kartki.table.verify import Proof, verify

NICENESS: Final = 10
MOST_MEMORY: Final = 1 << 30
NOTHING: Final = Film("", "", {}, (), None, -1, True, ())
TOO_MUCH: Final = 3  # the exit code of a process that ran out of memory


class Task(msgspec.Struct, frozen=True):
    record: str
    editions: tuple[str, ...]  # the files of those that do not come with Kartki
    film: bool = False  # is it to be shown, and not to be proven?


class Found(msgspec.Struct, frozen=True):
    """A proof if `code` is empty, else a fault."""

    code: str = ""
    line: int = 0
    column: int = 0
    found: str = ""
    rule: str = ""
    lines: int = 0
    fingerprints: int = 0
    refusals: int = 0
    chances: int = 0
    dealer: str = ""
    over: bool = False
    film: bytes = b""  # as JSON, as far as the record holds


def main() -> None:
    keep_modest()
    task = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Task)
    for text in task.editions:
        shelf.add_text(text)
    try:
        found = filmed(task.record) if task.film else judged(task.record)
    except MemoryError:
        sys.exit(TOO_MUCH)
    sys.stdout.buffer.write(msgspec.msgpack.encode(found))


def keep_modest() -> None:
    """After the server in everything."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def judged(text: str) -> Found:
    record = records.read(text)
    result = record if isinstance(record, Fault) else verify(record)
    if isinstance(result, Proof):
        return Found(
            lines=result.lines,
            fingerprints=result.fingerprints,
            refusals=result.refusals,
            chances=result.chances,
            dealer=result.dealer,
            over=result.over,
        )
    return Found(result.code, result.line, result.column, result.found, result.rule)


def filmed(text: str) -> Found:
    """A record that cannot even be opened has no frames."""
    record = records.read(text)
    replay = record if isinstance(record, Fault) else open_record(record)
    shown, fault = (NOTHING, replay) if isinstance(replay, Fault) else film(replay, True)
    made = msgspec.json.encode(shown)
    if fault is None:
        return Found(film=made)
    return Found(fault.code, fault.line, fault.column, fault.found, fault.rule, film=made)


if __name__ == "__main__":
    main()
