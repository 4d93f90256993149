"""Instructions a game, counted by callgrind: a figure that a busy machine cannot blur."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from scripts.comparison.rounds import PLAYER
from scripts.comparison.trees import Tree

BAR = 1.03
GAMES = {
    "kolejka": 8,
    "ration_board": 20,
    "reglamentacja": 4,
}  # a few seconds each on the pure build
USUAL = 5
MARK = "getppid"  # the player calls it before and after; callgrind writes its counts each time
TOTALS = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)


@dataclass(frozen=True)
class Counted:
    """One game on one build: instructions a game, ours and theirs."""

    game: str
    build: str
    ours: float
    theirs: float
    same: bool

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def holds(self) -> bool:
        return self.ratio <= BAR and self.same


def need_valgrind() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("--instructions needs valgrind: apt-get install valgrind, as root, brings it.")


def count(tree: Tree, build: str, games: list[str]) -> list[tuple[float, str]]:
    """For each title the instructions a game, and the digest of how the games ended."""
    numbers = [GAMES.get(game, USUAL) for game in games]
    orders = [{"game": game, "seeds": [0, n]} for game, n in zip(games, numbers, strict=True)]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "count"
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", "-q", f"--callgrind-out-file={out}",
             f"--dump-before={MARK}", sys.executable, str(PLAYER), "--count"],
            env=tree.environment(build) | {"PYTHONHASHSEED": "0"},
            input="".join(json.dumps(order) + "\n" for order in orders),
            stdout=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if done.returncode != 0 or len(answers) != len(games):
            sys.exit(f"callgrind could not count the instructions of {tree.name}.")
        found = parts(out, len(games))
    per_game = [total / number for total, number in zip(found, numbers, strict=True)]
    return list(zip(per_game, [answer["digest"] for answer in answers], strict=True))


def parts(out: Path, games: int) -> list[int]:
    """The counts between two marks of a game. The dumps are numbered: before, the game, before …"""
    found = []
    for number in range(games):
        dump = out.with_name(f"{out.name}.{2 * number + 2}")
        total = TOTALS.search(dump.read_text()) if dump.is_file() else None
        if total is None:
            sys.exit(f"callgrind wrote no counts at {MARK}: is this another libc?")
        found.append(int(total[1]))
    return found


def compare(trees: tuple[Tree, Tree], build: str, games: list[str]) -> list[Counted]:
    sides = []
    for tree in trees:
        print(f"· {build}: counting {tree.name} ...", file=sys.stderr, flush=True)
        sides.append(count(tree, build, games))
    return [
        Counted(game, build, ours[0], theirs[0], ours[1] == theirs[1])
        for game, ours, theirs in zip(games, *sides, strict=True)
    ]
