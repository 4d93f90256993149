"""A server that runs without the world: no real time, no chance, no other process.

Time passes only when nobody has anything left to do, so that what was asked is answered in full
before the next thing is asked, and two runs of the same inputs take the same time to the
millisecond. What the dealer draws is the test's to say: it is the one thing that two worlds
may have different.
"""

import asyncio
import concurrent.futures
import contextlib
import hmac
import random
import secrets
import selectors
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from time import struct_time
from typing import Any, Final, TypeVar, final
from unittest import mock

BEGINNING: Final = 1_800_000_000  # seconds since 1970, when every test begins
SETTLED: Final = 0.001  # seconds: whatever an input brings about has happened by then
R = TypeVar("R")


@final
class StillClock:
    """Stands in for the module `time` in the server's files."""

    def __init__(self) -> None:
        self.now = 0.0

    def milliseconds(self) -> int:
        """Since the run began, as whole as the server counts them."""
        return round(self.now * 1_000_000) // 1_000

    def monotonic(self) -> float:
        return self.now

    def perf_counter(self) -> float:
        return self.now

    def time(self) -> float:
        return BEGINNING + self.now

    def time_ns(self) -> int:
        return BEGINNING * 1_000_000_000 + round(self.now * 1_000_000) * 1_000

    def gmtime(self, seconds: float | None = None) -> struct_time:
        return time.gmtime(self.time() if seconds is None else seconds)

    def strftime(self, form: str, moment: struct_time) -> str:
        return time.strftime(form, moment)


@final
class StillSelector(selectors.DefaultSelector):
    """Where the loop would wait, the clock is put forward instead."""

    clock = StillClock()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found and timeout is None:
            raise AssertionError("everybody waits, and nothing is ever going to happen")
        if not found and timeout is not None and timeout > 0:
            self.clock.now += timeout
        return found


@final
class StillLoop(asyncio.SelectorEventLoop):
    def __init__(self, clock: StillClock) -> None:
        selector = StillSelector()
        selector.clock = clock
        super().__init__(selector)
        self._still: Final = clock

    def time(self) -> float:
        return self._still.now

    def run_in_executor(  # type: ignore[override]
        self, _: concurrent.futures.Executor | None, work: Callable[..., R], *given: Any
    ) -> asyncio.Future[R]:
        """Other threads would take real time: here and now instead."""
        done: asyncio.Future[R] = self.create_future()
        try:
            done.set_result(work(*given))
        except Exception as error:
            done.set_exception(error)
        return done


@final
class StillSecrets:
    """Stands in for the module `secrets`: the same codes and keys in every world.

    Keys come from one source and codes from another, so that it does not matter which of them
    the server draws first.
    """

    def __init__(self) -> None:
        self._keys: Final = random.Random(1981)
        self._random: Final = random.Random(1982)

    def token_bytes(self, length: int = 32) -> bytes:
        return self._keys.randbytes(length)

    def token_hex(self, length: int = 32) -> str:
        return self.token_bytes(length).hex()

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)

    def choice(self, among: Any) -> Any:
        return self._random.choice(among)

    def compare_digest(self, one: Any, other: Any) -> bool:
        return secrets.compare_digest(one, other)


@contextlib.contextmanager
def still(clock: StillClock, tickets: Mapping[int, int], world: bytes) -> Iterator[None]:
    """Within it the server's files see this clock, these codes and this dealer."""
    stand_ins: list[tuple[str, object, object]] = [
        ("time", time, clock),
        ("secrets", secrets, StillSecrets()),
    ]
    with contextlib.ExitStack() as stack:
        for name, module in list(sys.modules.items()):
            for called, real, instead in stand_ins:
                if name.startswith("kartki.server") and getattr(module, called, None) is real:
                    stack.enter_context(mock.patch.object(module, called, instead))
        stack.enter_context(mock.patch.object(hmac, "digest", dealer_of(tickets, world)))
        yield


def dealer_of(tickets: Mapping[int, int], world: bytes) -> Callable[[bytes, bytes, str], bytes]:
    """What the sealed dealer's HMAC gives in this world, under one and the same secret.

    Nobody can tell HMAC-SHA256 under an unknown key from any other table of numbers. So the
    commitment stays as it is, and the numbers are ours for the lines of the history; later
    ones differ from world to world.
    """
    real = hmac.digest

    def digest(key: bytes, message: bytes, method: str) -> bytes:
        mark, line, _ = message.decode().split(":")
        assert mark == "kartki", message
        ticket = tickets.get(int(line))
        later = real(world + key, message, method)
        return later if ticket is None else ticket.to_bytes(8, "big")

    return digest


async def settle(milliseconds: int = 1) -> None:
    """Time passes, and with it everything happens that can happen by itself."""
    await asyncio.sleep(milliseconds * SETTLED)
