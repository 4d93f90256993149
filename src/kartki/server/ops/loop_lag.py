"""Is the event loop late? Whatever blocks it delays every table at once."""

from typing import Final, final

from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.ops.seldom import Seldom

LATE: Final = 0.25  # seconds: so late people notice it


@final
class LoopLag:
    def __init__(self, metrics: Metrics, log: Log) -> None:
        self._timing: Final = metrics.loop_lag
        self._log: Final = log
        self._seldom: Final = Seldom()
        self._times = 0  # how often it was late since that was last told
        self._worst = 0.0

    def woke(self, late: float) -> None:
        """Called after a sleep of fixed length that ended so many seconds late."""
        self._timing.took(max(late, 0.0))
        if late >= LATE:
            self._times += 1
            self._worst = max(self._worst, late)
        if self._times and self._seldom.now():
            self._log.warning("loop_lag", worst=f"{self._worst:.2f}s", times=self._times)
            self._times, self._worst = 0, 0.0
