"""What a load client counts while the measurement runs."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Only commands sent after `began` are timed; outside the window nothing is counted."""

    began: float = float("inf")
    moves: int = 0  # answered with done, so stored
    refused: int = 0
    games: int = 0  # played to the end
    told: int = 0
    told_bytes: int = 0
    asked: int = 0  # … of them, with moves to choose from
    asked_bytes: int = 0
    answers: list[float] = field(default_factory=list)  # seconds from command to answer
    heard: list[float] = field(default_factory=list)  # … to the last of the listeners

    def open(self, now: float) -> None:
        """Begin to count: what the warm-up left behind is forgotten."""
        fresh = Tally(now)
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(fresh, name))

    def heard_of(self, size: int, asks: bool) -> None:
        """A seat was told of a move, in so many bytes; whoever is next is asked besides."""
        self.told += 1
        self.told_bytes += size
        if asks:
            self.asked += 1
            self.asked_bytes += size

    def answered(self, sent: float, now: float) -> None:
        self.moves += 1
        if sent >= self.began:
            self.answers.append(now - sent)

    def all_heard(self, sent: float, now: float) -> None:
        if sent >= self.began:
            self.heard.append(now - sent)

    def report(self, seconds: float) -> dict[str, float]:
        return {
            "moves_per_second": self.moves / seconds,
            **_milliseconds("answer", self.answers),
            **_milliseconds("heard", self.heard),
            "refused": self.refused,
            "games": self.games,
            "told_bytes": self.told_bytes / max(self.told, 1),
            "asked_bytes": self.asked_bytes / max(self.asked, 1),
            "quiet_bytes": (self.told_bytes - self.asked_bytes) / max(self.told - self.asked, 1),
            "told_per_move": self.told / max(self.moves, 1),
        }


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this share of all values does not exceed; 0 without values."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def _milliseconds(name: str, times: list[float]) -> dict[str, float]:
    return {f"{name}_p{at}": 1000 * percentile(times, at / 100) for at in (50, 95, 99)}
