"""The clock of a live table: it makes the clock's moves when they are due (REG-TOP-2).

The rules know the moment (`Game.due`) and keep it secret. Between the clock's first and second
move only those may act whose message was on its way, each within its own measured round trip.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, final

from kartki.core.play import CLOCK, Action, Refusal, Seat
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.standstill import Standstill
from kartki.server.room.state import RoomState

TRY_AGAIN: Final = 2000  # milliseconds until the next attempt after a failed write
MOST_GRACE: Final = 250  # milliseconds, whatever the round trip
LATE: Final = Refusal("clock.late", "HSE-CLK-1")


@final
class RoomClock:
    def __init__(
        self,
        state: RoomState,
        standstill: Standstill,
        perform: Callable[[Seat, Action], Awaitable[Answer]],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._state: Final = state
        self._standstill: Final = standstill
        self._perform: Final = perform
        self._spawn: Final = spawn
        self._waits_for: Action | None = None  # the clock's next move, which it waits for
        self._started = 0.0
        self._struck = 0.0  # when it made its last move, while it still runs
        self._ended_at = 0  # the number of the move with which it stopped
        self._timer: asyncio.TimerHandle | None = None
        self._paused_at: float | None = None  # HSE-CLA-3; None: it goes on
        self._left = 0.0  # seconds to the next move, while it is paused

    @property
    def runs(self) -> bool:
        return self._waits_for is not None

    def spun(self) -> int:
        """Milliseconds since the clock began to run; -1: it does not run."""
        if not self.runs:
            return -1
        now = time.monotonic() if self._paused_at is None else self._paused_at
        return int((now - self._started) * 1000) + self._standstill.left()

    def stands_still(self) -> int:
        """For how many milliseconds the whole table does, and the clock with it."""
        return self._standstill.left()

    def update(self, actors: list[Seat]) -> None:
        """The position has changed: does the clock run, and for which move?"""
        move = self._move() if CLOCK in actors else None
        elapsed = self._state.play.take_elapsed()
        if move == self._waits_for:
            return
        self._struck = time.monotonic() if self.runs and move is not None else 0.0
        self._waits_for = move
        self.stop()
        if move is None:
            return
        if not self._struck:
            elapsed -= self._standstill.left()  # that is not over yet
            self._started = time.monotonic() - elapsed / 1000
            self._ping()
        self._set_timer(self._due() - elapsed)
        if self._state.doc.is_paused():  # it was, when the table was stored
            self._paused_at = None
            self.pause()

    def pause(self) -> None:
        """HSE-CLA-3: it stands still until `go_on`, however long that takes."""
        if self._timer is None or self._paused_at is not None:
            return
        self._paused_at = time.monotonic()
        self._left = max(self._timer.when() - asyncio.get_running_loop().time(), 0)
        self.stop()

    def go_on(self) -> None:
        if self._paused_at is None:
            return
        paused = time.monotonic() - self._paused_at
        self._paused_at = None
        if self.runs:
            self._started += paused
            self._struck += paused if self._struck else 0
            self._set_timer(round(self._left * 1000))

    def hold(self, milliseconds: int) -> None:
        """HSE-CLK-2: the table has begun to stand still for so long, and the clock with it."""
        if self._timer is None or not milliseconds:
            return
        left = max(self._timer.when() - asyncio.get_running_loop().time(), 0)
        self._started += milliseconds / 1000
        self.stop()
        self._set_timer(round(left * 1000) + milliseconds)

    def _move(self) -> Action | None:
        table = self._state.play.table
        if table is None or CLOCK not in table.game.actors(table.state):
            return None
        return table.game.legal_actions(table.state, CLOCK)[0]

    def _due(self) -> int:
        """Milliseconds to the next move; after the first one, only the slowest round trip."""
        table = self._state.play.table
        assert table is not None
        due = table.game.due(table.state)
        return min(due, self._slowest()) if self._struck else due

    def _slowest(self) -> int:
        """The longest round trip among the people who may still act, and the time to tell them."""
        table = self._state.play.table
        assert table is not None
        actors = table.game.actors(table.state)
        people = [c for c in self._state.connections.seated if c.viewer in actors]
        return max([_grace(connection) for connection in people], default=0)

    def _set_timer(self, milliseconds: int) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(milliseconds, 0) / 1000, self._on_timer)

    def _on_timer(self) -> None:
        self._spawn(self._make_move(self._waits_for))

    async def _make_move(self, move: Action | None) -> None:
        async with self._state.lock:
            if move is None or move != self._move() or self._standstill.left():
                return  # it is not due any more, or later
            if self._state.doc.is_paused():
                return  # in the last moment
            answer = await self._perform(CLOCK, move)
            if isinstance(answer, Refusal):  # it could not be stored
                self._set_timer(TRY_AGAIN)
            elif not self.runs:
                self._ended_at = answer

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ping(self) -> None:
        """Measure the round trip of everybody who may act."""
        for connection in self._state.connections.seated:
            connection.ping()

    def too_late(self, connection: Connection) -> Refusal | None:
        """HSE-CLK-1: after the clock's first move, an act counts within its seat's own round trip.

        What counts is when the message arrived: a slow disk makes nobody late.
        """
        if not self.runs or not self._struck:
            return None
        late = (connection.arrived_at - self._struck) * 1000
        return LATE if late > _grace(connection) else None

    def too_late_for(self, seen: int) -> Refusal | None:
        """Has the clock run down since this number? Then that is the reason for the refusal."""
        return LATE if seen < self._ended_at else None


def _grace(connection: Connection) -> int:
    return min(connection.round_trip(), MOST_GRACE)
