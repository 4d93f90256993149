"""The top's physics (REG-TOP-2), published in docs/top.md: whole numbers in, whole numbers out.

A flick of quality q (0 to 100) gives the top a life; its speed runs down over that life and its
wobble grows as it slows. Both depend on the flick and the time since, and on nothing else.
Luck decides only when it falls: the chance grows with the wobble, so that the same flick with
other luck looks the same until the earlier fall.
"""

from functools import lru_cache
from typing import Final

HOPELESS: Final = 15  # percent: a flick that does not get the top spinning
TRIES: Final = 3  # REG-ALC-2: the third stands
SHORTEST: Final = 1_000  # milliseconds: every spin lasts a moment
LONGEST: Final = 60_000  # the life of a perfect flick
SLICE: Final = 10  # milliseconds: the grain of the fall
STEEPNESS: Final = 3  # how much sooner than at its end of life a top falls
SURE: Final = 1_000_000  # of the chance to fall
FULL: Final = 1_000  # of speed, wobble and luck
LUCKS: Final = 10_000  # as many tickets has CHANCE


def clamp(quality: int) -> int:
    return max(0, min(quality, 100))


def is_hopeless(quality: int) -> bool:
    return clamp(quality) < HOPELESS


def life(quality: int) -> int:
    """How long this flick could last at the very best: a few seconds if it is bad."""
    q = clamp(quality)
    return SHORTEST + (LONGEST - SHORTEST) * q * q // 10_000


def speed(quality: int, elapsed: int) -> int:
    """1,000 is the fastest that anybody flicks, 0 is a top that lies still."""
    left = max(life(quality) - elapsed, 0)
    return FULL * left // LONGEST


def wobble(quality: int, elapsed: int) -> int:
    """0 is a top that stands upright, 1,000 one that lies on the table; it grows late and fast."""
    gone = FULL * min(elapsed, life(quality)) // life(quality)
    return gone * gone * gone // (FULL * FULL)


def hazard(quality: int, elapsed: int) -> int:
    """The chance, in millionths, to fall within the next slice.

    It grows with the wobble, and without bound as the life runs out: so no top, however lucky,
    falls at a moment that could have been told ahead.
    """
    left = life(quality) - elapsed
    if elapsed < SHORTEST:
        return 0
    if left <= 0:
        return SURE
    return min(SURE, STEEPNESS * SURE // FULL * wobble(quality, elapsed) * SLICE // left)


@lru_cache(maxsize=4096)
def fall_at(quality: int, luck: int) -> int:
    """The millisecond of the fall: luck 0 falls at the first chance, the highest near the end."""
    standing, elapsed = 1_000_000_000_000, 0
    stays = standing * (LUCKS - 1 - luck) // LUCKS
    while elapsed < life(quality) and standing > stays:
        standing -= standing * hazard(quality, elapsed) // SURE
        elapsed += SLICE
    return max(min(elapsed, life(quality)), SHORTEST)
