"""The server in this process, without its life: requests and sockets from any address.

Its store is a memory that counts what is looked up in it; no bot thinks, and no page is served.
"""

import asyncio
import json
from pathlib import Path
from typing import Any, Final, final
from unittest import mock

from kartki.server import app as server_app
from kartki.server.app import Server
from kartki.server.settings.server_settings import Settings
from kartki.server.store.interface import StoredTable
from tests.server.inner import Thinking
from tests.server.memory_store import MemoryStore

Message = dict[str, Any]
Headers = list[tuple[bytes, bytes]]
NO_PAGES: Final = str(Path(__file__).parent)
HOME: Final = "192.0.2.1"
KEY: Final = "k" * 30


@final
class CountingStore(MemoryStore):
    """Counts the tables that are looked up."""

    def __init__(self) -> None:
        super().__init__()
        self.lookups: list[str] = []

    async def load(self, code: str) -> StoredTable | None:
        self.lookups.append(code)
        return await super().load(code)


@final
class House:
    def __init__(self, **settings: Any) -> None:
        self.store: Final = CountingStore()
        thinking = Thinking(lambda *_: None, set())
        with (
            mock.patch.object(server_app, "SqliteStore", return_value=self.store),
            mock.patch.object(server_app, "WorkerPool", return_value=thinking),
        ):
            self.server: Final = Server(Settings(pages=NO_PAGES, **settings))

    async def fetch(
        self,
        path: str,
        body: object = None,
        *,
        key: str = "",
        address: str = HOME,
        headers: Headers | None = None,
    ) -> tuple[int, bytes]:
        """The status and the body of an answer; with a body it is a POST."""
        sent = [(b"host", b"127.0.0.1:8343")] if headers is None else headers
        sent = [*sent, (b"content-type", b"application/json")]
        if key:
            sent.append((b"authorization", f"Bearer {key}".encode()))
        scope = {
            **self._scope("http", path, address, sent), "scheme": "http",
            "method": "GET" if body is None else "POST", "raw_path": path.encode(),
        }  # fmt: skip
        data = b"" if body is None else json.dumps(body).encode()
        given: list[Message] = [{"type": "http.request", "body": data}]
        told: list[Message] = []

        async def receive() -> Message:
            return given.pop() if given else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        await _called(self.server, scope, receive, send)
        return int(told[0]["status"]), b"".join(one.get("body", b"") for one in told)

    async def table(self, *, address: str = HOME, key: str = KEY, **fields: Any) -> Message:
        """A new table: its codes."""
        body = {"id": f"t{len(self.store.tables)}", "game": "kolejka", "seats": 2, "key": key}
        status, answer = await self.fetch("/api/tables", {**body, **fields}, address=address)
        assert status == 201, answer
        made: Message = json.loads(answer)
        return made

    def connect(self, *, address: str = HOME, headers: Headers | None = None) -> "Line":
        sent = [(b"host", b"127.0.0.1:8343")] if headers is None else headers
        scope = {**self._scope("websocket", "/ws", address, sent), "scheme": "ws"}
        return Line(self.server, {**scope, "subprotocols": [], "extensions": {}})

    async def hello(self, code: str, key: str = "", *, address: str = HOME) -> str:
        """What comes of it: `welcome`, or the code of a fault."""
        line = self.connect(address=address)
        line.say({"t": "hello", "table": code, "key": key})
        answer = await line.until("welcome", "fault")
        await line.leave()
        return str(answer.get("code", answer["t"]))

    def _scope(self, kind: str, path: str, address: str, headers: Headers) -> Message:
        return {
            "type": kind, "path": path, "root_path": "", "query_string": b"", "headers": headers,
            "http_version": "1.1", "client": (address, 1), "server": ("127.0.0.1", 8343),
        }  # fmt: skip


async def _called(server: Server, scope: Message, receive: Any, send: Any) -> None:
    await server.app(scope, receive, send)


@final
class Line:
    """A websocket to the server in this process."""

    def __init__(self, server: Server, scope: Message) -> None:
        self.accepted = False
        self.seen = 0  # the last number
        self._to: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._from: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._to.put_nowait({"type": "websocket.connect"})
        self.task: Final = asyncio.ensure_future(_called(server, scope, self._to.get, self._hear))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.send":
            told: Message = json.loads(message["text"])
            self.seen = told["n"] if told["t"] in ("told", "welcome") else self.seen
            self._from.put_nowait(told)

    def say(self, message: Message) -> None:
        self._to.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, *kinds: str) -> Message:
        while True:
            message = await self._from.get()
            if message["t"] in kinds:
                return message

    async def ask(self, kind: str, name: str, /, **fields: Any) -> Message:
        """A command under this id, and its answer."""
        self.say({"t": kind, "id": name, "seen": self.seen, **fields})
        while True:
            message = await self._from.get()
            if message.get("id") == name:
                return message

    async def leave(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task
