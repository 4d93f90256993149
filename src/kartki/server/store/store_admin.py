"""Administration of a store: check, import and export of records. `copying` makes backups.

They work on the file itself, so they can be used with or without a running server.
"""

import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.editions import shelf
from kartki.server.messages.table_settings import TableSettings
from kartki.server.store import class_rows, row_types, rows, salvage
from kartki.server.store.doc_check import check_play
from kartki.server.store.doc_check import checked as checked_doc
from kartki.server.store.file_check import damage_of
from kartki.server.store.import_check import refuse_sitters
from kartki.server.store.interface import (
    Append,
    Begin,
    DamagedTable,
    Finish,
    NewTable,
    PutRoom,
    StoredTable,
    Write,
)
from kartki.server.store.room_doc import (
    WATCH_CODE,
    RoomDoc,
    SeatDoc,
    new_code,
    read_doc,
    write_doc,
)
from kartki.server.store.schema import open_file
from kartki.server.store.stored_play import record_of
from kartki.server.store.timestamps import now_ms
from kartki.table.occupants import tidy_name
from kartki.table.opening import open_record
from kartki.table.verify import Proof, verify


@final
class StoreCheck:
    """The result of a check: how many games were replayed, and what is wrong, by room code."""

    def __init__(self) -> None:
        self.games = 0
        self.broken: Final[list[tuple[str, Fault]]] = []  # games that do not replay
        self.damaged: Final[list[tuple[str, Fault]]] = []  # tables that cannot be read
        self.classes: Final[list[tuple[str, str]]] = []  # that cannot be read, and what is wrong
        self.file = ""  # what SQLite finds wrong with the file itself


def check_store(path: Path) -> StoreCheck:
    """Replay every stored game with the current rules, and name every table that is damaged."""
    checked = StoreCheck()
    for stored in _tables(path, None):
        if isinstance(stored, StoredTable) and stored.head:
            _replay(stored, checked)
        elif isinstance(stored, DamagedTable):
            checked.damaged.append((name_of(stored), fault_of_damage(stored)))
    known = {code for code, _ in checked.damaged}
    checked.damaged.extend([bad for bad in _bad_listings(path) if bad[0] not in known])
    checked.classes.extend(_bad_classes(path))
    checked.file = _file_damage(path)
    return checked


def _bad_classes(path: Path) -> list[tuple[str, str]]:
    """Classes that cannot be read; their tables are tables like others."""
    db = open_file(path)
    try:
        return list(class_rows.unreadable(db))
    except sqlite3.Error as error:
        raise rows.trouble(error) from error
    finally:
        db.close()


def _file_damage(path: Path) -> str:
    db = open_file(path)
    try:
        return damage_of(db)
    except sqlite3.Error as error:
        raise rows.trouble(error) from error
    finally:
        db.close()


def _replay(stored: StoredTable, checked: StoreCheck) -> None:
    try:
        fault = fault_of(stored)
    except DamagedTable as damaged:
        checked.damaged.append((stored.code, fault_of_damage(damaged)))
        return
    except Exception as error:  # a line that nobody has thought of: the others are checked
        fault = Fault(1, 1, "stored.odd", type(error).__name__)
    checked.games += 1
    if fault is not None:
        checked.broken.append((stored.code, fault))


def name_of(damaged: DamagedTable) -> str:
    """Its room code, or its number where the code cannot be read either."""
    return damaged.table or f"#{damaged.number}"


def fault_of_damage(damaged: DamagedTable) -> Fault:
    return Fault(1, 1, damaged.fault, damaged.detail)


def fault_of(stored: StoredTable) -> Fault | None:
    """Why this game could not be continued or verified; None if it is fine.

    DamagedTable if parts of it are missing.
    """
    if stored.box:
        flaws = shelf.add_text(stored.box)
        if isinstance(flaws, list):
            return Fault(flaws[0].line, 1, "record.box", flaws[0].found)
    record = whole_record(stored)
    if isinstance(record, Fault):
        return record
    check_play(stored, read_doc(stored.room), record)
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


def export_records(path: Path, codes: list[str] | None) -> Iterator[tuple[str, str | Fault | None]]:
    """The records of finished games by code; a Fault for one that cannot be read, None for a
    code that has none."""
    found = set()
    for stored in _tables(path, codes):
        if isinstance(stored, DamagedTable):
            found.add(stored.table)
            yield name_of(stored), fault_of_damage(stored)
            continue
        found.add(stored.code)
        if stored.foot:
            record = whole_record(stored)
            yield stored.code, records.write(record) if isinstance(record, Record) else record
        elif codes is not None:
            yield stored.code, None
    for code in codes or []:
        if code not in found:
            yield code, None


def _tables(path: Path, codes: list[str] | None) -> Iterator[StoredTable | DamagedTable]:
    """One table after the other, so that a large store does not fill the memory.

    All of them, or those with these room codes; a damaged one does not end it.
    """
    db = open_file(path)
    try:
        known = salvage.codes(db)  # of damaged rows, too
        for number, row in salvage.by_number(db, "code"):
            code = str(row[0]) if row is not None else known.get(number, "")
            if codes is None or code in codes:
                yield _table(db, number, code)
    except sqlite3.Error as error:
        raise rows.trouble(error) from error
    finally:
        db.close()


def _table(db: sqlite3.Connection, number: int, code: str) -> StoredTable | DamagedTable:
    try:
        return checked_doc(rows.load_number(db, number, code))
    except DamagedTable as damaged:
        return damaged


def _bad_listings(path: Path) -> Iterator[tuple[str, Fault]]:
    """Tables that can be played, but of which no list can tell when they were used last."""
    db = open_file(path)
    try:
        for _, row in salvage.by_number(db, ", ".join(("code", *row_types.LISTING.names))):
            if row is None:
                continue  # which the table itself has told
            try:
                row_types.check(row_types.LISTING, [row[1:]])
            except row_types.BadRow as bad:
                yield str(row[0]), Fault(1, 1, "stored.row", bad.column)
    except sqlite3.Error as error:
        raise rows.trouble(error) from error
    finally:
        db.close()
