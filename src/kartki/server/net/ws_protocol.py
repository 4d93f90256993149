"""HTTP and WebSocket protocols that cut off peers which never finish a request, or never read.

uvicorn would wait without end; here the limit is `ping_seconds`. And a
message that the socket can take is written directly, without passing three layers.
"""

import struct
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.http11 import Request
from websockets.protocol import State

from kartki.server.net.ws_frames import WHOLE_TEXT, FrameProtocol

LAST_SECONDS: Final = 5.0
ABNORMAL: Final = 1006  # RFC 6455: it ended without a close frame, so no client can say it
CUT: Final = "cut"  # the connection broke, or the other side closed it without a word
SILENT: Final = "silent"  # a ping was not answered
SLOW: Final = "slow"  # the client did not read what it was sent
MOST_UNREAD: Final = 1_000_000  # bytes of answers to pings that nobody reads
EXTENSION: Final = "kartki.socket"  # the name of our extension to ASGI


def head(data: bytes) -> bytes:
    """The header of a WebSocket frame with a text message."""
    size = len(data)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)


class HttpProtocol(H11Protocol):
    """Closes the connection if a request is not complete within `ping_seconds`."""

    def __init__(self, *args: Any, has_room: Callable[[int], bool], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._has_room = has_room

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if not self._has_room(len(self.connections) - 1):
            transport.abort()
        self._waiting_since: float | None = self.loop.time()
        self._patience = float(self.config.ws_ping_timeout or 20)
        self.loop.call_later(self._patience, self._look)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._waiting_since = self._waiting_since or self.loop.time()
        else:
            self._waiting_since = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._waiting_since = self.loop.time()

    def _look(self) -> None:
        """Close the connection if the same request is still incomplete."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        waits = self._waiting_since
        if waits is not None and self.loop.time() - waits >= self._patience:
            self.transport.abort()
        else:
            self.loop.call_later(self._patience / 2, self._look)


class WebSocketProtocol(FrameProtocol):
    """Cuts off peers that do not read: the closing handshake needs a peer that does."""

    _let_go = ""  # why we have given it up

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # otherwise the handshake was refused
            self.scope["extensions"][EXTENSION] = {"write": self.write_texts, "read": self.receive}

    def write_texts(self, messages: list[bytes]) -> bool:
        """Write whole messages at once; False if the socket's buffer is full."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN or not self.handshake_complete:
            return False
        if len(messages) == 1:
            self.transport.write(head(messages[0]) + messages[0])
        else:
            self.transport.write(b"".join([part for one in messages for part in (head(one), one)]))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that all of it is freed at once (see ops/gc_control.py)."""
        why = self._why_lost()
        if why:  # before the library's own message, which does not say so
            lost = {"type": "websocket.disconnect", "code": ABNORMAL, "reason": why}
            self.queue.put_nowait(lost)
        super().connection_lost(exc)
        if hasattr(self, "scope"):  # otherwise there was no request yet
            self.scope["extensions"].pop(EXTENSION, None)
        self.conn.parser.close()

    def _why_lost(self) -> str:
        """Why it ended without a goodbye of either side; "" if there was one."""
        if self._let_go or not self.handshake_complete:
            return self._let_go
        parted = self.conn.close_rcvd is not None or self.conn.close_sent is not None
        return "" if parted else CUT

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD and not self.writable.is_set():
            self._let_go = SLOW
            self.transport.abort()

    async def run_asgi(self) -> None:
        """After the endpoint has closed the socket, drop the connection even if nobody reads."""
        await super().run_asgi()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        if not self.close_sent:
            self._let_go = SILENT
        super().keepalive_timeout()
        self.transport.abort()
