"""A line through measurements by least squares, and how sure its slope is."""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple


class Slope(NamedTuple):
    """A slope with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def slope(xs: Sequence[float], ys: Sequence[float]) -> Slope:
    """Neighbouring measurements of memory are alike: the interval is widened by how much so."""
    number = len(xs)
    if number < 3:
        return Slope(float("nan"), float("-inf"), float("inf"))
    mean_x, mean_y = sum(xs) / number, sum(ys) / number
    spread = sum((x - mean_x) ** 2 for x in xs)
    value = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / spread
    rest = [y - mean_y - value * (x - mean_x) for x, y in zip(xs, ys, strict=True)]
    error = sqrt(sum(one**2 for one in rest) / (number - 2) / spread)
    alike = min(max(_alike(rest), 0.0), 0.95)
    half = 2.0 * error * sqrt((1 + alike) / (1 - alike))
    return Slope(value, value - half, value + half)


def _alike(rest: Sequence[float]) -> float:
    """How much each deviation resembles the one before."""
    whole = sum(one**2 for one in rest)
    if not whole:
        return 0.0
    return sum(one * other for one, other in pairwise(rest)) / whole
