"""A dealer whose record cannot be verified: it deals by a secret, but its record says `hand`.

It serves tables that continue another game: their secret could not prove the first lines.
"""

from typing import Final, final

from kartki.core.dealer import Dealer, SealedDealer


@final
class HandDealer(Dealer):
    def __init__(self, secret: bytes) -> None:
        self._sealed: Final = SealedDealer(secret, [])

    def ticket(self, line: int, tickets: int) -> int:
        return self._sealed.ticket(line, tickets)

    def head(self) -> list[tuple[str, str]]:
        return [("Dealer", "hand")]

    def foot(self) -> list[tuple[str, str]]:
        return []
