"""Random play, ours and our peers', in one interleaved run by CPU time, and how our costs grow.

    scripts/bench                      two tables and build/bench.json, in about ten minutes
    scripts/bench --readme             … and the tables of README.md
    scripts/bench --from FILE --readme the tables of README.md from figures taken before

A choice is one among two or more legal actions, an act is any player's action; chance is played
and not counted. The peers are installed into an environment of their own under build/peers:
nothing of theirs comes near the project's.
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
sys.path.insert(0, str(CLONE))

from scripts.bench_speed import readme, rounds  # noqa: E402 - the path comes first
from scripts.bench_speed.engines import Engine, own_engines, peer_engines  # noqa: E402
from scripts.bench_speed.machine import load, machine  # noqa: E402

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
    print("Installing the peers into build/peers (a minute) ...", flush=True)
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


def growth(build: str, seconds: float) -> list[dict[str, Any]]:
    """A process of its own, because a process has one build."""
    print(f"· how costs grow, {build} ...", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "scripts.bench_speed.growth", "--seconds", str(seconds)]
    return run(command, {"KARTKI_BUILD": build, "PYTHONPATH": str(CLONE)})


def chosen(asked: argparse.Namespace, builds: list[str]) -> list[Engine]:
    engines = own_engines(builds) + ([] if asked.no_peers else peer_engines(peers_python()))
    return [one for one in engines if not asked.only or any(word in one.key for word in asked.only)]


def measure(asked: argparse.Namespace) -> dict[str, Any]:
    builds = ["pure"] + (["compiled"] if (CLONE / "build" / "compiled").is_dir() else [])
    engines, where = chosen(asked, builds), machine()
    rows = rounds.measure(engines, asked.rounds, asked.seconds)
    grown = [] if asked.no_growth else [one for build in builds for one in growth(build, 1.0)]
    where["load_at_end"] = load()
    return {
        "machine": where,
        "rounds": asked.rounds,
        "seconds": asked.seconds,
        "engines": rows,
        "growth": grown,
    }


def show(results: dict[str, Any]) -> None:
    table = Table(title=f"Random play on one core, medians of {results['rounds']} rounds in turn")
    for column in ("what", "choices/s", "quartiles", "acts/s", "games/s", f"x {YARDSTICK}"):
        table.add_column(column, justify="left" if column == "what" else "right")
    rows = results["engines"]
    for row in rows:
        if "error" in row:
            table.add_row(row["title"], row["error"])
            continue
        choices = row["choices_per_second"]
        rates = [f"{row[f'{rate}_per_second']['median']:,.0f}" for rate in ("acts", "games")]
        middle, quartiles = (
            f"{choices['median']:,.0f}",
            f"{choices['low']:,.0f} – {choices['high']:,.0f}",
        )
        over = readme.times(rows, row["key"], YARDSTICK)
        table.add_row(row["title"], middle, quartiles, *rates, over)
    Console(width=110).print(table)


def plot(results: dict[str, Any]) -> None:
    """A bar for each round (in Kolejka a day): the engine does not grow slow in a long game."""
    for row in results["growth"]:
        costs = row["decision_microseconds_by_round"]
        print(f"\n{row['game']}, {row['build']}: microseconds a choice, by round")
        for number, cost in enumerate(costs, 1):
            print(f"{number:4} {cost:6.2f} {'█' * round(BAR * cost / max(costs))}")


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts/bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=15, help="15 unless told otherwise")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a turn")
    parser.add_argument(
        "--only", nargs="+", metavar="WORD", help="engines with a WORD in their name"
    )
    parser.add_argument("--no-peers", action="store_true", help="our own engines alone")
    parser.add_argument("--no-growth", action="store_true", help="leave out how costs grow")
    parser.add_argument("--json", default=str(CLONE / "build" / "bench.json"), metavar="FILE")
    parser.add_argument("--from", dest="taken", metavar="FILE", help="figures taken before")
    parser.add_argument("--readme", action="store_true", help="write the tables of README.md")
    return parser.parse_args()


def main() -> None:
    asked = asked_for()
    if asked.taken:
        results: dict[str, Any] = json.loads(Path(asked.taken).read_text("utf-8"))
    else:
        results = measure(asked)
        Path(asked.json).parent.mkdir(parents=True, exist_ok=True)
        Path(asked.json).write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        print(f"As JSON: {asked.json}")
    show(results)
    plot(results)
    if asked.readme:
        readme.write(CLONE / "README.md", results)
        print("README.md has the new tables.")


if __name__ == "__main__":
    main()
