"""How many files (sockets among them) the process has open, and how many it may have.

When there are none left, uvloop drops every new connection without a word, and whatever else
wants a file fails. So new connections are turned away a little earlier: some files are always
left for the store, for the bots' workers and for whoever reads the words of a page.
"""

import errno
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, final

from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.ops.seldom import Seldom

SPARE: Final = 32  # files that connections may not take
FEWEST: Final = 8  # connections that may always be open, however low the limit
MUCH: Final = 0.8  # of the limit: said as a warning
_OPEN: Final = Path("/proc/self/fd") if sys.platform == "linux" else Path("/dev/fd")
_NONE_LEFT: Final = (errno.EMFILE, errno.ENFILE)


def raise_limit() -> None:
    """Let this process open as many files as the system allows it at most."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # some systems say more than they allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def limit() -> int:
    """How many files this process may open; 0: there is no limit, or nobody knows it."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


def count() -> int | None:
    """How many files are open; None if there is not even one left to look with."""
    try:
        return len(list(_OPEN.iterdir())) - 1  # without the one that looks
    except OSError as error:
        return None if error.errno in _NONE_LEFT else 0


@final
class OpenFiles:
    def __init__(self, metrics: Metrics, log: Log) -> None:
        self._metrics: Final = metrics
        self._log: Final = log
        self._warned: Final = Seldom()
        self._failed: Final = Seldom()
        self._limit = 0
        self._most_connections = 0  # 0: no limit
        self._turned_away = 0  # not told yet
        self._out = False  # there were none left at the last look

    def begin(self) -> None:
        """Everything but the connections is open now: how many of them may come?"""
        self._limit, others = limit(), count() or 0
        if self._limit and others:
            self._most_connections = max(self._limit - others - SPARE, FEWEST)
        self._metrics.files_limit.set(self._limit)
        self._metrics.files.set(others)

    def has_room(self, connections: int) -> bool:
        """May one more connection be open beside so many?"""
        if not self._most_connections or connections < self._most_connections:
            return True
        self._turned_away += 1
        self._metrics.turned_away.labels("files").inc()
        return False

    def look(self) -> None:
        """Called regularly: tell when few files are left, or none."""
        number = count()
        self._metrics.files.set(self._limit if number is None else number)
        if number is None or self._turned_away:
            self._tell_out()
            return
        if self._out:
            self._out = False
            self._log.info("files_free", open=number, limit=self._limit)
        if self._limit and number >= MUCH * self._limit and self._warned.now():
            self._log.warning("files", open=number, limit=self._limit)

    def _tell_out(self) -> None:
        self._out = True
        if self._failed.now():
            self._log.error("files_out", limit=self._limit, turned_away=self._turned_away)
            self._turned_away = 0
