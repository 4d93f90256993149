"""A process that verifies one record, or makes its frames, and exits. It may be killed.

It reads a `Task` from its input and writes a `Found` to its output. It imports neither the
lobby nor the web.
"""

import os
import sys
from typing import Final

import msgspec

from kartki.core import record as records
from kartki.core.record import Fault
from kartki.editions import shelf
from kartki.server.replay.frames import ReplayFrames, replay_frames
from kartki.table.opening import open_record
from kartki.table.verify import Proof, verify

NICENESS: Final = 10
MOST_MEMORY: Final = 1 << 30
NOTHING: Final = ReplayFrames("", "", {}, (), None, -1, True, ())
OUT_OF_MEMORY: Final = 3  # the exit code of a process that ran out of memory


class Task(msgspec.Struct, frozen=True):
    record: str
    editions: tuple[str, ...]  # the files of those that do not come with Kartki
    frames: bool = False  # make its frames instead of verifying it


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
    by_time: bool = False
    frames: bytes = b""  # as JSON, as far as the record holds


def main() -> None:
    limit_resources()
    task = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Task)
    for text in task.editions:
        shelf.add_text(text)
    try:
        found = frames_of(task.record) if task.frames else verified(task.record)
    except MemoryError:
        sys.exit(OUT_OF_MEMORY)
    sys.stdout.buffer.write(msgspec.msgpack.encode(found))


def limit_resources() -> None:
    """Lower the priority and limit the memory, so that the server is not disturbed."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def verified(text: str) -> Found:
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
            by_time=result.by_time,
        )
    return Found(result.code, result.line, result.column, result.found, result.rule)


def frames_of(text: str) -> Found:
    """A record that cannot even be opened has no frames."""
    record = records.read(text)
    replay = record if isinstance(record, Fault) else open_record(record)
    shown, fault = (NOTHING, replay) if isinstance(replay, Fault) else replay_frames(replay, True)
    made = msgspec.json.encode(shown)
    if fault is None:
        return Found(frames=made)
    return Found(fault.code, fault.line, fault.column, fault.found, fault.rule, frames=made)


if __name__ == "__main__":
    main()
