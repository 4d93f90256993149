"""The server under load: ours beside a bare one, idle tables, and everybody coming back at once.

scripts/bench server                    all of it, in a quarter of an hour
scripts/bench server --only reconnect   one part: load, idle, reconnect or profile
"""

import argparse
import json
import shutil
import sys
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

CLONE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CLONE))

from scripts.bench_net import idle, reconnect, rounds, shares  # noqa: E402 - the path comes first
from scripts.bench_net.proc import Program, ServerTrouble  # noqa: E402
from scripts.bench_net.rounds import BARE, FAST, GAMES, MODES, Load, say  # noqa: E402
from scripts.bench_net.seat import LoadTrouble  # noqa: E402

PARTS: Final = ("load", "idle", "reconnect", "profile")
LEAST_THROUGHPUT: Final = 0.6  # of the bare server's moves a second, Kolejka
MOST_P99: Final = 3.0  # times the bare server's, at 200 ms of thinking
MOST_IDLE_MB: Final = 130.0
IDLE_TABLES: Final = 1000
MOST_RECONNECT: Final = 2.0  # seconds
RECONNECT_TABLES: Final = 200
MOST_OTHERS: Final = 0.15  # of a core, used by others meanwhile
_SHOWN: Final = 24  # lines of each list of the profile

Found = dict[str, Any]


def load_part(games: list[str], builds: list[str], load: Load) -> Found:
    say("measuring how large the updates of Kolejka are")
    sizes = rounds.sizes(builds[-1], load)
    subjects = [rounds.bare(sizes)]
    subjects += [rounds.ours(game, build) for game in games for build in builds]
    runs = rounds.in_turns(subjects, load)
    return {"bytes": asdict(sizes), "rounds": runs, "median": rounds.summary(runs)}


def idle_part(build: str, moves: int = idle.USUAL_MOVES) -> Found:
    say(f"{IDLE_TABLES} idle tables after {moves} moves each, {build}")
    place = rounds.fresh_folder("idle")
    return dict(idle.measure(_kolejka(build), place, IDLE_TABLES, moves), build=build)


def reconnect_part(build: str) -> Found:
    say(f"everybody of {RECONNECT_TABLES} tables comes back, {build}")
    place = rounds.fresh_folder("reconnect")
    return dict(reconnect.measure(_kolejka(build), place, RECONNECT_TABLES), build=build)


def _kolejka(build: str) -> Program:
    return rounds.ours("kolejka", build).program


def show_load(found: Found, load: Load) -> None:
    for mode in MODES:
        title = "as fast as answers come" if mode == FAST else "100 to 300 ms of thinking"
        table = Table(title=f"{load.tables} tables of four sockets, {title}; times in ms")
        heads = ["", "moves/s", "answer p50", "p95", "p99", "all heard p50", "p95", "p99"]
        heads += ["server CPU", "client CPU", "x bare", "moves / CPU s", "x bare"]
        for head in heads:
            table.add_column(head, justify="right" if head else "left")
        for name, figures in found["median"].items():
            table.add_row(name, *_cells(figures[mode]), *_ratios(figures, mode))
        Console(width=150).print(table)
    quiet, asking = (found["bytes"][kind] for kind in ("quiet", "asking"))
    print(f"Updates of {quiet:.0f} bytes, with moves to choose from {asking:.0f}.")
    print(f"Medians of {load.rounds} rounds.")
    print(busy(found))


def _cells(figures: dict[str, float]) -> list[str]:
    times = [f"{which}_p{at}" for which in ("answer", "heard") for at in (50, 95, 99)]
    shown = [f"{figures[name]:.2f}" for name in times]
    cpus = [f"{figures[name]:.0%}" for name in ("server_cpu", "client_cpu")]
    return [f"{figures['moves_per_second']:,.0f}", *shown, *cpus]


def _ratios(figures: Found, mode: str) -> list[str]:
    """The one with a bar, then the cost of a move, which others on the machine do not change."""
    bar = figures.get("throughput_ratio" if mode == FAST else "p99_ratio")
    by_cpu = figures.get("cpu_ratio") if mode == FAST else None
    shown = ["" if ratio is None else f"{ratio:.2f}" for ratio in (bar, by_cpu)]
    return [shown[0], f"{figures[mode]['moves_per_cpu_second']:,.0f}", shown[1]]


def busy(found: Found) -> str:
    """Both sides of a round are to meet a machine that is theirs."""
    modes = [mode for runs in found["rounds"].values() for mode in runs.values()]
    others: float = median(run["others_cpu"] for mode in modes for run in mode)
    if others <= MOST_OTHERS:
        return ""
    return f"The machine was busy: others used {others:.0%} of a core. Times say little."


