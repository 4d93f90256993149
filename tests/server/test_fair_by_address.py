"""Frames, records, histories and hints: who asks a hundred times makes nobody else wait for it."""

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any, Final, final

import pytest

from kartki.server.api import replays, verification
from kartki.server.api.context import VERIFYING_EACH, ApiCall
from kartki.server.api.problems import Refused
from kartki.server.api.verify_process import Found
from kartki.server.commands import history
from kartki.server.room.services import REPLAYS_EACH
from kartki.server.thinking.protocol import Request, Thought
from tests.server.around import wired
from tests.server.in_process import KEY, House, Line

MANY = "198.51.100.1"  # asks again and again
ONE = "203.0.113.1"
OTHER = "p" * 30
FAST = {"commands_per_second": 10_000, "burst": 100_000}


async def calm(what: Callable[[], bool]) -> None:
    """Wait until it has come about."""
    while not what():
        await asyncio.sleep(0.001)


async def begun(house: House, address: str) -> tuple[str, Line]:
    """A table that has begun, and whose turn it is there; both came from this address."""
    made = await house.table(address=address)
    lines = [house.connect(address=address), house.connect(address=address)]
    for seat, (line, key) in enumerate(zip(lines, (KEY, OTHER), strict=True)):
        line.say({"t": "hello", "table": made["code"], "key": key})
        await line.until("welcome")
        assert (await line.ask("sit", "s", seat=seat, name=f"Player {seat}"))["t"] == "done"
    assert (await lines[0].ask("start", "b"))["t"] == "done"
    table = house.server.lobby.rooms[made["code"]].table
    assert table is not None
    (seat,) = table.game.actors(table.state)
    return made["code"], lines[seat]


@final
class Gate:
    """Threads wait here; whatever becomes of the test, none stays behind."""

    def __init__(self) -> None:
        self._open: Final = threading.Event()

    def wait(self) -> None:
        assert self._open.wait(300)

    def open(self) -> None:
        self._open.set()

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        self.open()


def inside(house: House) -> int:
    return house.server.services.replay_queue._inside.total()


def test_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    served, gate = list[str](), Gate()

    def slow(stored: Any, *_: object) -> bytes:
        served.append(stored.code)
        gate.wait()
        return b"{}"

    monkeypatch.setattr(replays, "frames_of_stored", slow)

    @wired
    async def scene() -> None:
        async with gate:
            await crowd(House(**FAST))

    async def crowd(house: House) -> None:
        codes = [(await begun(house, address))[0] for address in (MANY, ONE)]
        asked = [
            asyncio.create_task(house.fetch(f"/api/tables/{codes[0]}/frames", address=MANY))
            for _ in range(REPLAYS_EACH)
        ]
        await calm(lambda: inside(house) == REPLAYS_EACH)
        status, answer = await house.fetch(f"/api/tables/{codes[0]}/frames", address=MANY)
        assert (status, json.loads(answer)["code"]) == (503, "house.busy")
        asked.append(
            asyncio.create_task(house.fetch(f"/api/tables/{codes[1]}/frames", address=ONE))
        )
        await calm(lambda: inside(house) == REPLAYS_EACH + 1)
        gate.open()
        assert {status for status, _ in await asyncio.gather(*asked)} == {200}
        assert served[:3] == [codes[0], codes[0], codes[1]]
        assert served.count(codes[0]) == REPLAYS_EACH

    scene()


def test_histories(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of players, in many windows; spectators of a table share one replay anyway."""
    served, gate = list[str](), Gate()

    def slow(record: Any, *_: object) -> list[Any]:
        served.append(str(record.head))  # it names the dealer's commitment: no two are the same
        gate.wait()
        return []

    monkeypatch.setattr(history, "history_of_record", slow)

    @wired
    async def scene() -> None:
        async with gate:
            await crowd(House(**FAST))

    async def crowd(house: House) -> None:
        (code, _), (other, line) = [await begun(house, address) for address in (MANY, ONE)]
        windows = [house.connect(address=MANY) for _ in range(20)]
        for window in windows:
            window.say({"t": "hello", "table": code, "key": KEY})
            await window.until("welcome")
            window.say({"t": "history", "id": "h", "seen": 0, "after": 0})
        await calm(lambda: inside(house) == len(windows))
        line.say({"t": "history", "id": "h", "seen": 0, "after": 0})
        await calm(lambda: inside(house) == len(windows) + 1)
        gate.open()
        for one in (line, *windows):
            await one.until("history")
        table = house.server.lobby.rooms[other].table
        assert table is not None
        assert (len(served), served.index(str(table.head()))) == (21, 2)

    scene()


def test_records_to_verify(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []

    @wired
    async def scene() -> None:
        go_on = asyncio.Event()

        async def slow(call: ApiCall, _: bytes) -> Found | Refused:
            served.append(call.address)
            await go_on.wait()
            return Found(code="record.unreadable")

        monkeypatch.setattr(verification, "judge", slow)
        house = House()
        asked = [asyncio.create_task(verify(house, MANY)) for _ in range(VERIFYING_EACH + 3)]
        await calm(lambda: sum(task.done() for task in asked) == 3)
        asked.append(asyncio.create_task(verify(house, ONE)))
        await calm(lambda: house.server.api.verifying._inside[ONE] == 1)
        go_on.set()
        found = await asyncio.gather(*asked)
        assert sorted(found) == [200] * (VERIFYING_EACH + 1) + [503] * 3
        assert served == [MANY, MANY, ONE, *[MANY] * (VERIFYING_EACH - 2)]

    async def verify(house: House, address: str) -> int:
        sent = [(b"host", b"127.0.0.1"), (b"content-type", b"text/plain")]
        status, _ = await house.fetch("/api/verify", "a record", address=address, headers=sent)
        return status

    scene()


@pytest.mark.rule("HSE-HNT-1")
@wired
async def test_hints() -> None:
    """Of five workers four may think about hints, and two of those for one address."""
    house, go_on = House(bot_workers=5, **FAST), asyncio.Event()
    thinking: list[bytes] = []

    async def slow(request: Request) -> Thought:
        thinking.append(request.view)
        await go_on.wait()
        return Thought("passes", 0)

    house.server.worker_pool.think = slow  # type: ignore[method-assign]
    many = [(await begun(house, MANY))[1] for _ in range(5)]
    one = (await begun(house, ONE))[1]
    queue = house.server.services.hint_queue
    for line in many:
        line.say({"t": "hint", "id": "hint", "seen": line.seen})
    await calm(lambda: queue._inside.total() == 5)
    assert (len(thinking), queue._working) == (2, {MANY: 2})
    one.say({"t": "hint", "id": "hint", "seen": one.seen})
    await calm(lambda: len(thinking) == 3)
    assert queue._working == {MANY: 2, ONE: 1}
    go_on.set()
    for line in (*many, one):
        assert (await line.until("hint", "refused"))["id"] == "hint"
    assert len(thinking) == 6
