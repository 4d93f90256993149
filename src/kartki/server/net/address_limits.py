"""Limits per address: how many sockets, new tables and wrong codes it may have.

A school class shares one address, so the limits are wide; they are meant against floods.
"""

from collections import defaultdict
from typing import Final, final

from kartki.server.net.code_guesses import CodeGuesses
from kartki.server.net.rate_limit import RateLimit

HOUR: Final = 3600.0


@final
class AddressLimits:
    def __init__(self, tables_an_hour: int, wrong_codes_a_minute: int) -> None:
        self.guesses: Final = CodeGuesses(wrong_codes_a_minute)
        self._sockets: Final[defaultdict[str, int]] = defaultdict(int)
        self._all = 0
        self._tables: Final = RateLimit(tables_an_hour, HOUR)

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

    def may_open_table(self, address: str) -> bool:
        return not self._tables.is_full(address)

    def opened_table(self, address: str) -> None:
        self._tables.add(address)
