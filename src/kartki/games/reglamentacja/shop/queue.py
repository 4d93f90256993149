"""The queue at the counter: the pawns of the players, and the speculator (REG-SET-4)."""

from typing import Final, final

from kartki.games.reglamentacja.parts import SPECULATOR
from kartki.games.reglamentacja.seen import ShopView


@final
class Queue:
    def __init__(self, pawns: list[int], place: int) -> None:
        self.pawns: Final = pawns  # seats and the speculator, from the counter
        self.place = place  # whose pawn buys in the final turn

    def copy(self) -> "Queue":
        return Queue(self.pawns.copy(), self.place)

    def facts(self) -> list[object]:
        """All but `place`, which stands with the trading in a position's facts."""
        return list(self.pawns)

    def speculator_first(self) -> bool:
        return bool(self.pawns) and self.pawns[0] == SPECULATOR

    def first_to_the_end(self) -> None:
        """REG-SHP-2, REG-SPS-1: whoever has shopped queues up again."""
        self.pawns.append(self.pawns.pop(0))


def change_places(pawns: list[int], one: int, other: int) -> None:
    """REG-TRD-2: two pawns of a queue change places."""
    here, there = pawns.index(one), pawns.index(other)
    pawns[here], pawns[there] = other, one


def queue_in(v: ShopView) -> Queue:
    return Queue(pawns=list(v.queue), place=v.place)
