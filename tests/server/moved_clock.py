"""A clock that the test moves, for a real server in a process of its own.

Sockets, threads, the disk and the processes in which bots think stay real; only the time of the
server's event loop and files is the test's to say. Nothing is due before the test lets it be,
and a busy machine is never late. `Running(data, program=program("clock_of_the_test"))` of
`faulty_server` starts such a server, and `Clock` moves its time, by HTTP. It can be killed, but
stopping in good order takes time, which does not pass.
"""

import asyncio
import importlib
import json
import os
import pkgutil
import time
from collections.abc import Awaitable, Callable, MutableMapping
from time import struct_time
from typing import Any, Final, TypeVar, final

import uvicorn

import kartki.server
from tests.server.running import Running

PATH: Final = "/clock-of-the-test"
BEGINS: Final = "KARTKI_TEST_CLOCK"  # seconds at which the clock stands when the server starts
USUALLY: Final = 1_000.0
BEGINNING: Final = 1_800_000_000  # seconds since 1970, when the clock shows nothing
STEP: Final = 0.5  # seconds of the moved clock
LOOK: Final = 0.02  # real seconds between two steps
T = TypeVar("T")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


@final
class Clock:
    """In the test: the clock of a server. It stands still when the server starts."""

    def __init__(self, server: Running) -> None:
        self._server: Final = server

    def move(self, seconds: float) -> float:
        """What comes due by it is under way when this returns; how late it is now."""
        return self._ask({"move": seconds})

    async def moved(self, seconds: float) -> float:
        return await asyncio.to_thread(self.move, seconds)

    async def until(self, what: Awaitable[T]) -> T:
        """Time passes, a little at a time, until this has come about."""
        awaited = asyncio.ensure_future(what)
        while not awaited.done():
            await self.moved(STEP)
            await asyncio.wait({awaited}, timeout=LOOK)
        return await awaited

    def run(self) -> float:
        """From now on time passes by itself."""
        return self._ask({"runs": True})

    def stop(self) -> float:
        return self._ask({"runs": False})

    def _ask(self, body: dict[str, float]) -> float:
        return float(self._server.post(PATH, body)["now"])


# in the server


@final
class MovedTime:
    """Stands in for the module `time` in the server's files."""

    def __init__(self, at: float) -> None:
        self._at = at
        self._runs_since: float | None = None

    def move(self, seconds: float) -> None:
        self._at += seconds

    def run(self, runs: bool) -> None:
        self._at = self.monotonic()
        self._runs_since = time.monotonic() if runs else None

    def monotonic(self) -> float:
        since = self._runs_since
        return self._at if since is None else self._at + time.monotonic() - since

    def perf_counter(self) -> float:
        return self.monotonic()

    def time(self) -> float:
        return BEGINNING + self.monotonic()

    def time_ns(self) -> int:
        return BEGINNING * 1_000_000_000 + round(self.monotonic() * 1_000_000) * 1_000

    def gmtime(self, seconds: float | None = None) -> struct_time:
        return time.gmtime(self.time() if seconds is None else seconds)

    def __getattr__(self, name: str) -> Any:
        """Whatever else the module has does not depend on when it is."""
        return getattr(time, name)


@final
class MovedLoop(asyncio.SelectorEventLoop):
    def __init__(self, clock: MovedTime) -> None:
        super().__init__()
        self._moved: Final = clock

    def time(self) -> float:
        return self._moved.monotonic()


@final
class Door:
    """Before the server's own: takes what is meant for the clock."""

    def __init__(self, app: App, clock: MovedTime) -> None:
        self._app: Final = app
        self._clock: Final = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await self._app(scope, receive, send)
            return
        asked = json.loads((await receive())["body"])
        if "runs" in asked:
            self._clock.run(asked["runs"])
        self._clock.move(asked.get("move", 0.0))
        await asyncio.sleep(0)  # the loop looks at its timers once more
        body = json.dumps({"now": self._clock.monotonic()}).encode()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})


def put_in() -> None:
    """From now on the server of this process goes by such a clock."""
    clock = MovedTime(float(os.environ.get(BEGINS, USUALLY)))
    for found in pkgutil.walk_packages(kartki.server.__path__, "kartki.server."):
        module = importlib.import_module(found.name)
        if getattr(module, "time", None) is time:
            setattr(module, "time", clock)  # noqa: B010 - modules know nothing of it
    configured = uvicorn.Config.__init__

    def configure(self: uvicorn.Config, app: Any, *given: Any, **named: Any) -> None:
        configured(self, Door(app, clock), *given, **named)

    setattr(uvicorn.Config, "__init__", configure)  # noqa: B010
    setattr(uvicorn.Config, "get_loop_factory", lambda _: lambda: MovedLoop(clock))  # noqa: B010
