"""The whole server inside this process and this moment: its door, its HTTP API, its clocks.

Only what is outside of it is replaced: the disk by a memory, the processes in which bots think
by a script, the network by calls, the time by stillness.
"""

import asyncio
import contextlib
import hashlib
import io
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, final
from unittest import mock

import msgspec

from kartki.core.play import Refusal
from kartki.core.record import MOVE, Fault
from kartki.core.seats import letter
from kartki.server import app as server_app
from kartki.server.app import Server
from kartki.server.lobby.editions import Editions
from kartki.server.ops.logs import Log
from kartki.server.ops.monitor import Monitor
from kartki.server.room.moves import perform
from kartki.server.room.room import Room
from kartki.server.settings.server_settings import Settings
from kartki.server.store.stored_play import record_of
from kartki.server.thinking.protocol import Request, Thought
from tests.server import inputs
from tests.server.asgi import Socket, http, lifespan
from tests.server.inputs import Heard, Input, Journal
from tests.server.memory_store import MemoryStore
from tests.server.stillness import BEGINNING, StillClock, settle

PATIENCE: Final = 70  # seconds: no top spins longer than that
NO_PAGES: Final = str(Path(__file__).parent)  # they would be read anew for every world
SETTINGS: Final = Settings(commands_per_second=10_000, burst=100_000, pages=NO_PAGES, hosts="test")
BOT_THINKS: Final = 200  # hundredths of a second, in which a bot is surely asked again
FAR: Final = 0.050  # seconds: the round trip of the first socket; each has its own


# any lines that can be read: nobody judges a hint
HINTS: Final = {
    "kolejka": ("queues kiosk", "queues market", "passes", "waits"),
    "ration_board": ("rolls", "calls 7", "calls 8", "calls 9"),
    "reglamentacja": ("is quiet", "stops the top", "buys nothing", "calls too dear"),
}


@final
class Thinking:
    """Instead of the workers: bots say what they are given to say, and all questions are kept."""

    def __init__(self, hears: Callable[[str, bytes], None], bots: set[int]) -> None:
        self.given: Final[defaultdict[int, asyncio.Queue[str]]] = defaultdict(asyncio.Queue)
        self._bots: Final = bots
        self._hears: Final = hears

    async def start(self) -> None:
        """There is nobody to hire."""

    async def stop(self) -> None:
        """There is nobody to dismiss."""

    async def think(self, request: Request) -> Thought:
        """A hint is drawn by the digest of its question: another question, another draw."""
        question = msgspec.msgpack.encode(request)
        self._hears(f"thinking {letter(request.seat)}", question)
        if request.seat in self._bots:
            return Thought(await self.given[request.seat].get(), 0)
        digest = hashlib.sha256(question)
        if request.why:
            return Thought(HINTS[request.game][digest.digest()[0] % 4], 0)
        return Thought(digest.hexdigest(), 0)  # a bot that nobody has given a move plays none


@final
class LogBook(io.StringIO):
    """The server's log, read while it is written."""

    def __init__(self, hears: Callable[[str, bytes], None]) -> None:
        super().__init__()
        self._hears: Final = hears

    def write(self, text: str) -> int:
        self._hears("log", text.encode())
        return len(text)


