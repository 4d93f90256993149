"""All tables of the server: found by their code, loaded when somebody comes, put away when idle."""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final, final

from kartki import bots
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.play import Refusal
from kartki.server import wire
from kartki.server.bot_seats import BotSeats
from kartki.server.boxes import Boxes
from kartki.server.clockwork import Clockwork
from kartki.server.connection import STOPPING
from kartki.server.limits import Limits
from kartki.server.logs import Log
from kartki.server.metrics import Metrics
from kartki.server.one_at_a_time import OneAtATime
from kartki.server.room import Room, now_ms
from kartki.server.room_doc import (
    WATCH_CODE,
    RoomDoc,
    SeatDoc,
    new_code,
    tidy_code,
    write_doc,
)
from kartki.server.settings import Settings
from kartki.server.store import NewTable, Store
from kartki.server.thinking.pool import Thinkers
from kartki.server.tidying import Tidying
from kartki.server.wishes import Wish, settle
from kartki.table.sitting import name_key
from kartki.words.speech import Speech

SECRET_BYTES: Final = 32
AWAKE: Final = 300  # tables that are made ready before the server listens …
AWAKE_SECONDS: Final = 10.0  # … for as long as this at most
PULSE_SECONDS: Final = 2.0
MOST_IDLE: Final = 200  # tables that are kept in memory though nobody is there …
SOON: Final = 15.0  # … the others are put away after so many seconds
GOODBYE_SECONDS: Final = 2.0  # for those who read slowly


