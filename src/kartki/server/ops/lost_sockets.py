"""Sockets that ended without a goodbye: counted by reason, and told when many go at once.

Single ones are everyday life (a laptop is closed, a phone changes its network). Many within
seconds point at a network, a proxy or a server in trouble.
"""

import time
from collections import Counter
from typing import Final, final

from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.ops.seldom import Seldom

WINDOW: Final = 10.0  # seconds in which they are counted together
MANY: Final = 100  # so many within the window …
SHARE: Final = 0.1  # … or such a share of all, if there are at least …
FEWEST: Final = 5  # … so many


@final
class LostSockets:
    def __init__(self, metrics: Metrics, log: Log) -> None:
        self._counter: Final = metrics.sockets_lost
        self._log: Final = log
        self._seldom: Final = Seldom()
        self._recent: Final[Counter[str]] = Counter()  # by reason, in this window
        self._began = 0.0
        self._untold: Final[Counter[str]] = Counter()  # of windows in which there were many

    def lost(self, why: str) -> None:
        self._counter.labels(why).inc()
        if not self._recent:
            self._began = time.monotonic()
        self._recent[why] += 1

    def look(self, still_open: int) -> None:
        """Called regularly: one line for all that went in the same seconds, if they are many."""
        if self._recent and time.monotonic() - self._began >= WINDOW:
            if are_many(self._recent.total(), still_open):
                self._untold.update(self._recent)
            self._recent.clear()
        if self._untold and self._seldom.now():
            told = {"number": self._untold.total(), "still_open": still_open}
            self._log.warning("sockets_lost", **told, **self._untold)
            self._untold.clear()


def are_many(number: int, still_open: int) -> bool:
    return number >= MANY or (number >= FEWEST and number >= SHARE * (number + still_open))
