"""Playing the games of an order in several processes.

Ctrl-C reaches every process of a terminal. Here only the first one listens: it tells the
workers to stop, and each of them ends the game that it is playing and hands in what it has.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Final

from kartki.lab.match import Played, play_match
from kartki.lab.order import Order, open_order

MOST_GAMES_AT_ONCE: Final = 20  # so that progress is seen
_ORDERED: Final[list[tuple[Order, Event]]] = []  # in a worker: what it was started for


def play_in_processes(
    order: Order, games: int, jobs: int, on_progress: Callable[[int], None]
) -> tuple[list[Played], bool]:
    """The finished games in their order, and whether it was interrupted."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    stopped = False
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(order, stop))
    with interrupts_held_back():
        futures = [pool.submit(_play, numbers) for numbers in _parcels(games, jobs)]
    try:
        _await(futures, on_progress)
    except KeyboardInterrupt:
        stopped = True
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
    return [match for future in futures if _handed_in(future) for match in future.result()], stopped


def _await(futures: list[Future[list[Played]]], on_progress: Callable[[int], None]) -> None:
    finished = 0
    for future in as_completed(futures):
        finished += len(future.result())
        on_progress(finished)


def _handed_in(future: Future[list[Played]]) -> bool:
    return future.done() and not future.cancelled()


def _parcels(games: int, jobs: int) -> list[range]:
    size = max(1, min(MOST_GAMES_AT_ONCE, games // (4 * jobs)))
    return [range(n, min(n + size, games + 1)) for n in range(1, games + 1, size)]


def _begin(order: Order, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _ORDERED.append((order, stop))


def _play(numbers: range) -> list[Played]:
    """In a worker: games up to the end of the parcel, or until told to stop."""
    order, stop = _ORDERED[-1]
    game = open_order(order)
    played = []
    for number in numbers:
        if stop.is_set():
            break
        played.append(play_match(game, order, number))
    return played


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
