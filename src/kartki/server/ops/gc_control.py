"""When Python looks for garbage: at moments of our choosing.

What a server throws away move by move has no cycles and goes at once: under load a search finds
nothing, and a player would feel it. What does have cycles (a broken connection, an error) waits for
a quiet moment, but not for ever.
"""

import gc
import time
from typing import Final, final

QUIET_AFTER: Final = 300.0  # seconds: then a quiet moment is taken …
AT_THE_LATEST: Final = 1800.0  # … and then any moment
QUIET_MOVES: Final = 20  # in the last beat, at most
GROWN: Final = 1_000_000  # objects more than after the last search: then any moment, too


@final
class GcControl:
    def __init__(self) -> None:
        self._last = time.monotonic()
        self._moves = 0

    def begin(self) -> None:
        """What is there at the start stays: it need not be looked through again."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """Python may look again when it likes: a process can outlive its server."""
        gc.unfreeze()
        gc.enable()

    def moved(self) -> None:
        self._moves += 1

    def beat(self) -> None:
        """Called now and then: is this a good moment?"""
        waited, moves, self._moves = time.monotonic() - self._last, self._moves, 0
        quiet = waited > QUIET_AFTER and moves <= QUIET_MOVES
        if quiet or waited > AT_THE_LATEST or gc.get_count()[0] > GROWN:
            gc.collect()
            self._last = time.monotonic()
