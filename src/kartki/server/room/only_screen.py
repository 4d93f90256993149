"""What the screen of the only person at a table has shown: bots wait for it (HSE-BOT-1).

Where several people play, nobody waits for anybody's picture. The wait is bounded, so a page that
is lost, or says nothing, does not stop the game; only a pause lasts as long as its page is there.
"""

import asyncio
import contextlib
import math
from typing import Final, NamedTuple, final

from kartki.server.net.connection import Connection
from kartki.server.room.state import RoomState

LONGEST: Final = 30.0  # seconds from the telling that is being shown


class _Left(NamedTuple):
    """A screen that was there, and may be only loading its page again."""

    guest: str
    shown: int
    at: float


NOBODY: Final = _Left("", 0, 0.0)


@final
class OnlyScreen:
    def __init__(self, state: RoomState) -> None:
        self._state: Final = state
        self._news: Final = asyncio.Event()  # it may be time to go on
        self._told = -1  # the last number that was told …
        self._since = -math.inf  # … when that was, or when a pause ended after it
        self._left = NOBODY

    # what happens at the table

    def changed(self) -> None:
        """Something was told, or somebody has come or gone."""
        if self._state.play.stored != self._told:
            self._told, self._since = self._state.play.stored, _now()
        self._news.set()

    def say(self, connection: Connection, n: int, paused: bool) -> None:
        """A screen says up to which number it has shown everything, and whether it pauses."""
        if connection.paused and not paused:
            self._since = _now()
        connection.shown, connection.paused = max(connection.shown, n), paused
        self._news.set()

    def gone(self, connection: Connection) -> None:
        """A socket has disconnected."""
        if not connection.shows or connection.viewer is None:
            return
        if connection.paused:
            self._since = _now()
        self._left = _Left(connection.guest, connection.shown, _now())
        self._news.set()

    # what bots do

    async def wait(self) -> None:
        """Until the only person's screen has shown everything, or has had its time."""
        while (seconds := self._waits()) > 0:
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if seconds == math.inf else seconds):
                    await self._news.wait()

    def _waits(self) -> float:
        """For how many seconds at most; infinity while that person pauses."""
        people = self._state.doc.people()
        if len(people) != 1:
            return 0.0
        guest = self._state.doc.seats[people[0]].guest
        screen = self._screen_of(guest)
        if screen is None:
            return self._waits_for_gone(guest)
        if screen.paused:
            return math.inf
        return 0.0 if screen.shown >= self._told else self._since + LONGEST - _now()

    def _waits_for_gone(self, guest: str) -> float:
        """Its page may be loaded again; but not for every move anew."""
        if self._left.guest != guest or self._left.shown >= self._told:
            return 0.0
        return min(self._since, self._left.at) + LONGEST - _now()

    def _screen_of(self, guest: str) -> Connection | None:
        """Of several windows the latest counts: the others may be forgotten, or dead."""
        screens = [one for one in self._state.connections.of(guest) if one.shows]
        return max(screens, key=_number, default=None)


def _number(connection: Connection) -> int:
    return connection.number


def _now() -> float:
    return asyncio.get_running_loop().time()
