"""A play of which something is lost is held, while it is on the table and after a start."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import store_admin
from kartki.server.store.interface import StoreTrouble, Write
from tests.server.damaged import change, read
from tests.server.small_house import SmallHouse, small_house

KEYS = ("k" * 30, "l" * 30)


class Person:
    """A socket of the small house."""

    def __init__(self, house: SmallHouse, stack: ExitStack, code: str, key: str) -> None:
        self._socket = stack.enter_context(house.client.websocket_connect("/ws"))
        self._socket.send_json({"t": "hello", "table": code, "key": key, "last": -1})
        self.told: dict[str, Any] = {}
        self._ids = 0
        self.until(lambda message: bool(message["t"] == "welcome"))

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = self._socket.receive_json()
            if message["t"] in ("welcome", "told"):
                self.told = message
            if wanted(message):
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._ids += 1
        number = f"{kind}-{self._ids}"
        seen = max(self.told.get("n", 0), 0)
        self._socket.send_json({"t": kind, "id": number, "seen": seen, **fields})
        return self.until(lambda message: bool(message.get("id") == number))

    def act(self) -> dict[str, Any]:
        legal = self.told["ask"]["legal"]
        return self.ask("act", move=legal[0]["move"])


def begun(house: SmallHouse, stack: ExitStack) -> tuple[str, Person]:
    """A game of two, and the one who has acted and is to act again."""
    body = {"id": "x1", "game": "ration_board", "seats": 2, "key": KEYS[0], "pace": "days"}
    code = str(house.client.post("/api/tables", json=body).json()["code"])
    people = [Person(house, stack, code, key) for key in KEYS]
    for seat, person in enumerate(people):
        assert person.ask("sit", seat=seat, name=f"P{seat}")["t"] == "done"
    assert people[0].ask("start")["t"] == "done"
    actor = next(person for person in people if _waits_for(person))
    assert actor.act()["t"] == "done"
    return code, actor


def _waits_for(person: Person) -> bool:
    if person.told["t"] != "told":  # it may have come before the answer to `start`
        person.until(lambda message: bool(message["t"] == "told"))
    return bool(person.told["ask"]["legal"])


@pytest.mark.rule("HSE-STO-3")
def test_a_play_that_can_not_be_read_again_is_held_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write fails, and what the disk has instead makes no sense: nothing is told of it."""
    path = tmp_path / STORE_NAME
    with small_house(tmp_path) as house, ExitStack() as stack:
        code, actor = begun(house, stack)
        store, write = house.server.store, house.server.store.write
        ((room,),) = read(path, "SELECT room FROM tables")

        async def failing(changes: list[Write]) -> None:
            monkeypatch.setattr(store, "write", write)
            change(path, "UPDATE tables SET room = x'7b'")
            raise StoreTrouble("store.broken", "disk I/O error")

        monkeypatch.setattr(store, "write", failing)
        answers = [actor.act() for _ in range(3)]
        assert [(one["code"], one["rule"]) for one in answers] == [
            ("store.broken", "HSE-STO-1"),
            ("table.damaged", "HSE-STO-3"),
            ("table.damaged", "HSE-STO-3"),
        ]
        assert house.enter(code) == (
            {"t": "fault", "code": "table.damaged", "facts": {}, "close": True},
            4409,
        )
        change(path, "UPDATE tables SET room = ?", room)
        assert actor.act()["t"] == "done"


LOSSES = {
    "a line in the middle": ("DELETE FROM log WHERE n = (SELECT min(n) FROM log)", "stored.lines"),
    "a seat": (
        "UPDATE tables SET room = CAST(json_remove(CAST(room AS TEXT), '$.seats[1]') AS BLOB)",
        "stored.seats",
    ),
    "the head": ("UPDATE tables SET head = ''", "stored.room"),
}


@pytest.mark.parametrize(("loss", "fault"), LOSSES.values(), ids=list(LOSSES))
@pytest.mark.rule("HSE-STO-3")
def test_a_play_that_lacks_something_is_held(loss: str, fault: str, tmp_path: Path) -> None:
    with small_house(tmp_path) as house, ExitStack() as stack:
        code, actor = begun(house, stack)
        assert actor.act()["t"] == "done"
    change(tmp_path / STORE_NAME, loss)
    with small_house(tmp_path) as house:
        assert house.about(code) == (409, "table.damaged")
        assert [(line["table"], line["code"]) for line in house.logged("held")] == [(code, fault)]
    checked = store_admin.check_store(tmp_path / STORE_NAME)
    assert [(one, found.code) for one, found in checked.damaged] == [(code, fault)]


@pytest.mark.rule("HSE-STO-3")
def test_what_nobody_has_thought_of_holds_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong when a room is made of what is stored, the start goes on."""
    with small_house(tmp_path) as house, ExitStack() as stack:
        code, _ = begun(house, stack)

    def broken(*_: object) -> None:
        raise KeyError("what is stored")

    monkeypatch.setattr("kartki.server.room.play_log.opened", broken)
    with small_house(tmp_path) as house:
        assert house.about(code) == (409, "table.damaged")
        (line,) = house.logged("held")
        assert (line["code"], line["found"].split()[0]) == ("stored.odd", "KeyError")
        assert "what is stored" not in house.whole_log
        monkeypatch.undo()
        assert house.about(code) == (200, "playing")
