"""The small, fast, seeded generator of simulation and search. Tables use `core.dealer`.

L'Ecuyer's combination (1988) of two multiplicative generators. Both halves are machine integers
where this is compiled; no product comes near 2**62, so pure Python gives the same.
"""

import hashlib
from typing import Final, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")

FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399
SPAN: Final = 2147483562  # how many different numbers one draw can give


@final
class Rng:
    """Whole numbers from a seed, the same on every machine."""

    def __init__(self, seed: int) -> None:
        """Two generators from one seed; any whole number will do."""
        digest = hashlib.sha256(b"kartki-rng:" + str(seed).encode()).digest()
        self._first: i64 = 1 + int.from_bytes(digest[:8], "big") % (FIRST_MODULUS - 1)
        self._second: i64 = 1 + int.from_bytes(digest[8:16], "big") % (SECOND_MODULUS - 1)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; `n` is small beside SPAN."""
        self._first = first = self._first * 40014 % FIRST_MODULUS
        self._second = second = self._second * 40692 % SECOND_MODULUS
        drawn: i64 = (first - second) % SPAN
        if n > SPAN:  # the product may not fit into a machine integer
            return int(drawn) * n // SPAN
        return drawn * n // SPAN

    def pick(self, items: list[T]) -> T:
        """One of them, all equally likely."""
        return items[self.below(len(items))]

    def halves(self) -> tuple[int, int]:
        """Where it stands, for a twin in another language to go on from."""
        return self._first, self._second

    def go_on(self, first: int, second: int) -> None:
        """Stand where a twin has come to."""
        self._first = first
        self._second = second

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
