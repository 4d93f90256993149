"""The vote on whether acts may be taken back (HSE-UND-3)."""

from typing import Final, final

NOBODY: Final = -1


@final
class UndoVote:
    def __init__(self) -> None:
        self.seat = NOBODY  # the seat that asks
        self.agreed: set[int] = set()

    def is_open(self) -> bool:
        return self.seat != NOBODY

    def ask(self, seat: int) -> None:
        self.seat, self.agreed = seat, {seat}

    def close(self) -> None:
        self.seat, self.agreed = NOBODY, set()
