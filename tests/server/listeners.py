"""A table inside this process, and sockets around it that keep what is written to them.

No network, no disk and no real time: what is counted here is the same on any machine.
"""

import asyncio
import itertools
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

from kartki.server.commands.dispatch import Dispatcher
from kartki.server.commands.welcome import welcome
from kartki.server.lobby.lobby import Lobby
from kartki.server.lobby.table_request import TableRequest
from kartki.server.messages import wire
from kartki.server.messages.table_settings import TableSettings
from kartki.server.net.connection import Connection
from kartki.server.net.ws_protocol import EXTENSION
from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.room.room import Room
from kartki.server.room.services import Services
from kartki.server.settings.server_settings import Settings
from kartki.server.thinking.pool import WorkerPool
from tests.server.memory_store import MemoryStore
from tests.server.stillness import StillClock, StillLoop, still

Message = dict[str, Any]


def in_still_time(work: Callable[[], Awaitable[None]]) -> None:
    """Time passes only when nobody has anything left to do."""
    clock = StillClock()
    with (
        still(clock, {}, b""),
        asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner,
    ):
        runner.run(_awaited(work))


async def _awaited(work: Callable[[], Awaitable[None]]) -> None:
    await work()


@final
class Listener:
    """One socket at the table, and everything that was written to it, write by write."""

    def __init__(self, guest: str, watches: bool, most_bytes: int = 1_000_000) -> None:
        self.scope: Final = {"extensions": {EXTENSION: {"write": self._write}}}
        self.writes: Final[list[list[bytes]]] = []
        self.connection: Final = Connection(self, most_bytes, 1000.0, 1000)  # type: ignore[arg-type]
        self.connection.guest, self.connection.watches = guest, watches

    def _write(self, messages: list[bytes]) -> bool:
        self.writes.append(messages)
        return True

    async def close(self, code: int) -> None:
        self.writes.append([b'{"t":"closed","code":%d}' % code])

    def heard(self, *kinds: str) -> list[Message]:
        """All messages of these kinds, in order; without a kind, all but pings."""
        found = [json.loads(data) for data in itertools.chain(*self.writes)]
        return [one for one in found if (one["t"] in kinds if kinds else one["t"] != "ping")]

    def numbers(self) -> list[int]:
        """The numbers of the updates, with those that the welcome brought."""
        (greeting,) = self.heard("welcome")
        return [one["n"] for one in (*greeting["missed"], *self.heard("told"))]

    def forget(self) -> None:
        self.writes.clear()


@final
class Company:
    """A game of Kolejka for two and perhaps some bots, and whoever watches it."""

    def __init__(self, room: Room, lobby: Lobby) -> None:
        self.room: Final = room
        self.players: Final[list[Listener]] = []
        self.spectators: Final[list[Listener]] = []
        self._dispatcher: Final = Dispatcher(lobby)
        self._ids: Final = itertools.count(1)

    @classmethod
    async def gather(cls, settings: TableSettings | None = None, bots: int = 0) -> "Company":
        services = Services(Settings(), MemoryStore(), WorkerPool(1, 1000), Metrics(), Log("error"))
        lobby = Lobby(services)
        wish = TableRequest(
            "kolejka", "", {}, "days", False, 2 + bots, "guest0", settings or TableSettings()
        )
        room = await lobby.create(wish, secrets.token_hex(8))
        assert isinstance(room, Room)
        found = cls(room, lobby)
        for seat in range(2):
            player = await found.come(f"guest{seat}")
            found.players.append(player)
            await found.say(player, wire.Sit, seat=seat, name=f"Player {seat}")
        for seat in range(2, 2 + bots):
            await found.say(found.players[0], wire.SeatBot, seat=seat)
        await found.say(found.players[0], wire.Start)
        return found

    @property
    def n(self) -> int:
        return self.room.state.play.stored

    async def come(self, guest: str, last: int = -1) -> Listener:
        """By the room code."""
        listener = Listener(guest, watches=False)
        await welcome(self.room, listener.connection, last)
        return listener

    async def watch(self, number: int = 1, last: int = -1) -> list[Listener]:
        """By the spectators' link."""
        new = [Listener("", watches=True) for _ in range(number)]
        for listener in new:
            await welcome(self.room, listener.connection, last)
        self.spectators.extend(new)
        return new

    def leave(self, listener: Listener) -> None:
        """As the endpoint does it when a socket is gone."""
        self.room.leave(listener.connection)
        listener.connection.closed = True
        if listener in self.spectators:
            self.spectators.remove(listener)

    async def say(
        self, listener: Listener, kind: type[wire.Command], **fields: Any
    ) -> Message | None:
        """A command, and its answer."""
        command = kind(id=str(next(self._ids)), seen=self.n, **fields)
        await self._dispatcher.dispatch(self.room, listener.connection, command)
        answers = [one for one in listener.heard() if one.get("id") == command.id]
        return answers[-1] if answers else None

    async def act(self) -> int:
        """Whoever may acts."""
        table = self.room.table
        assert table is not None
        (seat,) = table.game.actors(table.state)
        player = next(one for one in self.players if one.connection.viewer == seat)
        move = table.game.write(table.state, seat, table.game.legal_actions(table.state, seat)[0])
        answer = await self.say(player, wire.Act, move=move.partition(" ")[2])
        assert answer is not None
        assert answer["t"] == "done", answer
        return int(answer["n"])

    def forget(self) -> None:
        for listener in (*self.players, *self.spectators):
            listener.forget()
