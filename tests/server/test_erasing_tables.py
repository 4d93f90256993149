"""What is left of a table when a person was erased there: seats, chat, answers, numbers."""

from functools import partial
from pathlib import Path

import pytest

from kartki.editions import shelf
from kartki.server.store.erasing import anonymise
from kartki.server.store.people import by_name
from kartki.server.store.room_doc import UNKNOWN, read_doc
from kartki.server.store.scrub import erased_for_good
from kartki.server.store.table_eraser import ERASED
from kartki.table.occupants import is_name, name_key
from tests.server.erased import (
    GUEST,
    NAME,
    dump,
    erase,
    goes_on_from_another,
    laid_out,
    opened,
    proof_of,
    tables_in,
)


@pytest.fixture(autouse=True)
def _own_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    """One table is played with a box of its own: it is known in this test alone."""
    monkeypatch.setattr(shelf, "_ADDED", dict(shelf._ADDED))


def test_what_becomes_of_a_seat_in_each_phase(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    with opened(tmp_path) as db:
        erase(db)
    for stored in tables_in(path):
        doc = read_doc(stored.room)
        seat = doc.seats[0]
        assert GUEST not in stored.room.decode()
        assert doc.host not in ("", GUEST)
        if doc.phase == "gathering":
            assert seat.is_free()
            assert (seat.name, seat.open) == ("", True)
        else:
            assert (seat.name, seat.guest) == ("N.N.", "")
        if doc.phase == "playing" and not goes_on_from_another(stored):
            assert seat.bot
            assert (seat.open, seat.held) == (False, [UNKNOWN])  # HSE-SEA-6: others ask for it
            assert stored.log[-1].text == f"^ a is played by {seat.bot}"
            assert stored.log[-1].n == stored.log[-2].n + 1
        if doc.phase == "over":
            assert "is played by N.N." in stored.log[-1].text or not seat.bot


def test_everybody_who_is_erased_has_a_name_of_their_own(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    with opened(tmp_path) as db:
        for name in (NAME, "bartek", "CYRYL"):
            erase(db, name)
    for stored in tables_in(path):
        if stored.head:
            names = [seat.name for seat in read_doc(stored.room).seats]
            assert names == ["N.N.", "N.N. 2", "N.N. 3"]
            assert all(is_name(name) for name in names)
            assert len({name_key(name) for name in names}) == 3
            assert '[Seats "a=N.N. b=N.N._2 c=N.N._3"]' in stored.head


def test_what_they_said_goes_and_its_number_stays(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    before = tables_in(path)
    with opened(tmp_path) as db:
        db.execute("UPDATE chat SET text = 'Bartek? BARTEK’s Bartekk' WHERE number = 8")
        db.execute("UPDATE chat SET guest = 'x', name = 'Ola', seat = 2 WHERE number = 8")
        done = erase(db, "Bartek")
    after = tables_in(path)
    lines = sum(len(one.chat) for one in before)
    assert (done.said, done.mentions) == (lines - 1, 1)
    for old, new in zip(before, after, strict=True):
        assert [said.c for said in new.chat] == [said.c for said in old.chat]
        assert [said.at for said in new.chat] == [said.at for said in old.chat]
        for said in new.chat:
            if old.number == 8:
                assert (said.name, said.text, said.guest) == ("Ola", "N.N.? N.N.’s Bartekk", "x")
            else:
                fields = (said.name, said.text, said.phrase, said.guest, said.command)
                assert fields == ("N.N.", "", ERASED, "", "")


def test_nothing_else_of_a_table_changes(tmp_path: Path) -> None:
    """What others have sent stays theirs, so that a command sent twice is still one."""
    path = laid_out(tmp_path)
    before = tables_in(path)
    with opened(tmp_path) as db:
        erase(db)
    for old, new in zip(before, tables_in(path), strict=True):
        assert (new.code, new.watch, new.secret, new.box, new.foot, new.made) == (
            old.code, old.watch, old.secret, old.box, old.foot, old.made,
        )  # fmt: skip
        for was, now in zip(old.log, new.log, strict=False):
            assert (now.n, now.at) == (was.n, was.at)
            mine = was.guest == GUEST
            assert (now.guest, now.command) == (("", "") if mine else (was.guest, was.command))
        kept = [one for one in read_doc(old.room).answered if one[0] != GUEST]
        assert read_doc(new.room).answered == kept


def test_a_table_without_any_people(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    (first, *_) = before = tables_in(path)
    with opened(tmp_path) as db:
        erased_for_good(db, partial(anonymise, number=first.number))
        (request,) = db.execute("SELECT request FROM tables WHERE number = 1").fetchone()
    stored, *others = tables_in(path)
    assert others == before[1:]
    assert proof_of(stored).chances == proof_of(first).chances
    doc = read_doc(stored.room)
    assert [seat.guest for seat in doc.seats] == ["", "", ""]
    assert (doc.host, doc.answered, stored.chat) == ("", [], [])
    assert {logged.guest for logged in stored.log} == {""}
    assert request.startswith("erased-")
    whole = repr(stored)
    assert [name for name in ("Żaneta", "Bartek", "Cyryl") if name in whole] == []


def test_erasing_nobody_changes_nothing(tmp_path: Path) -> None:
    laid_out(tmp_path)
    before = dump(tmp_path)
    with opened(tmp_path) as db:
        db.execute("UPDATE chat SET text = text")
        assert by_name(db, "Nobody") == []
    assert dump(tmp_path) == before
