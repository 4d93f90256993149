"""The results of a simulation: who won how often, from which seat, and how long games were."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

from kartki.core.seats import letter
from kartki.lab.match import PlayedGame

Number = int | float
Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Score:
    """Wins of a bot or a seat; a shared win counts in parts."""

    name: str
    games: int
    wins: Fraction

    @property
    def win_rate(self) -> float:
        return float(self.wins / self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(float(self.wins), self.games)

    def as_json(self, kind: str) -> dict[str, str | Number]:
        low, high = self.interval
        return {
            kind: self.name,
            "games": self.games,
            "wins": int(self.wins) if self.wins.denominator == 1 else round(float(self.wins), 6),
            "win_rate": round(self.win_rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }


@dataclass(frozen=True)
class LengthStats:
    """How long games were: the mean, the shortest and the longest."""

    mean: float
    least: int
    most: int

    def as_json(self) -> dict[str, Number]:
        return {"mean": round(self.mean, 4), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Report:
    """The results of many games."""

    game: str
    players: int
    games: int  # how many were finished
    seed: int
    bots: list[Score]
    seats: list[Score]
    rounds: LengthStats
    decisions: LengthStats
    stopped: bool  # was it interrupted before all games were played?

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "bots": [score.as_json("bot") for score in self.bots],
            "seats": [score.as_json("seat") for score in self.seats],
            "length": {
                "rounds": self.rounds.as_json(),
                "decisions": self.decisions.as_json(),
            },
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson (1927): it stays within 0 to 1, and is right for few games."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z * Z / games
    middle = rate + square / 2
    reach = Z * sqrt(rate * (1 - rate) / games + square / games / 4)
    return max((middle - reach) / (1 + square), 0.0), min((middle + reach) / (1 + square), 1.0)


def bot_scores(names: list[str], played: list[PlayedGame]) -> list[Score]:
    """A score for each bot; every seat that it took counts as a game."""
    games = dict.fromkeys(names, 0)
    wins = dict.fromkeys(names, Fraction(0))
    for match in played:
        for seat, name in enumerate(match.lineup):
            games[name] += 1
            wins[name] += share(match, seat)
    return [Score(name, games[name], wins[name]) for name in games]


def seat_scores(players: int, played: list[PlayedGame]) -> list[Score]:
    return [
        Score(letter(seat), len(played), sum([share(match, seat) for match in played], Fraction(0)))
        for seat in range(players)
    ]


def share(match: PlayedGame, seat: int) -> Fraction:
    """This seat's share of the win."""
    return Fraction(seat in match.winners, len(match.winners) or 1)


def length_stats(lengths: list[int]) -> LengthStats:
    if not lengths:
        return LengthStats(0.0, 0, 0)
    return LengthStats(sum(lengths) / len(lengths), min(lengths), max(lengths))
