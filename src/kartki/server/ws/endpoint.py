"""One socket of a table from its first message to its last: where to, and its commands."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kartki.server.commands.dispatch import Dispatcher
from kartki.server.commands.welcome import welcome
from kartki.server.lobby.lobby import Lobby
from kartki.server.messages import wire
from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.net.address_limits import AddressLimits
from kartki.server.net.code_guesses import TooMany
from kartki.server.net.connection import Connection, reader_of
from kartki.server.net.ws_protocol import ABNORMAL, SLOW
from kartki.server.room.room import Room
from kartki.server.store.interface import DamagedTable, StoreTrouble
from kartki.server.store.room_doc import guest_of, tidy_code
from kartki.server.ws.door import (
    BAD_MESSAGE,
    HELLO_SECONDS,
    MOST_FAULTS,
    NO_TABLE,
    OLD_CLIENT,
    TOO_MUCH,
    UNREAD,
    Door,
    detail_of,
    next_message,
    refuse,
)

GONE_SECONDS: Final = 5  # for a connection that cannot be written to, until it is closed
# Messages that take computing time cost more than 1 of the rate limit.
COSTS: Final[dict[type, int]] = {wire.History: 10, wire.Hint: 5}


class _WithId(msgspec.Struct):
    id: str


_id_of: Final = msgspec.json.Decoder(_WithId).decode


@final
class SocketEndpoint:
    def __init__(self, lobby: Lobby, door: Door, address_limits: AddressLimits) -> None:
        self._door: Final = door
        self._lobby: Final = lobby
        self._services: Final = lobby.services
        self._dispatcher: Final = Dispatcher(lobby)
        self._address_limits: Final = address_limits

    async def handle(self, socket: WebSocket) -> None:
        """Serve one socket until it is closed."""
        await self._door.let_in(socket, self._run)

    async def _run(self, socket: WebSocket, connection: Connection) -> None:
        hello = await _hello(socket, connection)
        room = None if hello is None else await self._find(hello, connection)
        if hello is None or room is None:
            return
        why = ""
        try:
            await welcome(room, connection, hello.last)
            await self._listen(socket, connection, room)
        except StoreTrouble as trouble:  # the play had to be read again, and could not be
            self._refuse_unread(connection, trouble)
        except WebSocketDisconnect as gone:
            why = gone.reason if gone.code == ABNORMAL else ""
        finally:
            room.leave(connection)
            self._count_lost(SLOW if connection.is_too_slow else why)

    def _count_lost(self, why: str) -> None:
        """It ended without a goodbye, if there is a reason; when we stop, all of them end."""
        if why and not self._lobby.stopping:
            self._services.monitor.lost_sockets.lost(why)

    async def _find(self, hello: wire.Hello, connection: Connection) -> Room | None:
        """Find the table and who it is, unless codes are guessed from there too often."""
        guesses, code = self._address_limits.guesses, tidy_code(hello.table)
        connection.guest, connection.shows = guest_of(hello.key), hello.shows
        try:
            room = await guesses.find(connection.address, connection.guest, code, self._lobby.room)
        except StoreTrouble as trouble:
            self._refuse_unread(connection, trouble)
            return None
        if isinstance(room, TooMany):
            refuse(connection, "hello.too_many", TOO_MUCH)
            return None
        if room is None:
            refuse(connection, "hello.table", NO_TABLE, code=hello.table)
            return None
        connection.watches = code == room.state.watch
        return room

    def _refuse_unread(self, connection: Connection, trouble: StoreTrouble) -> None:
        """HSE-STO-3: the table waits, and clients try again until it can be read."""
        if not isinstance(trouble, DamagedTable):
            self._services.log.error("store", code=trouble.code, detail=trouble.detail)
        elif not trouble.number:  # perhaps there is no such table
            self._address_limits.guesses.wrong(connection.address)
        refuse(connection, trouble.code, UNREAD)

    async def _listen(self, socket: WebSocket, connection: Connection, room: Room) -> None:
        faults, read = 0, reader_of(socket)
        while not connection.closed:
            data = await next_message(read, connection)
            try:
                message = wire.decode(data)
            except NO_MESSAGE as error:
                await connection.throttle()
                faults += 1
                self._services.metrics.faults.inc()
                _answer_invalid(connection, room, data, detail_of(error), faults >= MOST_FAULTS)
                continue
            await connection.throttle(COSTS.get(type(message), 1))
            await self._handle_message(connection, room, message)
        if connection.is_broken:
            await _until_gone(read, connection)

    async def _handle_message(
        self, connection: Connection, room: Room, message: wire.FromClient
    ) -> None:
        if isinstance(message, wire.Pong):
            connection.pong(message.k)
        elif isinstance(message, wire.HasShown):
            _note_shown(connection, room, message)
        elif isinstance(message, wire.Hello):
            connection.send(wire.Fault("hello.twice", {}, False))
        else:
            began = time.perf_counter()
            await self._dispatcher.dispatch(room, connection, message)
            self._services.metrics.command.took(time.perf_counter() - began)
            if isinstance(message, wire.Rematch):
                self._let_into_rematch(room)

    def _let_into_rematch(self, room: Room) -> None:
        """Everybody here was told the code of the next table, so nobody guesses it."""
        for other in room.state.connections:
            code = room.doc.rematch_watch if other.watches else room.doc.rematch
            if code:
                self._address_limits.guesses.let_in(other.address, other.guest, code)


def _note_shown(connection: Connection, room: Room, message: wire.HasShown) -> None:
    n = room.state.play.stored
    if message.n > n:
        connection.send(wire.Fault("command.ahead", {"number": n}, False))
    elif connection.shows:
        room.screen.say(connection, message.n, message.paused)


async def _hello(socket: WebSocket, connection: Connection) -> wire.Hello | None:
    """The first message, if it is a valid hello and comes in time."""
    try:
        # `wait_for` would leave a cycle behind: its task keeps the exception, and that its frames.
        async with asyncio.timeout(HELLO_SECONDS):
            data = await next_message(socket.receive, connection)
        message = wire.decode(data)
    except TimeoutError:
        refuse(connection, "hello.missing", BAD_MESSAGE)
    except NO_MESSAGE as error:
        refuse(connection, "message.malformed", BAD_MESSAGE, detail=detail_of(error))
    else:
        if not isinstance(message, wire.Hello):
            refuse(connection, "hello.missing", BAD_MESSAGE)
        elif message.v != wire.VERSION:
            refuse(connection, "hello.version", OLD_CLIENT, number=wire.VERSION)
        else:
            return message
    return None


async def _until_gone(read: Callable[[], Awaitable[Any]], connection: Connection) -> None:
    """Sending has noticed first that it is lost; reading says why, behind what was not read yet."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GONE_SECONDS):
            while True:
                await next_message(read, connection)


def _answer_invalid(
    connection: Connection, room: Room, data: str | bytes, detail: str, enough: bool
) -> None:
    """Answer an invalid message, with its id if it had one."""
    if enough:
        refuse(connection, "message.malformed", BAD_MESSAGE, detail=detail)
        return
    try:
        command = _id_of(data).id[:40]
    except NO_MESSAGE:
        connection.send(wire.Fault("message.malformed", {"detail": detail}, False))
        return
    facts: dict[str, object] = {"detail": detail}
    n = room.state.play.stored
    connection.send(wire.Refused(command, "message.malformed", "HSE-ORD-2", facts, n))
