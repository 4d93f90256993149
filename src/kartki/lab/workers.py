"""Playing the games of a simulation in several processes.

Ctrl-C reaches every process of a terminal, but only the parent handles it: it tells the
workers to stop, and each of them finishes its current game and returns what it has played.
If the parent is killed, the workers exit, too.
"""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Final, final

from kartki.lab.match import PlayedGame, Series, play_match
from kartki.lab.spec import SimulationSpec, open_spec

Progress = Callable[[int], None]  # called with the number of finished games

GAMES_IN_A_BATCH: Final = 50  # at most, so that progress is shown often
BATCHES_AHEAD: Final = 4  # queued for each worker, so that none has to wait
_STARTED_FOR: Final[list[tuple[Series, Event]]] = []  # in a worker: what it has to play


@final
class WorkerPool:
    """Processes that are sent batches of game numbers and return the games that they played."""

    def __init__(self, spec: SimulationSpec, games: int, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._stop: Final = context.Event()
        self._pool: Final = ProcessPoolExecutor(
            jobs, context, initializer=_begin, initargs=(spec, self._stop)
        )
        self._batches: Final = _batches(games, jobs)
        self._most_sent: Final = BATCHES_AHEAD * jobs
        self._sent: Final[deque[Future[list[PlayedGame]]]] = deque()
        self._played: Final[dict[int, PlayedGame]] = {}

    def play(self, on_progress: Progress | None) -> tuple[list[PlayedGame], bool]:
        """The finished games in their order, and whether it was interrupted."""
        stopped = False
        try:
            with interrupts_held_back():  # all workers start with the first batch
                self._send()
            self._play_on(on_progress)
        except KeyboardInterrupt:
            stopped = True
        with interrupts_ignored():  # a second Ctrl-C must not lose the results
            self._stop.set()
            self._pool.shutdown(cancel_futures=True)
            for future in self._sent:
                self._collect(future)
        return [self._played[number] for number in sorted(self._played)], stopped

    def _send(self) -> None:
        for numbers in islice(self._batches, self._most_sent - len(self._sent)):
            self._sent.append(self._pool.submit(_play, numbers))

    def _play_on(self, on_progress: Progress | None) -> None:
        while self._sent:
            self._collect(self._sent[0])
            self._sent.popleft()
            self._send()
            if on_progress is not None:
                on_progress(len(self._played))

    def _collect(self, future: Future[list[PlayedGame]]) -> None:
        """Keep games by number, because an interrupt may make us collect the same batch twice."""
        if not future.cancelled():
            self._played.update({match.number: match for match in future.result()})


def _batches(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(GAMES_IN_A_BATCH, games // (BATCHES_AHEAD * jobs)))
    return (range(n, min(n + size, games + 1)) for n in range(1, games + 1, size))


def _begin(spec: SimulationSpec, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_the_parent, daemon=True).start()
    _STARTED_FOR.append((Series(open_spec(spec), spec), stop))


def _exit_with_the_parent() -> None:
    """Without its parent a worker would wait for its next batch for ever."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


def _play(numbers: range) -> list[PlayedGame]:
    """In a worker: play the games of a batch, as many as fit before it is told to stop."""
    series, stop = _STARTED_FOR[-1]
    played = []
    for number in numbers:
        if stop.is_set():
            break
        played.append(play_match(series, number))
    return played


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C while the results are collected."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Block Ctrl-C; processes that are started meanwhile inherit the block from the start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
