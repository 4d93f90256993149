"""One socket: what waits to be sent, how far away it is, and how much it may ask.

Nobody waits for a socket that does not read: what it is told goes into an outbox of its own,
and when that is full the socket is closed.
"""

import asyncio
import time
from collections import deque
from typing import Final, final

from starlette.websockets import WebSocket

from kartki.server import wire

ROUND_TRIPS: Final = 5  # as many measurements are remembered
TOO_SLOW: Final = 4008
STOPPING: Final = 1012


@final
class Connection:
    def __init__(self, socket: WebSocket, most_bytes: int, rate: float, burst: int) -> None:
        self.guest = ""  # who it is: the digest of its key
        self.watches = False  # it came by the spectators' link
        self.closed = False
        self.close_code = 1000
        self.delivered: Final = asyncio.Event()  # all of it, the goodbye included
        self._socket: Final = socket
        self._most_bytes: Final = most_bytes
        self._waiting: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._wake: Final = asyncio.Event()
        self._rate: Final = rate
        self._burst: Final = burst
        self._allowance = float(burst)
        self._asked_at = time.monotonic()
        self._pings: Final[dict[int, float]] = {}
        self._next_ping = 0
        self._trips: Final[deque[float]] = deque(maxlen=ROUND_TRIPS)

    # sending

    def send(self, message: wire.Said) -> None:
        self.send_bytes(wire.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Put it into the outbox; a socket that has not read for too long is closed instead."""
        if self.closed:
            return
        self._bytes += len(data)
        if self._bytes > self._most_bytes:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting.append(data)
        self._wake.set()

    def close(self, code: int) -> None:
        """No more is taken in; what waits already is still sent."""
        if not self.closed:
            self.closed = True
            self.close_code = code
            self._wake.set()

    async def deliver(self) -> None:
        """Send what waits until the socket is closed; its own task."""
        waiting, socket = self._waiting, self._socket
        while True:
            while waiting:
                data = waiting.popleft()
                await socket.send({"type": "websocket.send", "text": data.decode()})
                self._bytes -= len(data)
            if self.closed:
                break
            self._wake.clear()
            await self._wake.wait()
        await socket.close(self.close_code)
        self.delivered.set()

    # how much it may ask

    def may_ask(self, cost: int = 1) -> bool:
        """A bucket that fills at a steady rate; each message takes from it what it costs."""
        now = time.monotonic()
        refill = (now - self._asked_at) * self._rate
        self._allowance = min(self._burst, self._allowance + refill)
        self._asked_at = now
        if self._allowance < cost:
            return False
        self._allowance -= cost
        return True

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
            self._trips.append(time.monotonic() - sent)

    def round_trip(self) -> int:
        """Milliseconds there and back, the slowest of the last few."""
        return int(max(self._trips, default=0.0) * 1000) + 1
