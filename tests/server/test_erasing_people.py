"""Who is meant by a name: one person, several, a bot, somebody in a record that was imported."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from kartki.editions import shelf
from kartki.lab.simulate import simulate
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import people, store_admin
from kartki.server.store.erasing import erase_person, together
from kartki.server.store.mentions import Mentions
from kartki.server.store.room_doc import RoomDoc, SeatDoc, read_doc, write_doc
from kartki.server.store.scrub import erased_for_good
from tests.server.erased import (
    GUEST,
    NAME,
    erase,
    forms,
    found_in,
    laid_out,
    opened,
    tables_in,
    the_one,
)

OTHER = "f" * 40  # the digest of another key


@pytest.fixture(autouse=True)
def _own_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_ADDED", dict(shelf._ADDED))


def change_doc(db: sqlite3.Connection, number: int, change: Callable[[RoomDoc], None]) -> None:
    (room,) = db.execute("SELECT room FROM tables WHERE number = ?", (number,)).fetchone()
    doc = read_doc(room)
    change(doc)
    db.execute("UPDATE tables SET room = ? WHERE number = ?", (write_doc(doc), number))


def other_key(db: sqlite3.Connection, number: int) -> None:
    """The seat of this table belongs to somebody else of the same name."""
    db.execute("UPDATE log SET guest = ? WHERE number = ? AND guest = ?", (OTHER, number, GUEST))
    db.execute("UPDATE tables SET request = ? WHERE number = ?", (f"{OTHER}-table", number))
    changed = "UPDATE tables SET room = CAST(replace(room, ?, ?) AS BLOB) WHERE number = ?"
    db.execute(changed, (GUEST, OTHER, number))


def ola_sits_down(doc: RoomDoc) -> None:
    doc.seats[0].name, doc.seats[0].guest = "Ola", OTHER


def nobody_was_there(doc: RoomDoc) -> None:
    doc.seats[0] = SeatDoc()
    doc.host, doc.answered = "", []


def test_one_key_is_one_person_under_all_their_names(tmp_path: Path) -> None:
    laid_out(tmp_path)
    with opened(tmp_path) as db:
        person = the_one(db, NAME.upper())
    assert person.guests == {GUEST}
    assert {one.table for one in person.bearers} == set(range(1, 10))
    assert {one.name for one in person.bearers if one.table == 5} == {
        NAME, f"{NAME} 42", f"{NAME} 65",
    }  # fmt: skip


def test_two_keys_are_two_people(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    with opened(tmp_path) as db:
        other_key(db, 3)
        first, second = people.by_name(db, NAME)
        assert {one.table for one in second.bearers} == {3}
        erased_for_good(db, lambda db: erase_person(db, second))
        assert the_one(db, NAME).guests == first.guests
    names = [read_doc(stored.room).seats[0].name for stored in tables_in(path)]
    assert [name.startswith(NAME) for name in names] == [True, True, False, *[True] * 6]
    assert found_in(tmp_path, OTHER.encode()) == {}
    assert found_in(tmp_path, GUEST.encode())


def test_all_of_a_name_at_once(tmp_path: Path) -> None:
    laid_out(tmp_path)
    with opened(tmp_path) as db:
        other_key(db, 3)
        everybody = together(people.by_name(db, NAME))
        erased_for_good(db, lambda db: erase_person(db, everybody, sweep=True))
    assert found_in(tmp_path, *forms(NAME), GUEST.encode(), OTHER.encode()) == {}


def test_one_table_only(tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    before = tables_in(path)
    with opened(tmp_path) as db:
        (person,) = people.by_table(db, 2, seat=0)
        erased_for_good(db, lambda db: erase_person(db, person.at(2), only=2))
    after = tables_in(path)
    assert [old == new for old, new in zip(before, after, strict=True)] == [
        number != 2 for number in range(1, 10)
    ]
    assert GUEST not in repr(after[1])
    assert "Żaneta" not in repr(after[1])


def test_somebody_else_came_to_the_same_seat(tmp_path: Path) -> None:
    """The one who left is erased, the one who came stays."""
    path = laid_out(tmp_path)
    with opened(tmp_path) as db:
        (n,) = db.execute("SELECT max(n) FROM log WHERE number = 2").fetchone()
        late = (2, n + 1, "^ a is played by Ola", "", "", 1)
        db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", late)
        change_doc(db, 2, ola_sits_down)
        assert [person.guests for person in people.by_table(db, 2, seat=0)] == [{GUEST}, {OTHER}]
        erase(db)
        assert the_one(db, "ola").guests == {OTHER}
    stored = tables_in(path)[1]
    assert read_doc(stored.room).seats[0].name == "Ola"
    assert stored.log[-1].text == "^ a is played by Ola"
    assert "Żaneta" not in repr(stored)


def test_a_bot_is_nobody(tmp_path: Path) -> None:
    laid_out(tmp_path)
    with opened(tmp_path) as db:
        (bot,) = people.by_name(db, "edward")
        assert bot.is_bot
        erased_for_good(db, lambda db: erase_person(db, bot))
        assert people.by_name(db, "Edward") == []
        (room,) = db.execute("SELECT room FROM tables WHERE number = 8").fetchone()
    seat = read_doc(room).seats[2]
    assert (seat.name, seat.bot) == ("N.N.", "trader")


def test_the_name_is_taken_out_of_what_others_say_at_other_tables(tmp_path: Path) -> None:
    laid_out(tmp_path)
    with opened(tmp_path) as db:
        change_doc(db, 8, nobody_was_there)
        db.execute("UPDATE tables SET request = 'x-8' WHERE number = 8")
        db.execute("UPDATE chat SET text = ? WHERE number = 8", (f"Where is {NAME.lower()}?",))
        erase(db)
        said = db.execute("SELECT text FROM chat WHERE number = 8").fetchall()
    assert said == [("Where is N.N.?",)]
    assert found_in(tmp_path, *forms(NAME)) == {}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("played")
    (edition, *_) = shelf.names("ration_board")
    simulate("ration_board", edition, {}, 2, 1, ["navigator"], 1, 7, None, folder)
    (path,) = folder.glob("**/*.game")
    seats = '[Seats "a=Ola_Nowak b=Bo"]\n[Event "The birthday of Ola Nowak"]'
    text = re.sub(r'\[Seats "[^"]*"\]', seats, path.read_text("utf-8"))
    first, rest = text.split("\n\n", 1)
    return f'{first}\n\n; Ola Nowak is late\n{rest}[Annotator "ola_nowak"]\n'


def test_a_record_that_was_imported(tmp_path: Path, played: str) -> None:
    """Nobody knows its people by a key. Its tags and comments name them, too."""
    path = tmp_path / STORE_NAME
    assert isinstance(store_admin.import_record(path, played), str)
    with opened(tmp_path) as db:
        person = the_one(db, "ola nowak")
        assert person.guests == set()
        erase(db, "ola nowak")
        assert db.execute("SELECT request FROM tables").fetchone()[0].startswith("erased-")
    assert found_in(tmp_path, *forms("Ola Nowak")) == {}
    ((_, text),) = store_admin.export_records(path, None)
    assert isinstance(text, str)
    assert '[Event "The birthday of N.N."]' in text
    assert "; N.N. is late" in text
    assert '[Annotator "N.N."]' in text
    assert isinstance(store_admin.import_record(tmp_path / "other.db", text), str)
    assert store_admin.check_store(path).broken == []


def test_two_imports_are_two_people(tmp_path: Path, played: str) -> None:
    path = tmp_path / STORE_NAME
    store_admin.import_record(path, played)
    store_admin.import_record(path, played.replace("birthday", "wedding"))
    with opened(tmp_path) as db:
        assert len(people.by_name(db, "Ola Nowak")) == 2


@pytest.mark.parametrize(
    ("text", "replaced"),
    [
        ("Zoë, ZOË, zoe\u0308!", "N.N., N.N., N.N.!"),
        ("Zoëlle and xZoë", "Zoëlle and xZoë"),
        ("(Zoë's) @Zoë #Zoë", "(N.N.'s) @N.N. #N.N."),
        ("Ｚoë", "N.N."),
        ("jan\u00a0maria Jan Maria jan_maria Jan", "N.N. N.N. N.N. Jan"),
        ("", ""),
    ],
)
def test_a_name_is_found_as_a_word_in_any_form(text: str, replaced: str) -> None:
    assert Mentions(["Zoë", "Jan Maria"]).replaced(text, "N.N.") == replaced
