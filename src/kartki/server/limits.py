"""Time to decide, and how long one may be gone: then a bot stands in (HSE-SEA-4)."""

import asyncio
import time
from typing import Final, final

from kartki.core.play import Seat
from kartki.server.room import Room
from kartki.server.seating import stand_in


@final
class Limits:
    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._since: Final[dict[int, float]] = {}  # who has been deciding since when
        self._timer: asyncio.TimerHandle | None = None
        self._gone: Final[dict[int, asyncio.TimerHandle]] = {}

    # deciding

    def look(self, actors: list[Seat]) -> None:
        """The position or the manners have changed: who has to decide now?"""
        manners = self._room.doc.manners
        limited = manners.decision_seconds or manners.seat_seconds
        if not limited and not self._since:
            return
        deciding = self._deciding(actors) if limited else []
        fresh = [seat for seat in deciding if seat not in self._since]
        for seat in [seat for seat in self._since if seat not in deciding]:
            del self._since[seat]
        for seat in deciding:
            self._since.setdefault(seat, time.monotonic())
        self._wind()
        if fresh and self._timer is not None:
            self._room.tell_room()  # so that their clocks can be seen to run

    def _deciding(self, actors: list[Seat]) -> list[int]:
        """People who are waited for; while a clock runs nobody is."""
        room = self._room
        if room.doc.phase != "playing" or room.clock.runs:
            return []
        people = room.doc.people()
        return [seat for seat in actors if seat in people]

    def left(self, seat: int) -> int:
        """Milliseconds that this seat has left to decide; -1: without limit."""
        manners = self._room.doc.manners
        limits = []
        if manners.decision_seconds:
            limits.append(manners.decision_seconds * 1000 - self._thought(seat))
        if manners.seat_seconds:
            limits.append(manners.seat_seconds * 1000 - self.used(seat))
        return max(min(limits), 0) if limits else -1

    def used(self, seat: int) -> int:
        """What this seat has spent of its time for the whole game."""
        return self._room.doc.seats[seat].used + self._thought(seat)

    def acted(self, seat: int) -> None:
        """The next decision has a time of its own."""
        self._since.pop(seat, None)

    def _thought(self, seat: int) -> int:
        since = self._since.get(seat)
        return 0 if since is None else int((time.monotonic() - since) * 1000)

    def _wind(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = [self.left(seat) for seat in self._since]
        if left and min(left) >= 0:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(left) / 1000 + 0.001, self._out)

    def _out(self) -> None:
        for seat in list(self._since):
            if self.left(seat) == 0:
                self._room.house.spawn(self._replace(seat, gone=False))
        self._timer = None

    async def _replace(self, seat: int, gone: bool) -> None:
        """Look again under the lock: somebody may have acted, or come, in the last moment."""
        room = self._room
        async with room.lock:
            if seat not in room.doc.people() or room.table is None or room.doc.phase != "playing":
                return
            if room.here(seat) if gone else self.left(seat) != 0:
                return
            await stand_in(room, seat)

    # being gone

    def look_for_gone(self) -> None:
        """Start counting for who is away, stop for who is here."""
        room, seconds = self._room, self._room.doc.manners.gone_seconds
        if not seconds and not self._gone:
            return
        away = [seat for seat in room.doc.people() if not room.here(seat)]
        counted = room.doc.phase == "playing" and seconds > 0
        for seat in [seat for seat in self._gone if seat not in away or not counted]:
            self._gone.pop(seat).cancel()
        if not counted:
            return
        for seat in away:
            if seat not in self._gone:
                loop = asyncio.get_running_loop()
                self._gone[seat] = loop.call_later(seconds, self._was_gone, seat)

    def _was_gone(self, seat: int) -> None:
        self._gone.pop(seat, None)
        self._room.house.spawn(self._replace(seat, gone=True))

    def counts(self) -> bool:
        return self._timer is not None or bool(self._gone)

    def rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for timer in self._gone.values():
            timer.cancel()
        self._gone.clear()
