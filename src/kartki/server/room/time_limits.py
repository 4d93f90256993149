"""Time to decide, and how long one may be gone: then a bot stands in (HSE-SEA-4)."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, final

from kartki.core.play import Refusal, Seat
from kartki.server.room.clock import RoomClock
from kartki.server.room.state import RoomState


@final
class TimeLimits:
    def __init__(
        self,
        state: RoomState,
        clock: RoomClock,
        stand_in: Callable[[int], Awaitable[Refusal | None]],
        tell_room: Callable[[], None],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._state: Final = state
        self._clock: Final = clock
        self._stand_in: Final = stand_in
        self._tell_room: Final = tell_room
        self._spawn: Final = spawn
        self._since: Final[dict[int, float]] = {}  # who has been deciding since when
        self._timer: asyncio.TimerHandle | None = None
        self._gone: Final[dict[int, asyncio.TimerHandle]] = {}

    # deciding

    def update(self, actors: list[Seat]) -> None:
        """The position or the settings have changed: who has to decide now?"""
        settings = self._state.doc.settings
        limited = settings.decision_seconds or settings.seat_seconds
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
            self._tell_room()  # so that their clocks can be seen to run

    def _deciding(self, actors: list[Seat]) -> list[int]:
        """People who are waited for; while a clock runs nobody is."""
        if self._state.doc.phase != "playing" or self._clock.runs:
            return []
        people = self._state.doc.people()
        return [seat for seat in actors if seat in people]

    def left(self, seat: int) -> int:
        """Milliseconds that this seat has left to decide; -1: without limit."""
        settings = self._state.doc.settings
        limits = []
        if settings.decision_seconds:
            limits.append(settings.decision_seconds * 1000 - self._thought(seat))
        if settings.seat_seconds:
            limits.append(settings.seat_seconds * 1000 - self.used(seat))
        return max(min(limits), 0) if limits else -1

    def used(self, seat: int) -> int:
        """What this seat has spent of its time for the whole game."""
        return self._state.doc.seats[seat].used + self._thought(seat)

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
                self._spawn(self._replace(seat, gone=False))
        self._timer = None

    async def _replace(self, seat: int, gone: bool) -> None:
        """Look again under the lock: somebody may have acted, or come, in the last moment."""
        state = self._state
        async with state.lock:
            playing = state.doc.phase == "playing" and state.play.table is not None
            if not playing or seat not in state.doc.people():
                return
            if state.here(seat) if gone else self.left(seat) != 0:
                return
            await self._stand_in(seat)

    # being gone

    def update_absences(self) -> None:
        """Start counting for who is away, stop for who is here."""
        state, seconds = self._state, self._state.doc.settings.gone_seconds
        if not seconds and not self._gone:
            return
        away = [seat for seat in state.doc.people() if not state.here(seat)]
        counted = state.doc.phase == "playing" and seconds > 0
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
        self._spawn(self._replace(seat, gone=True))

    def is_counting(self) -> bool:
        return self._timer is not None or bool(self._gone)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for timer in self._gone.values():
            timer.cancel()
        self._gone.clear()
