"""Erasing a person: afterwards they are in no byte of the files, and everything still verifies."""

from pathlib import Path

import pytest

from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.editions import shelf
from kartki.server.replay.frames import replay_frames
from kartki.server.replay.history import history
from kartki.server.store import copying, store_admin
from kartki.server.store.erasing import erase_person
from kartki.server.store.interface import StoredTable
from kartki.server.store.room_doc import read_doc
from kartki.server.store.scrub import is_due, overwrite
from kartki.table.opening import open_record
from kartki.table.verify import Proof, verify
from tests.server.erased import (
    GUEST,
    NAME,
    erase,
    forms,
    found_in,
    goes_on_from_another,
    laid_out,
    lived_in,
    opened,
    proof_of,
    tables_in,
    the_one,
)


@pytest.fixture(autouse=True)
def _own_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    """One table is played with a box of its own: it is known in this test alone."""
    monkeypatch.setattr(shelf, "_ADDED", dict(shelf._ADDED))


# the bytes


def test_afterwards_the_person_is_in_no_byte_of_any_file(tmp_path: Path) -> None:
    path = lived_in(tmp_path)
    with opened(tmp_path) as db:
        db.execute("UPDATE tables SET changed = changed + 1")  # SQLite's log has them, too
        before = found_in(tmp_path, *forms(NAME))
        assert set(before) == {path.name, f"{path.name}-wal"}, before
        assert found_in(tmp_path, GUEST.encode()).keys() == before.keys()
        erase(db)
        assert found_in(tmp_path, *forms(NAME), GUEST.encode()) == {}
        assert not is_due(path)
    assert found_in(tmp_path, *forms(NAME), GUEST.encode()) == {}


def test_the_file_is_still_a_store_of_this_version(tmp_path: Path) -> None:
    path = lived_in(tmp_path)
    marks = ("user_version", "application_id", "journal_mode")
    with opened(tmp_path) as db:
        before = [db.execute(f"PRAGMA {mark}").fetchone() for mark in marks]
        number = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchone()
        erase(db)
        assert [db.execute(f"PRAGMA {mark}").fetchone() for mark in marks] == before
        after = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchone()
        assert after == number
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    assert store_admin.check_store(path).broken == []


def test_a_copy_made_before_the_scrub_has_no_old_bytes_either(tmp_path: Path) -> None:
    path = lived_in(tmp_path)
    with opened(tmp_path) as db:
        person = the_one(db, NAME)
        overwrite(db, lambda db: erase_person(db, person, sweep=True))
    assert is_due(path)
    assert found_in(tmp_path, *forms(NAME))
    (tmp_path / "copies").mkdir()
    copying.backup(path, tmp_path / "copies" / "friday.db")
    assert found_in(tmp_path / "copies", *forms(NAME), GUEST.encode()) == {}
    assert store_admin.check_store(tmp_path / "copies" / "friday.db").broken == []


# the records


def told(stored: StoredTable, seat: int | None) -> list[str]:
    record = store_admin.whole_record(stored)
    assert isinstance(record, Record)
    replay = open_record(record)
    assert not isinstance(replay, Fault)
    updates = history(replay, seat)
    assert not isinstance(updates, Fault)
    return [f"{update.n} {line}" for update in updates for line in update.lines]


def without_names(lines: list[str]) -> list[str]:
    return [line.partition(" is played by ")[0] for line in lines]


def test_records_still_verify_with_the_same_fingerprints_and_dice(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    before = [stored for stored in tables_in(path) if stored.head]
    proofs = [proof_of(stored) for stored in before]
    tellings = [[told(stored, seat) for seat in (None, 0, 1, 2)] for stored in before]
    with opened(tmp_path) as db:
        erase(db)
    after = [stored for stored in tables_in(path) if stored.head]
    for old, new, proof, telling in zip(before, after, proofs, tellings, strict=True):
        grown = len(new.log) - len(old.log)
        again = proof_of(new)
        assert grown == (
            1 if read_doc(old.room).phase == "playing" and not goes_on_from_another(old) else 0
        )
        assert (again.lines, again.fingerprints) == (proof.lines + grown, proof.fingerprints)
        assert (again.chances, again.dealer) == (proof.chances, proof.dealer)
        retold = [told(new, seat) for seat in (None, 0, 1, 2)]
        for now, then in zip(retold, telling, strict=True):
            assert without_names(now)[: len(then)] == without_names(then)
            assert NAME.split(" ")[0] not in "".join(now)


def test_an_exported_record_differs_by_the_name_alone(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    before = dict(store_admin.export_records(path, None))
    with opened(tmp_path) as db:
        erase(db)
    after = dict(store_admin.export_records(path, None))
    assert len(after) == 2
    assert before.keys() == after.keys()
    for code, text in after.items():
        was = before[code]
        assert isinstance(text, str)
        assert isinstance(was, str)
        pairs = zip(was.splitlines(), text.splitlines(), strict=True)
        changed = [(old, new) for old, new in pairs if old != new]
        assert changed
        for old, new in changed:
            head = old.replace("a=Żaneta_Kość", "a=N.N.")
            assert new in (head, "^ a is played by N.N."), (old, new)
        record = records.read(text)
        assert isinstance(record, Record)
        assert isinstance(verify(record), Proof)
        replay = open_record(record)
        assert not isinstance(replay, Fault)
        shown, fault = replay_frames(replay, open_to_all=True)
        assert fault is None
        assert shown.names[0] == "N.N."
