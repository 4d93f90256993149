"""scripts/bench core [--rounds N]: the playout core by CPU time, in turn with others, on one core.

Beside it, round by round: the compiled rules of the commit before there was a core, which play the
very same games (a digest of all ends says so), and the hearts of OpenSpiel in its own C++ loop.
"""

import argparse
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

CLONE = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(CLONE))

from rich.console import Console  # noqa: E402 - the path comes first
from rich.table import Table  # noqa: E402

from kartki.fast.kolejka.twins import left_out  # noqa: E402
from scripts.bench_core import own  # noqa: E402
from scripts.bench_table import peers_python  # noqa: E402
from scripts.comparison import trees  # noqa: E402
from scripts.comparison.rounds import Player  # noqa: E402

BEFORE = "54f3cef"
GAMES = 200  # a slice: both sides play the same seeds
HEARTS = 2_000
COPIES = 300_000
STEPS = 1_000
BARS = {"over the old rules": 8.0, "over hearts": 2.5, "copy": 0.25, "steps": 1e6}

Round = dict[str, float]


def hearts(python: Path) -> subprocess.Popen[str]:
    command = [str(python), str(Path(__file__).with_name("hearts.py"))]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def order(worker: subprocess.Popen[str], games: int) -> dict[str, Any]:
    assert worker.stdin is not None
    assert worker.stdout is not None
    print(games, file=worker.stdin, flush=True)
    told: dict[str, Any] = json.loads(worker.stdout.readline())
    return told


def play_round(number: int, before: Player, peer: subprocess.Popen[str]) -> Round:
    first = number * GAMES
    old = before.play("kolejka", first, first + GAMES)
    ours = own.playouts(first, first + GAMES)
    many = own.playouts(0, 4 * GAMES)  # a slice long enough for so small a thing
    theirs = order(peer, HEARTS)
    copy, steps = own.copies(COPIES), own.steps(STEPS)
    if old["digest"] != ours["digest"]:
        sys.exit("The core and the rules before it played different games.")
    found = {
        "core: acts/s": many["acts"] / many["cpu"],
        "core: choices/s": many["choices"] / many["cpu"],
        f"rules of {BEFORE}, compiled: acts/s": ours["acts"] / old["cpu"],
        "hearts, C++ loop: choices/s": theirs["choices"] / theirs["cpu"],
        "hearts, C++ loop: acts/s": theirs["acts"] / theirs["cpu"],
        "over the old rules": old["cpu"] / ours["cpu"],
        "over hearts": many["choices"] / many["cpu"] / (theirs["choices"] / theirs["cpu"]),
        "copy": 1e6 * copy["cpu"] / copy["copies"],
        "steps": steps["steps"] / steps["cpu"],
    }
    numpy = own.numpy_if_there()
    if numpy is not None:
        steps = own.steps_with_numpy(STEPS, numpy)
        found["steps, numpy chooses"] = steps["steps"] / steps["cpu"]
    return found


def rounds_of(count: int) -> list[Round]:
    tree = trees.exported(BEFORE)
    trees.compile_tree(tree)
    found = []
    with ExitStack() as stack:
        before = Player(tree, "compiled")
        stack.callback(before.close)
        peer = stack.enter_context(hearts(peers_python()))
        order(peer, 100)
        for number in range(count):
            found.append(play_round(number, before, peer))
            print(f"· round {number + 1} of {count}", file=sys.stderr, flush=True)
        assert peer.stdin is not None
        peer.stdin.close()
    return found


def show(found: list[Round]) -> bool:
    title = f"Four players, CPU time, {len(found)} rounds in turn, load {os.getloadavg()[0]:.1f}"
    table = Table(title=title)
    for head in ("what", "median", "lowest", "highest", "bar"):
        table.add_column(head)
    fine = True
    for name in found[0]:
        values = [one[name] for one in found]
        bar = BARS.get(name)
        holds = bar is None or (median(values) <= bar if name == "copy" else median(values) >= bar)
        fine = fine and holds
        told = "" if bar is None else f"{bar:,.9g} {'holds' if holds else 'DOES NOT HOLD'}"
        table.add_row(name, *[figure(v) for v in (median(values), min(values), max(values))], told)
    Console(width=110).print(table)
    return fine


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench core", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, help="also write every round into this file")
    wish = parser.parse_args()
    if left_out():
        sys.exit(f"There is no playout core to measure: {left_out()}.")
    found = rounds_of(max(1, wish.rounds))
    if wish.json:
        wish.json.write_text(json.dumps(found, indent=1))
    sys.exit(0 if show(found) else 1)


if __name__ == "__main__":
    main()
