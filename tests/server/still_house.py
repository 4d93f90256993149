"""The whole server in this process and in no time: hours pass when a test sleeps through them.

Bots answer at once with anything that is legal, so whatever they wait for is the server's doing;
or they are the real ones (`RealBots`), who think in no time.
"""

import asyncio
import contextlib
import functools
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, final
from unittest import mock

from kartki.server import app as server_app
from kartki.server.app import Server
from kartki.server.ops.monitor import Monitor
from kartki.server.room.room import Room
from kartki.server.thinking.protocol import Request, Thought, Trouble
from kartki.server.thinking.worker import think
from tests.server.asgi import http, lifespan
from tests.server.house import Guest, Message
from tests.server.inner import SETTINGS, nothing_to_watch
from tests.server.inputs import Fetch
from tests.server.memory_store import MemoryStore
from tests.server.stillness import StillClock, StillLoop, still


@final
class AnyMove:
    """Instead of the workers: a bot that breaks down plays anything."""

    async def start(self) -> None:
        """There is nobody to hire."""

    async def stop(self) -> None:
        """There is nobody to dismiss."""

    async def think(self, _: Request) -> Trouble:
        return Trouble("crashed", "")


@final
class RealBots:
    """Instead of the workers: the same bots in this process, who think in no time."""

    async def start(self) -> None:
        """There is nobody to hire."""

    async def stop(self) -> None:
        """There is nobody to dismiss."""

    async def think(self, request: Request) -> Thought | Trouble:
        return think(request, 1_000)


@final
class StillHouse:
    def __init__(self, server: Server) -> None:
        self.server: Final = server

    async def begin(
        self,
        game: str,
        seats: int,
        people: int = 1,
        *,
        shows: bool = True,
        newcomers: tuple[int, ...] = (),
        **fields: Any,
    ) -> tuple[str, list[Guest]]:
        """A game that has begun: so many people, bots on the other seats."""
        key = secrets.token_urlsafe(32)
        body = {"id": secrets.token_hex(8), "game": game, "seats": seats, "key": key, **fields}
        asked = Fetch("/api/tables", method="POST", body=json.dumps(body))
        made = json.loads((await http(self.server.app, asked, asked.path)).partition(b"\n")[2])
        keys = [key, *[secrets.token_urlsafe(32) for _ in range(1, people)]]
        guests = [await self.enter(made["code"], key, shows=shows) for key in keys]
        for seat, guest in enumerate(guests):
            sits = {"seat": seat, "name": f"Zuzanna {seat}", "first_game": seat in newcomers}
            assert (await guest.ask("sit", **sits))["t"] == "done"
        for seat in range(people, seats):
            assert (await guests[0].ask("seat_bot", seat=seat))["t"] == "done"
        assert (await guests[0].ask("start"))["t"] == "done"
        return str(made["code"]), guests

    async def enter(self, code: str, key: str, **hello: Any) -> Guest:
        guest = Guest(self.server, code, key, **hello)
        assert (await guest.welcomed())["t"] == "welcome"
        return guest

    def room(self, code: str) -> Room:
        return self.server.lobby.rooms[code]


def told(guest: Guest) -> int:
    """The last number that this one has heard of."""
    return max([int(one["n"]) for one in guest.heard if one["t"] in ("told", "welcome")])


def last(guest: Guest, *kinds: str) -> Message:
    return [one for one in guest.heard if one["t"] in kinds][-1]


@contextlib.asynccontextmanager
async def still_house(
    store: MemoryStore | None = None, bots: AnyMove | RealBots | None = None
) -> AsyncIterator[StillHouse]:
    with (
        mock.patch.object(server_app, "SqliteStore", return_value=store or MemoryStore()),
        mock.patch.object(server_app, "WorkerPool", return_value=bots or AnyMove()),
    ):
        server = Server(SETTINGS)
    with mock.patch.object(Monitor, "watch", nothing_to_watch):
        async with lifespan(server.app):
            yield StillHouse(server)
            await server.lobby.stop()


def in_no_time(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test in a loop whose time passes only when nobody has anything left to do."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        clock = StillClock()
        with (
            still(clock, {}, b"one world"),
            asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner,
        ):
            runner.run(_run(test, *given, **named))

    return run


async def _run(test: Callable[..., Awaitable[None]], *given: Any, **named: Any) -> None:
    await test(*given, **named)