def bars(results: Found) -> list[tuple[str, str, float, bool]]:
    """Every bar that was measured: what, the bar, the figure, and whether it holds."""
    rows = []
    for name, figures in results.get("load", {}).get("median", {}).items():
        if name != BARE and name.startswith("kolejka"):
            ratio, p99 = figures["throughput_ratio"], figures["p99_ratio"]
            least = f"at least {LEAST_THROUGHPUT}"
            rows.append((f"{name}: moves/s over bare", least, ratio, ratio >= LEAST_THROUGHPUT))
            rows.append((f"{name}: p99 over bare", f"at most {MOST_P99}", p99, p99 <= MOST_P99))
    for found in results.get("idle", []):
        cost, what = found["idle_mb"], f"{found['tables']} idle tables, {found['build']}: MB"
        rows.append((what, f"under {MOST_IDLE_MB}", cost, cost < MOST_IDLE_MB))
    for found in results.get("reconnect", []):
        last, what = found["last_seconds"], f"{found['sockets']} sockets back, {found['build']}: s"
        rows.append((what, f"within {MOST_RECONNECT}", last, last <= MOST_RECONNECT))
    return rows


def show_bars(rows: list[tuple[str, str, float, bool]]) -> None:
    table = Table()
    for head in ("what", "bar", "measured", "holds"):
        table.add_column(head)
    for what, bar, measured, holds in rows:
        table.add_row(what, bar, f"{measured:.3g}", "yes" if holds else "NO")
    Console(width=100).print(table)


def show_profile(found: Found) -> None:
    """Functions with what they call only where they are ours: the rest is scaffolding around."""
    print(f"\nWhere the time goes: {found['subject']}, {found['cpu_seconds']:.1f} s of CPU")
    called = found["by_function_with_called"].items()
    ours = {name: part for name, part in called if name.startswith("kartki.server")}
    for title, parts in (
        ("modules", found["by_module"]),
        ("functions alone", found["by_function_alone"]),
        ("functions of the server, with what they call", ours),
    ):
        print(f"\n  {title}:")
        for name, part in list(parts.items())[:_SHOWN]:
            print(f"{part:8.1%}  {name}")


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measured window")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--builds", default="", help="pure, compiled or both, with a comma")
    parser.add_argument("--idle-moves", type=int, default=idle.USUAL_MOVES, help="until all leave")
    parser.add_argument("--only", choices=PARTS, action="append", help="may be repeated")
    parser.add_argument("--profile", action="store_true", help="also: where the time goes")
    parser.add_argument("--json", default=str(CLONE / "build" / "bench_server.json"))
    asked = parser.parse_args()
    there = ["pure"] + (["compiled"] if (CLONE / "build" / "compiled").is_dir() else [])
    asked.builds = asked.builds.split(",") if asked.builds else there
    asked.parts = set(asked.only or PARTS[:3]) | ({"profile"} if asked.profile else set())
    return asked


def measure(asked: argparse.Namespace, load: Load) -> Found:
    results: Found = {}
    if "load" in asked.parts:
        results["load"] = load_part(asked.games.split(","), asked.builds, load)
    if "idle" in asked.parts:
        results["idle"] = [idle_part(build, asked.idle_moves) for build in asked.builds]
    if "reconnect" in asked.parts:
        results["reconnect"] = [reconnect_part(build) for build in asked.builds]
    if "profile" in asked.parts:
        results["profile"] = [shares.measure("kolejka", build, load) for build in asked.builds]
    return results


def main() -> None:
    asked = asked_for()
    load = Load(asked.tables, asked.seconds, rounds=asked.rounds)
    try:
        results = measure(asked, load)
    except (ServerTrouble, LoadTrouble) as trouble:
        sys.exit(f"The bench could not go on.\n{trouble}")
    Path(asked.json).write_text(json.dumps(results, indent=1) + "\n")
    if "load" in results:
        show_load(results["load"], load)
    for found in results.get("profile", []):
        show_profile(found)
    if rows := bars(results):
        show_bars(rows)
    for found in results.get("reconnect", []):
        print(f"Before it listened again, {found['build']}: {found['start_seconds']:.1f} s.")
    print(f"As JSON: {asked.json}")
    shutil.rmtree(rounds.PLACE, ignore_errors=True)  # after trouble the stores and logs stay


if __name__ == "__main__":
    main()
