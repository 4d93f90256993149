"""A table on the net: its document, its play, the people around it.

Everything that changes it goes through `lock`, is stored, and is told only then. If storing
fails, the play in memory is thrown away: what is on the disk is the truth.
"""

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, final

from kartki.core.play import Refusal
from kartki.core.record import Fault
from kartki.server import describing, wire
from kartki.server.connection import Connection
from kartki.server.room_doc import MOST_ANSWERED, RoomDoc, read_doc, write_doc
from kartki.server.store import AddChat, Append, PutRoom, StoredTable, StoreTrouble, Write
from kartki.server.stored_play import elapsed_by_log, opened
from kartki.server.telling import Asker, Viewer
from kartki.table.table import Table

if TYPE_CHECKING:
    from kartki.server.bot_seats import BotSeats
    from kartki.server.clockwork import Clockwork
    from kartki.server.house import House
    from kartki.server.limits import Limits

TRY_AGAIN: Final = 2.0  # seconds after a write that failed
UNITS_IN_MEMORY: Final = 16  # as far back acts can be taken back and told again from memory


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@final
class Room:
    def __init__(self, house: "House", stored: StoredTable) -> None:
        self.house: Final = house
        self.number: Final = stored.number
        self.code: Final = stored.code
        self.watch: Final = stored.watch
        self.secret: Final = stored.secret
        self.connections: Final[list[Connection]] = []
        self.doc: RoomDoc = read_doc(stored.room)
        self.table: Table | None = None
        self.fault: Fault | None = None  # why the play can not go on under these rules
        self.refused: Final[deque[tuple[str, str]]] = deque()  # whose answers may be forgotten
        self.answers: Final[dict[tuple[str, str], wire.Done | wire.Refused]] = {}
        self.chat: Final[list[AddChat]] = stored.chat
        self.lock: Final = asyncio.Lock()
        self.asks_back = -1
        self.agreed: set[int] = set()
        self.touched = time.monotonic()
        self.began = stored.log[0].at if stored.log else 0
        self.last_at = stored.log[-1].at if stored.log else 0
        self.box: Final = stored.box
        self.log_times = [(logged.n, logged.at) for logged in stored.log]
        self._left_at, self._loaded = self.last_at, time.monotonic()
        self.stored_lines = 0
        self.n = 0  # the number of the last line that is stored, the only one to speak of
        self.spun = 0  # for how long a clock had been running when the play was last stored
        self._trying: asyncio.Task[None] | None = None
        self.clock: Clockwork  # these three are put to it by the house
        self.limits: Limits
        self.bots: BotSeats
        self._open(stored)

    # from the store

    def _open(self, stored: StoredTable) -> None:
        for guest, command, n in self.doc.answered:
            self.answers[guest, command] = wire.Done(command, n)
        for said in self.chat:
            self.answers[said.guest, said.command] = wire.Done(said.command, said.n)
        for logged in stored.log:
            if logged.command:
                done = wire.Done(logged.command, logged.n)
                self.answers[logged.guest, logged.command] = done
        if not stored.head:
            return
        found = opened(stored, self.doc)
        if isinstance(found, Fault):
            self.fault = found
        else:
            self.table = found
            self.watch_play()

    def watch_play(self) -> None:
        """A play has begun, or goes on."""
        assert self.table is not None
        progress = self.table.progress
        self.spun = elapsed_by_log(progress, self.log_times)
        progress.most_units = UNITS_IN_MEMORY
        del progress.units[:-UNITS_IN_MEMORY]
        self.stored_lines = len(self.table.lines())
        self.n = progress.line

    async def reload(self) -> None:
        """After a write that failed: what is on the disk is the truth."""
        stored = await self.house.store.load(self.code)
        if stored is None:
            return
        self.accept(read_doc(stored.room))
        self.log_times = [(logged.n, logged.at) for logged in stored.log]
        self.answers.clear()
        self._open(stored)

    # who is who

    def accept(self, doc: RoomDoc) -> None:
        """Another document may seat people elsewhere, so everybody's eyes are looked up again."""
        self.doc = doc
        for connection in self.connections:
            connection.viewer = self.viewer_of(connection)

    def let_in(self, connection: Connection) -> None:
        connection.viewer = self.viewer_of(connection)
        self.connections.append(connection)

    def viewer_of(self, connection: Connection) -> Viewer:
        seat = -1 if connection.watches else self.doc.seat_of(connection.guest)
        return None if seat < 0 else seat

    def is_host(self, connection: Connection) -> bool:
        """By the spectators' link one only watches, whoever one is."""
        guest = "" if connection.watches else connection.guest
        return bool(guest) and guest == self.doc.host

    def you(self, connection: Connection) -> wire.You:
        return describing.you(self, connection)

    def here(self, seat: int) -> bool:
        guest = self.doc.seats[seat].guest
        return any(c.guest == guest and not c.watches for c in self.connections) if guest else False

    def voters(self) -> set[int]:
        """HSE-UND-3: all people; whoever is away leaves it to the others, and bots have no say.

        A bot that the host has put on somebody's seat does not silence the person who is here.
        """
        owned = [number for number, seat in enumerate(self.doc.seats) if seat.guest]
        return {n for n in owned if not self.doc.seats[n].stand_in or self.here(n)}

    def info(self, connection: Connection | None = None) -> wire.RoomInfo:
        return describing.info(self, connection)

    # storing, then telling

    async def store(self, changes: list[Write]) -> Refusal | None:
        """Keep these changes; a store that can not is a refusal, and memory is thrown away."""
        try:
            await self.house.store.write(changes)
        except StoreTrouble as trouble:
            self.house.log.error("store", table=self.code, code=trouble.code, detail=trouble.detail)
            await self.fall_back()
            return Refusal(trouble.code, "HSE-STO-1")
        except BaseException:
            self.table = None
            raise
        self.touched = time.monotonic()
        self.n = max([self.n, *[change.n for change in changes if isinstance(change, Append)]])
        return None

    async def fall_back(self) -> None:
        """To what is on the disk; clocks, limits and bots try again in a while."""
        self.table = None
        with contextlib.suppress(StoreTrouble):
            await self.reload()
        if self._trying is None or self._trying.done():
            self._trying = self.house.spawn(self._try_again())

    async def _try_again(self) -> None:
        await asyncio.sleep(TRY_AGAIN)
        async with self.lock:
            self.changed()

    def put(self, doc: RoomDoc) -> PutRoom:
        return PutRoom(self.number, write_doc(doc), doc.phase, doc.public, now_ms())

    async def keep(
        self, doc: RoomDoc, guest: str, command: str, also: list[Write] | None = None
    ) -> Refusal | None:
        """A changed document: stored, then everybody around the table is told."""
        doc.revision += 1
        if command:
            doc.answered = [*doc.answered, (guest, command, self.n)][-MOST_ANSWERED:]
        refusal = await self.store([self.put(doc), *(also or [])])
        if refusal is None:
            self.accept(doc)
            self.tell_room()
        return refusal

    def unit(self, guest: str, command: str) -> Append:
        """The lines of the record that are not stored yet."""
        assert self.table is not None
        lines = self.table.lines()
        text = "\n".join([str(line) for line in lines[self.stored_lines :]])
        return Append(self.number, self.table.progress.line, text, guest, command, self.now())

    def now(self) -> int:
        """Milliseconds since 1970; at a live table without the time that the server was down."""
        if self.doc.pace != "live" or not self._left_at:
            return now_ms()
        return self._left_at + int((time.monotonic() - self._loaded) * 1000)

    def tell_room(self) -> None:
        self.limits.look_for_gone()
        for connection in self.connections:
            connection.send(wire.RoomTold(self.info(connection), self.you(connection)))

    def changed(self) -> None:
        """Clocks and bots look whether there is something to do."""
        actors = [] if self.table is None else self.table.game.actors(self.table.state)
        self.clock.look(actors)
        self.limits.look(actors)
        self.bots.look(actors)

    def forget_question(self) -> None:
        """Nobody asks to take back any more."""
        self.asks_back, self.agreed = -1, set()

    def is_busy(self) -> bool:
        """Is somebody there, or can something still happen by itself?"""
        if self.connections or self.lock.locked():
            return True
        return self.clock.runs or self.limits.counts() or self.bots.think()

    def rest(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
        self.clock.rest()
        self.limits.rest()
        self.bots.rest()

    def ask(self, viewer: Viewer) -> wire.Ask | None:
        asker = self.asker()
        return None if asker is None else asker.ask(viewer)

    def asker(self) -> Asker | None:
        if self.table is None:
            return None
        return Asker(self.table.progress, self.doc.manners.undo)

    def public_view(self) -> Any:
        """What lies open for everybody."""
        return None if self.table is None else self.table.game.view(self.table.state, None)

    def own_view(self, viewer: Viewer, public: Any) -> dict[str, object] | None:
        """What this viewer knows besides."""
        if self.table is None or viewer is None:
            return None
        return self.table.game.own(self.table.state, viewer, public)
