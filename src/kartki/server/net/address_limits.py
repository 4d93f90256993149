"""Limits per address: how many sockets, new tables and wrong codes it may have.

A school class shares one address, so the limits are wide; they are meant against floods.
"""

import time
from collections import defaultdict
from typing import Final, final

from starlette.requests import HTTPConnection

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_REMEMBERED: Final = 50_000


@final
class RateLimit:
    """At most so many within a time; older ones are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most: Final = most
        self._seconds: Final = seconds
        self._counts: Final[dict[str, tuple[float, int]]] = {}

    def is_full(self, address: str) -> bool:
        began, count = self._counts.get(address, (0.0, 0))
        return count >= self._most and time.monotonic() - began < self._seconds

    def add(self, address: str) -> None:
        now = time.monotonic()
        began, count = self._counts.get(address, (now, 0))
        if now - began >= self._seconds:
            began, count = now, 0
        if len(self._counts) >= MOST_REMEMBERED:
            self._counts.clear()  # a flood from many addresses: start anew, do not grow
        self._counts[address] = (began, count + 1)


@final
class AddressLimits:
    def __init__(self, tables_an_hour: int, wrong_codes_a_minute: int) -> None:
        self._sockets: Final[defaultdict[str, int]] = defaultdict(int)
        self._all = 0
        self._tables: Final = RateLimit(tables_an_hour, HOUR)
        self._wrong: Final = RateLimit(wrong_codes_a_minute, MINUTE)

    def connected(self, address: str) -> None:
        self._sockets[address] += 1
        self._all += 1

    def disconnected(self, address: str) -> None:
        self._all -= 1
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def sockets(self, address: str | None = None) -> int:
        return self._all if address is None else self._sockets.get(address, 0)

    def may_try(self, address: str) -> bool:
        """May this address try another code? Codes are short, so guessing is slowed down."""
        return not self._wrong.is_full(address)

    def wrong_code(self, address: str) -> None:
        self._wrong.add(address)

    def may_open_table(self, address: str) -> bool:
        return not self._tables.is_full(address)

    def opened_table(self, address: str) -> None:
        self._tables.add(address)


def address_of(connection: HTTPConnection, trust_proxy: bool) -> str:
    """The address of a client; behind a trusted proxy, the one that the proxy names.

    Proxies append to the header or add another one: either way theirs is the last address.
    """
    if trust_proxy:
        headers = connection.headers.getlist("x-forwarded-for")
        named = ",".join(headers).split(",")[-1].strip()
        if named:
            return named[:64]
    return connection.client.host if connection.client is not None else ""


def own_origin(connection: HTTPConnection) -> str:
    """The origin of a page that came from this very server."""
    secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"
