"""An application of the web called without a web: a socket, a request, its life."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, final

from starlette.types import ASGIApp

from tests.server.inputs import Fetch

Message = dict[str, Any]
HERE: Final = {
    "root_path": "", "query_string": b"", "http_version": "1.1",
    "client": ("192.0.2.1", 1), "server": ("test", 80),
}  # fmt: skip


@final
class Socket:
    """A websocket; pings are answered as late as its owner is far away."""

    def __init__(
        self, app: ASGIApp, hears: Callable[[bytes], None], far: float, path: str = "/ws"
    ) -> None:
        self._inbox: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._hears: Final = hears
        self._far: Final = far
        self._inbox.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"test"), (b"origin", b"http://test")]
        scope = {
            "type": "websocket", "path": path, "scheme": "ws", "headers": headers,
            "subprotocols": [], "extensions": {}, **HERE,
        }  # fmt: skip
        self._task: Final = asyncio.ensure_future(_called(app, scope, self._inbox.get, self._send))

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self._hears(f"close {message.get('code')} {message.get('reason')}".encode())
            self.leave()
        elif message["type"] == "websocket.send":
            self._hears(message["text"].encode())
            self._answer_ping(message["text"])

    def _answer_ping(self, text: str) -> None:
        if text.startswith('{"t":"ping"'):
            pong = json.dumps({"t": "pong", "k": json.loads(text)["k"]})
            asyncio.get_running_loop().call_later(self._far, self.say, pong)

    def say(self, text: str, binary: bool = False) -> None:
        said = {"bytes": text.encode()} if binary else {"text": text}
        self._inbox.put_nowait({"type": "websocket.receive", **said})

    def leave(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def failed(self) -> BaseException | None:
        """What went wrong on the server's side of it, if anything did."""
        return self._task.exception() if self._task.done() else None


async def _called(app: ASGIApp, scope: Message, receive: Any, send: Any) -> None:
    await app(scope, receive, send)


async def http(app: ASGIApp, asked: Fetch, path: str) -> bytes:
    """The answer to a request, its head and all."""
    headers = [(b"host", b"test"), (b"content-type", b"application/json")]
    if asked.key:
        headers.append((b"authorization", f"Bearer {asked.key}".encode()))
    scope = {
        "type": "http", "method": asked.method, "path": path, "raw_path": path.encode(),
        "scheme": "http", "headers": headers, **HERE,
    }  # fmt: skip
    requests: list[Message] = [{"type": "http.request", "body": asked.body.encode()}]
    answers: list[Message] = []

    async def receive() -> Message:
        return requests.pop() if requests else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        answers.append(message)

    await _called(app, scope, receive, send)
    head = f"{answers[0]['status']} {answers[0]['headers']}\n".encode()
    return head + b"".join(answer.get("body", b"") for answer in answers)


@contextlib.asynccontextmanager
async def lifespan(app: ASGIApp) -> AsyncIterator[None]:
    """Started before the first call, stopped after the last, as a web server does it."""
    inbox: asyncio.Queue[Message] = asyncio.Queue()
    outbox: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.ensure_future(_called(app, {"type": "lifespan"}, inbox.get, outbox.put))
    inbox.put_nowait({"type": "lifespan.startup"})
    assert (await outbox.get())["type"] == "lifespan.startup.complete"
    yield
    inbox.put_nowait({"type": "lifespan.shutdown"})
    assert (await outbox.get())["type"] == "lifespan.shutdown.complete"
    await life
