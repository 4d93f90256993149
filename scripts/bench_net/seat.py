"""One socket of the load client: it reads bytes, not JSON, and answers with a random legal move.

What it looks for stands in kartki.server.messages.wire: the tag `t` comes first, then `n`; the
legal moves are the last list of a `told`. Parsing all of it would cost the client more than the
server.
"""

import asyncio
import json
import random
import re
import time
from typing import TYPE_CHECKING, Final, cast

from scripts.bench_net import frames

if TYPE_CHECKING:
    from scripts.bench_net.room import Room

MOST_REFUSALS: Final = 50  # in a row: then something is wrong, and the bench says so
_NUMBER: Final = re.compile(rb'"n":(\d+)')
_PING: Final = re.compile(rb'"k":(\d+)')
_LEGAL: Final = b'"legal":['
_MOVE: Final = re.compile(rb'"move":"((?:[^"\\]|\\.)+)"')


class LoadTrouble(Exception):
    """The server answered what a well-behaved client does not expect."""


class Seat(asyncio.Protocol):
    def __init__(self, room: "Room", number: int, key: str, rng: random.Random) -> None:
        self.room: Final = room
        self.number: Final = number
        self.key: Final = key
        self.n = -1  # the last number told
        self.done_n = -1  # the last number that a command of ours was answered with
        self.lost: asyncio.Future[None] | None = None
        self._rng: Final = rng
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._open = False
        self._expected: tuple[bytes, asyncio.Future[bytes]] | None = None
        self._asked = b""  # the message with the latest legal moves
        self._fresh = False  # they have not been answered yet
        self._pending = False
        self._sent = 0.0
        self._commands = 0
        self._refusals = 0

    # the socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own class is no subclass
        self.lost = asyncio.get_running_loop().create_future()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport, self._rest, self._open = None, b"", False
        self._fresh = self._pending = False
        if self.lost is not None and not self.lost.done():
            self.lost.set_result(None)
        if self._expected is not None or self.room.playing:
            self._fail(f"the server closed the socket: {exc}")

    def data_received(self, data: bytes) -> None:
        if not self._open:
            data = self._handshake(self._rest + data)
        elif self._rest:
            data = self._rest + data
        if not self._open:
            return
        found, self._rest = frames.split(data)
        now = time.perf_counter()
        for opcode, message in found:
            if opcode == frames.TEXT:
                self._hear(message, now)
            elif opcode == frames.PING and self._transport is not None:
                self._transport.write(frames.pong(message))
            elif opcode == frames.CLOSE:
                self.close()

    def _handshake(self, data: bytes) -> bytes:
        """The answer to the upgrade; what follows it is frames."""
        head, end, rest = data.partition(b"\r\n\r\n")
        self._rest = data if not end else b""
        if end and b" 101 " not in head[:16]:
            self._fail(head[:200].decode("latin-1"))
        elif end:
            self._open = True
            self._meet(b"upgraded", head)
        return rest

    # opening: one thing after another

    async def ask(self, payload: bytes, kind: bytes) -> bytes:
        """Send this and wait for the next message of this kind; LoadTrouble if it is refused."""
        assert self._transport is not None
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._expected = (kind, future)
        self._transport.write(payload)
        return await future

    async def command(self, kind: str, fields: str = "") -> bytes:
        payload = f'{{"t":"{kind}","id":"{self._next_id()}","seen":{self.n}{fields}}}'
        return await self.ask(frames.text(payload.encode()), b"done")

    def close(self) -> None:
        if self._transport is not None:
            self._transport.write(frames.close())
            self._transport.close()

    def _meet(self, kind: bytes, message: bytes) -> None:
        if self._expected is not None and self._expected[0] == kind:
            (_, future), self._expected = self._expected, None
            if not future.done():
                future.set_result(message)

    def _fail(self, why: str) -> None:
        trouble = LoadTrouble(f"seat {self.number}: {why}")
        if self._expected is None:
            self.room.failed(trouble)
            return
        (_, future), self._expected = self._expected, None
        if not future.done():
            future.set_exception(trouble)

    # what is heard

    def _hear(self, message: bytes, now: float) -> None:
        kind = message[6 : message.index(b'"', 6)]
        if kind == b"told":
            self._told(message, now)
        elif kind == b"done":
            self._done(message, now)
        elif kind == b"refused":
            self._refused(message)
        elif kind == b"room":
            if b'"phase":"over"' in message:
                self.room.over()
        elif kind == b"ping":
            self._answer_ping(message)
        elif kind == b"welcome":
            self._welcome(message)
        elif kind == b"fault":
            self._fail(message.decode())

    def _told(self, message: bytes, now: float) -> None:
        before, self.n = self.n, _number(message)
        if self.n < before:
            self._fail(f"was told of number {self.n} after {before}")
        self._take_ask(message)
        self.room.told(len(message), self._fresh, now)
        self._go()

    def _take_ask(self, message: bytes) -> None:
        at = message.rfind(_LEGAL)
        self._fresh = at >= 0 and message[at + len(_LEGAL)] != 0x5D  # a closing bracket
        if self._fresh:
            self._asked = message[at:]

    def _welcome(self, message: bytes) -> None:
        """Once a socket, so it may be parsed: what was missed has numbers and moves, too."""
        parsed = json.loads(message)
        self.n = parsed["n"]
        self._take_ask(message if parsed["ask"] else b"")
        self._meet(b"welcome", message)

    def _done(self, message: bytes, now: float) -> None:
        if self._expected is not None:
            self._meet(b"done", message)
            return
        self._pending, self._refusals = False, 0
        self.done_n = _number(message)
        self.room.stored(self.done_n, self._sent, now)
        self._go()

    def _refused(self, message: bytes) -> None:
        if self._expected is not None:
            self._fail(message.decode())
            return
        self._pending = False
        self._refusals += 1
        self.room.tally.refused += 1
        if self._refusals > MOST_REFUSALS:
            self._fail(message.decode())
        elif int(_NUMBER.findall(message)[-1]) <= self.n and self._asked:
            self._fresh = True  # not stale but not liked: another move, then
        self._go()

    def _answer_ping(self, message: bytes) -> None:
        found = _PING.search(message)
        if found is not None and self._transport is not None:
            self._transport.write(frames.text(b'{"t":"pong","k":%s}' % found[1]))

    # play

    def _go(self) -> None:
        if self._fresh and not self._pending and self.room.playing:
            thinking = self.room.thinking_time(self._rng)
            if thinking == 0:
                self._act()
            else:
                self._pending = True
                asyncio.get_running_loop().call_later(thinking, self._thought)

    def _thought(self) -> None:
        self._pending = False
        if self._fresh and self.room.playing:
            self._act()

    def _act(self) -> None:
        if self._transport is None:
            return
        moves = _MOVE.findall(self._asked)
        move = moves[int(self._rng.random() * len(moves))]
        self._fresh, self._pending = False, True
        self._sent = time.perf_counter()
        act = b'{"t":"act","id":"%d","seen":%d,"move":"%s"}'
        self._transport.write(frames.text(act % (self._next_id(), self.n, move)))

    def play_on(self) -> None:
        """The table is ready: whoever is asked may begin."""
        self._go()

    def _next_id(self) -> int:
        self._commands += 1
        return self._commands


def _number(message: bytes) -> int:
    found = _NUMBER.search(message)
    assert found is not None
    return int(found[1])
