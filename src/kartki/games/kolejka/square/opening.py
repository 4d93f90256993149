"""The opening of the shops under way (KOL-OPN): the queues at opening, the wave, its buyers."""

from typing import Final, final

from kartki.core.play import Seat
from kartki.games.kolejka.seen import Numbers, SquareView


@final
class Opening:
    def __init__(self, lines: list[Numbers], wave: int, buyers: list[tuple[Seat, int]]) -> None:
        self.lines: Final = lines  # the queues as they stood at opening
        self.wave = wave
        self.buyers: Final = buyers  # who still has to choose in this wave, and at which shop

    def copy(self) -> "Opening":
        """While the shops are shut nothing changes here, so copies share it."""
        if not self.lines:
            return self
        return Opening(self.lines, self.wave, self.buyers.copy())

    def facts(self) -> list[object]:
        lines = [list(line) for line in self.lines]
        return [self.wave, lines, [list(buyer) for buyer in self.buyers]]


def opening_in(v: SquareView) -> Opening:
    return Opening(lines=list(v.lines), wave=v.wave, buyers=list(v.buyers))
