"""Reading WebSocket frames: a message that is one whole text frame is decoded here directly.

Nearly everything that players send is such a frame (RFC 6455). All others (in pieces, of another
kind, too long, against the RFC) go to the library, which handles them.
"""

import asyncio
import time
from collections import deque
from typing import Any, Final, NamedTuple, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole message of text
MASKED: Final = 0x80  # in the second byte; whatever a browser sends is masked
LENGTH: Final = 0x7F  # in the second byte
LONGER: Final = 126  # as a length: it stands in the next two bytes …
LONGEST: Final = 127  # … or in the next eight
MASK_BYTES: Final = 4
ARRIVED_AT: Final = "kartki.came"  # our own key in an ASGI message: the time at which it arrived
ODD_FRAMES_BURST: Final = 200  # pings, pongs and pieces of messages …
ODD_FRAMES_PER_SECOND: Final = 20  # … and so many in the long run; browsers send one now and then
TOO_MANY: Final = 1008
CHUNK_BYTES: Final = 4096  # how many bytes the library is given at a time
NO_HANDSHAKE: Final = b"This is no request for a websocket that can be understood.\n"
REFUSED: Final = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"x-content-type-options: nosniff\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(NO_HANDSHAKE), NO_HANDSHAKE)
)
MOST_WAITING: Final = 4  # messages: with so many unhandled ones the socket is not read any further


class Frame(NamedTuple):
    """The start and end of a frame's payload in the received bytes."""

    body: int
    end: int

    def text(self, data: bytes) -> str:
        """The payload as text; UnicodeDecodeError if it is not UTF-8."""
        mask = data[self.body - MASK_BYTES : self.body]
        return apply_mask(data[self.body : self.end], mask).decode()


def whole_frame(data: bytes, at: int) -> Frame | None:
    """The frame that begins here, if it is complete."""
    if len(data) < at + 2:
        return None
    size, body = data[at + 1] & LENGTH, at + 2 + MASK_BYTES
    if size == LONGER:
        size, body = int.from_bytes(data[at + 2 : at + 4], "big"), body + 2
    return Frame(body, body + size) if body + size <= len(data) else None


def is_odd(data: bytes, at: int) -> bool:
    """Does the header announce a frame that is not masked, or very long?"""
    if len(data) < at + 2:
        return False
    return not data[at + 1] & MASKED or data[at + 1] & LENGTH == LONGEST


@final
class Inbox:
    """The queue of received messages of one socket; it has a single reader."""

    def __init__(self) -> None:
        self._waiting: Final[deque[Any]] = deque()
        self._awaited: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting

    def is_full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING


class FrameProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *known: Any, **named: Any) -> None:
        super().__init__(*known, **named)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self._partial = b""  # the bytes of a frame that is not complete yet
        self._by_library = False  # after an unusual frame the library reads everything
        self._odd_frames = 0  # pings, pongs and fragments since the last count
        self._allowance = float(ODD_FRAMES_BURST)
        self._counted_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._handshake(data)
        elif self._by_library:
            self._pass_on(data)
        else:
            self._read(self._partial + data if self._partial else data)

    def _handshake(self, data: bytes) -> None:
        """Close the socket after an invalid handshake; the library would wait for ever."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = True
            self.transport.write(REFUSED)
            self.transport.close()

    def _read(self, data: bytes) -> None:
        at = 0
        while not is_odd(data, at) and (found := whole_frame(data, at)) is not None:
            if data[at] != WHOLE_TEXT or not self._take(data, found):
                self._pass_on(data[at : found.end])
            at = found.end
            if at == len(data):  # as a rule that was all
                self._partial = b""
                return
        self._partial = data[at:]
        if is_odd(data, at):
            self._by_library, self._partial = True, b""
            self._pass_on(data[at:])

    # everything else than whole text messages

    def _pass_on(self, data: bytes) -> None:
        """Feed the library in chunks, and count its frames between two of them."""
        for at in range(0, len(data), CHUNK_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + CHUNK_BYTES])
            self._count()

    def _count(self) -> None:
        """Limit frames that the rate limit for messages does not see, though they cost time."""
        now = self.loop.time()
        filled = self._allowance + (now - self._counted_at) * ODD_FRAMES_PER_SECOND
        self._allowance = min(ODD_FRAMES_BURST, filled) - self._odd_frames
        self._counted_at, self._odd_frames = now, 0
        if self._allowance < 0 and not self.close_sent:
            self.conn.fail(TOO_MANY, "too many frames")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        self._odd_frames += 1
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._odd_frames += 1
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self._odd_frames += 1
        super().handle_cont(event)

    # messages

    def _take(self, data: bytes, found: Frame) -> bool:
        """Queue a whole message, unless a fragmented one is unfinished or the socket is closing."""
        too_long = found.end - found.body > self.config.ws_max_size
        if too_long or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = found.text(data)
        except UnicodeDecodeError:
            return False
        came = {"type": "websocket.receive", "text": text, ARRIVED_AT: time.monotonic()}
        self.queue.put_nowait(came)
        if self.queue.is_full() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True
