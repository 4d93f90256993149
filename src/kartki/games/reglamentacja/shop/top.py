"""The top: how it was spun and how long it has been spinning. When it will fall, nobody knows."""

from typing import final

from kartki.core.rng import Rng
from kartki.games.reglamentacja import top as physics
from kartki.games.reglamentacja.seen import ShopView


@final
class Top:
    def __init__(
        self, *, quality: int, tries: int, lasts: int, beats: int, tipped: bool, fallen: bool
    ) -> None:
        self.quality = quality  # of the flick, in percent
        self.tries = tries  # flicks in this turn
        self.lasts = lasts  # milliseconds at a live table; known to nobody
        self.beats = beats  # since it was spun, at a table without a clock
        self.tipped = tipped  # in beats: it will fall now
        self.fallen = fallen  # between "the top falls" and "hands down"

    def copy(self) -> "Top":
        return Top(
            quality=self.quality,
            tries=self.tries,
            lasts=self.lasts,
            beats=self.beats,
            tipped=self.tipped,
            fallen=self.fallen,
        )

    def facts(self) -> dict[str, object]:
        return {
            "top": [self.quality, self.tries, self.lasts, self.beats],
            "fall": [self.tipped, self.fallen],
        }

    def flick(self, quality: int) -> None:
        """REG-ALC-2: one more try to get it going."""
        self.quality = quality
        self.tries += 1
        self.lasts = self.beats = 0

    def lay_down(self) -> None:
        self.quality = self.tries = self.lasts = self.beats = 0
        self.tipped = self.fallen = False


def laid_down() -> Top:
    return Top(quality=0, tries=0, lasts=0, beats=0, tipped=False, fallen=False)


def imagine_top(v: ShopView, rng: Rng) -> Top:
    """At a live table: a life that this flick may give it."""
    lasts = 0
    if v.live and "trading" in v.steps and "spinning" not in v.steps and "luck" not in v.steps:
        lasts = physics.fall_at(v.quality, rng.below(physics.LUCKS))
    return Top(
        quality=v.quality,
        tries=v.tries,
        lasts=lasts,
        beats=v.beats,
        tipped=v.tipped,
        fallen=v.fallen,
    )
