"""The last acts of a play, which can be taken back or told again, while nobody is at its table.

Each act keeps the position before it, and these are most of what a table takes in memory. The
moves tell how to get from one to the next, so while nobody is there the first one is enough.
"""

from typing import Final, final

from kartki.core.progress import Progress, Unit


@final
class FoldedActs:
    def __init__(self, progress: Progress) -> None:
        """Take the acts out of this play; there has to be one."""
        self._progress: Final = progress
        self._first: Final = progress.units[0].before
        self._acts: Final = [
            (unit.seat, unit.first, unit.clocked, unit.revealed, unit.moves)
            for unit in progress.units
        ]
        progress.units.clear()

    def unfold(self) -> None:
        """Put them back as they were: the same moves lead to the same positions."""
        progress, position = self._progress, self._first.copy()
        for seat, first, clocked, revealed, moves in self._acts:
            unit = Unit(seat, position.copy(), first, clocked)
            unit.revealed = revealed
            for who, action in moves:
                unit.moves.append((who, action))
                progress.game.apply(position, who, action)
            progress.units.append(unit)
