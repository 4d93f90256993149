"""The line itself: peers that never finish a request, or never read, are cut off.

uvicorn waits for them as long as they like; here patience has an end (`ping_seconds`).
"""

from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LAST_SECONDS: Final = 5.0
MOST_UNREAD: Final = 1_000_000  # bytes of answers to pings that nobody reads


class PatientHttp(H11Protocol):
    """A request has to come whole within the time that a ping may take."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
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
        """Is it still the same request, and still not whole?"""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        waits = self._waiting_since
        if waits is not None and self.loop.time() - waits >= self._patience:
            self.transport.abort()
        else:
            self.loop.call_later(self._patience / 2, self._look)


class PatientSocket(WebSocketsSansIOProtocol):
    """Closing politely needs a peer that reads; others are cut off."""

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD and not self.writable.is_set():
            self.transport.abort()

    async def run_asgi(self) -> None:
        """What the door has closed is gone soon after, whether its last words were read or not."""
        await super().run_asgi()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
