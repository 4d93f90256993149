"""Runs both halves of the benchmark one after the other and prints one table with ratios.

The peers are installed into an environment of their own under build/peers: nothing of theirs
comes near the project's.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

CLONE = Path(__file__).resolve().parent.parent
PEERS = CLONE / "scripts" / "bench_peers"
PLACE = CLONE / "build" / "peers"
YARDSTICK = "catanatron"
BAR = 60  # columns for the dearest round


def peers_python() -> Path:
    """The Python that has the peers; made once for each list of them."""
    wanted = (PEERS / "requirements.txt").read_bytes()
    stamp, python = PLACE / "stamp", PLACE / "bin" / "python"
    digest = hashlib.sha256(wanted + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == digest:
        return python
    print("Installing the peers into build/peers (half a minute) ...", flush=True)
    venv.create(PLACE, with_pip=True, clear=True)
    command = [str(python), "-m", "pip", "install", "-q", "-r", str(PEERS / "requirements.txt")]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stderr[-600:]}\nThe peers could not be installed: is there a network?")
    stamp.write_text(digest)
    return python


def run(command: list[str], environment: dict[str, str]) -> list[dict[str, Any]]:
    done = subprocess.run(command, env=os.environ | environment, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed.")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def ours(build: str, seconds: str) -> list[dict[str, Any]]:
    print(f"Measuring our {build} build ...", flush=True)
    command = [sys.executable, str(CLONE / "scripts" / "bench_own.py"), "--seconds", seconds]
    return run(command, {"KARTKI_BUILD": build})


def theirs(seconds: str) -> list[dict[str, Any]]:
    python = peers_python()
    print("Measuring the peers ...", flush=True)
    return run([str(python), str(PEERS / "measure.py"), "--seconds", seconds], {})


def measure(seconds: str) -> dict[str, Any]:
    builds = ["pure"] + (["compiled"] if (CLONE / "build" / "compiled").is_dir() else [])
    own = [row for build in builds for row in ours(build, seconds)]
    peers = theirs(seconds)
    yardstick = next(row["decisions_per_second"] for row in peers if row["peer"] == YARDSTICK)
    for row in own + peers:
        if "decisions_per_second" in row:
            row["ratio"] = row["decisions_per_second"] / yardstick
    return {"yardstick": YARDSTICK, "ours": own, "peers": peers}


def show(results: dict[str, Any]) -> None:
    table = Table(title="Random play on one core, best of three")
    for column in ("what", "decisions/s", "games/s", f"x {YARDSTICK}", "copy µs", "view µs"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for row in results["ours"]:
        small = [f"{row[f'{key}_microseconds']:.2f}" for key in ("copy", "view")]
        table.add_row(f"{row['game']}, {row['build']}", *_rates(row), *small)
    for row in results["peers"]:
        cells = _rates(row) if "error" not in row else [row["error"], "", ""]
        table.add_row(f"{row['peer']} {row.get('version', '')}", *cells, "", "")
    Console(width=100).print(table)


def plot(results: dict[str, Any]) -> None:
    """A bar for each round (in Kolejka a day): the engine does not grow slow in a long game."""
    for row in results["ours"]:
        costs = row["decision_microseconds_by_round"]
        print(f"\n{row['game']}, {row['build']}: microseconds a decision, by round")
        for number, cost in enumerate(costs, 1):
            print(f"{number:4} {cost:6.2f} {'█' * round(BAR * cost / max(costs))}")


def _rates(row: dict[str, Any]) -> list[str]:
    decisions, games = row["decisions_per_second"], row["games_per_second"]
    return [f"{decisions:,.0f}", f"{games:,.1f}", f"{row['ratio']:.1f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", default="3", help="for each measurement")
    parser.add_argument("--json", default=str(CLONE / "build" / "bench.json"), metavar="FILE")
    asked = parser.parse_args()
    results = measure(asked.seconds)
    Path(asked.json).write_text(json.dumps(results, indent=1) + "\n")
    show(results)
    plot(results)
    print(f"As JSON: {asked.json}")


if __name__ == "__main__":
    main()
