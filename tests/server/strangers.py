"""Clients that behave badly, down to single bytes, and the table beside them that plays on."""

import asyncio
import contextlib
import json
import os
import secrets
import socket
from collections.abc import AsyncIterator
from pathlib import Path

from tests.server.around import act, two
from tests.server.client import Client
from tests.server.running import Running

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
SMALL = 4096  # bytes that a lazy reader's own computer takes in for it


class Raw:
    """A socket in bytes. Nothing is read unless somebody asks for it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, server: Running) -> "Raw":
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", server.port))
        return cls(*await asyncio.open_connection(sock=plain, limit=SMALL))

    @classmethod
    async def shake_hands(cls, server: Running, **headers: str) -> "Raw":
        """Connected, and upgraded to a websocket."""
        raw = await cls.connect(server)
        raw.write(request(server, **headers))
        head = await raw.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        return raw

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    def say(self, message: object) -> None:
        self.write(frame(TEXT, json.dumps(message).encode()))

    async def until_closed(self) -> bytes:
        """Everything that still comes; a connection that is cut off has ended, too."""
        got = b""
        with contextlib.suppress(ConnectionError):
            while data := await self.reader.read(65_536):
                got += data
        return got

    def cut(self) -> None:
        self.writer.transport.abort()


def request(server: Running, **headers: str) -> bytes:
    """What a browser sends first."""
    wanted = {
        "host": f"127.0.0.1:{server.port}", "connection": "Upgrade", "upgrade": "websocket",
        "sec-websocket-version": "13", "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==", **headers,
    }  # fmt: skip
    lines = "".join(f"{name}: {value}\r\n" for name, value in wanted.items())
    return f"GET /ws HTTP/1.1\r\n{lines}\r\n".encode()


def frame(opcode: int, data: bytes, last: bool = True) -> bytes:
    """One frame, masked as a client has to."""
    mask = secrets.token_bytes(4)
    if len(data) < 126:
        length = bytes([0x80 | len(data)])
    elif len(data) < 65_536:
        length = bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + len(data).to_bytes(8, "big")
    times = -(-len(data) // 4)
    key = int.from_bytes(mask * times, "big") >> 8 * (4 * times - len(data))
    masked = (int.from_bytes(data, "big") ^ key).to_bytes(len(data), "big")
    return bytes([(0x80 if last else 0) | opcode]) + length + mask + masked


def close_code(got: bytes) -> int:
    """The code of the close frame at the end of what came."""
    at = got.rfind(b"\x88")
    return int.from_bytes(got[at + 2 : at + 4], "big") if 0 <= at <= len(got) - 4 else 1006


def memory(server: Running) -> int:
    """Megabytes that the server itself holds, its bots left out."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def lines_open(server: Running) -> int:
    """How many connections and files the server holds."""
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


@contextlib.asynccontextmanager
async def meanwhile(server: Running) -> AsyncIterator[list[Client]]:
    """A table that plays while something bad happens elsewhere, and must not notice."""
    clients = await two(server)
    n, stop = clients[0].seen, asyncio.Event()
    playing = asyncio.create_task(_play(clients, stop))
    try:
        yield clients
    finally:
        stop.set()
        await playing
    await act(clients)
    assert clients[0].seen > n
    for client in clients:
        assert {message["t"] for message in client.others} == {"done"}


async def _play(clients: list[Client], stop: asyncio.Event) -> None:
    """At the pace of quick people, for some minutes at the most."""
    while not stop.is_set():
        await act(clients)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), 0.5)
