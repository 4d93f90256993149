"""How likely two dice are to do what a driver needs."""

from typing import Final

from kartki.games.ration_board.parts import MOST_DICE, Window

FALLS: Final = [(first, second) for first in range(1, 7) for second in range(1, 7)]
_SUMS: Final = [first + second for first, second in FALLS]

# the chance of each total, and of a total at least as high, from 0 to 12
TOTAL: Final = [_SUMS.count(n) / 36 for n in range(MOST_DICE + 1)]
AT_LEAST: Final = [sum(total >= n for total in _SUMS) / 36 for n in range(MOST_DICE + 1)]


def approved(window: Window) -> float:
    """RAT-APP-2: the board's own number, or an alternative."""
    return sum(window.approves(first, second) for first, second in FALLS) / 36


def rescued(window: Window, amount: int) -> float:
    """RAT-REL-16: turned down, but high enough for a second chance."""
    helped = [fall for fall in FALLS if sum(fall) >= amount and not window.approves(*fall)]
    return len(helped) / 36
