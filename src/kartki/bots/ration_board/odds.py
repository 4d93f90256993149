"""How likely two dice are to give a total."""

from typing import Final

from kartki.games.ration_board.parts import MOST_DICE

FALLS: Final = [(first, second) for first in range(1, 7) for second in range(1, 7)]
_SUMS: Final = [first + second for first, second in FALLS]

# in how many of 36 ways two dice give this total or more, from 0 to 12
WAYS: Final = [len([total for total in _SUMS if total >= n]) for n in range(MOST_DICE + 1)]

# the chance of each total, and of a total at least as high
TOTAL: Final = [_SUMS.count(n) / 36 for n in range(MOST_DICE + 1)]
AT_LEAST: Final = [ways / 36 for ways in WAYS]
