"""Fits the planner's weights and writes them, with where they come from, into its file.

    scripts/fit_kolejka                       games of neighbours, greedy ones and wavering ones
    scripts/fit_kolejka --planner 2000        … and as many games in which half are planners

The second needs a file that was fitted before, because the planner plays by it.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from kartki.bots.kolejka.features import FEATURES
from kartki.bots.kolejka.weights import FILE
from scripts.fitting.games import COMPANY, WITH_PLANNERS, Sample, Series, played
from scripts.fitting.logit import Fitted, fitted

TABLES: Final = (2, 3, 4, 5)


def main() -> None:
    asked = arguments()
    file = Path(asked.out)
    lines = [*head(asked), f"features = {quoted(list(FEATURES))}"]
    for players in TABLES:
        found = fitted(samples(players, asked))
        print(
            f"· {players} players: {found.samples} mornings, -log of the winner's chance "
            f"{found.loss:.4f}, of even chances {found.even:.4f}",
            file=sys.stderr,
        )
        lines += table(players, found)
    file.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/fit_kolejka")
    parser.add_argument("--games", type=int, default=5000, help="for each number of players")
    parser.add_argument("--planner", type=int, default=0, help="games with planners, besides")
    parser.add_argument("--playouts", type=int, default=30, help="of a planner in those games")
    parser.add_argument("--seed", type=int, default=1982)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", default=str(FILE))
    return parser.parse_args()


def samples(players: int, asked: argparse.Namespace) -> list[Sample]:
    plain = Series(players, COMPANY, 1, asked.seed)
    search = Series(players, WITH_PLANNERS, asked.playouts, asked.seed + 1)
    found: list[Sample] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for series, games in ((plain, asked.games), (search, asked.planner)):
            for game in pool.map(partial(played, series), range(games), chunksize=10):
                found += game
    return found


def head(asked: argparse.Namespace) -> list[str]:
    return [
        "# The planner's weights: the chance to win as a conditional logit over the seats, one",
        "# vector a day (days gone by since the first Monday). Made by scripts/fit_kolejka:",
        f"#   --games {asked.games} --planner {asked.planner} --playouts {asked.playouts}"
        f" --seed {asked.seed}",
        f"# Seats of its games, of ten: neighbour, greedy, wavering, planner {COMPANY};",
        f"# in those with planners {WITH_PLANNERS}.",
        "",
    ]


def table(players: int, found: Fitted) -> list[str]:
    days = [f"    {list(day)}," for day in found.days]
    return [
        "",
        f"[players.{players}]",
        f"mornings = {found.samples}",
        f"loss = {found.loss:.4f} # mean -log of the winner's chance",
        f"even = {found.even:.4f} # … if all seats were equally likely",
        "days = [",
        *days,
        "]",
    ]


def quoted(names: list[str]) -> str:
    return "[" + ", ".join([f'"{name}"' for name in names]) + "]"


if __name__ == "__main__":
    main()
