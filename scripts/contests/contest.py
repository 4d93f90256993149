"""A contest: who plays, how many games, on which build; and what came of a batch of its games."""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kartki.build import PACKAGE, PARTS
from scripts.bench_table import CLONE

BATCH: Final = 10  # games


@dataclass(frozen=True)
class Contest:
    game: str
    bots: tuple[str, ...]  # by seat; everybody moves on by a seat from game to game
    games: int
    build: str = "compiled"
    edition: str = "standard"
    seed: int = 1982

    @property
    def key(self) -> str:
        """What its games depend on: who plays, and the code and the data that they play with."""
        return f"{self.game} {','.join(self.bots)} {self.build} {self.seed} {stamp(self.game)}"

    def batches(self) -> list[range]:
        return [
            range(first, min(first + BATCH, self.games + 1))
            for first in range(1, self.games + 1, BATCH)
        ]


@cache
def stamp(game: str) -> str:
    """A digest of the rules of this game and of what its bots think with."""
    folders = [PACKAGE / part for part in PARTS if part != "table"]
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in files:
        if path.suffix in (".py", ".toml") and belongs(path, game):
            digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def belongs(path: Path, game: str) -> bool:
    """Not to another game."""
    names = path.relative_to(PACKAGE).parts
    others = {one.name for one in (PACKAGE / "games").iterdir() if one.is_dir()} - {game}
    return names[1] not in others


def play_batch(contest: Contest, numbers: range) -> dict[str, list[float]]:
    """For each bot the seats that it took and what it won, played in a process of its own."""
    asked = json.dumps({**asdict(contest), "first": numbers.start, "last": numbers.stop - 1})
    places = {**os.environ, "KARTKI_BUILD": contest.build, "PYTHONPATH": str(CLONE)}
    command = [sys.executable, "-m", "scripts.contests.batch", asked]
    run = subprocess.run(command, cwd=CLONE, env=places, capture_output=True, text=True)
    if run.returncode != 0:
        raise RuntimeError(f"a batch of {contest.key} failed:\n{run.stderr[-2000:]}")
    found: dict[str, list[float]] = json.loads(run.stdout)
    return found
