"""Runs Python's garbage collector at chosen moments instead of at any time.

The garbage of ordinary moves has no cycles and is freed at once: under load a collection finds
nothing, but delays a player. Garbage with cycles (a broken connection, an error) waits for
a quiet moment, but not for ever.
"""

import gc
import time
from typing import Final, final

QUIET_AFTER: Final = 300.0  # seconds after which a quiet moment is used …
AT_THE_LATEST: Final = 1800.0  # … and after which any moment is
QUIET_MOVES: Final = 20  # so many moves at most since the last call: a quiet moment
GROWN: Final = 1_000_000  # with so many new objects, collect at any moment, too


@final
class GcControl:
    def __init__(self) -> None:
        self._last = time.monotonic()
        self._moves = 0

    def begin(self) -> None:
        """Exclude the objects that exist at the start from collections: they are never freed."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """Back to automatic collection, because a process can outlive its server (in tests)."""
        gc.unfreeze()
        gc.enable()

    def count_move(self) -> None:
        self._moves += 1

    def collect_if_due(self) -> None:
        """Called regularly: collect after a while, preferably when little happens."""
        waited, moves, self._moves = time.monotonic() - self._last, self._moves, 0
        quiet = waited > QUIET_AFTER and moves <= QUIET_MOVES
        if quiet or waited > AT_THE_LATEST or gc.get_count()[0] > GROWN:
            gc.collect()
            self._last = time.monotonic()
