"""A damaged store at the command line: a sentence for each thing that is wrong, and the rest."""

import re
from pathlib import Path

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.cli.terminal import Session
from tests.server.damaged import change, code_of, leaves_of, overwrite, read, store_of
from tests.server.running import running

GAME = Path(__file__).parents[2] / "docs" / "examples" / "four_neighbours.game"
TABLES = 60


@pytest.fixture
def store(session: Session) -> Path:
    """Tables that have not begun, and between them a finished game."""
    (session.folder / "data").mkdir()
    path = store_of(session.folder / "data", TABLES)
    assert session.run("import", str(GAME)).returncode == 0
    return path


def lost_with_a_page(path: Path) -> str:
    """The first page of tables is gone: the code of the first of them."""
    overwrite(path, leaves_of(path, "tables")[0])
    return code_of(1)


def test_the_check_names_a_bad_row_and_replays_the_rest(session: Session, store: Path) -> None:
    change(store, "UPDATE tables SET room = 'nothing' WHERE number = 7")
    for _ in range(2):  # it can be repeated
        done = session.run("check-store")
        assert (done.returncode, done.stdout.strip()) == (2, "1 game replayed, and it holds.")
        assert done.stderr.splitlines() == [
            f"{code_of(7)}: tables.room holds something that cannot be there.",
            "1 table cannot be read. It waits, and the others go on.",
        ]


def test_the_check_goes_on_after_a_page(session: Session, store: Path) -> None:
    first = lost_with_a_page(store)
    done = session.run("check-store")
    assert (done.returncode, done.stdout.strip()) == (2, "1 game replayed, and it holds.")
    lines = done.stderr.splitlines()
    assert lines[0].startswith(f"{first}: the pages of the store that hold it are damaged (")
    assert re.fullmatch(r"\d+ tables cannot be read. They wait, and the others go on.", lines[-2])
    assert lines[-1].startswith(f"SQLite finds the file {store} itself damaged: ")


def test_what_can_be_read_is_exported(session: Session, store: Path) -> None:
    first = lost_with_a_page(store)
    done = session.run("export", "--all", "out")
    assert (done.returncode, done.stdout.strip()) == (2, "1 game written to out.")
    assert done.stderr.startswith(f"{first}: the pages of the store that hold it are damaged (")
    (written,) = (session.folder / "out").iterdir()
    assert written.read_text("utf-8") == GAME.read_text("utf-8")
    one = session.run("export", first)
    assert (one.returncode, one.stderr.count("\n")) == (2, 1)
    assert one.stderr.startswith(f"{first}: the pages")


def test_a_copy_says_what_it_lacks_and_can_take_the_place(session: Session, store: Path) -> None:
    first = lost_with_a_page(store)
    done = session.run("backup", "rescued.db")
    assert done.returncode == 2
    copied = re.fullmatch(r"(\d+) tables copied to rescued\.db\.", done.stdout.strip())
    damaged, lost = done.stderr.splitlines()
    assert damaged.startswith(f"The store {store} is damaged: ")
    assert lost.startswith(
        f"These tables cannot be read, so the copy does not have them: {first}, "
    )
    codes = lost.partition(": ")[2].partition(". ")[0].split(", ")
    assert copied is not None
    assert int(copied[1]) + len(codes) == TABLES + 1
    for one in store.parent.glob(f"{STORE_NAME}*"):
        one.rename(session.folder / one.name)
    (session.folder / "rescued.db").rename(store)
    assert session.run("check-store").stdout.strip() == "1 game replayed, and it holds."
    assert session.run("check-store").returncode == 0


def test_records_are_taken_in(session: Session, store: Path) -> None:
    lost_with_a_page(store)
    other = GAME.with_name("four_traders.game")
    for game in (other, GAME):  # a new one, and one that is there already
        done = session.run("import", str(game))
        assert (done.returncode, done.stderr) == (0, "")
    assert session.run("check-store").stdout.strip().startswith("2 games replayed")


def test_the_house_opens_with_a_page_lost(store: Path) -> None:
    change(store, "UPDATE tables SET phase = 'playing'")  # such tables are loaded at a start
    lost_with_a_page(store)
    with running(store.parent) as server:
        assert code_of(TABLES) in server.get(f"/api/tables/{code_of(TABLES)}").decode()
        log = server.log.read_text()
    assert "Traceback" not in log


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_store_of_which_nothing_can_be_read_is_a_sentence(
    session: Session, store: Path, language: str
) -> None:
    overwrite(store, 1)
    before = store.read_bytes()
    for command in (["serve", "--port=0"], ["check-store"], ["backup", "copy.db"]):
        told = session.refused(*command, "--lang", language)
        assert str(store) in told
        assert "docs/serving.md" in told
        assert "Traceback" not in told
    assert store.read_bytes() == before
    assert not (session.folder / "copy.db").exists()


def test_an_empty_file_is_not_silently_a_new_store(session: Session) -> None:
    path = session.folder / "data" / STORE_NAME
    path.parent.mkdir()
    path.touch()
    sentence = f"{path} is no store: it has only 0 bytes, as after a copy that failed."
    commands = (["serve", "--port=0"], ["check-store"], ["import", str(GAME)], ["backup", "b.db"])
    for command in commands:
        assert session.refused(*command).startswith(sentence)
    assert path.read_bytes() == b""
    path.unlink()
    assert session.run("import", str(GAME)).returncode == 0
    assert read(path, "SELECT count(*) FROM tables") == [(1,)]


def test_every_fault_of_what_is_stored_has_a_sentence() -> None:
    folder = Path(__file__).parents[2] / "src" / "kartki" / "server"
    sources = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    codes = set(re.findall(r'"(stored\.[a-z]+)"', sources))
    assert len(codes) > 6
    for language in LANGUAGES:
        speech = Speech(language)
        for code in codes:
            assert speech.has(f"fault-{code.replace('.', '-')}"), code


def test_the_log_of_a_store_that_is_gone_is_told(session: Session) -> None:
    log = session.folder / "data" / f"{STORE_NAME}-wal"
    log.parent.mkdir()
    log.write_bytes(b"moves")
    told = session.refused("serve", "--port=0")
    assert told.startswith(f"Beside {log.parent / STORE_NAME} lies {log.name}, with moves of a")
    assert log.read_bytes() == b"moves"
