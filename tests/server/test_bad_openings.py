"""How a connection begins, or does not: half a request, no hello, a line that breaks off."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest
import websockets

from tests.server.around import FAST, closed, told_room, trouble, two, wired
from tests.server.client import Client, Message, new_table
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import Clock
from tests.server.running import Running, started
from tests.server.strangers import Raw, frame, lines_open, meanwhile, request


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Waits two seconds for an answer to a ping, or for the rest of a request.

    They pass as the tests say, so that nobody who behaves well is ever late.
    """
    server = by_moved_clock(tmp_path_factory.mktemp("openings"))
    with started(server, *FAST, "--ping-seconds", "2"):
        yield server
        assert trouble(server) == []


FIRST: dict[str, tuple[str, int]] = {
    '{"t":"history","id":"a","seen":0}': ("hello.missing", 4400),
    '{"t":"pong","k":1}': ("hello.missing", 4400),
    "nonsense": ("message.malformed", 4400),
    '{"t":"hello"}': ("message.malformed", 4400),
    '{"t":"hello","table":"' + "A" * 17 + '"}': ("message.malformed", 4400),
    '{"t":"hello","table":"ABCDEF","key":"short"}': ("message.malformed", 4400),
    '{"t":"hello","table":"ABCDEF","key":"' + "ä" * 30 + '"}': ("message.malformed", 4400),
    '{"t":"hello","table":"ABCDEF","last":-2}': ("message.malformed", 4400),
    '{"t":"hello","table":"' + "[" * 30_000 + '"}': ("message.malformed", 4400),
    '{"a":' + "[" * 30_000 + "}": ("message.malformed", 4400),
    '{"t":"hello","table":"ABCDEF","v":1}': ("hello.version", 4426),
    '{"t":"hello","table":"ABCDEF","v":3}': ("hello.version", 4426),
    '{"t":"hello","table":"ABCDEF","v":' + "9" * 400 + "}": ("hello.version", 4426),
    '{"t":"hello","table":"ABCDEF"}': ("hello.table", 4404),
    '{"t":"hello","table":"   "}': ("hello.table", 4404),
    '{"t":"hello","table":"\u0130\u00df\u216b"}': ("hello.table", 4404),
    '{"t":"hello","table":"\' OR 1=1 --"}': ("hello.table", 4404),
}


@wired
async def test_the_first_message_says_who_or_it_is_the_last(server: Running) -> None:
    async with meanwhile(server):
        for data, (code, close) in FIRST.items():
            client = Client(await websockets.connect(server.ws, proxy=None), "")
            await client.socket.send(data)
            assert await closed(client) == close, data
            (fault,) = client.others
            assert (fault["t"], fault["code"], fault["close"]) == ("fault", code, True)


@wired
async def test_hello_is_said_once(server: Running) -> None:
    ania, bogdan = await two(server)
    again = {"t": "hello", "table": ania.room["code"], "key": bogdan.key}
    await ania.send(again)
    fault = await ania.until("fault")
    assert fault == {"t": "fault", "code": "hello.twice", "facts": {}, "close": False}
    assert (await ania.ask("history"))["t"] == "history"
    assert ania.you["seat"] == 0


@wired
async def test_who_never_says_hello_is_closed(server: Running) -> None:
    async with meanwhile(server):
        client = Client(await websockets.connect(server.ws, proxy=None), "")
        assert await Clock(server).until(closed(client)) == 4400
        assert [message.get("code") for message in client.others] == ["hello.missing"]


HALVES = [
    b"", b"G", b"GET /ws HTTP/1.1\r\n",
    b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{",
    b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /heal",
]  # fmt: skip


@pytest.mark.parametrize("half", HALVES)
@wired
async def test_a_request_that_does_not_come_is_not_waited_for(server: Running, half: bytes) -> None:
    async with meanwhile(server):
        raw = await Raw.connect(server)
        raw.write(half)
        await Clock(server).until(raw.until_closed())


@wired
async def test_nor_one_that_comes_a_letter_at_a_time(server: Running) -> None:
    """All the time something comes, and it is never all."""
    async with meanwhile(server):
        raw = await Raw.connect(server)
        ended = asyncio.create_task(raw.until_closed())
        raw.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n")
        with contextlib.suppress(ConnectionError):
            while not ended.done():
                raw.write(b"x: y\r\n")
                await Clock(server).moved(0.2)
                await asyncio.wait({ended}, timeout=0.02)
        await ended


ABRUPT: list[Message | bytes] = [
    b"", b"\x81", frame(1, b"{")[:-1], {"t": "hello", "table": "ABCDEF"}, frame(8, b""),
    frame(8, b"\x03"), frame(8, b"\x00\x00"), frame(8, b"\x03\xe8" + b"\xff"), frame(3, b""),
    frame(0, b"x"), frame(1, b"x", last=False) + frame(1, b"x"), b"\x81\x01x", b"\xff" * 20,
    frame(9, b"x" * 126), b"GET / HTTP/1.1\r\n\r\n",
]  # fmt: skip


@wired
async def test_whoever_vanishes_or_breaks_the_rules_of_the_line_is_forgotten(
    server: Running,
) -> None:
    code, _ = await new_table(server, "kolejka", 2)
    async with meanwhile(server):
        for greeted in (False, True):
            for last in ABRUPT:
                raw = await Raw.shake_hands(server)
                if greeted:
                    raw.say({"t": "hello", "table": code})
                    await raw.reader.readuntil(b'"welcome"')
                raw.write(last) if isinstance(last, bytes) else raw.say(last)
                await raw.writer.drain()
                raw.cut()
        host = await Client.enter(server, code)
        await told_room(host, lambda room: bool(room["watching"] == 1))


def odd_requests(server: Running) -> dict[str, bytes]:
    """An upgrade, but for one thing."""
    good = request(server)
    return {
        "posted": good.replace(b"GET", b"POST", 1).replace(
            b"\r\n", b"\r\ncontent-length: 2\r\n", 1
        ),
        "a long header": request(server, **{"x-long": "x" * 9000}),
        "many headers": request(server, **{f"x-{n}": "x" for n in range(300)}),
        "a long address": good.replace(b"/ws", b"/ws?" + b"x" * 9000, 1),
    }


@wired
async def test_a_request_that_can_not_be_upgraded_is_answered_and_let_go(server: Running) -> None:
    async with meanwhile(server):
        before = lines_open(server)
        for what, asked in odd_requests(server).items():
            raw = await Raw.connect(server)
            raw.write(asked + b"{}")
            got = await Clock(server).until(raw.until_closed())
            assert got.startswith(b"HTTP/1.1 400 "), what
            raw.cut()
        while lines_open(server) > before:
            await asyncio.sleep(0.05)
