"""The dealer makes the moves of CHANCE: it draws a number, and the rules say what that means.

How numbers are drawn must never change: records made with it must verify for ever.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import Final, final

from kartki.core.rng import Rng

_SPAN: Final = 1 << 64


class Dealer(ABC):
    @abstractmethod
    def ticket(self, line: int, tickets: int) -> int:
        """A number below `tickets` for the log line with this number (the first is 1)."""

    @abstractmethod
    def head(self) -> list[tuple[str, str]]:
        """The tags about the dealer in the head of a record, before the first move."""

    @abstractmethod
    def foot(self) -> list[tuple[str, str]]:
        """The tags in the foot of a record that reveal the secret when the play is over."""


@final
class SealedDealer(Dealer):
    """HMAC-SHA256 over the line number, under a seed that was committed to beforehand."""

    def __init__(self, secret: bytes, nonces: list[tuple[str, bytes]]) -> None:
        self.secret: Final = secret
        self.nonces: Final = nonces
        self._seed: Final = mix(secret, nonces)

    def ticket(self, line: int, tickets: int) -> int:
        """Rejection sampling: numbers that would favour the low tickets are drawn again."""
        fair = _SPAN - _SPAN % tickets
        attempt = 0
        while True:
            message = f"kartki:{line}:{attempt}".encode()
            drawn = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if drawn < fair:
                return drawn % tickets
            attempt += 1

    def head(self) -> list[tuple[str, str]]:
        return [("Dealer", "sealed"), ("Commitment", commitment(self.secret))]

    def foot(self) -> list[tuple[str, str]]:
        nonces = " ".join(f"{mark}={nonce.hex()}" for mark, nonce in self.nonces)
        return [("Secret", self.secret.hex())] + ([("Nonces", nonces)] if nonces else [])


@final
class SeededDealer(Dealer):
    """The generator of simulations: fast and repeatable, but without any secret."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.generator: Final = Rng(seed)

    def ticket(self, line: int, tickets: int) -> int:
        return self.generator.below(tickets)

    def head(self) -> list[tuple[str, str]]:
        return [("Dealer", f"seeded {self.seed}")]

    def foot(self) -> list[tuple[str, str]]:
        return []


def commitment(secret: bytes) -> str:
    """A digest that is published before the game: it commits to the secret without revealing it."""
    return hashlib.sha256(b"kartki-commitment:" + secret).hexdigest()


def mix(secret: bytes, nonces: list[tuple[str, bytes]]) -> bytes:
    """The seed of a table: the secret of its host and a nonce from each person."""
    parts = "".join(f":{mark}={nonce.hex()}" for mark, nonce in sorted(nonces))
    return hashlib.sha256(f"kartki-seed:{secret.hex()}{parts}".encode()).digest()


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    digest = hashlib.sha256(f"kartki-game:{seed}:{number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
