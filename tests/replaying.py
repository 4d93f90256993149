"""Golden games, opened before their first line."""

from pathlib import Path

from kartki.core import record as records
from kartki.core.record import Record
from kartki.core.replay import Replay
from kartki.table.opening import open_record


def opened_record(path: Path, text: str = "") -> Replay:
    """The record of this file, or this text in its place."""
    record = records.read(text or path.read_text("utf-8"))
    assert isinstance(record, Record), record
    replay = open_record(record)
    assert isinstance(replay, Replay), replay
    return replay
