"""When Python looks for garbage: at moments of our choosing.

A search through everything takes a tenth of a second on a busy server, and a player would feel it.
Nearly all we throw away has no cycles and goes at once; the rest can wait for a quiet moment.
"""

import gc
import time
from typing import Final, final

YOUNG: Final = 20_000  # new objects before the young ones are looked through
MIDDLE: Final = 50
NEVER: Final = 1_000_000
QUIET_AFTER: Final = 300.0  # seconds: then a quiet moment is taken …
AT_THE_LATEST: Final = 1800.0  # … and then any moment
QUIET_MOVES: Final = 20  # in the last beat, at most


@final
class Tidying:
    def __init__(self) -> None:
        self._last = time.monotonic()
        self._moves = 0

    def begin(self) -> None:
        """What is there at the start stays: it need not be looked through again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def moved(self) -> None:
        self._moves += 1

    def beat(self) -> None:
        """Called now and then: is this a good moment?"""
        waited, moves, self._moves = time.monotonic() - self._last, self._moves, 0
        if waited > AT_THE_LATEST or (waited > QUIET_AFTER and moves <= QUIET_MOVES):
            gc.collect()
            self._last = time.monotonic()
