"""The first act at a table with a clock waits until newcomers are ready (HSE-CLK-3).

Whoever plays this for the first time says so. Where only one person plays, bots wait as long as
that person wants; where there are several, the others wait for a minute at most.
"""

import asyncio
from collections.abc import Callable
from typing import Final, final

from kartki.core.play import Refusal, Seat
from kartki.server.room.state import RoomState

LONGEST: Final = 60_000  # milliseconds from the first line


@final
class Readiness:
    def __init__(self, state: RoomState, tell: Callable[[], None]) -> None:
        self._state: Final = state
        self._tell: Final = tell
        self._news: Final = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    def waits_for(self) -> tuple[int, ...]:
        """The seats of people who are not ready yet."""
        doc = self._state.doc
        if doc.phase != "playing" or not doc.has_newcomers():
            return ()
        if len(doc.people()) > 1 and self._left() <= 0:
            return ()
        return tuple([seat for seat in doc.people() if doc.seats[seat].newcomer])

    def _left(self) -> int:
        """Milliseconds for which several people wait."""
        play = self._state.play
        return LONGEST - (play.now() - play.began)

    def refuse(self, seat: Seat) -> Refusal | None:
        """Nobody acts before the others are ready; who acts is."""
        others = [other for other in self.waits_for() if other != seat]
        if not others:
            return None
        names = ", ".join([self._state.doc.seats[other].name for other in others])
        return Refusal("table.not_ready", "HSE-CLK-3", (("name", names),))

    def changed(self) -> None:
        """Somebody may be ready, or gone; where several wait, they are told when that is over."""
        self._news.set()
        self.stop()
        if self.waits_for() and len(self._state.doc.people()) > 1:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._left() / 1000, self._over)

    def _over(self) -> None:
        self._timer = None
        self._news.set()
        self._tell()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def wait(self) -> None:
        while self.waits_for():
            self._news.clear()
            await self._news.wait()
