"""`kartki tables erase` as whoever runs the server sees it: whom, are you sure, what was done."""

import subprocess
import sys
from pathlib import Path

import pytest

from kartki.cli import erase_commands
from kartki.cli.trouble import Trouble
from kartki.server.admin.requests import FindPeople
from kartki.server.settings.server_settings import STORE_NAME, Settings
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.cli.terminal import Session
from tests.server.erased import (
    GUEST,
    NAME,
    dump,
    forms,
    found_in,
    lived_in,
    log_after_the_change,
    opened,
)
from tests.server.running import CLONE


@pytest.fixture
def data(session: Session) -> Path:
    folder = session.folder / "data"
    folder.mkdir()
    lived_in(folder)
    return folder


def test_it_shows_whom_it_would_erase_and_asks(session: Session, data: Path) -> None:
    before = dump(data)
    done = session.run("tables", "erase", NAME.lower())
    assert done.returncode == 2
    first, *seats = done.stdout.splitlines()
    assert first == "Person 1, with 160 lines of chat:"
    assert "  table 4473CA, seat 1, last used" in seats[0]
    assert len(seats) == 29
    assert "Nothing was erased: nobody is there to be asked." in done.stderr
    assert dump(data) == before


def test_done_and_done_again(session: Session, data: Path) -> None:
    done = session.run("tables", "erase", NAME, "--yes")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(
        "Erased: 29 tables and 29 seats.\n"
        "In the chat: 160 lines of theirs, and the name in 0 lines of others.\n"
        "Nothing of it is left in the files of the store.\n"
    )
    assert found_in(data, *forms(NAME), GUEST.encode()) == {}
    again = session.refused("tables", "erase", NAME, "--yes")
    assert again == f"Nobody in the store bears the name “{NAME}”. Nothing was erased."
    assert session.run("check-store").returncode == 0


@pytest.mark.parametrize(
    ("whom", "store"),
    [
        (FindPeople(), ""),
        (FindPeople(seat=2), ""),
        (FindPeople(NAME, seat=2), ""),
        (FindPeople(table="4473CA"), ""),
        (FindPeople(table="NOWHERE", seat=1), ""),
        (FindPeople(table="4473CA", seat=9), ""),
        (FindPeople("Nobody"), ""),
        (FindPeople("Edward"), ""),
        (FindPeople("Two"), ""),
        (FindPeople(NAME), "nowhere.db"),
        (FindPeople(NAME), "letter.txt"),
    ],
)
def test_bad_words_are_refused_in_a_sentence(data: Path, whom: FindPeople, store: str) -> None:
    (data / "letter.txt").write_text("Dear aunt, " * 200, "utf-8")
    with opened(data) as db:  # one at table 8, another at table 9
        rooms = "UPDATE tables SET room = CAST(replace(room, 'Bartek', 'Two') AS BLOB)"
        db.execute(f"{rooms} WHERE number = 8")
        db.execute("UPDATE tables SET head = replace(head, 'Cyryl', 'Two') WHERE number = 9")
    before = dump(data)
    told, path = set(), data / store if store else None
    for language in LANGUAGES:
        with pytest.raises(Trouble) as caught:
            erase_commands.erase(Settings(data=str(data)), path, whom, True, Speech(language))
        told.add(caught.value.text(Speech(language)))
    assert len(told) == len(LANGUAGES)
    assert all(len(sentence) > 15 and "‹" not in sentence for sentence in told)
    assert dump(data) == before


def test_a_backup_is_erased_by_its_name(session: Session, data: Path) -> None:
    copies = session.folder / "copies"
    copies.mkdir()
    assert session.run("backup", str(copies / "friday.db")).returncode == 0
    done = session.run("tables", "erase", NAME, "--yes", "--store", str(copies / "friday.db"))
    assert done.returncode == 0, done.stderr
    assert found_in(copies, *forms(NAME), GUEST.encode()) == {}
    assert found_in(data, *forms(NAME)), "the store itself was not meant"
    assert not (copies / "friday.db-wal").exists()


def short_of_room(data: Path, most: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, where the system lets no file grow beyond so many bytes."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))"
    run = "import sys; from kartki.cli import main; sys.argv[0] = 'kartki'; main()"
    return subprocess.run(
        [sys.executable, "-c", f"{limit}; {run}", *arguments, "--data", str(data), "--lang", "en"],
        capture_output=True,
        text=True,
        cwd=CLONE,
        timeout=300,
    )


def test_a_full_disk_is_a_sentence_and_a_second_try(session: Session, data: Path) -> None:
    needed = log_after_the_change(data / STORE_NAME)
    before = dump(data)
    for most in (8_000, 40_000):  # the store cannot even be opened; it can, and not be changed
        none = short_of_room(data, most, "tables", "erase", NAME, "--yes")
        assert none.returncode == 2
        assert none.stderr.startswith(f"There is no room left for the store {data / STORE_NAME}")
        assert dump(data) == before
    some = short_of_room(data, needed, "tables", "erase", NAME, "--yes")
    assert some.returncode == 2, some.stdout
    assert "What was erased is out of every table, but old bytes may still be" in some.stderr
    assert "Nothing of it is left" not in some.stdout
    assert found_in(data, *forms(NAME))
    done = session.run("tables", "scrub")
    assert done.stdout == f"The store {data / STORE_NAME} holds no deleted bytes any more.\n"
    assert found_in(data, *forms(NAME), GUEST.encode()) == {}


@pytest.mark.rule("HSE-STO-3")
def test_tables_that_cannot_be_read_are_named_and_stay(session: Session, data: Path) -> None:
    """The others lose the name all the same, and nobody is told that it is gone for good."""
    bad = ("4473CA", "Q9J48S")
    with opened(data) as db:
        db.execute("UPDATE tables SET room = '{\"seats\": 1' WHERE code = ?", bad[:1])
        db.execute("UPDATE tables SET head = X'FF07' WHERE code = ?", bad[1:])
    told = "2 tables cannot be read, so nobody was looked for there: 4473CA, Q9J48S."
    done = session.run("tables", "erase", NAME, "--all", "--yes")
    assert done.returncode == 2
    assert told in done.stdout
    assert told in done.stderr
    assert "Nothing of it is left" not in done.stdout
    with opened(data) as db:
        kept = dict(db.execute("SELECT code, room FROM tables").fetchall())
        ((head,),) = db.execute("SELECT head FROM tables WHERE code = ?", bad[1:])
    assert (kept[bad[0]], head) == ('{"seats": 1', b"\xff\x07")
    others = [room for code, room in kept.items() if code not in bad]
    named = [room for room in others if any(one in room for one in forms(NAME))]
    assert named == []
    again = session.refused("tables", "erase", NAME, "--all", "--yes")
    assert again.startswith(f"Nobody in the store bears the name “{NAME}”. Nothing was erased.")
    assert told in again
