"""Caring for a store from the command line: records in, a check, records out, a copy."""

import re
import sqlite3
from pathlib import Path

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from tests.cli.terminal import Session
from tests.server.running import running

LONG = "1\n\n" * 400  # call 1 and roll, turn after turn: slow but sure


def told(session: Session, *arguments: str) -> str:
    done = session.run(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def game(session: Session) -> Path:
    """A finished game of the terminal, whose dealer has opened its seal."""
    done = session.run("play", "ration_board", "--seats", "you,always6", typed=LONG)
    assert done.returncode == 0, done.stderr
    (path,) = session.games()
    return path


def test_a_record_goes_in_and_comes_out_as_it_was(session: Session, game: Path) -> None:
    taken = re.fullmatch(rf"{game}: taken in as (\w+)\.", told(session, "import", str(game)))
    assert taken is not None
    assert told(session, "check-store") == "1 game replayed, and it holds."
    assert told(session, "export", taken[1]) == f"1 game written to {session.folder}."
    out = session.folder / f"{taken[1]}.game"
    assert out.read_text("utf-8") == game.read_text("utf-8")
    assert told(session, "export", "--all", "all") == "1 game written to all."
    assert (session.folder / "all" / out.name).read_bytes() == out.read_bytes()


def test_a_copy_is_a_store_of_its_own(session: Session, game: Path) -> None:
    told(session, "import", str(game))
    (session.folder / "other").mkdir()
    copy = session.folder / "other" / STORE_NAME
    assert told(session, "backup", str(copy)) == f"1 table copied to {copy}."
    checked = told(session, "check-store", "--data", str(copy.parent))
    assert checked == "1 game replayed, and it holds."
    before = copy.read_bytes()
    refused = session.refused("backup", str(copy))
    assert refused == f"{copy} is there already; choose another name."
    assert copy.read_bytes() == before


def test_a_copy_into_a_folder_that_is_not_there(session: Session, game: Path) -> None:
    told(session, "import", str(game))
    target = session.folder / "nowhere" / "copy.db"
    assert str(target) in session.refused("backup", str(target))


def test_one_bad_record_does_not_keep_the_others_out(session: Session, game: Path) -> None:
    cut = session.folder / "cut.game"
    text = game.read_text("utf-8")
    cut.write_text(text.partition("[Result")[0], "utf-8")
    letter = session.folder / "letter.game"
    letter.write_text("Dear aunt,\n", "utf-8")
    done = session.run("import", str(cut), "nowhere.game", str(letter), str(game))
    assert done.returncode == 2
    assert done.stdout.startswith(f"{game}: taken in as ")
    lines = done.stderr.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        *(str(cut), "There is no file nowhere.game.", str(letter))
    ]
    assert told(session, "check-store") == "1 game replayed, and it holds."


@pytest.mark.rule("HSE-SEA-2")
def test_a_record_of_somebody_who_can_not_be_is_refused(session: Session, game: Path) -> None:
    text = game.read_text("utf-8")
    forged = session.folder / "forged.game"
    forged.write_text(re.sub(r'\[Seats ".*"\]', '[Seats "a=you b="]', text), "utf-8")
    reason = "“b=”: nobody can have this name at a table. A name has 1 to 20 visible"
    assert session.refused("import", str(forged)).startswith(f"{forged}:1:1: {reason}")
    forged.write_text(re.sub(r'\[Bots ".*"\]', '[Bots "c=always6"]', text), "utf-8")
    refused = session.refused("import", str(forged), "--lang", "pl")
    assert refused.startswith(f"{forged}:1:1: z „c=always6” nie wynika, który bot grał na którym")
    told(session, "import", str(game))
    assert told(session, "check-store") == "1 game replayed, and it holds."  # no other one


def test_a_code_without_a_game_is_named_and_the_rest_is_written(
    session: Session, game: Path
) -> None:
    code = told(session, "import", str(game)).split()[-1].rstrip(".")
    done = session.run("export", "NOSUCH", code)
    assert (done.returncode, done.stdout.strip()) == (2, f"1 game written to {session.folder}.")
    assert done.stderr.strip() == "There is no finished game with the code NOSUCH."


def test_a_store_of_a_newer_version_is_left_alone(session: Session, game: Path) -> None:
    told(session, "import", str(game))
    path = session.folder / "data" / STORE_NAME
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    for command in (
        ["check-store"],
        ["backup", "copy.db"],
        ["import", str(game)],
        ["serve", "--port=0"],
    ):
        refused = session.refused(*command)
        assert refused.startswith(f"A newer version of Kartki wrote the store {path} (999).")
    assert not (session.folder / "copy.db").exists()


def test_a_second_server_on_the_same_store_is_refused(session: Session) -> None:
    """It would write over what the first one knows of its tables."""
    data = session.folder / "data"
    data.mkdir(exist_ok=True)
    with running(data):
        refused = session.refused("serve", "--port=0")
        assert refused.startswith(f"Another server has the store {data / STORE_NAME} open already.")
        assert told(session, "backup", "copy.db")
    with running(data):  # and when it has gone the next one may
        pass
