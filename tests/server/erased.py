"""A store with one person in every corner of its files, and how to look for them there.

The tables are those of `tests/server/stored`: over, in play, live, gathering, gone on from, with
the person under many names. Around them the file has grown and shrunk, as files do.
"""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kartki.core import record as records
from kartki.core.record import Record
from kartki.editions import shelf
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import store_admin
from kartki.server.store.erasing import erase_person
from kartki.server.store.interface import StoredTable
from kartki.server.store.people import Person, by_name
from kartki.server.store.room_doc import guest_of, read_doc
from kartki.server.store.schema import open_file
from kartki.server.store.scrub import erased_for_good, overwrite
from kartki.server.store.table_eraser import Erased
from kartki.table.verify import Proof, verify
from tests.server.stored.folder import FILE, stored_in
from tests.server.transcripts.scripted import KEYS

NAME: Final = "Żaneta Kość"  # in place of Ania: two words, and letters that JSON may escape
GUEST: Final = guest_of(KEYS["a"])
OTHERS: Final = 40  # further tables of the same people


@contextmanager
def opened(folder: Path) -> Iterator[sqlite3.Connection]:
    db = open_file(folder / STORE_NAME)
    try:
        yield db
    finally:
        db.close()


def laid_out(folder: Path, name: str = NAME) -> Path:
    """The stored folder, with this name in the place of Ania's."""
    path = folder / STORE_NAME
    path.write_bytes(gzip.decompress(FILE.read_bytes()))
    with opened(folder) as db:
        written = name.replace(" ", "_")
        db.execute("UPDATE tables SET head = replace(head, 'Ania', ?)", (written,))
        db.execute("UPDATE log SET text = replace(text, 'Ania', ?)", (written,))
        for number, room in db.execute("SELECT number, room FROM tables").fetchall():
            renamed = room.replace(b"Ania", name.encode())
            db.execute("UPDATE tables SET room = ? WHERE number = ?", (renamed, number))
    return path


def lived_in(folder: Path) -> Path:
    """Other tables come, change and go; documents grow beyond a page and shrink again."""
    path = laid_out(folder)
    with opened(folder) as db:
        (room,) = db.execute("SELECT room FROM tables WHERE number = 2").fetchone()
        for number in range(100, 100 + OTHERS):
            _add(db, number, room)
        for size in (300, 5, 200, 1):
            long = _with_answers(room, size)
            db.execute("UPDATE tables SET room = ? WHERE number >= 100", (long,))
        db.execute(f"DELETE FROM chat WHERE number >= {100 + OTHERS // 2}")
        db.execute(f"DELETE FROM tables WHERE number >= {100 + OTHERS // 2}")
        assert db.execute("PRAGMA freelist_count").fetchone()[0] > 10
    return path


def _add(db: sqlite3.Connection, number: int, room: bytes) -> None:
    db.execute(
        "INSERT INTO tables SELECT ?1, code || ?1, watch || ?1, request || ?1, made, changed,"
        " 'gathering', public, ?2, secret, '', '', '' FROM tables WHERE number = 8",
        (number, room.replace(b'"phase":"playing"', b'"phase":"gathering"')),
    )
    said = [
        (number, c, 0, NAME, f"{NAME} says {c} " + "and so on " * 30, "", GUEST, f"c-{c}", 1, 0)
        for c in range(1, 9)
    ]
    db.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", said)


def _with_answers(room: bytes, number: int) -> bytes:
    doc = json.loads(room)
    doc["phase"] = "gathering"
    doc["answered"] = [[GUEST, f"a-{n}", 0] for n in range(number)]
    return json.dumps(doc, ensure_ascii=False).encode()


# looking for somebody


def forms(name: str) -> list[bytes]:
    """All ways in which a name, or its first word, could stand in a file."""
    first = name.split(" ")[0]
    texts = [name, name.replace(" ", "_"), name.lower(), name.upper(), first, first.lower()]
    escaped = [json.dumps(text)[1:-1].encode() for text in texts]
    wide = [text.encode(code) for text in texts for code in ("utf-16-le", "utf-16-be")]
    return [*[text.encode() for text in texts], *escaped, *wide]


def found_in(folder: Path, *wanted: bytes) -> dict[str, int]:
    """How often one of these stands in each file of the folder; only where it does."""
    counts = {
        path.name: sum(path.read_bytes().count(one) for one in wanted)
        for path in sorted(folder.iterdir())
        if path.is_file()
    }
    return {name: number for name, number in counts.items() if number}


def dump(folder: Path) -> list[str]:
    """All rows, as text."""
    with opened(folder) as db:
        return list(db.iterdump())


def the_one(db: sqlite3.Connection, name: str) -> Person:
    (person,) = [one for one in by_name(db, name) if not one.is_bot]
    return person


def erase(db: sqlite3.Connection, name: str = NAME) -> Erased:
    person = the_one(db, name)
    return erased_for_good(db, lambda db: erase_person(db, person, sweep=True))


def tables_in(path: Path) -> list[StoredTable]:
    found = stored_in(path)
    for stored in found:
        if stored.box:
            shelf.add_text(stored.box)
    return found


def proof_of(stored: StoredTable) -> Proof:
    """With the dealer's secret, as if it were over: every chance line is recomputed."""
    record = store_admin.whole_record(stored)
    assert isinstance(record, Record), record
    if not stored.foot and record.tag("Dealer") == "sealed":
        nonces = {mark: nonce.hex() for mark, nonce in read_doc(stored.room).nonces()}
        record.head += [("Secret", stored.secret.hex()), ("Nonces", records.join(nonces))]
    proof = verify(record)
    assert isinstance(proof, Proof), proof
    return proof


def goes_on_from_another(stored: StoredTable) -> bool:
    return "[From " in stored.head


def log_after_the_change(path: Path) -> int:
    """How large SQLite's log becomes by the change alone: tried on a copy."""
    (path.parent / "trial").mkdir()
    copy = path.parent / "trial" / STORE_NAME
    copy.write_bytes(path.read_bytes())
    with opened(copy.parent) as tried:
        person = the_one(tried, NAME)
        overwrite(tried, lambda db: erase_person(db, person, sweep=True))
        size = copy.with_name(f"{copy.name}-wal").stat().st_size
    for file in copy.parent.iterdir():
        file.unlink()
    copy.parent.rmdir()
    return size
