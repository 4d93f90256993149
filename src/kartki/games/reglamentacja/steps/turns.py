"""What the steps share: lists of who acts, and refusals of acts that belong to another step."""

from typing import Final

from kartki.core.play import CLOCK, Action, Refusal, Term
from kartki.games.reglamentacja.actions import (
    DrawStamp,
    Expect,
    Luck,
    Roll,
    StandFirst,
    Wobble,
)

BY_CLOCK: Final = [CLOCK]
ALONE: Final = [[seat] for seat in range(5)]
# at a live table everybody may speak, and the top may fall at any moment
AT_ONCE: Final = [[*range(players), CLOCK] for players in range(6)]
RULES: Final = {
    "drawing": "REG-ALC-1",
    "spinning": "REG-ALC-2",
    "trading": "REG-TOP-3",
    "discarding": "REG-ALC-6",
    "shopping": "REG-SHP-1",
    "speculator": "REG-SPS-1",
    "last_shopping": "REG-FIN-6",
    "refilling": "REG-SHP-3",
    "wobbling": "REG-TOP-3",
    "luck": "REG-TOP-2",
    "visits": "REG-SET-3",
    "first": "REG-SET-4",
}


BY_THE_CLOCK: Final = "REG-TOP-2"  # the rule of trading at a live table


def not_now(step: str, live: bool = False) -> Refusal:
    """The act belongs to another step than the one under way, which asks for something else."""
    rule = BY_THE_CLOCK if live else RULES[step]
    return Refusal("act.not_now", rule, (("asked", Term("asked", step)),))


def not_due(a: Action) -> Refusal:
    """Chance draws, rolls or turns up something that is not due now."""
    if isinstance(a, DrawStamp):
        return Refusal("draw.not_due", "REG-ALC-1")
    if isinstance(a, Expect):
        return Refusal("visit.not_due", "REG-SET-3")
    if isinstance(a, StandFirst):
        return Refusal("first.not_due", "REG-SET-4")
    if isinstance(a, Wobble):
        return Refusal("wobble.not_due", "REG-TOP-3")
    if isinstance(a, Luck):
        return Refusal("luck.not_due", "REG-TOP-2")
    if isinstance(a, Roll):
        return Refusal("die.not_due", "REG-SPS-1")
    return Refusal("row.not_due", "REG-SHP-3")
