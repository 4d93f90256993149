"""Limits for deciding and for being away; after that a bot stands in (HSE-SEA-4)."""

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
        broadcast_room_info: Callable[[], None],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._state: Final = state
        self._clock: Final = clock
        self._stand_in: Final = stand_in
        self._broadcast_room_info: Final = broadcast_room_info
        self._spawn: Final = spawn
        self._since: Final[dict[int, float]] = {}  # by seat: when it began to decide
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
            begins = time.monotonic() + self._clock.stands_still() / 1000
            self._since.setdefault(seat, begins)
        self._set_timer()
        if fresh and self._timer is not None:
            self._broadcast_room_info()  # so that clients show the running time

    def _deciding(self, actors: list[Seat]) -> list[int]:
        """The seats of people who have to decide; none while the game's clock runs, and none in a
        pause (HSE-CLA-3), after which each decides anew."""
        doc = self._state.doc
        if doc.phase != "playing" or self._clock.runs or doc.is_paused():
            return []
        people = self._state.doc.people()
        return [seat for seat in actors if seat in people]

    def left(self, seat: int) -> int:
        """Milliseconds that this seat has left to decide; -1: without limit."""
        settings = self._state.doc.settings
        limits = []
        if settings.decision_seconds:
            limits.append(settings.decision_seconds * 1000 - self._thinking_time(seat))
        if settings.seat_seconds:
            limits.append(settings.seat_seconds * 1000 - self.used(seat))
        return max(min(limits), 0) if limits else -1

    def used(self, seat: int) -> int:
        """How much of its time for the whole game this seat has used."""
        return self._state.doc.seats[seat].used + self._thinking_time(seat)

    def acted(self, seat: int) -> None:
        """This seat has acted: its next decision is timed anew."""
        self._since.pop(seat, None)

    def _thinking_time(self, seat: int) -> int:
        since = self._since.get(seat)
        return 0 if since is None else max(int((time.monotonic() - since) * 1000), 0)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = [self.left(seat) for seat in self._since]
        if left and min(left) >= 0:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(left) / 1000 + 0.001, self._on_timer)

    def _on_timer(self) -> None:
        for seat in list(self._since):
            if self.left(seat) == 0:
                self._spawn(self._replace(seat, gone=False))
        self._timer = None

    async def _replace(self, seat: int, gone: bool) -> None:
        """Seat a bot, unless somebody has acted or come back in the last moment."""
        state = self._state
        async with state.lock:
            playing = state.doc.phase == "playing" and state.play.table is not None
            if not playing or seat not in state.doc.people() or state.doc.is_paused():
                return
            if state.here(seat) if gone else self.left(seat) != 0:
                return
            await self._stand_in(seat)

    # being gone

    def update_absences(self) -> None:
        """Start a timer for each person who is away, and stop those of people who are here."""
        state, seconds = self._state, self._state.doc.settings.gone_seconds
        if not seconds and not self._gone:
            return
        away = [seat for seat in state.doc.people() if not state.here(seat)]
        counted = state.doc.phase == "playing" and seconds > 0 and not state.doc.is_paused()
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

    def stands_in_after(self, seat: int) -> int:
        """Milliseconds until a bot plays for a person who is away; -1: none is going to."""
        timer = self._gone.get(seat)
        if timer is None:
            return -1
        return max(round((timer.when() - asyncio.get_running_loop().time()) * 1000), 0)

    def is_counting(self) -> bool:
        return self._timer is not None or bool(self._gone)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for timer in self._gone.values():
            timer.cancel()
        self._gone.clear()
