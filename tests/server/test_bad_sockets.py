"""Sockets that flood or do not read, in thousands or from elsewhere: nobody else notices."""

import asyncio
import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from tests.server.around import FAST, act, closed, done, told_room, trouble, two, wired
from tests.server.client import Client, new_table
from tests.server.faulty_server import by_moved_clock
from tests.server.lost import lost
from tests.server.moved_clock import Clock
from tests.server.running import Running, running, started
from tests.server.strangers import (
    PING,
    SMALL,
    Raw,
    close_code,
    frame,
    lines_open,
    meanwhile,
    memory,
    request,
)

OUTBOX = 1_000_000
UNDER_WAY = 4_500_000  # bytes: more than a computer keeps for a peer that does not read
ROOMY = ("--outbox-bytes", str(2 * UNDER_WAY))
ADDRESS_LIMIT = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    options = ("--outbox-bytes", str(OUTBOX), "--sockets-per-address", str(ADDRESS_LIMIT))
    with running(tmp_path_factory.mktemp("sockets"), *FAST, *options, "--trust-proxy") as server:
        before = memory(server)
        yield server
        assert trouble(server) == []
        assert memory(server) - before < 60


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Waits two seconds for an answer to a ping, or for the rest of a request.

    They pass as the tests say, so that nobody who behaves well is ever late.
    """
    server = by_moved_clock(tmp_path_factory.mktemp("impatient"))
    with started(server, *FAST, *ROOMY, "--ping-seconds", "2"):
        yield server
        assert trouble(server) == []


async def lazy(server: Running) -> tuple[Raw, list[Client]]:
    """One of two players has a window that does not read, and no other."""
    ania, bogdan = players = await two(server)
    while ania.last["ask"]["back"] != "ask":
        await act(players)
    raw = await Raw.shake_hands(server)
    raw.say({"t": "hello", "table": ania.room["code"], "key": bogdan.key})
    await raw.reader.readuntil(b'"welcome"')
    await bogdan.close()
    return raw, players


async def talk(client: Client, most: int) -> None:
    """Have everybody at the table told so many bytes: whoever asks to take back asks all."""
    times = most // len(json.dumps(client.room)) + 1
    for number in range(times):
        await client.send({"t": "take_back", "id": f"b{number}", "seen": client.seen})
    while not client.others or client.others[-1].get("id") != f"b{times - 1}":
        await client.receive()
    assert client.others[-1]["t"] == "done"


async def ask_for(raw: Raw, other: Client, most: int) -> None:
    """A lazy one asks for what was said again and again, and reads none of it."""
    for _ in range(25):
        done(await other.ask("chat", text="😀" * 500))
    answer = len(json.dumps(await other.ask("history"), ensure_ascii=False).encode())
    for number in range(most // answer + 1):
        raw.say({"t": "history", "id": f"h{number}", "seen": 0})
    await raw.writer.drain()


@wired
async def test_who_does_not_read_is_let_go_when_the_outbox_is_full(server: Running) -> None:
    async with meanwhile(server):
        raw, (ania, _) = await lazy(server)
        await ask_for(raw, ania, UNDER_WAY // 2)
        await talk(ania, UNDER_WAY // 2 + OUTBOX)
        assert close_code(await raw.until_closed()) == 4008
        await lost(server, "slow", 1)
        await told_room(ania, lambda room: not room["seats"][1]["here"])


@wired
async def test_who_never_reads_is_cut_off_and_counts_as_gone(impatient: Running) -> None:
    async with meanwhile(impatient):
        raw, (ania, _) = await lazy(impatient)
        await ask_for(raw, ania, UNDER_WAY)
        gone = told_room(ania, lambda room: not room["seats"][1]["here"])
        await Clock(impatient).until(gone)
        await lost(impatient, "silent", 1)
        raw.cut()


@wired
async def test_who_was_closed_and_never_reads_leaves_nothing_behind(server: Running) -> None:
    """Closed for what they said, and deaf to it: there is no polite end."""
    async with meanwhile(server):
        raws = [await lazy(server) for _ in range(3)]
        before = lines_open(server) - len(raws)
        for raw, (ania, _) in raws:
            await ask_for(raw, ania, UNDER_WAY)
        await let_go(server, before)


@wired
async def test_nor_does_who_asks_for_pages_and_never_reads_them(impatient: Running) -> None:
    async with meanwhile(impatient):
        before = lines_open(impatient)
        page = await asyncio.to_thread(impatient.get, "/api/openapi.json")
        raw = await Raw.connect(impatient)
        asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
        raw.write(asked * (2 * UNDER_WAY // len(page)))
        await raw.reader.readexactly(SMALL)
        assert lines_open(impatient) > before
        await Clock(impatient).until(let_go(impatient, before))


async def let_go(server: Running, lines: int) -> None:
    """Wait until the server holds no more lines than this."""
    while lines_open(server) > lines:
        await asyncio.sleep(0.1)


@wired
async def test_pings_of_who_does_not_read_fill_no_memory(server: Running) -> None:
    before, pings = memory(server), frame(PING, b"p" * 125) * 500
    async with meanwhile(server):
        raw = await Raw.shake_hands(server)
        with pytest.raises(ConnectionError):
            await ping_on(raw, pings, 100_000_000)
        assert memory(server) - before < 30


async def ping_on(raw: Raw, pings: bytes, most: int) -> None:
    for _ in range(most // len(pings)):
        raw.write(pings)
        await raw.writer.drain()


@wired
async def test_thousands_of_sockets_from_one_address(server: Running) -> None:
    """As many as may come are let in; the others are turned away, and others still come."""
    code, _ = await new_table(server, "kolejka", 2)
    async with meanwhile(server):
        crowd = [asyncio.create_task(knock(server, "203.0.113.7")) for _ in range(2000)]
        raws = [raw for raw in await asyncio.gather(*crowd) if raw is not None]
        assert len(raws) == ADDRESS_LIMIT
        assert await knock(server, "203.0.113.7") is None
        assert (await Client.enter(server, code)).room["code"] == code
        for raw in raws:
            raw.cut()
    await let_in_again(server)


async def knock(server: Running, address: str) -> Raw | None:
    """In, or turned away with 403."""
    raw = await Raw.connect(server)
    raw.write(request(server, **{"x-forwarded-for": address}))
    head = await raw.reader.readuntil(b"\r\n\r\n")
    if head.startswith(b"HTTP/1.1 101 "):
        return raw
    assert head.startswith(b"HTTP/1.1 403 "), head
    raw.cut()
    return None


async def let_in_again(server: Running) -> None:
    """Once those who left have been missed."""
    while (raw := await knock(server, "203.0.113.7")) is None:
        await asyncio.sleep(0.05)
    raw.cut()


OTHER_ORIGINS = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://",
]


@wired
async def test_pages_of_other_origins_are_turned_away(server: Running) -> None:
    for origin in [*OTHER_ORIGINS, f"https://127.0.0.1:{server.port}", f"{server.url}.example"]:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(server.ws, origin=websockets.Origin(origin), proxy=None)
        assert refused.value.response.status_code == 403, origin
    own = await websockets.connect(server.ws, origin=websockets.Origin(server.url), proxy=None)
    await own.close()


def test_a_stop_does_not_wait_for_who_does_not_read(tmp_path: Path) -> None:
    with running(tmp_path, *FAST, *ROOMY, "--stop-seconds", "5") as server:
        stop_beside_a_lazy_one(server)
        assert trouble(server) == []


@wired
async def stop_beside_a_lazy_one(server: Running) -> None:
    raw, (ania, _) = await lazy(server)
    half = await Raw.connect(server)
    half.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{")
    await ask_for(raw, ania, UNDER_WAY)
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert await closed(ania) == 1012
    assert ania.others[-1]["t"] == "bye"
    await asyncio.to_thread(server.process.wait, 20)
    server.process = None
