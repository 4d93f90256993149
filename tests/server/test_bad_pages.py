"""Overwritten pages: what lies in them is held, everything else opens and can be written."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import copying, store_admin
from kartki.server.store.file_check import damage_of
from kartki.server.store.interface import Append, PutRoom, StoreTrouble
from kartki.server.store.sqlite_store import SqliteStore
from kartki.server.store.wrong_store import WrongStore
from tests.server.damaged import (
    change,
    code_of,
    document,
    leaves_of,
    overwrite,
    read,
    root_of,
    store_of,
    watch_of,
)
from tests.server.small_house import small_house

TABLES = 500
LONG = 250  # the table with a long chat, which fills pages of its own
PATIENCE = 120  # seconds
FILLINGS = pytest.mark.parametrize("filling", [b"\xaa", b"\x00"], ids=["rubbish", "zeros"])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = store_of(tmp_path_factory.mktemp("whole"), TABLES)
    with closing(sqlite3.connect(path)) as db, db:
        said = [(LONG, c, 0, "P", "x" * 400, "", "g", f"k{c}", 1, 0) for c in range(200)]
        db.executemany(f"INSERT INTO chat VALUES ({', '.join('?' * 10)})", said)
        db.execute("CREATE TABLE junk (bytes BLOB)")
        db.execute("INSERT INTO junk VALUES (zeroblob(200000))")
        db.execute("DROP TABLE junk")  # which leaves free pages
    return path


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path / STORE_NAME))


def middle(path: Path, name: str) -> int:
    leaves = leaves_of(path, name)
    return leaves[len(leaves) // 2]


def numbers_in(path: Path, page: int) -> list[int]:
    """The tables whose names lie in this page: P17 is the only one at table 17."""
    data = path.read_bytes()[(page - 1) * 4096 : page * 4096]
    return [n for n in range(1, TABLES + 1) if f'"P{n}"'.encode() in data]


@FILLINGS
@pytest.mark.rule("HSE-STO-3")
def test_a_page_of_tables_holds_those_in_it(path: Path, filling: bytes) -> None:
    page = middle(path, "tables")
    lost = numbers_in(path, page)
    assert 0 < len(lost) < 20
    overwrite(path, page, filling)
    with small_house(path.parent) as house:
        for number in lost:
            assert house.about(code_of(number)) == (409, "table.damaged")
            assert house.about(watch_of(number)) == (409, "table.damaged")
        for number in (1, lost[0] - 1, lost[-1] + 1, TABLES):
            assert house.about(code_of(number)) == (200, "gathering")
        assert len(house.listed()) == 200
        assert house.about("NOSUCH")[0] == 404
        assert {line["number"] for line in house.logged("held")} == set(lost)
    checked = store_admin.check_store(path)
    assert [code for code, _ in checked.damaged] == [code_of(number) for number in lost]
    assert checked.file


@FILLINGS
@pytest.mark.rule("HSE-STO-3")
def test_a_list_goes_around_a_page_in_its_middle(path: Path, filling: bytes) -> None:
    """The page with the latest tables is among those that a start and the front page read."""
    page = leaves_of(path, "tables")[-2]
    lost = numbers_in(path, page)
    change(path, "UPDATE tables SET phase = 'playing' WHERE number > ?", TABLES - 100)
    overwrite(path, page, filling)
    with small_house(path.parent) as house:
        listed = house.listed()
        assert len(listed) == 200
        assert not {code_of(number) for number in lost} & set(listed)
        assert house.about(code_of(TABLES)) == (200, "gathering")
        line = house.logged("damaged")[0]
        assert (line["look"], line["store"]) == ("kartki check-store", str(path))


@pytest.mark.rule("HSE-STO-3")
def test_damage_where_nobody_comes_is_told_after_the_start(path: Path) -> None:
    overwrite(path, middle(path, "chat"))
    with small_house(path.parent) as house:
        until = time.monotonic() + PATIENCE
        while not house.logged("damaged"):
            assert time.monotonic() < until
            time.sleep(0.01)
        (line,) = house.logged("damaged")
        assert (line["level"], line["look"]) == ("error", "kartki check-store")


def test_a_whole_store_is_told_to_be_damaged_by_nobody(path: Path) -> None:
    with small_house(path.parent) as house:
        assert house.client.portal is not None
        house.client.portal.call(house.server.store.look_for_damage)
        assert house.logged("damaged") == []


@FILLINGS
@pytest.mark.parametrize(
    "index", ["sqlite_autoindex_tables_1", "sqlite_autoindex_tables_2", "tables_by_phase"]
)
@pytest.mark.parametrize("where", [middle, root_of], ids=["leaf", "root"])
@pytest.mark.rule("HSE-STO-3")
def test_without_an_index_every_table_is_found(
    path: Path, index: str, where: Callable[[Path, str], int], filling: bytes
) -> None:
    overwrite(path, where(path, index), filling)
    with small_house(path.parent) as house:
        for number in range(1, TABLES + 1, 3):  # each once: a table in memory needs no index
            code = code_of(number) if number % 2 else watch_of(number)
            assert house.about(code) == (200, "gathering")
        assert house.about("NOSUCH") == (404, "table.unknown")
        assert len(house.listed()) == 200
        assert house.client.portal is not None
        assert house.client.portal.call(house.server.store.open_tables) == TABLES


@FILLINGS
@pytest.mark.rule("HSE-STO-3")
def test_a_page_of_chat_holds_the_table_that_it_belongs_to(path: Path, filling: bytes) -> None:
    overwrite(path, middle(path, "chat"), filling)
    with small_house(path.parent) as house:
        assert house.about(code_of(LONG)) == (409, "table.damaged")
        for number in (1, LONG - 1, LONG + 1, TABLES):
            assert house.about(code_of(number)) == (200, "gathering")
    ((code, fault),) = store_admin.check_store(path).damaged
    assert (code, fault.code) == (code_of(LONG), "stored.page")


async def written(path: Path, numbers: list[int]) -> list[BaseException | None]:
    """A document and a long line of each of these tables, in groups as on a busy evening."""
    store = SqliteStore(path)
    try:
        return await asyncio.gather(
            *[
                store.write(
                    [
                        PutRoom(n, document("New"), "gathering", True, 9000 + n),
                        Append(n, 1, "a plays " * 40, "g", "c", 1),
                    ]
                )
                for n in numbers
            ],
            return_exceptions=True,
        )
    finally:
        await store.close()


@FILLINGS
@pytest.mark.rule("HSE-STO-1", "HSE-STO-3")
def test_the_others_are_written(path: Path, filling: bytes) -> None:
    """A table in the bad page is refused; no other one is, though they share a group with it."""
    page = middle(path, "tables")
    lost = set(numbers_in(path, page))
    overwrite(path, page, filling)
    numbers = list(range(1, TABLES + 1))
    answers = asyncio.run(written(path, numbers))
    refused = {n for n, answer in zip(numbers, answers, strict=True) if answer is not None}
    assert refused == lost
    assert {type(answer) for answer in answers if answer is not None} == {StoreTrouble}
    assert {n for (n,) in read(path, "SELECT DISTINCT number FROM log")} == set(numbers) - lost


@FILLINGS
@pytest.mark.rule("HSE-STO-3")
def test_free_pages_that_are_damaged_stop_nobody(path: Path, filling: bytes) -> None:
    """Everybody who needs a new page would meet them."""
    free = int.from_bytes(path.read_bytes()[32:36])
    assert free
    overwrite(path, free, filling)
    before = read(path, "SELECT * FROM chat")
    answers = asyncio.run(written(path, list(range(1, TABLES + 1))))
    assert set(answers) == {None}
    assert read(path, "SELECT count(*) FROM log") == [(TABLES,)]
    assert read(path, "SELECT * FROM chat") == before
    with closing(sqlite3.connect(path)) as db:
        assert damage_of(db) == ""


@FILLINGS
@pytest.mark.parametrize("where", [lambda _, __: 1, root_of], ids=["first page", "all tables"])
def test_where_nothing_can_be_read_the_start_says_so(
    path: Path, where: Callable[[Path, str], int], filling: bytes
) -> None:
    overwrite(path, where(path, "tables"), filling)
    before = path.read_bytes()
    for _ in range(2):  # the lock is given back
        with pytest.raises(WrongStore) as refused:
            SqliteStore(path)
        assert (refused.value.code, refused.value.path) == ("store.damaged", path)
    assert path.read_bytes() == before


# copies


@FILLINGS
def test_a_copy_of_a_damaged_store_is_whole(path: Path, filling: bytes, tmp_path: Path) -> None:
    """An index is made anew; of the tables only what cannot be read is missing, by name."""
    page = middle(path, "tables")
    lost = numbers_in(path, page)
    rows = "SELECT * FROM tables WHERE number NOT BETWEEN ? AND ?"
    chat = "SELECT * FROM chat"
    before = read(path, rows, lost[0], lost[-1]), read(path, chat)
    overwrite(path, page, filling)
    overwrite(path, middle(path, "tables_by_phase"), filling)
    target = tmp_path / "copy.db"
    copied = copying.backup(path, target)
    assert (copied.tables, copied.lost) == (TABLES - len(lost), [code_of(n) for n in lost])
    assert copied.damage
    assert (read(target, rows, 0, 0), read(target, chat)) == before
    with closing(sqlite3.connect(target)) as db:
        assert damage_of(db) == ""
    assert set(asyncio.run(written(target, [1, TABLES]))) == {None}


def test_the_number_of_a_table_that_is_missing_is_not_given_again(
    path: Path, tmp_path: Path
) -> None:
    """It may come back from an older copy, by its number."""
    overwrite(path, leaves_of(path, "tables")[-1])
    target = tmp_path / "copy.db"
    assert copying.backup(path, target).lost
    change(
        target,
        "INSERT INTO tables (code, watch, request, made, changed, phase, public, room, secret, box)"
        " VALUES ('NEW', 'NEWW', 'new', 1, 1, 'gathering', 1, x'', x'', '')",
    )
    assert read(target, "SELECT number FROM tables WHERE code = 'NEW'") == [(TABLES + 1,)]
