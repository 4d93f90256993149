"""A whole server inside the test's process, with its store on the disk and dates of the test's own.

For whoever looks after a store: bots think what the test tells them to, people come by sockets
without a network, and days pass when the test says so.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, final
from unittest import mock

import msgspec

from kartki.server import app as server_app
from kartki.server.admin.requests import Answer, Outcomes, Request
from kartki.server.app import Server
from kartki.server.ops.logs import Log
from kartki.server.settings.server_settings import Settings
from kartki.server.store import timestamps
from tests.server.asgi import Socket, http, lifespan
from tests.server.inner import NO_PAGES, LogBook, Thinking
from tests.server.inputs import Fetch

DAY: Final = 86_400.0
PATIENCE: Final = 120.0  # seconds
Message = dict[str, Any]


@final
class Dates:
    """Stands in for the module `time` where the store asks what day it is."""

    def __init__(self) -> None:
        self._ahead = 0.0  # seconds

    def pass_days(self, days: float) -> None:
        self._ahead += days * DAY

    def time_ns(self) -> int:
        return time.time_ns() + int(self._ahead * 1_000_000_000)


@final
class Guest:
    """Somebody at a table: a socket, and all that it has heard."""

    def __init__(self, server: Server, code: str, key: str, **hello: Any) -> None:
        self.key: Final = key
        self.heard: Final[list[Message]] = []
        self.closed = ""
        self._news: Final = asyncio.Event()
        self._ids: Final = itertools.count(1)
        self.socket: Final = Socket(server.app, self._hears, 0.001)
        self.say({"t": "hello", "table": code, "key": key, **hello})

    def _hears(self, data: bytes) -> None:
        if data.startswith(b"close "):
            self.closed = data.split()[1].decode()
        else:
            self.heard.append(json.loads(data))
        self._news.set()

    def say(self, message: Message) -> None:
        self.socket.say(json.dumps(message))

    async def until(self, wanted: Any) -> Message:
        """The first message, heard already or to come, of which this holds."""
        while True:
            for message in self.heard:
                if wanted(message):
                    return message
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def until_closed(self) -> str:
        while not self.closed:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        return self.closed

    async def ask(self, kind: str, **fields: Any) -> Message:
        command = f"{kind}-{next(self._ids)}"
        seen = max([one["n"] for one in self.heard if one["t"] in ("told", "welcome")], default=0)
        self.say({"t": kind, "id": command, "seen": seen, **fields})
        return await self.until(lambda message: message.get("id") == command)

    async def welcomed(self) -> Message:
        return await self.until(lambda message: message["t"] in ("welcome", "fault"))

    def legal(self) -> list[str]:
        asks = [one["ask"] for one in self.heard if one["t"] in ("told", "welcome")]
        return [choice["move"] for choice in asks[-1]["legal"]] if asks and asks[-1] else []

    def phase(self) -> str:
        rooms = [one["room"] for one in self.heard if one["t"] in ("room", "welcome")]
        return str(rooms[-1]["phase"]) if rooms else ""

    def leave(self) -> None:
        self.socket.leave()


@final
class House:
    def __init__(self, server: Server, dates: Dates, thinking: Thinking, log: list[str]) -> None:
        self.server: Final = server
        self.dates: Final = dates
        self.bots: Final = thinking.given  # by seat: what the bot there is going to say
        self.log: Final = log

    async def open(self, game: str = "ration_board", seats: int = 2, **fields: Any) -> Message:
        """A new table: its codes, and the key of its host."""
        key = secrets.token_urlsafe(32)
        body = {"id": secrets.token_hex(8), "game": game, "seats": seats, "key": key, **fields}
        status, made = await self.fetch("/api/tables", method="POST", body=json.dumps(body))
        return {"status": status, "key": key, **json.loads(made)}

    async def enter(self, code: str, key: str = "") -> Guest:
        guest = Guest(self.server, code, key or secrets.token_urlsafe(32))
        await guest.welcomed()
        return guest

    async def begin(
        self, game: str = "ration_board", people: int = 2, seats: int = 2, **fields: Any
    ) -> tuple[str, list[Guest]]:
        """A game that has begun, with so many people and bots on the other seats."""
        fields.setdefault("manners", {"bot_delay": 0})
        made = await self.open(game, seats, **fields)
        guests = [await self.enter(made["code"], made["key"])]
        guests += [await self.enter(made["code"]) for _ in range(1, people)]
        for seat, guest in enumerate(guests):
            answer = await guest.ask("sit", seat=seat, name=f"Zuzanna {seat + 1}", nonce="ab" * 16)
            assert answer["t"] == "done", answer
        for seat in range(people, seats):
            assert (await guests[0].ask("seat_bot", seat=seat))["t"] == "done"
        assert (await guests[0].ask("start"))["t"] == "done"
        return str(made["code"]), guests

    async def act(self, guests: list[Guest]) -> None:
        guest = next(guest for guest in guests if guest.legal())
        n = (await guest.ask("act", move=guest.legal()[0]))["n"]
        for other in guests:
            await other.until(lambda message: message["t"] == "told" and message["n"] >= n)

    async def finish(self, guests: list[Guest]) -> None:
        while any(guest.legal() for guest in guests):
            await self.act(guests)
        for guest in guests:
            await guest.until(lambda message: message.get("room", {}).get("phase") == "over")

    async def all_leave(self, code: str, guests: list[Guest]) -> None:
        for guest in guests:
            guest.leave()
        room = self.server.lobby.rooms[code]
        while room.state.connections:
            await asyncio.sleep(0)

    def idle(self, code: str) -> None:
        """As if nobody had looked this table up for long."""
        self.server.lobby.rooms[code].touched -= 10 * DAY

    async def fetch(self, path: str, **asked: Any) -> tuple[int, str]:
        whole = await http(self.server.app, Fetch(path, **asked), path)
        head, _, body = whole.partition(b"\n")
        return int(head.split()[0]), body.decode()

    async def admin(self, request: Request) -> Answer:
        return await self.server.admin.answer(request)

    async def outcomes(self, request: Request) -> dict[str, str]:
        answer = await self.admin(request)
        assert isinstance(answer, Outcomes)
        assert answer.left == ""
        return {table.code: table.result for table in answer.tables}

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Straight from the file."""
        with contextlib.closing(sqlite3.connect(self.server.store.path)) as db:
            return db.execute(sql, values).fetchall()

    async def change(self, sql: str, *values: object) -> None:
        """As if another version had written it so."""
        await self.server.store.administer(lambda db: db.execute(sql, values).fetchall())

    def phases(self) -> list[str]:
        return [str(row[0]) for row in self.rows("SELECT phase FROM tables ORDER BY number")]


@contextlib.asynccontextmanager
async def house(
    folder: Path,
    dates: Dates | None = None,
    bots: frozenset[int] = frozenset(),
    errors: str = "none",
    **settings: Any,
) -> AsyncIterator[House]:
    """`bots`: the seats at which bots wait for what the test tells them.

    `errors`: the kind of errors in the log that the test is about.
    """
    log: list[str] = []
    today = dates or Dates()
    thinking = Thinking(lambda _who, _data: None, set(bots))
    kept = Log("debug", "text", LogBook(lambda _, data: log.append(data.decode())))
    chosen = Settings(data=str(folder), pages=NO_PAGES, burst=100_000, hosts="test")
    with (
        mock.patch.object(server_app, "WorkerPool", return_value=thinking),
        mock.patch.object(server_app, "Log", return_value=kept),
        mock.patch.object(timestamps, "time", today),
    ):
        server = Server(msgspec.structs.replace(chosen, **settings))
        async with lifespan(server.app):
            yield House(server, today, thinking, log)
            await server.closing()
            await server.lobby.stop()
    unasked = [one for one in log if " error " in one and f" error {errors} " not in one]
    assert not unasked
