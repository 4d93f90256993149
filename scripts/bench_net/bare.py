"""A bare store-and-broadcast server: the same stack and the same store as ours, but no rules.

A move is decoded, stored, and only then answered and sent to everybody at the table. That is
the least that a server which stores before it answers can do, so ours is compared with it. Seats
act in turn; the moves to choose from and the updates are made up. How large both kinds of updates
are, with moves to choose from and without, is measured at our server just before.

python -m scripts.bench_net.bare --port N --data DIR --quiet 1700 --asking 2900 --moves 400
"""

import argparse
import itertools
import secrets
import time
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from kartki.server.messages import wire
from kartki.server.run import BACKLOG
from kartki.server.settings.server_settings import Settings
from kartki.server.store.interface import Append, NewTable, PutRoom
from kartki.server.store.sqlite_store import SqliteStore
from scripts.bench_net.proc import HOST

CHOICES: Final = tuple(
    wire.Choice(f"plays {number}", "play", {"card": number}) for number in range(6)
)
NOTHING: Final[tuple[wire.Choice, ...]] = ()


class BareRoom:
    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.n = 0
        self.listeners: Final[dict[int, WebSocket]] = {}

    @property
    def turn(self) -> int:
        return self.n % 4


class BareServer:
    def __init__(self, store: SqliteStore, quiet_bytes: int, asking_bytes: int, moves: int) -> None:
        self._store: Final = store
        self._moves: Final = moves
        self._rooms: Final[dict[str, BareRoom]] = {}
        self._guests: Final = itertools.count()
        ask, quiet = _told(100, "", CHOICES), _told(100, "", NOTHING)
        self._paddings: Final = ("." * (quiet_bytes - len(quiet)), "." * (asking_bytes - len(ask)))

    async def make_table(self, request: Request) -> Response:
        body, code = await request.json(), secrets.token_urlsafe(6)
        table = NewTable(code, f"w{code}", body["id"], b"", b"", "", False, _now())
        number, code = await self._store.create(table)
        self._rooms[code] = BareRoom(number)
        return JSONResponse({"code": code, "watch": f"w{code}", "commitment": ""}, 201)

    async def listen(self, socket: WebSocket) -> None:
        await socket.accept()
        hello = wire.decode(await socket.receive_text())
        assert isinstance(hello, wire.Hello)
        room, guest = self._rooms[hello.table], f"g{next(self._guests)}"
        await socket.send_json({"t": "welcome", "n": room.n, "ask": None})
        try:
            while True:
                await self._obey(room, socket, guest, wire.decode(await socket.receive_text()))
        except WebSocketDisconnect:
            return

    async def _obey(
        self, room: BareRoom, socket: WebSocket, guest: str, asked: wire.FromClient
    ) -> None:
        if isinstance(asked, wire.Act):
            await self._act(room, socket, guest, asked)
        elif isinstance(asked, wire.Sit):
            room.listeners[asked.seat] = socket
            await self._store.write([PutRoom(room.number, b"", "gathering", False, _now())])
            await _send(socket, wire.encode(wire.Done(asked.id, room.n)))
        elif isinstance(asked, wire.Start):
            await self._store.write([PutRoom(room.number, b"", "playing", False, _now())])
            await _send(socket, wire.encode(wire.Done(asked.id, room.n)))
            await self._tell(room)

    async def _act(self, room: BareRoom, socket: WebSocket, guest: str, act: wire.Act) -> None:
        number, room.n = room.n + 1, room.n + 1
        line = Append(room.number, number, f"a {act.move}", guest, act.id, _now())
        await self._store.write([line])
        await _send(socket, wire.encode(wire.Done(act.id, number)))
        await self._tell(room)

    async def _tell(self, room: BareRoom) -> None:
        """Two messages a move: one for whoever is next, and the same bytes for all the others."""
        quiet = _told(room.n, self._paddings[0], NOTHING)
        asks = _told(room.n, self._paddings[1], CHOICES)
        for seat, socket in list(room.listeners.items()):
            await _send(socket, asks if seat == room.turn else quiet)
        if room.n >= self._moves:
            for socket in list(room.listeners.values()):
                await _send(socket, b'{"t":"room","room":{"phase":"over"}}')


async def _send(socket: WebSocket, message: bytes) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": message.decode()})
    except (WebSocketDisconnect, RuntimeError):
        return  # it has left


def _told(n: int, padding: str, choices: tuple[wire.Choice, ...]) -> bytes:
    ask = wire.Ask("bare", (n % 4,), choices, False, "")
    return wire.encode(wire.Told(n, ("a plays 1",), (), padding, None, ask))


def _now() -> int:
    return time.time_ns() // 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--quiet", type=int, default=1700, help="bytes of an update")
    parser.add_argument("--asking", type=int, default=2900, help="… with moves to choose from")
    parser.add_argument("--moves", type=int, default=400, help="until a game is over")
    asked = parser.parse_args()
    store = SqliteStore(asked.data / "bare.db")
    bare = BareServer(store, asked.quiet, asked.asking, asked.moves)
    routes = [
        Route("/api/tables", bare.make_table, methods=["POST"]),
        WebSocketRoute("/ws", bare.listen),
    ]
    run(Starlette(routes=routes), asked.port)


def run(app: Starlette, port: int) -> None:
    """With the options that ours has: kartki.server.run."""
    usual = Settings()
    uvicorn.run(
        app,
        host=HOST,
        port=port,
        loop="auto",
        ws="websockets-sansio",
        ws_max_size=usual.message_bytes,
        ws_ping_interval=usual.ping_seconds,
        ws_ping_timeout=usual.ping_seconds,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        proxy_headers=False,
    )


if __name__ == "__main__":
    main()
