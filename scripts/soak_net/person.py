"""One person of the long run: a socket that acts, leaves and comes back, and reads bytes.

What it looks for stands in kartki.server.messages.wire, as in scripts/bench_net/seat.py: parsing
all of it would cost the client more than the server. Only what comes seldom is parsed.
"""

import asyncio
import json
import re
import time
from typing import TYPE_CHECKING, Any, Final, cast

from scripts.bench_net import frames

if TYPE_CHECKING:
    from scripts.soak_net.sitting import Sitting

_NUMBER: Final = re.compile(rb'"n":(\d+)')
_PING: Final = re.compile(rb'"k":(\d+)')
_ACTORS: Final = re.compile(rb'"actors":\[([-\d,]*)\]')
_LEGAL: Final = b'"legal":['
_MOVE: Final = re.compile(rb'"move":"((?:[^"\\]|\\.)+)"')
_ANSWERS: Final = (b"done", b"refused", b"hint", b"history", b"previewed")
_THOUGHT_ABOUT: Final = (b"hint", b"history")  # by a bot, or in a queue: not counted as delays
PATIENCE: Final = 60.0  # seconds for a welcome or the answer to a command, on a busy machine
AGAIN: Final = 1.0  # seconds after a refusal
MOST_REFUSALS: Final = 50  # in a row, for an act: then something is wrong


