"""A minimal implementation of WebSocket frames, so that the load client costs little CPU.

A client has to mask what it sends. The mask may be any four bytes; with zeros the payload stays
as it is, and the server does the same work as ever.
"""

from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

Frame = tuple[int, bytes]  # opcode and payload

_NO_MASK: Final = b"\0\0\0\0"
_HEADS: Final = tuple(bytes((0x80 | TEXT, 0x80 | size)) + _NO_MASK for size in range(126))


class BrokenFrame(Exception):
    """The server sent what this client does not read: a frame in parts, or a masked one."""


def upgrade(host: str, port: int) -> bytes:
    """The request that turns a connection into a WebSocket. No extension: nothing is packed."""
    return (
        f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: a2FydGtpa2FydGtpa2FydA==\r\n\r\n"
    ).encode()


def text(payload: bytes) -> bytes:
    """One masked text frame."""
    size = len(payload)
    if size < 126:
        return _HEADS[size] + payload
    return b"\x81\xfe" + size.to_bytes(2, "big") + _NO_MASK + payload


def pong(payload: bytes) -> bytes:
    """The answer to a ping; its payload is short by the standard."""
    return bytes((0x80 | PONG, 0x80 | len(payload))) + _NO_MASK + payload


def close() -> bytes:
    """Goodbye, with the code 1000 for "all is well"."""
    return bytes((0x80 | CLOSE, 0x82)) + _NO_MASK + b"\x03\xe8"


def split(data: bytes) -> tuple[list[Frame], bytes]:
    """The whole frames in what has arrived, and the rest that waits for more."""
    found: list[Frame] = []
    at, size = 0, len(data)
    while size - at >= 2:
        first, length = data[at], data[at + 1]
        body = at + 2
        if length == 126:
            body, length = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
        elif length == 127:
            body, length = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
        elif length > 127:
            raise BrokenFrame(f"masked: {data[at : at + 2]!r}")
        if body + length > size:
            break
        if first < 0x80 or first == 0x80:
            raise BrokenFrame(f"in parts: {first:#x}")
        found.append((first & 0x0F, data[body : body + length]))
        at = body + length
    return found, data[at:] if at else data