@final
class House:
    def __init__(
        self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics, log: Log
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self.log: Final = log
        self.boxes: Final = Boxes()
        self.tidying: Final = Tidying()
        self.retelling: Final = OneAtATime(100)
        self.rooms: Final[dict[str, Room]] = {}  # by room code
        self.stopping = False
        self._watch_codes: Final[dict[str, str]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Work of its own; what goes wrong in it is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.log.error("task", error=repr(task.exception()))

    # finding a table

    async def room(self, text: str) -> Room | None:
        """The table with this room code or spectators' code."""
        code = tidy_code(text)
        found = self.rooms.get(self._watch_codes.get(code, code))
        if found is not None:
            found.touched = time.monotonic()  # it is not put away just now
            return found
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                return self.rooms.get(self._watch_codes.get(code, code)) or await self._load(code)
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Room | None:
        stored = await self.store.load(code)
        if stored is None:
            return None
        if stored.code in self.rooms:
            return self.rooms[stored.code]
        self.boxes.remember(stored.box)
        room = Room(self, stored)
        room.clock, room.limits, room.bots = Clockwork(room), Limits(room), BotSeats(room)
        self.rooms[room.code] = room
        self._watch_codes[room.watch] = room.code
        self.metrics.tables.set(len(self.rooms))
        if room.fault is not None:
            self.log.error("held", table=room.code, code=room.fault.code, found=room.fault.found)
        room.changed()
        room.limits.look_for_gone()
        return room

    async def awake(self) -> None:
        """After a start: the tables of late are made ready, and their bots go on."""
        until = time.monotonic() + AWAKE_SECONDS
        for listed in await self.store.latest("playing", AWAKE):
            if time.monotonic() > until:
                break
            await self.room(listed.code)

    # making a table

    async def create(self, asked: Wish, request: str) -> Room | Refusal:
        """A new table; the same request twice is one table."""
        game = catalogue.find(asked.game)
        if game is None:
            return Refusal(
                "game.unknown", "HSE-HST-2",
                (("name", asked.game), ("allowed", ", ".join(catalogue.names()))),
            )  # fmt: skip
        edition = self.boxes.edition(game, asked.edition)
        if isinstance(edition, Refusal):
            return edition
        settled = self.settle(game.name, asked.pace, asked.options, asked.seats)
        if isinstance(settled, Refusal):
            return settled
        asked.edition, asked.options = edition, settled
        return await self.make(asked.doc(), request)

    async def make(self, doc: RoomDoc, request: str) -> Room | Refusal:
        """A table of this document, unless there are too many."""
        made = await self.store.made_by(request)
        if made is None and await self.store.open_tables() >= self.settings.most_tables:
            return Refusal("table.too_many", "HSE-HST-2")
        table = NewTable(
            code=new_code(),
            watch=new_code(WATCH_CODE),
            request=request,
            room=write_doc(doc),
            secret=secrets.token_bytes(SECRET_BYTES),
            box=self.boxes.text(doc.game, doc.edition),
            public=doc.public,
            made=now_ms(),
        )
        _, code = await self.store.create(table)
        room = await self.room(code)
        assert room is not None
        return room

    async def another(self, room: Room) -> Room | Refusal:
        """A table for the same people, in the same seats, under the same house rules."""
        doc = room.doc.copy()
        doc.phase, doc.revision, doc.answered = "gathering", 1, []
        doc.rematch, doc.rematch_watch = "", ""
        for number, seat in enumerate(doc.seats):
            bot = seat.bot and self.known_bot(doc.game, seat.bot)
            doc.seats[number] = SeatDoc(seat.name, seat.guest, "", bot, open=seat.is_free())
        return await self.make(doc, f"rematch-{room.code}")

    def settle(
        self, name: str, pace: str, given: dict[str, str], seats: int
    ) -> dict[str, str] | Refusal:
        return settle(self.game(name), pace, given, seats)

    def game(self, name: str) -> AnyGame:
        game = catalogue.find(name)
        assert game is not None
        return game

    def best_bot(self, name: str) -> str:
        return bots.best(self.game(name))

    def known_bot(self, name: str, kind: str) -> str:
        """One that has played before may not be here any more: then the best one plays."""
        return kind if kind in bots.names(self.game(name)) else self.best_bot(name)

    def bot_name(self, game: str, taken: list[str]) -> str:
        """A first name of the game's place and time that nobody at the table has."""
        names = [name.strip() for name in Speech("en", game).say("bot-names").split(",")]
        keys = {name_key(name) for name in taken}
        free = [name for name in names if name_key(name) not in keys]
        return secrets.choice(free) if free else f"Bot {len(taken)}"

    # keeping it in order

    async def pulse(self) -> None:
        """Now and then: measure how far everybody is, and put away what nobody looks at."""
        beats = max(1, round(self.settings.ping_seconds / PULSE_SECONDS))
        beat = 0
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            beat += 1
            for room in list(self.rooms.values()):
                if room.clock.runs or beat % beats == 0:
                    for connection in room.connections:
                        connection.ping()
            self.tidying.beat()
            if beat % 10 == 0:
                self.put_away(self.settings.idle_minutes * 60)

    def put_away(self, seconds: float) -> None:
        """Tables at which nothing can happen by itself leave the memory; the store has them.

        After a while all of them, and of many the longest idle ones sooner.
        """
        now = time.monotonic()
        idle = [room for room in self.rooms.values() if not room.is_busy()]
        idle.sort(key=lambda room: room.touched)
        for number, room in enumerate(idle):
            waits = SOON if len(idle) - number > MOST_IDLE else seconds
            if now - room.touched > waits:
                self._forget(room)

    def _forget(self, room: Room) -> None:
        room.rest()
        del self.rooms[room.code]
        self._watch_codes.pop(room.watch, None)
        self.metrics.tables.set(len(self.rooms))

    async def stop(self) -> None:
        """Finish what was accepted; tell everybody when to come back."""
        self.stopping = True
        for room in self.rooms.values():
            room.rest()
        parting: list[asyncio.Task[Any]] = []
        for room in list(self.rooms.values()):
            async with room.lock:  # what is being stored is still told
                for connection in list(room.connections):
                    connection.send(wire.Bye(self.settings.come_back_seconds))
                    connection.close(STOPPING)
                    parting.append(asyncio.create_task(connection.finish()))
        if parting:
            await asyncio.wait(parting, timeout=GOODBYE_SECONDS)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()
        await self.store.close()
