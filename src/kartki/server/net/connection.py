"""One socket: what waits to be sent, how far away it is, and how much it may ask.

Nobody waits for a socket that does not read: messages to it go into its own outbox,
and when that is full the socket is closed.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

from starlette.websockets import WebSocket, WebSocketDisconnect

from kartki.core.play import Seat
from kartki.server.messages import wire
from kartki.server.net.ws_protocol import EXTENSION

DISCONNECTED: Final = (
    WebSocketDisconnect,
    RuntimeError,
    OSError,
)  # raised when sending to a closed socket
LAST_SECONDS: Final = 2.0
ROUND_TRIPS: Final = 5  # how many measured round trips are kept
TOO_SLOW: Final = 4008
STOPPING: Final = 1012


@final
class Connection:
    def __init__(self, socket: WebSocket, most_bytes: int, rate: float, burst: int) -> None:
        self.guest = ""  # who it is: the digest of its key
        self.address = ""  # the key of its address, by which limits count
        self.watches = False  # it came by the spectators' link
        self.viewer: Seat | None = None  # whose view it gets; kept up to date by the room
        self.number = 0  # the how-manieth it was at its table
        self.shows = False  # its screen says what it has shown, …
        self.shown = -1  # … up to this number so far
        self.paused = False
        self.closed = False
        self.is_broken = False  # sending has found that nobody is there any more
        self._close_code = 1000
        self._sender_task: asyncio.Task[None] | None = None
        self._socket: Final = socket
        self._write: Final = writer_of(socket)
        self._awaits_answer = False
        self._held_back: Final[list[bytes]] = []
        self._early: list[bytes] | None = None  # came before the welcome could be sent
        self._most_bytes: Final = most_bytes
        self._outbox: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._rate: Final = rate
        self._burst: Final = burst
        self._allowance = float(burst)
        self._asked_at = time.monotonic()
        self._pings: Final[dict[int, float]] = {}
        self._next_ping = 0
        self.arrived_at = 0.0  # when the current message arrived; it may have waited
        self._trips: Final[deque[float]] = deque(maxlen=ROUND_TRIPS)

    # sending

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(wire.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Write it now if the socket can take it, else put it into the outbox; never blocks."""
        if self.closed:
            return
        if self._early is not None:
            self._keep_early(self._early, data)
        elif self._held_back:  # these were sent earlier and must stay first
            self._held_back.append(data)
        elif self._sender_task is not None or not self._write([data]):
            self._enqueue(data)

    def send_all(self, messages: list[bytes]) -> None:
        """Several messages, in one write if the socket can take them."""
        direct = not self.closed and self._early is None and not self._held_back
        if direct and self._sender_task is None and self._write(messages):
            return
        for data in messages:
            self.send_bytes(data)

    def _enqueue(self, data: bytes) -> None:
        if self._outbox and self._bytes + len(data) > self._most_bytes:
            self._outbox.clear()
            self.close(TOO_SLOW)
            return
        self._bytes += len(data)
        self._outbox.append(data)
        self._start_sender()

    # before the welcome, which may take a while to make

    def hold(self) -> None:
        """Keep everything back until `release`."""
        self._early = []

    def _keep_early(self, early: list[bytes], data: bytes) -> None:
        self._bytes += len(data)
        early.append(data)
        if self._bytes > self._most_bytes:
            early.clear()
            self.close(TOO_SLOW)

    def release(self, first: list[bytes]) -> None:
        """Send these, then what came meanwhile."""
        early, self._early = self._early, None
        self._bytes -= sum([len(data) for data in early or ()])
        self.send_all([*first, *(early or ())])

    # an update and the answer to the command that caused it

    def begin_command(self) -> None:
        """Hold back updates until the command is answered, to write both in one go."""
        self._awaits_answer = True

    def send_update(self, data: bytes) -> bool:
        """Send an update; False if it is held back until the answer."""
        if self._awaits_answer:
            self._held_back.append(data)
        else:
            self.send_bytes(data)
        return not self._awaits_answer and self._early is None

    def answer(self, message: wire.ServerMessage) -> None:
        together = [*self._held_back, wire.encode(message)]
        self._awaits_answer = False
        self._held_back.clear()
        if self.closed or (self._sender_task is None and self._write(together)):
            return
        for data in together:
            self.send_bytes(data)

    def close(self, code: int) -> None:
        """Accept no further messages, send what is in the outbox, then close the socket."""
        if not self.closed:
            self.closed = True
            self._close_code = code
            self._start_sender()

    @property
    def is_too_slow(self) -> bool:
        """Was it closed because it did not read?"""
        return self.closed and self._close_code == TOO_SLOW

    def _start_sender(self) -> None:
        if self._sender_task is None:
            self._sender_task = asyncio.get_running_loop().create_task(self._send_outbox())

    async def _send_outbox(self) -> None:
        """Send the outbox as fast as a slow socket takes it."""
        try:
            while self._outbox:
                data = self._outbox.popleft()
                await self._socket.send({"type": "websocket.send", "text": data.decode()})
                self._bytes -= len(data)
            if self.closed:
                await self._socket.close(self._close_code)
        except DISCONNECTED:
            self.closed = self.is_broken = True
        finally:
            self._sender_task = None

    async def flush(self) -> None:
        """Wait a moment until the outbox is sent. May be called twice, and never raises."""
        sender_task = self._sender_task
        if sender_task is not None:
            await asyncio.wait({sender_task}, timeout=LAST_SECONDS)
            sender_task.cancel()

    # how much it may ask

    async def throttle(self, cost: int = 1) -> None:
        """A token bucket that fills at a steady rate; each message takes its cost from it.

        While it is empty the socket is not read: a flood stays with its
        sender, and a quick player loses nothing.
        """
        now = time.monotonic()
        refill = (now - self._asked_at) * self._rate
        self._allowance = min(self._burst, self._allowance + refill) - cost
        self._asked_at = now
        if self._allowance < 0:
            await asyncio.sleep(-self._allowance / self._rate)

    # how far away it is

    def ping(self) -> None:
        """Measure the round trip by a message of ours: a client could lie about its own figures."""
        if self._early is not None:
            return  # it would be measured how long the welcome takes
        self._next_ping += 1
        self._pings.clear()  # older ones are not waited for any more
        self._pings[self._next_ping] = time.monotonic()
        self.send(wire.Ping(self._next_ping))

    def pong(self, number: int) -> None:
        sent = self._pings.pop(number, None)
        if sent is not None:
            self._trips.append(self.arrived_at - sent)

    def round_trip(self) -> int:
        """The slowest of the last few round trips, in milliseconds."""
        return int(max(self._trips, default=0.0) * 1000) + 1


def writer_of(socket: WebSocket) -> Callable[[list[bytes]], bool]:
    """The direct write of our own protocol class; under another server a function that fails."""
    write: Callable[[list[bytes]], bool] = _extension(socket).get("write", _never)
    return write


def reader_of(socket: WebSocket) -> Callable[[], Awaitable[Any]]:
    """The direct read of our own protocol class; under another server ASGI's `receive`."""
    read: Callable[[], Awaitable[Any]] = _extension(socket).get("read", socket.receive)
    return read


def _extension(socket: WebSocket) -> dict[str, Any]:
    found: dict[str, Any] = socket.scope.get("extensions", {}).get(EXTENSION, {})
    return found


def _never(_: list[bytes]) -> bool:
    return False
