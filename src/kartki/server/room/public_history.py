"""What spectators were told so far, kept as bytes while there are some.

Every page that is opened on a table asks for it. It is made once, by replaying the record, and then
grows with each update.
"""

import asyncio
from bisect import bisect_right
from typing import Any, Final, final

import msgspec

from kartki.core.progress import Progress
from kartki.server.messages import wire
from kartki.server.replay.history import missed


@final
class PublicHistory:
    def __init__(self) -> None:
        self.replaying: Final = asyncio.Lock()  # who comes meanwhile waits for the same replay
        self._n = 0  # it is complete up to this number; 0: not made, or not needed any more
        self._numbers: Final[list[int]] = []
        self._updates: Final[list[Any]] = []  # encoded
        self._later: Final[list[wire.Told]] = []  # came during a replay, which does not know them
        self._recalled_at = 0
        self._recalled: Final[dict[int, list[Any] | None]] = {}

    def covers(self, n: int) -> bool:
        return 0 < n <= self._n

    def between(self, after: int, until: int) -> list[Any]:
        """The updates after one number up to another, as parts of a message."""
        first, last = (bisect_right(self._numbers, number) for number in (after, until))
        return self._updates[first:last]

    def add(self, update: wire.Told | None) -> None:
        """An update was told; None: to no spectator, so that from now on it would be missing."""
        if update is None:
            if self._n or self._later or self._recalled:
                self.forget()
        elif self.replaying.locked():
            self._later.append(update)
        else:
            self._append(update)

    def _append(self, update: wire.Told) -> None:
        if self._n == 0 or update.n - len(update.lines) != self._n:
            return
        self._n = update.n
        self._numbers.append(update.n)
        self._updates.append(encoded(update))

    def fill(self, updates: list[wire.Told]) -> None:
        """Everything up to now, from a replay, and what was told while it ran."""
        later = list(self._later)
        self.forget()
        self._numbers.extend([update.n for update in updates])
        self._updates.extend([encoded(update) for update in updates])
        self._n = self._numbers[-1] if self._numbers else 0
        for update in later:
            self._append(update)

    def forget(self) -> None:
        self._n = 0
        self._numbers.clear()
        self._updates.clear()
        self._later.clear()
        self._recalled.clear()

    def recall(self, progress: Progress, last: int) -> list[Any] | None:
        """From the last acts in memory, once for all who have missed the same; None: too far."""
        if self._recalled_at != progress.line:
            self._recalled_at = progress.line
            self._recalled.clear()
        if last not in self._recalled:
            updates = missed(progress, None, last)
            self._recalled[last] = None if updates is None else [encoded(one) for one in updates]
        return self._recalled[last]


def encoded(update: wire.Told) -> Any:
    return msgspec.Raw(wire.encode(wire.Told(update.n, update.lines, update.events)))
