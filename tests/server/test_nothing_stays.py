"""What has ended is gone at once: nothing waits for the search for garbage, which runs seldom."""

import asyncio
import contextlib
import gc
import io
import json
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, cast
from unittest import mock

import pytest
from starlette.websockets import WebSocket

from kartki.server import app as server_app
from kartki.server.api.context import ApiCall
from kartki.server.app import Server
from kartki.server.net.connection import Connection
from kartki.server.ops.logs import Log
from kartki.server.room.answers import Answers
from kartki.server.room.bot_seats import BotSeats
from kartki.server.room.clock import RoomClock
from kartki.server.room.play_log import PlayLog
from kartki.server.room.room import Room
from kartki.server.room.state import RoomState
from kartki.server.room.time_limits import TimeLimits
from kartki.server.thinking.protocol import Request, Thought, Trouble
from kartki.server.thinking.worker import think
from tests.server.asgi import HERE, Socket, http, lifespan
from tests.server.inner import SETTINGS
from tests.server.inputs import Fetch
from tests.server.memory_store import MemoryStore
from tests.server.thinking_table import GAMES, until

OF_A_SOCKET = (Connection, WebSocket)
OF_A_TABLE = (Room, RoomState, PlayLog, Answers, RoomClock, TimeLimits, BotSeats)
MANY = 5


def alive(*kinds: type) -> dict[str, int]:
    """How many objects of these classes exist that came after the server had started."""
    found = [type(one) for one in gc.get_objects()]
    return {kind.__name__: found.count(kind) for kind in kinds}


def none(*kinds: type) -> dict[str, int]:
    return {kind.__name__: 0 for kind in kinds}


class InPlace:
    """Instead of the workers: bots that think here and at once."""

    async def start(self) -> None:
        """There is nobody to hire."""

    async def stop(self) -> None:
        """There is nobody to dismiss."""

    async def think(self, request: Request) -> Thought | Trouble:
        return think(request, request.limit_ms)


@contextlib.asynccontextmanager
async def house() -> AsyncIterator[Server]:
    """The whole server, with its disk and its bots replaced; garbage is not looked for."""
    with (
        mock.patch.object(server_app, "SqliteStore", return_value=MemoryStore()),
        mock.patch.object(server_app, "WorkerPool", return_value=InPlace()),
        mock.patch.object(server_app, "Log", return_value=Log("error", "text", io.StringIO())),
    ):
        server = Server(SETTINGS)
    async with lifespan(server.app):
        assert not gc.isenabled()
        yield server


class Guest:
    """One socket, and everything that it was told."""

    def __init__(self, server: Server, table: str, key: str) -> None:
        self.told: list[dict[str, Any]] = []
        self._socket = Socket(server.app, self._hear, far=0.0)
        self.say(t="hello", table=table, key=key)

    def _hear(self, data: bytes) -> None:
        if data.startswith(b"{"):
            self.told.append(json.loads(data))

    def say(self, **message: Any) -> None:
        self._socket.say(json.dumps(message))

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        await until(lambda: any(wanted(one) for one in self.told))

    async def done(self, kind: str, **fields: Any) -> None:
        name = secrets.token_hex(4)
        self.say(t=kind, id=name, seen=0, **fields)
        await self.until(lambda one: one.get("id") == name and one["t"] == "done")

    def seen(self) -> int:
        """The last number that it was told."""
        return int(max(one["n"] for one in self.told if "n" in one))

    def leave(self) -> None:
        self._socket.leave()


async def opened(server: Server, game: str, pace: str) -> tuple[str, str]:
    key = secrets.token_urlsafe(32)
    body = {
        "id": secrets.token_hex(8), "game": game, "seats": 3, "key": key, "pace": pace,
        "manners": {"bot_delay": 0, "decision_seconds": 60, "gone_seconds": 60},
    }  # fmt: skip
    asked = Fetch("/api/tables", method="POST", body=json.dumps(body))
    answer = await http(server.app, asked, asked.path)
    return str(json.loads(answer.split(b"\n", 1)[1])["code"]), key


