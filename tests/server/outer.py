"""The server with its real door: uvicorn, sockets of the network, SQLite on the disk.

It takes the same inputs as `Inside`, but for those that need a clock or a past. Time stands
still for the server alone, so that both worlds have the same dates.
"""

import asyncio
import contextlib
import json
import socket
import urllib.error
import urllib.request
from collections import defaultdict
from pathlib import Path
from typing import Any, Final, final
from unittest import mock

import websockets
from websockets.asyncio.client import ClientConnection

from kartki.core.record import MOVE, Fault
from kartki.server import app as server_app
from kartki.server.app import Server
from kartki.server.ops.logs import Log
from kartki.server.run import UvicornServer, config_of
from kartki.server.settings.server_settings import Settings
from kartki.server.store.sqlite_store import SqliteStore
from kartki.server.store.stored_play import record_of
from tests.server import inputs
from tests.server.inner import LogBook, Thinking, without_durations
from tests.server.inputs import Heard, Input, Journal

PATIENCE: Final = 120.0  # seconds for an answer
NOTHING: Final = 10_000_000  # a number after which there is nothing to tell


@final
class Outside:
    def __init__(self, folder: Path) -> None:
        self._heard: Final[defaultdict[str, list[Heard]]] = defaultdict(list)
        self._folder: Final = folder
        self._listening: Final = socket.create_server(("127.0.0.1", 0))
        self._port: Final = int(self._listening.getsockname()[1])
        self._sockets: Final[dict[str, ClientConnection]] = {}
        self._readers: Final[dict[str, asyncio.Task[None]]] = {}
        self._codes: Final[dict[str, str]] = {}
        self._news: Final = asyncio.Event()
        self._barriers = 0

    async def run(self, given: list[Input]) -> Journal:
        server = self._server()
        evening = UvicornServer(config_of(server), server, "")
        serving = asyncio.ensure_future(evening.serve([self._listening]))
        try:
            for one in given:
                await self._do(one)
            for who in list(self._sockets):
                await self._barrier(who)
        finally:
            evening.should_exit = True
            await serving
        await asyncio.gather(*self._readers.values())
        return Journal(dict(self._heard), -1, await self._lines())

    def _server(self) -> Server:
        log = Log("debug", "text", LogBook(self._hears))
        thinking = Thinking(self._hears, set())
        settings = Settings(
            commands_per_second=10_000,
            burst=100_000,
            ping_seconds=300,  # a slow run must not hear more pings than a quick one
            data=str(self._folder),
            port=self._port,
        )
        with (
            mock.patch.object(server_app, "WorkerPool", return_value=thinking),
            mock.patch.object(server_app, "Log", return_value=log),
        ):
            return Server(settings)

    def _hears(self, who: str, data: bytes) -> None:
        self._heard[who].append(Heard(0, data))
        self._news.set()

    async def _lines(self) -> list[str]:
        store = SqliteStore(self._folder / "kartki.db")
        stored = await store.load(self._codes["code"])
        await store.close()
        assert stored is not None
        record = record_of(stored)
        assert not isinstance(record, Fault), record
        return [line.text for line in record.lines if line.kind == MOVE]

    async def _do(self, one: Input) -> None:
        if isinstance(one, inputs.Come):
            await self._come(one)
        elif isinstance(one, inputs.Say):
            await self._sockets[one.who].send(one.text.encode() if one.binary else one.text)
            await self._barrier(one.who)
        elif isinstance(one, inputs.Leave):
            await self._leave(one.who)
        elif isinstance(one, inputs.Fetch):
            await self._fetch(one)
        else:
            assert isinstance(one, inputs.Pass), one

    async def _come(self, one: inputs.Come) -> None:
        address = f"ws://127.0.0.1:{self._port}/ws"
        connected = await websockets.connect(address, max_size=None, proxy=None)
        self._sockets[one.who] = connected
        self._readers[one.who] = asyncio.ensure_future(self._read(one.who, connected))
        hello = {"t": "hello", "table": self._named(one.table), "key": one.key, "last": one.last}
        await connected.send(json.dumps(hello))
        await self._barrier(one.who)

    async def _read(self, who: str, connected: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                data = await connected.recv(decode=False)
                self._hears(who, bytes(data))
        self._hears(who, f"close {connected.close_code}".encode())

    async def _barrier(self, who: str) -> None:
        """Everything before it has been answered when a question is."""
        self._barriers += 1
        asked = f"barrier-{self._barriers}"
        question = {"t": "history", "id": asked, "seen": 0, "after": NOTHING}
        with contextlib.suppress(websockets.ConnectionClosed):
            await self._sockets[who].send(json.dumps(question))
        await asyncio.wait_for(self._until(who, f'"id":"{asked}"'.encode()), PATIENCE)

    async def _until(self, who: str, mark: bytes) -> None:
        """Until this was heard, or the socket is closed."""
        while not any(mark in one.data for one in self._heard[who][-3:]):
            if self._readers[who].done():
                return
            self._news.clear()
            await self._news.wait()

    async def _leave(self, who: str) -> None:
        await self._sockets.pop(who).close()
        await self._readers.pop(who)

    # the HTTP API

    def _named(self, text: str) -> str:
        for name, code in self._codes.items():
            text = text.replace(f"{{{name}}}", code)
        return text

    async def _fetch(self, one: inputs.Fetch) -> None:
        path = self._named(one.path)
        answer = await asyncio.to_thread(self._ask, one, path)
        if one.method == "POST":
            made: dict[str, Any] = json.loads(answer.split(b"\n", 1)[1])
            self._codes.update({name: made[name] for name in ("code", "watch")})
        shown = without_durations(answer) if path == "/metrics" else answer
        self._hears("http", path.encode() + b" " + shown)

    def _ask(self, one: inputs.Fetch, path: str) -> bytes:
        body = one.body.encode() if one.body else None
        headers = {"content-type": "application/json"}
        if one.key:
            headers["authorization"] = f"Bearer {one.key}"
        address = f"http://127.0.0.1:{self._port}{path}"
        request = urllib.request.Request(address, body, headers, method=one.method)
        try:
            answer = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            told = [pair for pair in answer.headers.items() if pair[0] != "date"]
            found: bytes = answer.read()
        return f"{answer.status} {told}\n".encode() + found
