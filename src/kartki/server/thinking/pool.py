"""A pool of worker processes for bots, so that no bot can block a table or the server.

Requests are served in the order in which they come, but hints after bots whose turn it is. A bot
that hangs costs its own worker until its time is over; one that costs worker after worker thinks
in one at a time, then sits out.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, final

from kartki.server.thinking.penalties import Bot, Penalties
from kartki.server.thinking.protocol import Request, Setup, Thought, Trouble
from kartki.server.thinking.waiting_jobs import Job, WaitingJobs
from kartki.server.thinking.worker_handle import WorkerHandle, launch

NICENESS: Final = 5
FIRST_PAUSE: Final = 0.5  # seconds between attempts to start a worker, twice as long each time
LONGEST_PAUSE: Final = 30.0
STOPPED: Final = Trouble("crashed", "the server stops")
SITTING_OUT: Final = Trouble("crashed", "it has cost too many workers and sits out")

OnThought = Callable[[str, str, float, Trouble | None], None]


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
        self._waiting: Final = WaitingJobs()
        self._all_workers: Final[set[WorkerHandle]] = set()  # whose process has not been reaped yet
        self._ready: Final[set[WorkerHandle]] = set()
        self._free: Final[list[WorkerHandle]] = []
        self._busy: Final[Counter[Bot]] = Counter()
        self._penalties: Final = Penalties()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._stopping: Final = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """The workers that can be asked."""
        return sorted(worker.pid for worker in self._ready if worker.usable)

    @property
    def waiting(self) -> int:
        """Requests that no worker was free for."""
        return len(self._waiting)

    async def start(self) -> Trouble | None:
        """All workers are there; or why one is not, and it goes on trying."""
        found = await asyncio.gather(*[self._start_worker() for _ in range(self._workers)])
        troubles = [trouble for trouble in found if trouble is not None]
        for _ in troubles:
            self._spawn(self._replace(FIRST_PAUSE))
        return troubles[0] if troubles else None

    async def stop(self) -> None:
        """Answer all waiting requests with Trouble and end every process."""
        self._stopping.set()
        self._fail_waiting(STOPPED)
        while self._all_workers or self._tasks:
            for worker in self._all_workers:
                worker.kill()
            endings = [asyncio.ensure_future(worker.gone.wait()) for worker in self._all_workers]
            await asyncio.wait([*self._tasks, *endings])

    async def think(self, request: Request) -> Thought | Trouble:
        """Always returns an answer, whatever the bot does; may be cancelled at any time."""
        job = Job(request, (request.game, request.kind), asyncio.Future())
        why = self._why_not_now(job)
        if why is not None:
            self._finish(job, why, 0.0)
            return why
        self._waiting.add(job)
        self._assign_jobs()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._waiting.discard(job)
            raise

    def _why_not_now(self, job: Job) -> Trouble | None:
        if self._stopping.is_set():
            return STOPPED
        if self._penalties.sits_out(job.bot, _now()):
            return SITTING_OUT
        return None if self._ready else self.unable

    # handing out requests

    def _assign_jobs(self) -> None:
        while self._free and (job := self._waiting.next(self._may_run)) is not None:
            worker = self._free.pop()
            if worker.usable:
                self._busy[job.bot] += 1
                self._spawn(self._run_job(worker, job))
            else:
                self._waiting.put_back(job)  # the worker has ended: its loss is handled soon

    def _may_run(self, job: Job) -> bool:
        """A suspect bot may have one worker at a time."""
        return not (self._penalties.suspect(job.bot) and self._busy[job.bot])

    async def _run_job(self, worker: WorkerHandle, job: Job) -> None:
        began = _now()
        limit = min(job.request.limit_ms or self._limit, self._limit)
        said = await worker.think(job.request, limit, self._grace)
        self._busy[job.bot] -= 1
        if worker.usable:
            self._penalties.behaved(job.bot)
            self._free.append(worker)
        elif self._penalties.strike(job.bot, _now()):
            self._fail_waiting(SITTING_OUT, job.bot)
        self._assign_jobs()
        self._finish(job, said, _now() - began)

    def _fail_waiting(self, trouble: Trouble, bot: Bot | None = None) -> None:
        """Answer all waiting requests, or those for this bot, with this trouble."""
        for job in list(self._waiting):
            if bot in (None, job.bot):
                self._waiting.discard(job)
                self._finish(job, trouble, 0.0)

    def _finish(self, job: Job, said: Thought | Trouble, seconds: float) -> None:
        if not job.answer.done():  # the caller may have been cancelled
            job.answer.set_result(said)
        if self._on_thought is not None:
            trouble = said if isinstance(said, Trouble) else None
            self._on_thought(*job.bot, seconds, trouble)

    # the workers

    async def _start_worker(self) -> Trouble | None:
        try:
            worker = await launch(self._lost)
        except OSError as error:
            return self._on_worker_missing(Trouble("crashed", f"no worker: {error.strerror}"))
        self._all_workers.add(worker)
        if self._stopping.is_set():
            worker.kill()
        trouble = await worker.begin(self._setup)
        if trouble is None and not worker.usable:
            trouble = Trouble("crashed", "gone as soon as it was ready")
        if trouble is not None:
            worker.kill()
            return self._on_worker_missing(trouble)
        self.unable = None
        self._ready.add(worker)
        self._free.append(worker)
        self._assign_jobs()
        return None

    def _on_worker_missing(self, trouble: Trouble) -> Trouble:
        """A worker could not be started; if there is none at all, waiting requests fail."""
        self.unable = trouble
        if not self._ready:
            self._fail_waiting(trouble)
        return trouble

    def _lost(self, worker: WorkerHandle) -> None:
        self._all_workers.discard(worker)
        if worker in self._free:
            self._free.remove(worker)
        if worker in self._ready:
            self._ready.discard(worker)
            self._spawn(self._replace(0.0 if worker.questions else FIRST_PAUSE))

    async def _replace(self, pause: float) -> None:
        """Start a new worker; retry until it works, with growing pauses."""
        while not self._stopping.is_set():
            await self._pause(pause)
            if self._stopping.is_set() or await self._start_worker() is None:
                return
            pause = min(max(FIRST_PAUSE, pause * 2), LONGEST_PAUSE)

    async def _pause(self, seconds: float) -> None:
        """Sleep, but not longer than the server runs."""
        if seconds:
            stopping = asyncio.ensure_future(self._stopping.wait())
            await asyncio.wait({stopping}, timeout=seconds)
            stopping.cancel()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task and keep a reference to it: the event loop alone keeps none."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _now() -> float:
    return asyncio.get_running_loop().time()
