"""At most so many within a time, for each address."""

import time
from typing import Final, final

MOST_REMEMBERED: Final = 50_000


@final
class RateLimit:
    """Older ones are forgotten, and so is the address that began the longest ago."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most: Final = most
        self._seconds: Final = seconds
        self._counts: Final[dict[str, tuple[float, int]]] = {}  # in the order in which they began

    def is_full(self, address: str) -> bool:
        began, count = self._counts.get(address, (0.0, 0))
        return count >= self._most and time.monotonic() - began < self._seconds

    def add(self, address: str) -> None:
        now = time.monotonic()
        began, count = self._counts.get(address, (now, 0))
        if now - began >= self._seconds:
            del self._counts[address]
            began, count = now, 0
        self._counts[address] = (began, count + 1)
        if len(self._counts) > MOST_REMEMBERED:
            # One and no more: a flood from many addresses must not wipe out every count.
            del self._counts[next(iter(self._counts))]
