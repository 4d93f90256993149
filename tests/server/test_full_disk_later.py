"""What would have come by itself while the disk was full comes by itself when there is room.

By a clock that the test moves: nothing comes before the disk is full.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from tests.server.around import wired
from tests.server.client import Client, Message, seated_table
from tests.server.crashing import HURRY
from tests.server.disks import Disk, stored
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import Clock
from tests.server.running import Running, started


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Disk]:
    """So little room is left that SQLite cannot write, but the log can be."""
    server = by_moved_clock(tmp_path_factory.mktemp("later"))
    with started(server, *HURRY):
        yield Disk(server, 3000)
        assert "Traceback" not in server.log.read_text()


@asynccontextmanager
async def spoiled(disk: Disk, code: str) -> AsyncIterator[None]:
    """Until it is seen in the log that this table has found no room."""
    before = failures(disk.server, code)
    disk.spoil()
    try:
        yield
        await Clock(disk.server).until(fails_again(disk.server, code, before))
    finally:
        disk.mend()


async def fails_again(server: Running, code: str, before: int) -> None:
    while failures(server, code) == before:
        await asyncio.sleep(0.05)


def failures(server: Running, code: str) -> int:
    return server.log.read_text().count(f"error store table={code} code=store.full")


async def acted(client: Client, move: str) -> None:
    answer = await client.ask("act", move=move)
    assert answer["t"] == "done", answer


async def until_turn(client: Client) -> None:
    while not client.legal():
        await client.receive()


@wired
async def test_a_bot_goes_on(disk: Disk) -> None:
    manners = {"bot_delay": 300}
    code, (me,) = await seated_table(disk.server, "kolejka", 3, 1, pace="days", manners=manners)
    await Clock(disk.server).until(until_turn(me))
    while me.legal():
        await acted(me, me.legal()[0])
    n = me.seen
    async with spoiled(disk, code):
        pass
    await Clock(disk.server).until(me.until_number(n + 1))
    assert me.told[-1]["lines"][0][0] in "bc"
    assert stored(disk, code) >= n + 1


@wired
async def test_the_top_falls(disk: Disk) -> None:
    code, clients = await seated_table(disk.server, "reglamentacja", 3, 3, pace="live")
    while (spinner := having(clients, "spins 0")) is None:
        await one_act(clients)
    await acted(spinner, "spins 20")
    n = spinner.seen
    async with spoiled(disk, code):
        assert (await Client.enter(disk.server, code, "")).last["spun"] >= 0
    await Clock(disk.server).until(spinner.until_number(n + 1))
    assert spinner.told[-1]["lines"][0] == "~ the top falls"


def having(clients: list[Client], move: str) -> Client | None:
    return next((client for client in clients if move in client.legal()), None)


async def one_act(clients: list[Client]) -> None:
    """Whoever has the turn does the first thing that is legal, and all hear of it."""
    client = next(client for client in clients if client.legal())
    await acted(client, client.legal()[0])
    for other in clients:
        await other.until_number(client.seen)


@wired
async def test_a_bot_stands_in(disk: Disk) -> None:
    manners = {"bot_delay": 0, "decision_seconds": 1}
    code, clients = await seated_table(disk.server, "ration_board", 2, 2, manners=manners)
    n = clients[0].seen
    async with spoiled(disk, code):
        pass
    told = await told_after(disk.server, clients[0], n)
    assert told["events"][0]["code"] == "played_by_bot"


async def told_after(server: Running, client: Client, n: int) -> Message:
    await Clock(server).until(client.until_number(n + 1))
    return next(told for told in client.told if told["n"] > n)


@wired
async def test_a_rematch_is_refused_and_made_later(disk: Disk) -> None:
    """It needs a new table, too."""
    code, clients = await seated_table(disk.server, "ration_board", 2, 2, pace="days")
    while clients[0].room["phase"] != "over":
        if any(client.legal() for client in clients):
            await one_act(clients)
        else:
            await clients[0].receive()
    host = clients[0]
    bare = Disk(disk.server)  # no room at all: SQLite may still have some of its own
    bare.spoil()
    try:
        answer = await host.ask("rematch", id="rematch")
        assert (answer["t"], answer.get("code")) == ("refused", "store.full"), answer
    finally:
        bare.mend()
    assert (await host.ask("rematch", id="rematch"))["t"] == "done"
    assert host.room["rematch"] not in ("", code)
