"""Every limit is a setting, and takes effect. Behind a proxy, addresses are what it says."""

import asyncio
import http.client
import json
import secrets
from collections.abc import Iterator

import pytest
import websockets

from tests.server.around import closed, done, trouble, wired
from tests.server.client import Client, Message
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import Clock
from tests.server.running import Running, running, started

LIMITS = {
    "KARTKI_TRUST_PROXY": "true", "KARTKI_SOCKETS_PER_ADDRESS": "3",
    "KARTKI_MESSAGE_BYTES": "8192", "KARTKI_COMMANDS_PER_SECOND": "1", "KARTKI_BURST": "12",
    "KARTKI_WRONG_CODES_PER_MINUTE": "3", "KARTKI_TABLES_PER_ADDRESS_PER_HOUR": "2",
    "KARTKI_OUTBOX_BYTES": "100000", "KARTKI_LOG_FORMAT": "json",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Time passes as the tests say: a minute, an hour and a second are none of the machine's."""
    server = by_moved_clock(tmp_path_factory.mktemp("limits"))
    with started(server, **LIMITS):
        yield server
        assert trouble(server) == []


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house for five sockets and three tables, which believes no header."""
    options = ("--most-sockets", "5", "--most-tables", "3", "--sockets-per-address", "4")
    with running(tmp_path_factory.mktemp("small"), *options, "--log-format", "json") as server:
        yield server
        assert trouble(server) == []


def order(server: Running, address: str, key: str = "k" * 30) -> tuple[int, Message]:
    """Ask for a table from this address."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    body = {"id": secrets.token_hex(8), "game": "kolejka", "seats": 2, "key": key}
    headers = {"content-type": "application/json", "x-forwarded-for": address}
    line.request("POST", "/api/tables", json.dumps(body), headers)
    answer = line.getresponse()
    found: Message = json.loads(answer.read())
    line.close()
    return answer.status, found


async def table(server: Running, address: str) -> str:
    status, made = await asyncio.to_thread(order, server, address)
    assert status == 201, made
    return str(made["code"])


async def connect(server: Running, address: str, peer: str = "127.0.0.1") -> Client:
    """A socket from this address, as a proxy says, that has said nothing yet.

    A line of the address is a header of its own.
    """
    headers = [("X-Forwarded-For", line) for line in address.split("\n")]
    socket = await websockets.connect(
        server.ws, additional_headers=headers, proxy=None, local_addr=(peer, 0)
    )
    return Client(socket, "k" * 30)


async def enter(server: Running, address: str, code: str, key: str = "k" * 30) -> Client:
    client = await connect(server, address)
    await client.send({"t": "hello", "table": code, "key": key})
    await client.until("welcome")
    return client


async def turned_away(server: Running, address: str, peer: str = "127.0.0.1") -> bool:
    try:
        client = await connect(server, address, peer)
    except websockets.InvalidStatus as refused:
        return refused.response.status_code == 403
    await client.close()
    return False


async def until_let_in(server: Running, address: str) -> None:
    while await turned_away(server, address):
        await asyncio.sleep(0.02)


@wired
async def test_sockets_per_address(server: Running) -> None:
    clients = [await connect(server, "192.0.2.1") for _ in range(3)]
    assert await turned_away(server, "192.0.2.1")
    assert not await turned_away(server, "192.0.2.2")
    await clients[0].close()
    await until_let_in(server, "192.0.2.1")


@wired
async def test_a_proxy_that_is_trusted_names_the_last_address(server: Running) -> None:
    """What stands before it in the list is hearsay: whoever connects can write it."""
    clients = [await connect(server, f"192.0.2.{n}, 198.51.100.1") for n in range(3)]
    assert await turned_away(server, "192.0.2.9, 198.51.100.1")
    assert not await turned_away(server, "198.51.100.1, 192.0.2.9")
    for client in clients:
        await client.close()


@wired
async def test_a_proxy_that_adds_a_header_of_its_own_is_heard(server: Running) -> None:
    """Of several headers the last one is the proxy's: the others came with the request."""
    clients = [await connect(server, f"192.0.2.{n}\n198.51.100.2") for n in range(3)]
    assert await turned_away(server, "192.0.2.9, 192.0.2.8\n192.0.2.7, 198.51.100.2")
    assert not await turned_away(server, "198.51.100.2\n192.0.2.9")
    for client in clients:
        await client.close()


@wired
async def test_who_trusts_no_proxy_counts_the_peer_itself(small: Running) -> None:
    clients = [await connect(small, f"192.0.2.{n}") for n in range(4)]
    assert await turned_away(small, "192.0.2.5")
    for client in clients:
        await client.close()
    await until_let_in(small, "")


@wired
async def test_most_sockets(small: Running) -> None:
    """Of the whole house: five, wherever they come from. One address may have four here."""
    clients = [await connect(small, "") for _ in range(3)]
    clients += [await connect(small, "", "127.0.0.2") for _ in range(2)]
    for peer in ("127.0.0.1", "127.0.0.2", "127.0.0.3"):
        assert await turned_away(small, "", peer)
    for client in clients:
        await client.close()
    await until_let_in(small, "")


@wired
async def test_message_bytes(server: Running) -> None:
    code = await table(server, "192.0.2.10")
    client = await enter(server, "192.0.2.10", code)
    text = json.dumps({"t": "rise", "id": "long", "seen": 0})
    await client.socket.send(text.ljust(8192))
    assert (await client.until("refused"))["id"] == "long"
    await client.socket.send(text.ljust(8193))
    assert await closed(client) == 1009


@wired
async def test_commands_per_second_and_burst(server: Running) -> None:
    """Whoever is too quick is held back and loses nothing; nobody else waits for it."""
    code = await table(server, "192.0.2.20")
    client = await enter(server, "192.0.2.20", code)
    other = await enter(server, "192.0.2.20", code)
    for number in range(15):
        await client.send({"t": "rise", "id": f"r{number}", "seen": 0})
    done(await other.ask("sit", seat=0, name="Other"))
    for number in range(12):
        assert (await client.until("refused", "done"))["id"] == f"r{number}"
    for number in range(12, 15):
        await held_back(server, client, other, f"r{number}")


async def held_back(server: Running, client: Client, other: Client, last: str) -> None:
    """This command is answered when a second has passed, and not before."""
    answer = asyncio.create_task(client.until("refused"))
    await Clock(server).moved(0.9)
    await other.ask("rise")
    assert not answer.done()
    await Clock(server).moved(0.11)
    assert (await answer)["id"] == last


@wired
async def test_a_question_that_makes_us_think_costs_more(server: Running) -> None:
    """Ten of twelve."""
    code = await table(server, "192.0.2.20")
    client = await enter(server, "192.0.2.21", code)
    other = await enter(server, "192.0.2.22", code)
    await client.send({"t": "history", "id": "h", "seen": 0})
    for number in range(4):
        await client.send({"t": "rise", "id": f"r{number}", "seen": 0})
    for answered in ("h", "r0", "r1"):
        assert (await client.until("history", "refused"))["id"] == answered
    for number in (2, 3):
        await held_back(server, client, other, f"r{number}")


@wired
async def test_wrong_codes_per_minute(server: Running) -> None:
    code = await table(server, "192.0.2.30")
    assert await hello(server, "192.0.2.30", code) == "welcome"
    for _ in range(3):
        assert await hello(server, "192.0.2.30", "WRONG9") == "hello.table"
    for text in ("WRONG9", code):
        assert await hello(server, "192.0.2.30", text) == "hello.too_many"
        assert await hello(server, "192.0.2.30", text, "x" * 30) == "hello.too_many"
    assert await hello(server, "192.0.2.31", code) == "welcome"


@wired
async def test_who_guesses_locks_no_class_out(server: Running) -> None:
    """Those who were at the table, or have opened it, come back from the same address."""
    code = await table(server, "192.0.2.35")
    player = await enter(server, "192.0.2.35", code, "p" * 30)
    done(await player.ask("sit", seat=0, name="Player"))
    stranger = await enter(server, "192.0.2.36", code, "s" * 30)
    done(await stranger.ask("sit", seat=1, name="Stranger"))
    for _ in range(3):
        assert await hello(server, "192.0.2.35", "WRONG9") == "hello.table"
    assert await hello(server, "192.0.2.35", code) == "hello.too_many"
    assert await hello(server, "192.0.2.35", code, "s" * 30) == "hello.too_many"
    for key in ("p" * 30, "k" * 30):
        assert await hello(server, "192.0.2.35", code, key) == "welcome"
        assert await hello(server, "192.0.2.35", "WRONG9", key) == "hello.too_many"


async def hello(server: Running, address: str, code: str, key: str = "") -> str:
    """What comes of it: a welcome, or the code of a fault."""
    client = await connect(server, address)
    await client.send({"t": "hello", "table": code, "key": key})
    answer = await client.until("welcome", "fault")
    if answer["t"] == "fault":
        assert await closed(client) == (4429 if answer["code"] == "hello.too_many" else 4404)
    await client.close()
    return str(answer.get("code", answer["t"]))


@wired
async def test_tables_per_address_per_hour(server: Running) -> None:
    for _ in range(2):
        await table(server, "192.0.2.40")
    status, refusal = await asyncio.to_thread(order, server, "192.0.2.40")
    assert (status, refusal["code"]) == (429, "table.too_often")
    await table(server, "192.0.2.41")


@wired
async def test_most_tables(small: Running) -> None:
    for _ in range(3):
        await table(small, "")
    status, refusal = await asyncio.to_thread(order, small, "")
    assert (status, refusal["code"]) == (409, "table.too_many")


@wired
async def test_an_answer_longer_than_the_outbox_reaches_who_reads(server: Running) -> None:
    """The outbox is for what piles up: one long answer is no pile."""
    code = await table(server, "192.0.2.50")
    texts = 0
    while texts < 60:
        host = await enter(server, f"192.0.2.{51 + texts // 9}", code)
        if host.you["seat"] < 0:
            done(await host.ask("sit", seat=0, name="Host"))
        for _ in range(9):
            done(await host.ask("chat", text="😀" * 500))
            texts += 1
        await host.close()
    reader = await enter(server, "192.0.2.60", code)
    answer = await reader.ask("history")
    assert len(json.dumps(answer, ensure_ascii=False).encode()) > 100_000
