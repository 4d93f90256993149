"""One bad row among thousands: that table is held with its reason, and every other one opens."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import store_admin
from tests.server.damaged import change, code_of, document, read, store_of, watch_of
from tests.server.small_house import SmallHouse, small_house

TABLES = 3000
SECRET = "5ec2e7"  # no line of the log may repeat what is stored


def altered(**fields: Any) -> bytes:
    return json.dumps({**json.loads(document(SECRET)), **fields}).encode()


def room(document: object) -> tuple[str, tuple[object, ...]]:
    return "UPDATE tables SET room = ? WHERE number = ?", (document,)


LOG = "INSERT INTO log VALUES (?2, 1, ?1, 'g', 'c', 1)"
CHAT = "INSERT INTO chat VALUES (?2, 1, ?1, 'n', 't', '', 'g', 'c', 1, 0)"
# what is done to a row, and the code that the log tells of it
BAD: dict[str, tuple[tuple[str, tuple[object, ...]], str]] = {
    "no JSON": (room(b'{"game": ' + SECRET.encode()), "stored.room"),
    "empty": (room(b""), "stored.room"),
    "wrong types": (room(altered(seats=SECRET)), "stored.room"),
    "a field is missing": (room(b'{"game": "kolejka"}'), "stored.room"),
    "no number": (room(altered(seats=[{"nonce": "xyz"}, {}])), "stored.room"),
    "a phase that is not": (room(altered(phase="playing")), "stored.room"),
    "no game": (room(altered(game="chess")), "stored.game"),
    "no seats": (room(altered(seats=[])), "stored.seats"),
    "text for bytes": (room(document().decode()), "stored.row"),
    "number for bytes": (room(17), "stored.row"),
    "no UTF-8": (
        ("UPDATE tables SET box = CAST(? AS TEXT) WHERE number = ?", (b"\xff" + SECRET.encode(),)),
        "stored.text",
    ),
    "bytes for text": (("UPDATE tables SET head = ? WHERE number = ?", (b"\x00",)), "stored.row"),
    "no watch code": (
        ("UPDATE tables SET watch = ? WHERE number = ?", ("../../x",)),
        "stored.row",
    ),
    "a head that is none": (
        ("UPDATE tables SET head = ? WHERE number = ?", (SECRET,)),
        "stored.room",
    ),
    "a line of bytes": ((LOG, (b"\x00",)), "stored.row"),
    "a seat of text": ((CHAT, (SECRET,)), "stored.row"),
}
NUMBERS = {name: TABLES - 5 * at for at, name in enumerate(BAD)}  # among those that are listed


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every row above is bad, and all of them are loaded at a start."""
    path = store_of(tmp_path_factory.mktemp("spoilt"), TABLES)
    for name, number in NUMBERS.items():
        statement, values = BAD[name][0]
        change(path, statement, *values, number)
        change(path, "UPDATE tables SET phase = 'playing' WHERE number = ?", number)
    return path


@pytest.fixture
def data(spoilt: Path, tmp_path: Path) -> Path:
    shutil.copy(spoilt, tmp_path / STORE_NAME)
    return tmp_path


@pytest.mark.rule("HSE-STO-3")
def test_each_bad_row_is_held_and_told_once(data: Path) -> None:
    with small_house(data) as house:
        for name, number in NUMBERS.items():
            for _ in range(2):
                assert house.about(code_of(number)) == (409, "table.damaged"), name
            assert_shut(house, code_of(number))
        held = {line["table"]: line for line in house.logged("held")}
        assert len(house.logged("held")) == len(BAD)
        for name, number in NUMBERS.items():
            assert held[code_of(number)]["code"] == BAD[name][1], name
        assert SECRET not in house.whole_log
        assert "Traceback" not in house.whole_log


def assert_shut(house: SmallHouse, code: str) -> None:
    told, closed = house.enter(code)
    assert (told["t"], told["code"], told["close"]) == ("fault", "table.damaged", True)
    assert closed == 4409
    for part in ("record", "frames"):
        assert house.about(f"{code}/{part}") == (409, "table.damaged")


@pytest.mark.rule("HSE-STO-3")
def test_every_other_table_opens_and_is_listed(data: Path) -> None:
    with small_house(data) as house:
        for number in (1, 2, TABLES // 2, TABLES - 1, TABLES - 4):
            assert house.about(code_of(number)) == (200, "gathering")
            assert house.enter(watch_of(number))[0]["t"] == "welcome"
        listed = house.listed()
        assert code_of(TABLES - 1) in listed
        assert len(listed) > 150
        for name in ("no JSON", "empty", "wrong types", "no game", "number for bytes"):
            assert code_of(NUMBERS[name]) not in listed
        body = {"id": "x1", "game": "kolejka", "seats": 3, "key": "k" * 30}
        assert house.client.post("/api/tables", json=body).status_code == 201


@pytest.mark.rule("HSE-STO-3")
def test_a_mended_row_opens_with_nothing_lost(data: Path) -> None:
    """While the server runs, and nothing of the bad row was touched meanwhile."""
    path, number = data / STORE_NAME, NUMBERS["no JSON"]
    before = read(path, "SELECT * FROM tables WHERE number = ?", number)
    with small_house(data) as house:
        assert house.about(code_of(number)) == (409, "table.damaged")
        assert read(path, "SELECT * FROM tables WHERE number = ?", number) == before
        change(path, "UPDATE tables SET room = ? WHERE number = ?", document("Ania"), number)
        assert house.about(code_of(number)) == (200, "gathering")
        told, _ = house.enter(code_of(number))
        assert told["room"]["seats"][0]["name"] == "Ania"


@pytest.mark.rule("HSE-STO-3")
def test_the_check_names_every_bad_row_and_goes_on(data: Path) -> None:
    checked = store_admin.check_store(data / STORE_NAME)
    found = {code: fault.code for code, fault in checked.damaged}
    assert found == {code_of(number): BAD[name][1] for name, number in NUMBERS.items()}
    assert (checked.broken, checked.file) == ([], "")


@pytest.mark.rule("HSE-STO-3")
@pytest.mark.parametrize(
    ("column", "value"), [("changed", "soon"), ("phase", b"?"), ("public", "?")]
)
def test_the_check_names_what_only_lists_need(tmp_path: Path, column: str, value: object) -> None:
    """Such a table can be played, but retention could not tell its age."""
    path = store_of(tmp_path, 5)
    change(path, f"UPDATE tables SET {column} = ? WHERE number = 3", value)
    checked = store_admin.check_store(path)
    ((code, fault),) = checked.damaged
    assert (code, fault.code, fault.found) == (code_of(3), "stored.row", f"tables.{column}")