class Person(asyncio.Protocol):
    def __init__(self, sitting: "Sitting", seat: int, key: str) -> None:
        self.sitting: Final = sitting
        self.seat: Final = seat  # -1: looks on
        self.key: Final = key
        self.n = -1
        self.here = False  # welcomed, and not gone again
        self.since = 0.0  # when it came or went
        self.pending: tuple[str, bytes, bytes, float] | None = None  # id, kind, frame, when
        self._waiters: Final[dict[str, asyncio.Future[bytes]]] = {}
        self._transport: asyncio.Transport | None = None
        self._leaving = False
        self._open = False
        self._rest = b""
        self._asked = b""
        self._fresh = False
        self._refusals = 0
        self._commands = 0
        self._timer: asyncio.TimerHandle | None = None
        self._close_code = ""

    # coming and going

    async def come(self, code: str) -> dict[str, Any]:
        """A new socket, and the server's welcome; an unanswered command is sent again."""
        self._leaving, self._open, self._rest, self._close_code = False, False, b"", ""
        where = self.sitting.crowd.where
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, where.host, where.port)
        hello = {"t": "hello", "table": code, "key": self.key, "last": self.n, "v": 2}
        upgraded = self._await("upgraded")
        self._write(frames.upgrade(where.host, where.port))
        await upgraded
        welcomed = self._await("welcome")
        self._write(frames.text(json.dumps(hello).encode()))
        welcome: dict[str, Any] = json.loads(await welcomed)
        self.here, self.since = True, time.monotonic()
        if self.pending is not None:
            self._write(self.pending[2])
        return welcome

    def leave(self, politely: bool = True) -> None:
        """Of its own accord: with a goodbye, or as a phone that loses its network."""
        self._leaving, self.here, self.since = True, False, time.monotonic()
        if self._transport is not None:
            if politely:
                self._write(frames.close())
                self._transport.close()
            else:
                self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport, self._open, self._rest = None, False, b""
        was_here, self.here, self.since = self.here, False, time.monotonic()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._fresh = False
        for waiter in self._waiters.values():
            if not waiter.done():
                waiter.set_exception(ConnectionError(self._close_code or f"lost: {exc!r}"))
        self._waiters.clear()
        if not self._leaving:
            self.sitting.lost(self, self._close_code or f"lost: {exc!r}", was_here)

    def _await(self, what: str) -> "asyncio.Future[bytes]":
        waiter: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiters[what] = waiter
        late = asyncio.get_running_loop().call_later(PATIENCE, _give_up, waiter, what)
        waiter.add_done_callback(lambda _: late.cancel())
        return waiter

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    # what arrives

    def data_received(self, data: bytes) -> None:
        if not self._open:
            data = self._handshake(self._rest + data)
        elif self._rest:
            data = self._rest + data
        if not self._open:
            return
        found, self._rest = frames.split(data)
        for opcode, message in found:
            if opcode == frames.TEXT:
                self._hear(message)
            elif opcode == frames.PING:
                self._write(frames.pong(message))
            elif opcode == frames.CLOSE:
                self._close_code = f"closed {int.from_bytes(message[:2], 'big')}"
                if self._transport is not None:
                    self._transport.close()

    def _handshake(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        self._rest = data if not end else b""
        if end:
            self._open = b" 101 " in head[:16]
            self._close_code = "" if self._open else head[:40].decode("latin-1")
            self._met("upgraded", head)
        return rest

    def _met(self, what: str, message: bytes) -> None:
        waiter = self._waiters.pop(what, None)
        if waiter is not None and not waiter.done():
            waiter.set_result(message)

    def _hear(self, message: bytes) -> None:
        kind = message[6 : message.index(b'"', 6)]
        if kind == b"told":
            self.n = int(cast("re.Match[bytes]", _NUMBER.search(message))[1])
            self._take_ask(message)
        elif kind == b"ping":
            found = cast("re.Match[bytes]", _PING.search(message))
            self._write(frames.text(b'{"t":"pong","k":%s}' % found[1]))
        elif kind in _ANSWERS:
            self._answered(kind, message)
        elif kind == b"room":
            self.sitting.told_room(json.loads(message)["room"])
        elif kind == b"welcome":
            self._welcome(message)
        elif kind == b"fault":
            self._close_code = message.decode()[:200]

    def _welcome(self, message: bytes) -> None:
        parsed = json.loads(message)
        self.n = parsed["n"]
        self.sitting.told_room(parsed["room"])
        self._take_ask(message if parsed["ask"] else b"")
        self._met("welcome", message)

    def _take_ask(self, message: bytes) -> None:
        at = message.rfind(_LEGAL)
        self._fresh = self.seat >= 0 and at >= 0 and message[at + len(_LEGAL)] != 0x5D
        self._asked = message[at:] if self._fresh else b""
        actors = _ACTORS.findall(message)
        self.sitting.told(self.n, actors[-1] if actors else b"")
        self._think()

    # commands, one at a time

    async def command(self, kind: str, /, **fields: Any) -> bytes:
        """Send a command and wait for its answer; it is in time, whatever it says."""
        name = self._send(kind, fields)
        return await self._await(name)

    def _send(self, kind: str, fields: dict[str, Any]) -> str:
        self._commands += 1
        name = f"{self._commands}"
        body = {"t": kind, "id": name, "seen": max(self.n, 0), **fields}
        frame = frames.text(json.dumps(body).encode())
        self.pending = (name, kind.encode(), frame, time.monotonic())
        self._write(frame)
        return name

    def _answered(self, kind: bytes, message: bytes) -> None:
        if self.pending is None or b'"id":"%s"' % self.pending[0].encode() not in message[:80]:
            return  # the answer to a command that was sent twice
        name, asked, _, sent = self.pending
        figures = self.sitting.crowd.figures
        if asked not in _THOUGHT_ABOUT:
            figures.answers.took(time.monotonic() - sent)
        figures.count("refused" if kind == b"refused" else asked.decode())
        self.pending = None
        self._met(name, message)
        if kind == b"refused" and asked == b"act":
            self._refused(message)
        elif asked == b"act":
            self._refusals = 0
        self._think()

    def _refused(self, message: bytes) -> None:
        """Another move, unless the position has gone on: then its own news bring the next ask."""
        self._refusals += 1
        if self._refusals > MOST_REFUSALS:
            self.sitting.crowd.figures.trouble[f"refused: {message[:160].decode()}"] += 1
            self._refusals = 0
        self._fresh = bool(self._asked)

    # play

    def _think(self) -> None:
        if self._fresh and self._timer is None and self.pending is None:
            seconds = self.sitting.thinking_time() + (AGAIN if self._refusals else 0.0)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._act)

    def _act(self) -> None:
        self._timer = None
        if not self._fresh or self._transport is None or not self.sitting.playing:
            return
        if self.pending is not None:
            return  # a question of ours is being answered; its answer lets us think again
        moves = _MOVE.findall(self._asked)
        move = self.sitting.rng.choice(moves).decode()
        self._fresh = False
        self._send("act", {"move": json.loads(f'"{move}"')})


def _give_up(waiter: "asyncio.Future[bytes]", what: str) -> None:
    if not waiter.done():
        waiter.set_exception(TimeoutError(f"no answer to {what} in {PATIENCE:.0f} s"))
