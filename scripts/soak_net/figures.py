"""What a crowd counts between two looks at it: plain numbers, however long it runs."""

from bisect import bisect_left
from collections import Counter
from typing import Any, Final

# Seconds, each a tenth longer than the one before: from a tenth of a millisecond to two minutes.
EDGES: Final = tuple(0.0001 * 1.1**step for step in range(148))


class Delays:
    """How long answers took; a histogram, so that a long run takes no more memory."""

    def __init__(self, counts: list[int] | None = None) -> None:
        self.counts: Final = counts or [0] * (len(EDGES) + 1)

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(EDGES, seconds)] += 1

    def add(self, counts: list[int]) -> None:
        for at, count in enumerate(counts):
            self.counts[at] += count

    def milliseconds(self, part: float) -> float:
        """What this share of all delays does not exceed, to a tenth of itself."""
        wanted, so_far = part * sum(self.counts), 0
        for edge, count in zip((*EDGES, float("inf")), self.counts, strict=True):
            so_far += count
            if so_far >= wanted and so_far:
                return 1000 * edge
        return float("nan")


class Figures:
    """Counts since the last look; `lost` and `trouble` say what went wrong, by reason."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.trouble: Counter[str] = Counter()
        self.answers = Delays()
        self.worst_lag = 0.0  # seconds by which this client itself was late

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def take(self) -> dict[str, Any]:
        """What was counted; it begins anew."""
        found = {
            "counts": dict(self.counts),
            "lost": dict(self.lost),
            "trouble": dict(self.trouble),
            "answers": self.answers.counts,
            "worst_lag": self.worst_lag,
        }
        self.counts, self.lost, self.trouble = Counter(), Counter(), Counter()
        self.answers, self.worst_lag = Delays(), 0.0
        return found
