"""Rounds in which two trees play the same games in turn, judged by the CPU time they took."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from scripts.comparison.trees import Tree

PLAYER = Path(__file__).with_name("player.py")
SLICES = 4  # turns of each side in a round, so that both meet the same load of the machine
BAR = 0.95


@dataclass(frozen=True)
class Compared:
    """One game on one build: the speed of this tree over the other's, round by round."""

    game: str
    build: str
    ratios: list[float]
    same: bool  # did both play the very same games?

    @property
    def median(self) -> float:
        return median(self.ratios)

    @property
    def quartiles(self) -> tuple[float, float]:
        if len(self.ratios) < 2:
            return self.median, self.median
        low, _, high = quantiles(self.ratios, n=4, method="inclusive")
        return low, high

    @property
    def holds(self) -> bool:
        return self.median >= BAR and self.same


class Player:
    """A process that plays one tree's games on one build."""

    def __init__(self, tree: Tree, build: str) -> None:
        self.tree = tree
        self.process = subprocess.Popen(
            [sys.executable, str(PLAYER)],
            env=tree.environment(build),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game: str, first: int, end: int) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # it has ended: there will be no answer
            print(json.dumps({"game": game, "seeds": [first, end]}), file=self.process.stdin)
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{game} could not be played by {self.tree.name}.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@contextmanager
def players(trees: tuple[Tree, Tree], build: str) -> Iterator[tuple[Player, Player]]:
    """New processes for each round, so that effects of the memory layout average out."""
    ours, theirs = Player(trees[0], build), Player(trees[1], build)
    try:
        yield ours, theirs
    finally:
        ours.close()
        theirs.close()


def games_in_a_slice(trees: tuple[Tree, Tree], build: str, game: str, seconds: float) -> int:
    """So many that a slice takes its share of the seconds. Both trees play the same number."""
    with players(trees, build) as (ours, _):
        ours.play(game, 0, 3)
        cost = ours.play(game, 3, 8)["cpu"] / 5
    return max(1, int(seconds / SLICES / cost))


def play_round(pair: tuple[Player, Player], game: str, count: int, seed: int) -> tuple[float, bool]:
    """Play slices in turn, with alternating order: the ratio of times, and were the games equal?"""
    for player in pair:
        player.play(game, 0, 2)  # caches and the interpreter warm up
    cpu, same = [0.0, 0.0], True
    for number in range(SLICES):
        first = seed + number * count
        answers = {}
        for side in (0, 1) if number % 2 == 0 else (1, 0):
            answers[side] = pair[side].play(game, first, first + count)
            cpu[side] += answers[side]["cpu"]
        same = same and answers[0]["digest"] == answers[1]["digest"]
    return cpu[1] / cpu[0], same


def compare(
    trees: tuple[Tree, Tree], build: str, games: list[str], rounds: int, seconds: float
) -> list[Compared]:
    counts = {game: games_in_a_slice(trees, build, game, seconds) for game in games}
    ratios: dict[str, list[float]] = {game: [] for game in games}
    same = dict.fromkeys(games, True)
    for number in range(rounds):
        with players(trees, build) as pair:
            for game, count in counts.items():
                seed = number * SLICES * count
                ratio, agreed = play_round(pair, game, count, seed)
                ratios[game].append(ratio)
                same[game] = same[game] and agreed
        told = ", ".join(f"{game} {ratios[game][-1]:.3f}" for game in games)
        print(f"· {build}, round {number + 1} of {rounds}: {told}", file=sys.stderr, flush=True)
    return [Compared(game, build, ratios[game], same[game]) for game in games]
