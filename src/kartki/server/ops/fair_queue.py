"""A queue for work that takes CPU time, beside the tables: nobody can fill it for all others.

Each address has a line of its own, and the lines take turns: who asks a hundred times waits for
the hundred, and anybody else for one of them. A class shares an address and so a line; it may be
long, but not without end.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final

_Turn = asyncio.Future[None]


@final
class FairQueue:
    """`most` and `most_each`: how many may be inside, in all and of one address, at work or
    waiting; `at_once` and `at_once_each`: how many of them at work."""

    def __init__(
        self, most: int, most_each: int, at_once: int = 1, at_once_each: int | None = None
    ) -> None:
        self._most: Final = most
        self._most_each: Final = most_each
        self._at_once: Final = at_once
        self._at_once_each: Final = at_once if at_once_each is None else at_once_each
        self._inside: Final[Counter[str]] = Counter()
        self._working: Final[Counter[str]] = Counter()
        self._lines: Final[dict[str, deque[_Turn]]] = {}  # whose turn is next stands first

    def is_full(self, address: str) -> bool:
        """Should this address be sent away? Some do not ask first, because their sockets are
        counted; of one address so many do not make it full for all others."""
        if self._inside[address] >= self._most_each:
            return True
        return sum(min(one, self._most_each) for one in self._inside.values()) >= self._most

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it. Who is cancelled on the way leaves no gap."""
        self._inside[address] += 1
        try:
            await self._wait(address)
            try:
                yield
            finally:
                _less(self._working, address)
        finally:
            _less(self._inside, address)
            self._give_turns()

    async def _wait(self, address: str) -> None:
        turn: _Turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(turn)
        self._give_turns()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(address, turn)
            else:
                _less(self._working, address)  # it had just been given
            raise

    def _leave(self, address: str, turn: _Turn) -> None:
        line = self._lines.get(address, deque())
        if turn in line:  # else it was passed over already
            line.remove(turn)
            if not line:
                del self._lines[address]

    def _give_turns(self) -> None:
        while self._working.total() < self._at_once:
            address = next((one for one in self._lines if self._may_work(one)), None)
            if address is None:
                return
            turn = self._first_of(address)
            if not turn.cancelled():  # else its owner is about to leave
                self._working[address] += 1
                turn.set_result(None)

    def _first_of(self, address: str) -> _Turn:
        """The first of this line, which then stands behind all other lines."""
        line = self._lines.pop(address)
        turn = line.popleft()
        if line:
            self._lines[address] = line
        return turn

    def _may_work(self, address: str) -> bool:
        return self._working[address] < self._at_once_each


def _less(counts: Counter[str], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]
