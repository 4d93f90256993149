"""Lets something be said now and then, however often it happens."""

import time
from typing import Final, final

A_MINUTE: Final = 60.0


@final
class Seldom:
    """At most once a minute."""

    def __init__(self) -> None:
        self._last: float | None = None

    def now(self) -> bool:
        """May it be said now? Then it counts as said."""
        at = time.monotonic()
        if self._last is not None and at - self._last < A_MINUTE:
            return False
        self._last = at
        return True
