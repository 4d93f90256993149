"""Bots think in workers, so that none of them can hold up a table or the server.

Requests are served in the order in which they come. A bot that hangs costs its own worker until
its time is over; one that costs worker after worker thinks in one at a time, then sits out.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kartki.server.thinking.penalties import Bot, Penalties
from kartki.server.thinking.protocol import Request, Setup, Thought, Trouble
from kartki.server.thinking.worker_handle import WorkerHandle, launch

NICENESS: Final = 5
FIRST_PAUSE: Final = 0.5  # seconds between attempts to start a worker, twice as long each time
LONGEST_PAUSE: Final = 30.0
STOPPED: Final = Trouble("crashed", "the server stops")
SITTING_OUT: Final = Trouble("crashed", "it has cost too many workers and sits out")

OnThought = Callable[[str, str, float, Trouble | None], None]


@dataclass(frozen=True, eq=False)
class Job:
    """A request, and who waits for it or has waited."""

    request: Request
    bot: Bot
    answer: asyncio.Future[Thought | Trouble]


@final
class WorkerPool:
    def __init__(
        self,
        workers: int,
        limit_ms: int,
        grace_ms: int = 1000,
        preload: Sequence[str] = (),
        memory_mb: int = 1024,
        on_thought: OnThought | None = None,
    ) -> None:
        self.unable: Trouble | None = None  # why the last attempt to start a worker failed
        self._workers: Final = max(1, workers)
        self._limit: Final = limit_ms
        self._grace: Final = grace_ms
        self._setup: Final = Setup(tuple(preload), NICENESS, memory_mb)
        self._on_thought: Final = on_thought
        self._waiting: Final[deque[Job]] = deque()
        self._staff: Final[set[WorkerHandle]] = set()  # everyone whose process is not buried yet
        self._ready: Final[set[WorkerHandle]] = set()
        self._free: Final[list[WorkerHandle]] = []
        self._busy: Final[Counter[Bot]] = Counter()
        self._penalties: Final = Penalties()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._stopping: Final = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """The workers that can be asked."""
        return sorted(thinker.pid for thinker in self._ready if thinker.fit)

    @property
    def waiting(self) -> int:
        """Requests that no worker was free for."""
        return len(self._waiting)

    async def start(self) -> Trouble | None:
        """All workers are there; or why one is not, and it goes on trying."""
        found = await asyncio.gather(*[self._hire() for _ in range(self._workers)])
        troubles = [trouble for trouble in found if trouble is not None]
        for _ in troubles:
            self._do(self._replace(FIRST_PAUSE))
        return troubles[0] if troubles else None

    async def stop(self) -> None:
        """Whoever waits is answered with trouble, and no process is left."""
        self._stopping.set()
        self._turn_away(STOPPED)
        while self._staff or self._tasks:
            for thinker in self._staff:
                thinker.kill()
            endings = [asyncio.ensure_future(thinker.gone.wait()) for thinker in self._staff]
            await asyncio.wait([*self._tasks, *endings])

    async def think(self, request: Request) -> Thought | Trouble:
        """Whatever a bot does, this is answered; it may be cancelled at any time."""
        job = Job(request, (request.game, request.kind), asyncio.Future())
        why = self._why_not_now(job)
        if why is not None:
            self._finish(job, why, 0.0)
            return why
        self._waiting.append(job)
        self._hand_out()
        try:
            return await job.answer
        except asyncio.CancelledError:
            if job in self._waiting:
                self._waiting.remove(job)
            raise

    def _why_not_now(self, job: Job) -> Trouble | None:
        if self._stopping.is_set():
            return STOPPED
        if self._penalties.sits_out(job.bot, _now()):
            return SITTING_OUT
        return None if self._ready else self.unable

    # handing out requests

    def _hand_out(self) -> None:
        while self._free and (job := self._next_job()) is not None:
            thinker = self._free.pop()
            if thinker.fit:
                self._busy[job.bot] += 1
                self._do(self._let_think(thinker, job))
            else:
                self._waiting.appendleft(job)  # its end is being told

    def _next_job(self) -> Job | None:
        """The first to come, but a bot under suspicion may have one worker at a time."""
        held: list[Job] = []
        found: Job | None = None
        while self._waiting and found is None:
            job = self._waiting.popleft()
            if self._penalties.suspect(job.bot) and self._busy[job.bot]:
                held.append(job)
            else:
                found = job
        self._waiting.extendleft(reversed(held))
        return found

    async def _let_think(self, thinker: WorkerHandle, job: Job) -> None:
        began = _now()
        limit = min(job.request.limit_ms or self._limit, self._limit)
        said = await thinker.think(job.request, limit, self._grace)
        self._busy[job.bot] -= 1
        if thinker.fit:
            self._penalties.behaved(job.bot)
            self._free.append(thinker)
        elif self._penalties.strike(job.bot, _now()):
            self._turn_away(SITTING_OUT, job.bot)
        self._hand_out()
        self._finish(job, said, _now() - began)

    def _turn_away(self, trouble: Trouble, bot: Bot | None = None) -> None:
        """Whoever waits, or waits for this bot, waits no longer."""
        for job in list(self._waiting):
            if bot in (None, job.bot):
                self._waiting.remove(job)
                self._finish(job, trouble, 0.0)

    def _finish(self, job: Job, said: Thought | Trouble, seconds: float) -> None:
        if not job.answer.done():  # nobody may be waiting any more
            job.answer.set_result(said)
        if self._on_thought is not None:
            trouble = said if isinstance(said, Trouble) else None
            self._on_thought(*job.bot, seconds, trouble)

    # the workers

    async def _hire(self) -> Trouble | None:
        try:
            thinker = await launch(self._lost)
        except OSError as error:
            return self._missed(Trouble("crashed", f"no worker: {error.strerror}"))
        self._staff.add(thinker)
        if self._stopping.is_set():
            thinker.kill()
        trouble = await thinker.begin(self._setup)
        if trouble is None and not thinker.fit:
            trouble = Trouble("crashed", "gone as soon as it was ready")
        if trouble is not None:
            thinker.kill()
            return self._missed(trouble)
        self.unable = None
        self._ready.add(thinker)
        self._free.append(thinker)
        self._hand_out()
        return None

    def _missed(self, trouble: Trouble) -> Trouble:
        """There is one worker less than there should be; with none at all, nobody may wait."""
        self.unable = trouble
        if not self._ready:
            self._turn_away(trouble)
        return trouble

    def _lost(self, thinker: WorkerHandle) -> None:
        self._staff.discard(thinker)
        if thinker in self._free:
            self._free.remove(thinker)
        if thinker in self._ready:
            self._ready.discard(thinker)
            self._do(self._replace(0.0 if thinker.asked else FIRST_PAUSE))

    async def _replace(self, pause: float) -> None:
        """As often as it takes, but not faster and faster."""
        while not self._stopping.is_set():
            await self._rest(pause)
            if self._stopping.is_set() or await self._hire() is None:
                return
            pause = min(max(FIRST_PAUSE, pause * 2), LONGEST_PAUSE)

    async def _rest(self, seconds: float) -> None:
        """A stop of the server ends it."""
        if seconds:
            stopping = asyncio.ensure_future(self._stopping.wait())
            await asyncio.wait({stopping}, timeout=seconds)
            stopping.cancel()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """In the background, and remembered: the event loop alone would forget it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _now() -> float:
    return asyncio.get_running_loop().time()
