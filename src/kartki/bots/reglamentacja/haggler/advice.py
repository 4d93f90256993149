"""Something that may be done now, and what it promises."""

from typing import Final, final

from kartki.core.play import Action


@final
class Advice:
    def __init__(self, action: Action, value: float, chance: float, gain: float) -> None:
        self.action: Final = action
        self.value: Final = value  # points that may be expected, by which ideas are compared
        self.chance: Final = chance  # that it comes to anything
        self.gain: Final = gain  # points, if it does


def value_of(advice: Advice) -> float:
    """The highest first."""
    return -advice.value