@final
class Inside:
    def __init__(self, clock: StillClock, bots: set[int], store: MemoryStore | None = None) -> None:
        self._clock: Final = clock
        self.heard: Final[defaultdict[str, list[Heard]]] = defaultdict(list)
        self._news: Final = asyncio.Event()
        self._parted = -1
        self._store: Final = store or MemoryStore()
        self._sockets: Final[dict[str, Socket]] = {}
        self._thinking: Final = Thinking(self._hears, bots)
        self._server: Server | None = None
        self._life: contextlib.AbstractAsyncContextManager[None] | None = None

    async def run(self, given: Iterable[Input]) -> Journal:
        """One input after the other; whoever makes them up on the way may look at `heard`."""
        await self._start()
        for one in given:
            await self._doing[type(one)](self, one)
            await settle()
        await self._stop()
        return Journal(dict(self.heard), self._parted, await self._lines())

    @property
    def now(self) -> int:
        return self._clock.milliseconds()

    def _hears(self, who: str, data: bytes) -> None:
        self.heard[who].append(Heard(self.now, data))
        self._news.set()

    # the server

    async def _start(self) -> None:
        log = Log("debug", "text", LogBook(self._hears))
        with (
            mock.patch.object(server_app, "SqliteStore", return_value=self._store),
            mock.patch.object(server_app, "WorkerPool", return_value=self._thinking),
            mock.patch.object(server_app, "Log", return_value=log),
        ):
            self._server = Server(SETTINGS)
        self._life = lifespan(self._server.app)
        with mock.patch.object(Monitor, "watch", nothing_to_watch):
            await self._life.__aenter__()

    async def _stop(self) -> None:
        await self._lobby.stop()
        await settle()
        for who in list(self._sockets):
            self._close(who)
        await settle()
        assert self._life is not None
        await self._life.__aexit__(None, None, None)

    @property
    def _lobby(self) -> Any:
        assert self._server is not None
        return self._server.lobby

    def editions(self) -> Editions:
        """The editions that the server knows while it runs."""
        found = self._lobby.editions
        assert isinstance(found, Editions)
        return found

    async def _room(self) -> Room:
        room = await self._lobby.room(self._named("{code}"))
        assert isinstance(room, Room)
        return room

    def _codes(self) -> Iterator[tuple[str, str]]:
        """Codes are known only once there is a table: `{code}`, `{watch}`, `{code2}` …"""
        for number, kept in enumerate(self._store.tables, start=1):
            mark = "" if number == 1 else str(number)
            yield f"{{code{mark}}}", kept.table.code
            yield f"{{watch{mark}}}", kept.table.watch

    def _named(self, text: str) -> str:
        for name, code in self._codes():
            text = text.replace(name, code)
        return text

    def nameless(self, text: str) -> str:
        """The other way round: codes are drawn by chance, so they are told by their names."""
        for name, code in self._codes():
            text = text.replace(code, name)
        return text

    async def _lines(self) -> list[str]:
        """The moves as they were stored."""
        stored = await self._store.load(self._named("{code}"))
        assert stored is not None
        record = record_of(stored)
        assert not isinstance(record, Fault), record
        return [line.text for line in record.lines if line.kind == MOVE]

    # what is done to it

    async def _come(self, one: inputs.Come) -> None:
        assert self._server is not None

        def hears(data: bytes) -> None:
            self._hears(one.who, data)

        far = FAR + len(self._sockets) / 100
        self._sockets[one.who] = socket = Socket(self._server.app, hears, far)
        hello = {"t": "hello", "table": self._named(one.table), "key": one.key, "last": one.last}
        socket.say(json.dumps(hello))

    async def _say(self, one: inputs.Say) -> None:
        self._sockets[one.who].say(one.text, one.binary)

    async def _leave(self, one: inputs.Leave) -> None:
        self._close(one.who)

    def _close(self, who: str) -> None:
        socket = self._sockets.pop(who)
        socket.leave()
        failed = socket.failed()
        assert failed is None, repr(failed)

    async def _fetch(self, one: inputs.Fetch) -> None:
        assert self._server is not None
        path = self._named(one.path)
        asked = msgspec.structs.replace(one, body=self._named(one.body))
        answer = await http(self._server.app, asked, path)
        shown = without_durations(answer) if path == "/metrics" else answer
        self._hears("http", path.encode() + b" " + shown)

    async def _quietly(self, one: inputs.Quietly) -> None:
        room = await self._room()
        async with room.lock:
            assert room.table is not None
            line = f"{letter(one.seat)} {one.move}"
            reading = room.table.game.read(room.table.state, line)
            answer = reading if isinstance(reading, Refusal) else await perform(room, *reading)
            assert not isinstance(answer, Refusal), f"{line}: {answer!r}"

    async def _by_bot(self, one: inputs.ByBot) -> None:
        """A bot that had been asked about an older position is asked again."""
        room, given = await self._room(), self._thinking.given[one.seat]
        for _ in range(BOT_THINKS):
            if room.state.play.stored < one.n:
                if given.empty():
                    given.put_nowait(one.move)
                await settle(10)
        assert room.state.play.stored == one.n, (
            f"the bot's {one.move!r} leaves the log at {room.state.play.stored}"
        )

    async def _mumble(self, one: inputs.Mumble) -> None:
        self._thinking.given[one.seat].put_nowait(one.move)
        await settle(10 * BOT_THINKS)

    async def _pass(self, one: inputs.Pass) -> None:
        await settle(one.milliseconds)

    async def _strike(self, one: inputs.Strike) -> None:
        """The log knows the moment exactly. Pings go on for ever, so the waiting ends by itself."""
        room = await self._room()
        async with asyncio.timeout(PATIENCE):
            while room.state.play.stored < one.n:
                self._news.clear()
                await self._news.wait()
        self._parted = room.state.play.last_at - BEGINNING * 1000 if one.parts else -1

    async def _restart(self, _: inputs.Restart) -> None:
        await self._stop()
        await self._start()

    _doing: Final[dict[type[Input], Any]] = {
        inputs.Come: _come,
        inputs.Say: _say,
        inputs.Leave: _leave,
        inputs.Fetch: _fetch,
        inputs.Quietly: _quietly,
        inputs.ByBot: _by_bot,
        inputs.Mumble: _mumble,
        inputs.Pass: _pass,
        inputs.Strike: _strike,
        inputs.Restart: _restart,
    }


async def nothing_to_watch(*_: object) -> None:
    """Where time stands still no loop is late. The monitor's many timers would only cut the time
    into other pieces, and their sum into other milliseconds."""


def without_durations(figures: bytes) -> bytes:
    """How long things really took is the machine's affair, and never the same twice; so is how
    many files the process of the tests has open."""
    real = (b"_seconds", b"_created", b"kartki_open_files")
    lines = figures.split(b"\n")[1:]
    return b"\n".join([one for one in lines if not any(mark in one for mark in real)])
