"""Requests that no worker is free for: bots whose turn it is come before hints."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final, final

from kartki.server.thinking.penalties import Bot
from kartki.server.thinking.protocol import Request, Thought, Trouble


@dataclass(frozen=True, eq=False)
class Job:
    """A request and the future of its caller, who may have been cancelled."""

    request: Request
    bot: Bot
    answer: asyncio.Future[Thought | Trouble]


@final
class WaitingJobs:
    """A whole table waits for a bot, one person for a hint (which is asked for its reason)."""

    def __init__(self) -> None:
        self._moves: Final[deque[Job]] = deque()
        self._hints: Final[deque[Job]] = deque()

    def __len__(self) -> int:
        return len(self._moves) + len(self._hints)

    def __iter__(self) -> Iterator[Job]:
        return chain(self._moves, self._hints)

    def add(self, job: Job) -> None:
        self._line_of(job).append(job)

    def put_back(self, job: Job) -> None:
        self._line_of(job).appendleft(job)

    def discard(self, job: Job) -> None:
        line = self._line_of(job)
        if job in line:
            line.remove(job)

    def next(self, may_run: Callable[[Job], bool]) -> Job | None:
        """Take out the oldest request that may run."""
        return _taken(self._moves, may_run) or _taken(self._hints, may_run)

    def _line_of(self, job: Job) -> deque[Job]:
        return self._hints if job.request.why else self._moves


def _taken(line: deque[Job], may_run: Callable[[Job], bool]) -> Job | None:
    held: list[Job] = []
    found: Job | None = None
    while line and found is None:
        job = line.popleft()
        if may_run(job):
            found = job
        else:
            held.append(job)
    line.extendleft(reversed(held))
    return found
