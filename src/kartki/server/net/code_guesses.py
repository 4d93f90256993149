"""Table codes are short, so guessing them is slowed down by address.

Once an address has guessed too often, nothing is looked up for it: a right code and a wrong one
are refused by the same work, so that not even the time it takes tells which it was. A school
class shares an address, and is not to be locked out by one guesser in it: who has been let in
to a table from there comes back to that table. This is remembered in memory, as the guesses are;
a restart begins both anew.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar, final

from kartki.server.net.rate_limit import RateLimit

MINUTE: Final = 60.0
MOST_GUESTS: Final = 2_000  # remembered for one address: a school, each at several tables
MOST_PAIRS: Final = 100_000  # for all addresses together
MOST_EXPECTED: Final = 5_000  # classes that were opened, each from some address

T = TypeVar("T")
_Pair = tuple[str, str]  # a guest and the code of a table


@final
class TooMany:
    """The answer to an address that has guessed too often."""


TOO_MANY: Final = TooMany()


@final
class LetIn:
    """Who has been let in where, by address; the longest ago is forgotten first."""

    def __init__(self) -> None:
        self._pairs: Final[OrderedDict[str, OrderedDict[_Pair, None]]] = OrderedDict()
        self._all = 0

    def add(self, address: str, guest: str, code: str) -> None:
        pairs = self._pairs.setdefault(address, OrderedDict())
        self._all -= len(pairs)
        pairs[guest, code] = None
        pairs.move_to_end((guest, code))
        self._pairs.move_to_end(address)
        if len(pairs) > MOST_GUESTS:
            pairs.popitem(last=False)
        self._all += len(pairs)
        while self._all > MOST_PAIRS:
            self._all -= len(self._pairs.popitem(last=False)[1])

    def knows(self, address: str, guest: str, code: str) -> bool:
        return (guest, code) in self._pairs.get(address, {})


@final
class CodeGuesses:
    def __init__(self, wrong_a_minute: int) -> None:
        self._wrong: Final = RateLimit(wrong_a_minute, MINUTE)
        self._let_in: Final = LetIn()
        # Classes by the address of their teacher: the code stands on the wall there.
        self._expected: Final[OrderedDict[_Pair, None]] = OrderedDict()
        self._turns: Final[dict[str, tuple[asyncio.Lock, list[None]]]] = {}

    async def find(
        self, address: str, guest: str, code: str, look_up: Callable[[str], Awaitable[T | None]]
    ) -> T | TooMany | None:
        """What the code leads to, unless this address has guessed too often.

        Every route that takes a code comes through here. One code after the other is looked up
        for an address: many at once would all begin before the first one is found to be wrong.
        """
        if guest and self._let_in.knows(address, guest, code):
            return await look_up(code)
        if (address, code) in self._expected:
            return await look_up(code)
        async with self._turn(address):
            if self._wrong.is_full(address):
                return TOO_MANY
            found = await look_up(code)
            if found is None:
                self._wrong.add(address)
        if found is not None:
            self.let_in(address, guest, code)
        return found

    def wrong(self, address: str) -> None:
        """A code that could not be looked up, and may well have been a wrong one."""
        self._wrong.add(address)

    def let_in(self, address: str, guest: str, code: str) -> None:
        """Somebody here has proven to know this code; without a key nobody is told apart."""
        if guest:
            self._let_in.add(address, guest, code)

    def expect(self, address: str, code: str) -> None:
        """A teacher has a class with this code here, and the pupils come from the same address.

        Whoever guesses there does not lock them out: this one code is looked up whatever was
        guessed before. It hides nothing, because it is written on the wall of that very room.
        """
        self._expected[address, code] = None
        self._expected.move_to_end((address, code))
        if len(self._expected) > MOST_EXPECTED:
            self._expected.popitem(last=False)

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        lock, inside = self._turns.setdefault(address, (asyncio.Lock(), []))
        inside.append(None)
        try:
            async with lock:
                yield
        finally:
            inside.pop()
            if not inside:
                del self._turns[address]
