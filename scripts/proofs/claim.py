"""A claim that the project makes, the bar it has to clear, and how it is measured."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measured:
    """What was found, the ends of its 95 % interval, and whether the claim holds."""

    value: float
    low: float
    high: float
    holds: bool
    judged: bool = True  # False: too little was measured to say, so nothing is proven


@dataclass(frozen=True)
class Claim:
    claim: str
    bar: str
    run: Callable[[], Measured]
