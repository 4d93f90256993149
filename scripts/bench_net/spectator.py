"""One spectator of the load client: it reads what is told, checks its order, and says nothing."""

import asyncio
import re
import time
from typing import Final, cast

from scripts.bench_net import frames

_NUMBER: Final = re.compile(rb'"n":(\d+)')
_PING: Final = re.compile(rb'"k":(\d+)')
_HISTORY: Final = frames.text(b'{"t":"history","id":"h","seen":0,"after":0}')


class Spectator(asyncio.Protocol):
    """Like a browser it says hello, and asks for what was told before it came."""

    def __init__(self, host: str, port: int, watch: str) -> None:
        self.n = -1
        self.came: float | None = None  # seconds from the connection to what was before
        self.ready: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.trouble = ""
        self.rooms = 0  # messages about the table around the game
        self._upgrade: Final = frames.upgrade(host, port)
        self._hello: Final = frames.text(f'{{"t":"hello","table":"{watch}"}}'.encode())
        self._transport: asyncio.Transport | None = None
        self._began = 0.0
        self._rest = b""
        self._open = False
        self._leaves = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own class is no subclass
        self._began = time.perf_counter()
        self._transport.write(self._upgrade)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self._leaves:
            self._fail(f"the server closed a spectator's socket: {exc}")

    def _fail(self, why: str) -> None:
        self.trouble = self.trouble or why
        if not self.ready.done():
            self.ready.set_result(None)

    def leave(self) -> None:
        self._leaves = True
        if self._transport is not None:
            self._transport.write(frames.close())
            self._transport.close()

    def vanish(self) -> None:
        """As when a network breaks: without a word."""
        self._leaves = True
        if self._transport is not None:
            self._transport.abort()

    # what is heard

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._upgraded(head)
        found, self._rest = frames.split(data)
        for opcode, message in found:
            if opcode == frames.TEXT:
                self._hear(message)
            elif opcode == frames.PING and self._transport is not None:
                self._transport.write(frames.pong(message))

    def _upgraded(self, head: bytes) -> None:
        if b" 101 " not in head[:16]:
            self._fail(head[:200].decode("latin-1"))
        elif self._transport is not None:
            self._open = True
            self._transport.write(self._hello)

    def _hear(self, message: bytes) -> None:
        kind = message[6:10]
        if kind == b"told":
            self._told(message)
        elif kind == b"room":
            self.rooms += 1
        elif kind == b"ping" and self._transport is not None:
            found = _PING.search(message)
            assert found is not None
            self._transport.write(frames.text(b'{"t":"pong","k":%s}' % found[1]))
        elif kind == b"welc" and self._transport is not None:
            self.n = int(_NUMBER.findall(message[:4000])[0])
            self._transport.write(_HISTORY)
        elif kind == b"hist" and not self.ready.done():
            self.came = time.perf_counter() - self._began
            self.ready.set_result(None)
        elif kind in (b"faul", b"refu"):
            self._fail(message[:300].decode())

    def _told(self, message: bytes) -> None:
        found = _NUMBER.search(message)
        assert found is not None
        before, self.n = self.n, int(found[1])
        if self.n <= before:
            self._fail(f"a spectator was told of number {self.n} after {before}")
