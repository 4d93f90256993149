"""The bots at a table: asked when it is their turn, at a pace that people can follow.

They think in other processes (`thinking`). While several may act at once, a bot is asked again
whenever something has changed, and lets people answer first.
"""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol, final

import msgspec

from kartki.bots.choosing import choices
from kartki.core.play import CLOCK, Action, Refusal, Seat
from kartki.core.rng import Rng
from kartki.core.seats import letter
from kartki.server.room.answers import Answer
from kartki.server.room.clock import RoomClock
from kartki.server.room.services import Services
from kartki.server.room.state import RoomState
from kartki.server.thinking.protocol import Request, Thought, Trouble

ASK_AGAIN: Final = 1.5  # seconds until a bot is asked again that chose nothing while others may act
# After so many useless answers of a bot that all wait for, it plays any legal action.
MOST_ATTEMPTS: Final = 3


class Gate(Protocol):
    """Something that bots wait for before they act."""

    async def wait(self) -> None: ...


@final
class BotSeats:
    def __init__(
        self,
        state: RoomState,
        clock: RoomClock,
        services: Services,
        gates: tuple[Gate, ...],
        perform: Callable[[Seat, Action], Awaitable[Answer]],
        fall_back: Callable[[], Awaitable[None]],
        changed: Callable[[], None],
    ) -> None:
        self._state: Final = state
        self._clock: Final = clock
        self._services: Final = services
        self._gates: Final = gates  # what bots wait for before they act
        self._perform: Final = perform
        self._fall_back: Final = fall_back
        self._changed: Final = changed
        self._asked: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._failed_attempts: Final[Counter[tuple[Seat, int]]] = Counter()  # by seat and line

    def update(self, actors: list[Seat]) -> None:
        """Ask every bot whose turn it is and that is not thinking already."""
        doc = self._state.doc
        if self._state.play.table is None or doc.phase != "playing" or not self._somebody_present():
            return
        if doc.is_paused():  # HSE-CLA-3: they are asked when it goes on
            return
        for seat in actors:
            if seat >= 0 and seat not in self._asked and doc.seats[seat].bot_playing():
                self._asked[seat] = self._services.spawn(self._play(seat))
                self._asked[seat].add_done_callback(partial(self._answered, seat))

    def _somebody_present(self) -> bool:
        """Bots play only while a person plays or somebody watches."""
        return bool(self._state.connections or self._state.doc.people())

    def _answered(self, seat: Seat, done: "asyncio.Task[None]") -> None:
        if self._asked.get(seat) is done:
            del self._asked[seat]
            if not done.cancelled() and done.exception() is None:
                self._changed()

    async def _play(self, seat: Seat) -> None:
        """An exception is logged and the bot is asked again, so that nobody waits for ever."""
        try:
            await self._think_and_act(seat)
        except Exception as error:
            self._services.log.error("bot_fault", table=self._state.code, error=repr(error))
            await asyncio.sleep(ASK_AGAIN)

    async def _think_and_act(self, seat: Seat) -> None:
        state = self._state
        if state.play.table is None:
            return
        n, began = state.play.applied, time.monotonic()
        thought = await self._think(seat)
        waits = thought.waits if isinstance(thought, Thought) else 0
        delay = max(state.doc.settings.bot_delay, waits) / 1000 - (time.monotonic() - began)
        await asyncio.sleep(max(delay, 0))
        for gate in self._gates:
            await gate.wait()
        meant = await self._think_over(seat, n, thought)
        if meant is not None and not await self._act(seat, n, meant):
            await asyncio.sleep(ASK_AGAIN)

    async def _think(self, seat: Seat) -> Thought | Trouble:
        state = self._state
        kind = state.doc.seats[seat].bot_playing()
        request = bot_request(state, seat, kind, self._clock.spun())
        thought = await self._services.worker_pool.think(request)
        if isinstance(thought, Trouble):
            self._services.log.warning(
                "bot", table=state.code, bot=kind, trouble=thought.kind, detail=thought.detail
            )
        return thought

    async def _think_over(
        self, seat: Seat, n: int, thought: Thought | Trouble
    ) -> Thought | Trouble | None:
        """Others may have acted while it waited: what is good for a hand may be bad for what is
        left of it. None if it would do something else now, before which people may act first.
        """
        if not isinstance(thought, Thought) or thought.move is None or not self._went_on(seat, n):
            return thought
        again = await self._think(seat)
        if not isinstance(again, Thought) or again.move == thought.move or not again.waits:
            return again
        return None

    def _went_on(self, seat: Seat, n: int) -> bool:
        """Has something changed since this number, while several may act at once?"""
        table = self._state.play.table
        if table is None or table.state.outcome is not None or self._state.play.applied == n:
            return False
        return table.state.steps[-1].concurrent and bool(self._state.doc.seats[seat].bot_playing())

    async def _act(self, seat: Seat, n: int, thought: Thought | Trouble) -> bool:
        """Carry out the bot's answer unless it is out of date; False if there was nothing to do."""
        state = self._state
        async with state.lock:
            table = state.play.table
            if table is None or state.doc.phase != "playing" or state.doc.is_paused():
                return True
            if not state.doc.seats[seat].bot_playing():
                return True
            if state.play.applied != n and not table.state.steps[-1].concurrent:
                return True  # the question is out of date: it will be asked again
            return await self._carry_out(seat, thought)

    async def _carry_out(self, seat: Seat, thought: Thought | Trouble) -> bool:
        """Try what the bot chose, then (after too many useless answers) any legal action."""
        chosen = partial(self._chosen_action, seat, thought)
        for choose in (chosen, partial(self._last_resort, seat)):
            action = choose()
            if action is not None and await self._done(seat, action):
                self._failed_attempts.clear()
                return True
        return False

    def _last_resort(self, seat: Seat) -> Action | None:
        """Any legal action, if this question was answered uselessly too often; else None."""
        if not self._all_wait_for(seat):
            return None
        question = seat, self._state.play.applied
        self._failed_attempts[question] += 1
        if self._failed_attempts[question] < MOST_ATTEMPTS:
            return None
        return self._any_legal_action(seat)

    async def _done(self, seat: Seat, action: Action) -> bool:
        try:
            answer = await self._perform(seat, action)
        except Exception:
            await self._fall_back()  # the play in memory may hold half an act
            raise
        if isinstance(answer, Refusal):
            # why it was refused may depend on the bot's own secrets
            bot = self._state.doc.seats[seat].bot_playing()
            self._services.log.info("bot_refused", table=self._state.code, bot=bot)
        return not isinstance(answer, Refusal)

    def _chosen_action(self, seat: Seat, thought: Thought | Trouble) -> Action | None:
        """The action that the bot chose; if the bot failed, any legal one, so that nobody waits."""
        table = self._state.play.table
        assert table is not None
        if isinstance(thought, Thought):
            if thought.move is None:
                return None
            reading = table.game.read(table.state, f"{letter(seat)} {thought.move}")
            return None if isinstance(reading, Refusal) else reading[1]
        actors = table.game.actors(table.state)
        if seat not in actors or CLOCK in actors:
            return None  # others go on without it
        return self._any_legal_action(seat)

    def _all_wait_for(self, seat: Seat) -> bool:
        table = self._state.play.table
        assert table is not None
        return table.game.actors(table.state) == [seat]

    def _any_legal_action(self, seat: Seat) -> Action | None:
        table = self._state.play.table
        assert table is not None
        rng = Rng(secrets.randbits(60))
        legal = choices(table.game, table.state, seat, rng)
        return legal[rng.below(len(legal))] if legal else None

    def are_thinking(self) -> bool:
        return bool(self._asked)

    def stop(self) -> None:
        for task in list(self._asked.values()):
            task.cancel()
        self._asked.clear()


def bot_request(state: RoomState, seat: int, kind: str, spun: int) -> Request:
    """What a bot is told: what its seat may know, and for how long the clock has run (-1: no)."""
    table, doc = state.play.table, state.doc
    assert table is not None
    seen = table.game.view(table.state, seat)
    view = msgspec.msgpack.encode(table.game.by_clock(seen, spun) if spun >= 0 else seen)
    return Request(doc.game, doc.edition, seat, kind, view, secrets.randbits(62), 0, state.box)
