"""Metrics of the busiest paths: plain numbers, converted for Prometheus only when it asks.

Everything here is counted by the one thread that serves, so no lock is needed.
"""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, final

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


@final
class Count:
    def __init__(self, name: str, meaning: str) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.number = 0


@final
class Timing:
    """How often something took how long."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.seconds = 0.0
        self._counts: Final = [0] * (len(BUCKETS) + 1)

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Cumulative counts, as Prometheus wants them."""
        found: list[tuple[str, float]] = []
        so_far = 0
        for limit, count in zip([*BUCKETS, float("inf")], self._counts, strict=True):
            so_far += count
            found.append(("+Inf" if limit == float("inf") else str(limit), so_far))
        return found


@final
class PlainMetrics(Collector):
    """The counts and timings of the busiest paths, for a registry."""

    def __init__(self, counts: list[Count], timings: list[Timing]) -> None:
        self._counts: Final = counts
        self._timings: Final = timings

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        for count in self._counts:
            yield CounterMetricFamily(count.name, count.meaning, value=count.number)
        for timing in self._timings:
            yield HistogramMetricFamily(
                timing.name, timing.meaning, buckets=timing.buckets(), sum_value=timing.seconds
            )