async def played(server: Server, game: str, pace: str) -> None:
    """Somebody plays with two bots for a while, asks for this and that, and leaves."""
    code, key = await opened(server, game, pace)
    guest = Guest(server, code, key)
    await guest.done("sit", seat=0, name="Ania", nonce="0" * 32)
    await guest.done("seat_bot", seat=1)
    await guest.done("seat_bot", seat=2)
    await guest.done("start")
    await guest.done("chat", phrase="hello")
    guest.say(t="history", id="h", seen=0, after=0)
    await guest.until(lambda one: one.get("id") == "h")
    guest.say(t="hint", id="t", seen=guest.seen())
    await guest.until(lambda one: one.get("id") == "t")
    await guest.done("rise")  # from here on bots play all of it, as long as somebody looks on
    room = await server.lobby.room(code)
    assert room is not None
    begun = room.state.play.stored
    await until(lambda: room.state.play.stored > begun + 3)
    guest.leave()


async def put_away(server: Server) -> None:
    """Every table, once nobody is there any more."""
    lobby = server.lobby
    await until(lambda: not any(room.state.connections for room in lobby.rooms.values()))
    for room in list(lobby.rooms.values()):
        lobby.unload(room)  # as `unload_idle` does, which leaves a top that spins alone
    del room
    assert lobby.rooms == {}


def run(work: Callable[[Server], Any]) -> dict[str, int]:
    async def whole() -> dict[str, int]:
        async with house() as server:
            return cast(dict[str, int], await work(server))

    try:
        return asyncio.run(whole())
    finally:
        gc.collect()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pace", ["live", "days"])
def test_a_table_that_is_put_away_leaves_nothing_behind(game: str, pace: str) -> None:
    async def work(server: Server) -> dict[str, int]:
        for _ in range(2):
            await played(server, game, pace)
        assert alive(Room) == {"Room": 2}
        await put_away(server)
        await gone(*OF_A_TABLE)
        return alive(*OF_A_TABLE)

    assert run(work) == none(*OF_A_TABLE)


async def gone(*kinds: type) -> None:
    """Tasks that were cancelled have a few turns of the loop to end in."""
    for _ in range(20):
        if not any(alive(*kinds).values()):
            return
        await asyncio.sleep(0.001)


def test_sockets_that_come_and_go_leave_nothing_behind() -> None:
    async def work(server: Server) -> dict[str, int]:
        code, key = await opened(server, "kolejka", "days")
        for _ in range(MANY):
            guest = Guest(server, code, key)
            await guest.until(lambda one: one["t"] == "welcome")
            guest.leave()
            del guest
        await gone(*OF_A_SOCKET)
        return alive(*OF_A_SOCKET)

    assert run(work) == none(*OF_A_SOCKET)


def test_nor_do_those_that_are_cut_before_they_have_said_who_they_are() -> None:
    async def work(server: Server) -> dict[str, int]:
        for _ in range(MANY):
            socket = Socket(server.app, lambda _: None, far=0.0)
            await until(lambda: server.address_limits.sockets() > 0)
            socket.leave()
            del socket
            await until(lambda: server.address_limits.sockets() == 0)
        await gone(*OF_A_SOCKET)
        return alive(*OF_A_SOCKET)

    assert run(work) == none(*OF_A_SOCKET)


def test_nor_does_a_request_whose_sender_goes_in_the_middle_of_it() -> None:
    async def work(server: Server) -> dict[str, int]:
        for _ in range(MANY):
            await half_a_body(server)
        await gone(ApiCall)
        return alive(ApiCall)

    assert run(work) == none(ApiCall)


async def half_a_body(server: Server) -> None:
    """The first sign of a table that somebody wants to open, and then a broken line."""
    headers = [(b"host", b"test"), (b"content-type", b"application/json")]
    scope = {
        "type": "http", "method": "POST", "path": "/api/tables", "raw_path": b"/api/tables",
        "scheme": "http", "headers": headers, **HERE,
    }  # fmt: skip
    arriving: list[Any] = [{"type": "http.request", "body": b"{", "more_body": True}]
    asked = 0

    async def receive() -> Any:
        nonlocal asked
        asked += 1
        return arriving.pop() if arriving else {"type": "http.disconnect"}

    async def send(_: Any) -> None:
        """There is nobody to hear it."""

    await server.app(scope, receive, send)
    assert asked >= 2  # it was read until there was nothing more
