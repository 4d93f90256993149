"""Short rounds of load, the bare server and ours in turn, because the machine may be busy.

A ratio is taken within a round, where both have met the same machine, and the median round counts.
"""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from scripts.bench_net.proc import CLONE, Program, Served, ServerTrouble, free_port

PLACE: Final = CLONE / "build" / "bench_server"
BARE: Final = "bare"
FAST: Final = "fast"
THINKING: Final = "thinking"
MODES: Final = {FAST: 0.0, THINKING: 0.2}  # seconds of thinking on the average
GAMES: Final = ("kolejka", "ration_board", "reglamentacja")
# The second one has no limit, but does not depend on other programs on the machine.
RATIOS: Final = {"throughput_ratio": "moves_per_second", "cpu_ratio": "moves_per_cpu_second"}

Figures = dict[str, float]


@dataclass(frozen=True)
class Load:
    """How hard, and for how long."""

    tables: int = 100
    seconds: float = 10.0
    warm: float = 2.0
    rounds: int = 3


@dataclass(frozen=True)
class Subject:
    """A server and what is played there."""

    name: str
    program: Program
    game: str = "kolejka"
    pace: str = "live"


@dataclass(frozen=True)
class Sizes:
    """Bytes of an update on the average: to those who wait, and to whoever is next."""

    quiet: float = 1700.0
    asking: float = 2900.0


def bare(sizes: Sizes) -> Subject:
    """Tells messages of these sizes, whatever game it is asked for."""
    words = ("--quiet", str(round(sizes.quiet)), "--asking", str(round(sizes.asking)))
    return Subject(BARE, Program(("-m", "scripts.bench_net.bare", *words)))


def ours(game: str, build: str) -> Subject:
    """A live top spins by the clock and would measure nothing but itself, so it is left out."""
    pace = "days" if game == "reglamentacja" else "live"
    return Subject(f"{game}, {build}", Program(("-m", "kartki", "serve"), build), game, pace)


def fresh_folder(name: str) -> Path:
    place = PLACE / name.replace(", ", "-")
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    return place


def one_run(subject: Subject, mode: str, load: Load, seed: int) -> Figures:
    """A server of its own with an empty store, then the load client as another process."""
    served = subject.program.start(free_port(), fresh_folder(subject.name))
    try:
        served.wait_until_listening()
        return client(served, subject, mode, load, seed)
    finally:
        served.kill()


def client(
    served: Served, subject: Subject, mode: str, load: Load, seed: int, *more: str
) -> Figures:
    asked = {
        "port": served.port,
        "server-pid": served.pid,
        "game": subject.game,
        "pace": subject.pace,
        "tables": load.tables,
        "thinking": MODES[mode],
        "warm": load.warm,
        "seconds": load.seconds,
        "seed": seed,
    }
    command = [sys.executable, "-m", "scripts.bench_net.load", *more]
    command += [word for name, value in asked.items() for word in (f"--{name}", str(value))]
    environment = os.environ | {"KARTKI_BUILD": "pure"}
    done = subprocess.run(command, cwd=CLONE, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise ServerTrouble(f"{subject.name}: {done.stderr[-1500:]}")
    found: Figures = json.loads(done.stdout)
    return found


def sizes(build: str, load: Load) -> Sizes:
    """How large our updates are, as a load client hears them, for the bare server's."""
    heard = one_run(ours("kolejka", build), FAST, load, 0)
    return Sizes(heard["quiet_bytes"], heard["asked_bytes"])


Runs = dict[str, dict[str, list[Figures]]]  # by subject and mode, a list of rounds


def in_turns(subjects: list[Subject], load: Load) -> Runs:
    found: Runs = {subject.name: {mode: [] for mode in MODES} for subject in subjects}
    for number in range(1, load.rounds + 1):
        for mode in MODES:
            for subject in subjects:
                say(f"round {number} of {load.rounds}, {mode}: {subject.name}")
                found[subject.name][mode].append(one_run(subject, mode, load, number))
    return found


def middle(rounds: list[Figures]) -> Figures:
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def ratios(runs: Runs, name: str, mode: str, figure: str) -> list[float]:
    """Ours over the bare one's, round by round."""
    pairs = zip(runs[name][mode], runs[BARE][mode], strict=True)
    return [own[figure] / other[figure] for own, other in pairs]


def say(what: str) -> None:
    print(f"· {what} …", file=sys.stderr, flush=True)


def summary(runs: Runs) -> dict[str, Any]:
    """Medians, and how they compare with the bare server's."""
    found: dict[str, Any] = {}
    for name, modes in runs.items():
        found[name] = {mode: middle(rounds) for mode, rounds in modes.items()}
        if name != BARE:
            for key, figure in RATIOS.items():
                found[name][key] = median(ratios(runs, name, FAST, figure))
            found[name]["p99_ratio"] = median(worse_p99(runs, name))
    return found


def worse_p99(runs: Runs, name: str) -> list[float]:
    """Of the answer and of the last listener, whichever is further from the bare one's."""
    answer = ratios(runs, name, THINKING, "answer_p99")
    heard = ratios(runs, name, THINKING, "heard_p99")
    return [max(pair) for pair in zip(answer, heard, strict=True)]
