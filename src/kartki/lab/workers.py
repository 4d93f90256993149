"""Playing the games of an order in several processes.

Ctrl-C reaches every process of a terminal. Here only the first one listens: it tells the
workers to stop, and each of them ends the game that it is playing and hands in what it has.
Should the first one be killed, the workers end, too.
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

from kartki.lab.match import Played, play_match
from kartki.lab.order import Order, open_order

Progress = Callable[[int], None]  # is told how many games are finished

GAMES_IN_A_PARCEL: Final = 20  # at most, so that progress is seen
PARCELS_AHEAD: Final = 4  # for each worker, so that none has to wait
_ORDERED: Final[list[tuple[Order, Event]]] = []  # in a worker: what it was started for


@final
class Crew:
    """Workers that are sent parcels of game numbers and hand in the games."""

    def __init__(self, order: Order, games: int, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._stop: Final = context.Event()
        self._pool: Final = ProcessPoolExecutor(
            jobs, context, initializer=_begin, initargs=(order, self._stop)
        )
        self._parcels: Final = _parcels(games, jobs)
        self._most_sent: Final = PARCELS_AHEAD * jobs
        self._sent: Final[deque[Future[list[Played]]]] = deque()
        self._played: Final[dict[int, Played]] = {}

    def play(self, on_progress: Progress | None) -> tuple[list[Played], bool]:
        """The finished games in their order, and whether it was interrupted."""
        stopped = False
        try:
            with interrupts_held_back():  # all workers start with the first parcel
                self._send()
            self._play_on(on_progress)
        except KeyboardInterrupt:
            stopped = True
        with interrupts_ignored():  # once is enough
            self._stop.set()
            self._pool.shutdown(cancel_futures=True)
            for future in self._sent:
                self._collect(future)
        return [self._played[number] for number in sorted(self._played)], stopped

    def _send(self) -> None:
        for numbers in islice(self._parcels, self._most_sent - len(self._sent)):
            self._sent.append(self._pool.submit(_play, numbers))

    def _play_on(self, on_progress: Progress | None) -> None:
        while self._sent:
            self._collect(self._sent[0])
            self._sent.popleft()
            self._send()
            if on_progress is not None:
                on_progress(len(self._played))

    def _collect(self, future: Future[list[Played]]) -> None:
        """By number: an interrupt may come when a parcel is counted but not yet put away."""
        if not future.cancelled():
            self._played.update({match.number: match for match in future.result()})


def _parcels(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(GAMES_IN_A_PARCEL, games // (PARCELS_AHEAD * jobs)))
    return (range(n, min(n + size, games + 1)) for n in range(1, games + 1, size))


def _begin(order: Order, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    _ORDERED.append((order, stop))


def _end_with_the_first() -> None:
    """A worker waits for its next parcel for ever, and nobody is left to send one."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


def _play(numbers: range) -> list[Played]:
    """In a worker: the games of a parcel, or those before it was told to stop."""
    order, stop = _ORDERED[-1]
    game = open_order(order)
    played = []
    for number in numbers:
        if stop.is_set():
            break
        played.append(play_match(game, order, number))
    return played


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """While what is done is gathered in."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, not even before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
