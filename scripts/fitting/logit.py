"""A conditional logit over the seats of a game, one vector of weights a day, by scipy.

Each day's weights are drawn towards those of all days together, so that days which few games reach
are not fitted to chance. Features are brought to one scale for that, and the weights back again.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize

from scripts.fitting.games import Sample

FIRM: Final = 1e-3  # how firmly all days' weights are drawn to 0, a sample
DRAW: Final = 20.0  # how firmly a day's weights are drawn to those of all days
FEWEST: Final = 400  # samples that a day needs to have weights of its own

Array = Any  # numpy's arrays: of samples, seats and features


@dataclass(frozen=True)
class Fitted:
    days: list[list[float]]  # weights by day; the last ones hold for later days, too
    samples: int
    loss: float  # mean -log of the winner's chance
    even: float  # the same, if all seats were equally likely


def fitted(samples: list[Sample]) -> Fitted:
    features = np.array([sample.seats for sample in samples])
    shares = np.array([sample.shares for sample in samples])
    days = np.array([sample.day for sample in samples])
    scale = features.std(axis=(0, 1))
    scale[scale == 0.0] = 1.0
    scaled = features / scale
    common = _minimum(scaled, shares, np.zeros(scaled.shape[2]), FIRM * len(samples))
    last = max(day for day in set(days.tolist()) if (days >= day).sum() >= FEWEST)
    found = []
    for day in range(last + 1):
        here = days >= last if day == last else days == day
        found.append(_minimum(scaled[here], shares[here], common, DRAW) if here.any() else common)
    chosen = np.array([found[min(day, last)] for day in days])
    loss = float(_losses(scaled, shares, chosen).mean())
    return Fitted(
        [[float(f"{weight:.4g}") for weight in one / scale] for one in found],
        len(samples),
        loss,
        float(np.log(features.shape[1])),
    )


def _losses(features: Array, shares: Array, weights: Array) -> Array:
    sums = (features * weights[:, None, :]).sum(axis=2)
    sums -= sums.max(axis=1, keepdims=True)
    return np.log(np.exp(sums).sum(axis=1)) - (shares * sums).sum(axis=1)


def _minimum(features: Array, shares: Array, towards: Array, firmly: float) -> Array:
    def loss(weights: Array) -> tuple[float, Array]:
        sums = features @ weights
        sums -= sums.max(axis=1, keepdims=True)
        parts = np.exp(sums)
        chances = parts / parts.sum(axis=1, keepdims=True)
        off = weights - towards
        total = (np.log(parts.sum(axis=1)) - (shares * sums).sum(axis=1)).sum()
        slope = np.einsum("nsf,ns->f", features, chances - shares)
        return float(total + firmly * off @ off / 2), slope + firmly * off

    return minimize(loss, towards, jac=True, method="L-BFGS-B", options={"maxiter": 2000}).x
