"""One socket: what waits to be sent, how far away it is, and how much it may ask.

Nobody waits for a socket that does not read: what it is told goes into an outbox of its own,
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

GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to nobody raises
LAST_SECONDS: Final = 2.0
ROUND_TRIPS: Final = 5  # as many measurements are remembered
TOO_SLOW: Final = 4008
STOPPING: Final = 1012


@final
class Connection:
    def __init__(self, socket: WebSocket, most_bytes: int, rate: float, burst: int) -> None:
        self.guest = ""  # who it is: the digest of its key
        self.watches = False  # it came by the spectators' link
        self.viewer: Seat | None = None  # through whose eyes it looks; the room keeps it right
        self.closed = False
        self._close_code = 1000
        self._slow: asyncio.Task[None] | None = None
        self._socket: Final = socket
        self._write: Final = writer_of(socket)
        self._awaits_answer = False
        self._held: Final[list[bytes]] = []
        self._most_bytes: Final = most_bytes
        self._waiting: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._rate: Final = rate
        self._burst: Final = burst
        self._allowance = float(burst)
        self._asked_at = time.monotonic()
        self._pings: Final[dict[int, float]] = {}
        self._next_ping = 0
        self.came = 0.0  # when the message arrived that is heeded now; it may have had to wait
        self._trips: Final[deque[float]] = deque(maxlen=ROUND_TRIPS)

    # sending

    def send(self, message: wire.Said) -> None:
        self.send_bytes(wire.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Send it now if the socket takes it; else it waits, and nobody waits for it."""
        if self.closed:
            return
        if self._held:  # it came first
            self._held.append(data)
        elif self._slow is not None or not self._write([data]):
            self._put_aside(data)

    def _put_aside(self, data: bytes) -> None:
        if self._waiting and self._bytes + len(data) > self._most_bytes:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._bytes += len(data)
        self._waiting.append(data)
        self._send_the_rest()

    # a telling and an answer

    def begin_command(self) -> None:
        """From here to its answer, what a command leads to may wait: both leave together."""
        self._awaits_answer = True

    def tell(self, data: bytes) -> bool:
        """False: it leaves with the answer."""
        if self._awaits_answer:
            self._held.append(data)
        else:
            self.send_bytes(data)
        return not self._awaits_answer

    def answer(self, message: wire.Said) -> None:
        together = [*self._held, wire.encode(message)]
        self._awaits_answer = False
        self._held.clear()
        if self.closed or (self._slow is None and self._write(together)):
            return
        for data in together:
            self.send_bytes(data)

    def close(self, code: int) -> None:
        """No more is taken in; what waits already is still sent."""
        if not self.closed:
            self.closed = True
            self._close_code = code
            self._send_the_rest()

    def _send_the_rest(self) -> None:
        if self._slow is None:
            self._slow = asyncio.get_running_loop().create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """The socket does not keep up: send what waits as fast as it takes it."""
        try:
            while self._waiting:
                data = self._waiting.popleft()
                await self._socket.send({"type": "websocket.send", "text": data.decode()})
                self._bytes -= len(data)
            if self.closed:
                await self._socket.close(self._close_code)
        except GONE:
            self.closed = True
        finally:
            self._slow = None

    async def finish(self) -> None:
        """Give what still waits a moment to leave. Two may ask for it, none of them fails."""
        slow = self._slow
        if slow is not None:
            await asyncio.wait({slow}, timeout=LAST_SECONDS)
            slow.cancel()

    # how much it may ask

    async def hold_back(self, cost: int = 1) -> None:
        """A bucket that fills at a steady rate; each message takes from it what it costs.

        Whoever is ahead of it waits, and meanwhile its socket is not read: a flood stays with its
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
        """Measured by our own messages: what a client says of itself would prove nothing."""
        self._next_ping += 1
        self._pings.clear()  # an answer to an older one would come too late to count
        self._pings[self._next_ping] = time.monotonic()
        self.send(wire.Ping(self._next_ping))

    def pong(self, number: int) -> None:
        sent = self._pings.pop(number, None)
        if sent is not None:
            self._trips.append(self.came - sent)

    def round_trip(self) -> int:
        """Milliseconds there and back, the slowest of the last few."""
        return int(max(self._trips, default=0.0) * 1000) + 1


def writer_of(socket: WebSocket) -> Callable[[list[bytes]], bool]:
    """Our own protocol writes at once; under another server everything goes by ASGI."""
    write: Callable[[list[bytes]], bool] = _extension(socket).get("write", _never)
    return write


def reader_of(socket: WebSocket) -> Callable[[], Awaitable[Any]]:
    """Our own protocol is read directly; under another server `receive` of ASGI is."""
    read: Callable[[], Awaitable[Any]] = _extension(socket).get("read", socket.receive)
    return read


def _extension(socket: WebSocket) -> dict[str, Any]:
    found: dict[str, Any] = socket.scope.get("extensions", {}).get(EXTENSION, {})
    return found


def _never(_: list[bytes]) -> bool:
    return False
