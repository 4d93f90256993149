"""A dealer that claims nothing: it deals by the secret of its table, and its record says `hand`.

Where the first lines were dealt at another table, no secret of this one could prove them.
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
