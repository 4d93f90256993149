"""Administration of a store: backup while in use, check, import and export of records.

They work on the file itself, so they can be used with or without a running server.
"""

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.editions import shelf
from kartki.server.messages.table_settings import TableSettings
from kartki.server.store import rows
from kartki.server.store.import_check import refuse_sitters
from kartki.server.store.interface import (
    Append,
    Begin,
    Finish,
    NewTable,
    PutRoom,
    StoredTable,
    StoreTrouble,
    Write,
)
from kartki.server.store.room_doc import WATCH_CODE, RoomDoc, SeatDoc, new_code, write_doc
from kartki.server.store.schema import open_file
from kartki.server.store.scrub import is_due, scrub
from kartki.server.store.stored_play import record_of
from kartki.server.store.timestamps import now_ms
from kartki.table.occupants import tidy_name
from kartki.table.opening import open_record
from kartki.table.verify import Proof, verify


@final
class StoreCheck:
    """The result of a check: how many games there are, and the faults of broken ones by code."""

    def __init__(self) -> None:
        self.games = 0
        self.broken: Final[list[tuple[str, Fault]]] = []


def backup(path: Path, target: Path) -> int:
    """Make a copy with SQLite's backup; returns the number of tables in it."""
    source = open_file(path)
    try:
        with contextlib.closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
            if is_due(path):  # a copy has the free pages, too, and in them what was erased
                scrub(copy)
    except (sqlite3.Error, StoreTrouble) as error:
        target.unlink(missing_ok=True)
        raise rows.trouble(error) from error
    finally:
        source.close()
    return int(tables)


def check_store(path: Path) -> StoreCheck:
    """Replay every stored game with the current rules."""
    checked = StoreCheck()
    for stored in _tables(path, None):
        if stored.head:
            checked.games += 1
            fault = fault_of(stored)
            if fault is not None:
                checked.broken.append((stored.code, fault))
    return checked


def fault_of(stored: StoredTable) -> Fault | None:
    """Why this game could not be continued or verified; None if it is fine."""
    if stored.box:
        flaws = shelf.add_text(stored.box)
        if isinstance(flaws, list):
            return Fault(flaws[0].line, 1, "record.box", flaws[0].found)
    record = whole_record(stored)
    if isinstance(record, Fault):
        return record
    if stored.foot:
        proof = verify(record)
        return proof if isinstance(proof, Fault) else None
    replay = open_record(record)
    return replay if isinstance(replay, Fault) else replay.to_end()


def whole_record(stored: StoredTable) -> Record | Fault:
    """The record with its foot, if the game is over."""
    record = record_of(stored)
    if isinstance(record, Record) and stored.foot:
        foot = records.read('[Game "foot"]\n= 0000000000000000\n' + stored.foot + "\n")
        record.foot = [] if isinstance(foot, Fault) else foot.foot
    return record


def import_record(path: Path, text: str) -> str | Fault:
    """Import a finished game and return its code; importing it twice makes one table."""
    record = records.read(text)
    proof = record if isinstance(record, Fault) else verify(record)
    if isinstance(proof, Fault) or isinstance(record, Fault):
        return proof if isinstance(proof, Fault) else Fault(1, 1, "record.unreadable")
    if not proof.over:
        return Fault(record.lines[-1].at if record.lines else 1, 1, "record.unfinished")
    fault = refuse_sitters(record)
    return fault if fault is not None else _put(path, record, proof)


def _put(path: Path, record: Record, proof: Proof) -> str:
    db = open_file(path)
    try:
        db.execute("BEGIN IMMEDIATE")
        code = _insert(db, record, proof)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise rows.trouble(error) from error
    finally:
        db.close()
    return code


def _insert(db: sqlite3.Connection, record: Record, proof: Proof) -> str:
    text = records.write(record)
    doc = _doc(record)
    request = "import-" + hashlib.sha256(text.encode()).hexdigest()
    table = NewTable(
        code=new_code(),
        watch=new_code(WATCH_CODE),
        request=request,
        room=write_doc(doc),
        secret=_secret(record),
        box="",
        public=False,
        made=now_ms(),
    )
    number, code = rows.create(db, table)
    if code == table.code:
        rows.apply_changes(db, _writes(number, record, doc, proof))
    return code


def _secret(record: Record) -> bytes:
    """The dealer's secret; only a sealed dealer's has been verified, any other is ignored."""
    return bytes.fromhex(record.tag("Secret")) if record.tag("Dealer") == "sealed" else b""


def _writes(number: int, record: Record, doc: RoomDoc, proof: Proof) -> list[Write]:
    lines = "\n".join(str(line) for line in record.lines)
    return [
        Begin(number, records.write(Record(record.head, [], [])).strip()),
        Append(number, proof.lines, lines, "", "", now_ms()),
        Finish(number, records.write(Record([], [], record.foot)).strip()),
        PutRoom(number, write_doc(doc), "over", False, now_ms()),
    ]


def _doc(record: Record) -> RoomDoc:
    options = records.pairs(record.tag("Options"))
    nonces = records.pairs(record.tag("Nonces"))
    bots = records.pairs(record.tag("Bots"))
    seats = [
        SeatDoc(tidy_name(name), "", nonces.get(mark, ""), bots.get(mark, ""), open=False)
        for mark, name in record.seats().items()
    ]
    return RoomDoc(
        record.tag("Game"), record.tag("Edition"), options, "days", False, "", seats,
        TableSettings(),
        phase="over",
    )  # fmt: skip


def export_records(path: Path, codes: list[str] | None) -> Iterator[tuple[str, str | None]]:
    """The records of finished games by code; None for a code that has none."""
    found = set()
    for stored in _tables(path, codes):
        found.add(stored.code)
        record = whole_record(stored)
        if isinstance(record, Record) and stored.foot:
            yield stored.code, records.write(record)
        elif codes is not None:
            yield stored.code, None
    for code in codes or []:
        if code not in found:
            yield code, None


def _tables(path: Path, codes: list[str] | None) -> Iterator[StoredTable]:
    """One table after the other, so that a large store does not fill the memory."""
    db = open_file(path)
    try:
        known = [str(row[0]) for row in db.execute("SELECT code FROM tables ORDER BY number")]
        for code in known if codes is None else [code for code in codes if code in known]:
            stored = rows.load(db, code)
            if stored is not None:
                yield stored
    except sqlite3.Error as error:
        raise rows.trouble(error) from error
    finally:
        db.close()
