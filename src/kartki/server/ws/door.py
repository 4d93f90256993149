"""The door of every socket: who may connect at all, the next message, and how it is turned away."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

from starlette.websockets import WebSocket, WebSocketDisconnect

from kartki.server.lobby.lobby import Lobby
from kartki.server.messages import wire
from kartki.server.messages.facts import LONGEST_DETAIL, cut
from kartki.server.net.address_key import address_of
from kartki.server.net.address_limits import AddressLimits
from kartki.server.net.connection import Connection
from kartki.server.net.host_names import HostNames
from kartki.server.net.security_headers import is_foreign
from kartki.server.net.ws_frames import ARRIVED_AT

HELLO_SECONDS: Final = 15
MOST_FAULTS: Final = 20  # after so many invalid messages the socket is closed
BAD_MESSAGE: Final = 4400
NO_TABLE: Final = 4404
UNREAD: Final = 4409
TOO_MUCH: Final = 4429
OLD_CLIENT: Final = 4426

Serve = Callable[[WebSocket, Connection], Awaitable[None]]


@final
class Door:
    def __init__(self, lobby: Lobby, address_limits: AddressLimits, hosts: HostNames) -> None:
        self._lobby: Final = lobby
        self._services: Final = lobby.services
        self._address_limits: Final = address_limits
        self._hosts: Final = hosts

    async def let_in(self, socket: WebSocket, serve: Serve) -> None:
        """Serve one socket until it is closed, unless it is turned away."""
        why = self._why_refused(socket)
        if why:
            self._services.metrics.turned_away.labels(why).inc()
            await socket.close(1008)
            return
        address = address_of(socket, self._services.settings.trust_proxy)
        self._address_limits.connected(address)
        self._services.metrics.sockets.inc()
        try:
            await self._serve(socket, address, serve)
        finally:
            self._address_limits.disconnected(address)
            self._services.metrics.sockets.dec()

    def _why_refused(self, socket: WebSocket) -> str:
        """Refuse other names and sites, and too many sockets of one address or of all."""
        settings = self._services.settings
        if not self._hosts.allows(socket.scope):
            return "host"
        if is_foreign(socket, settings.further_origins()):
            return "origin"
        if self._lobby.stopping:
            return "stopping"
        if self._address_limits.sockets() >= settings.most_sockets:
            return "full"
        address = address_of(socket, settings.trust_proxy)
        if self._address_limits.sockets(address) >= settings.sockets_per_address:
            return "address"
        return ""

    async def _serve(self, socket: WebSocket, address: str, serve: Serve) -> None:
        await socket.accept()
        settings = self._services.settings
        connection = Connection(
            socket, settings.outbox_bytes, settings.commands_per_second, settings.burst
        )
        connection.address = address
        try:
            await serve(socket, connection)
        except WebSocketDisconnect:
            pass
        finally:
            connection.close(1000)
            await connection.flush()


async def next_message(read: Callable[[], Awaitable[Any]], connection: Connection) -> str | bytes:
    """The next message, text or bytes; WebSocketDisconnect when there will be none."""
    message = await read()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
    connection.arrived_at = message.get(ARRIVED_AT) or time.monotonic()
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def refuse(connection: Connection, why: str, close: int, **facts: object) -> None:
    """Send why, then close the socket."""
    connection.send(wire.Fault(why, facts, True))
    connection.close(close)


def detail_of(error: Exception) -> str:
    """The decoder's error message; it may repeat what was sent."""
    return cut(str(error), LONGEST_DETAIL)
