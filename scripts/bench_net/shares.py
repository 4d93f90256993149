"""Where the time of the server goes: a run under the profiler, and its shares by module."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from scripts.bench_net.proc import Program, free_port
from scripts.bench_net.rounds import FAST, Load, Subject, client, fresh_folder, ours

LOOP: Final = "uvloop, reading and waiting"
# A package whose modules are told apart; everything else is one line a package.
_OURS: Final = re.compile(r"kartki\.(server(\.\w+)?|games\.\w+|\w+)")


def measure(game: str, build: str, load: Load) -> dict[str, Any]:
    """One run as fast as answers come; the profile covers the window, not the opening."""
    plain, out = ours(game, build), fresh_folder("profile") / "profile.json"
    words = ("-m", "scripts.bench_net.profiled", str(out), "kartki", "serve")
    subject = Subject(plain.name, Program(words, build), game)
    served = subject.program.start(free_port(), out.parent / "data")
    try:
        served.wait_until_listening()
        figures = client(served, subject, FAST, load, 1, "--profiled")
    finally:
        served.kill()
    return {"subject": plain.name, "figures": figures, **shares(out)}


def shares(path: Path) -> dict[str, Any]:
    """Parts of the whole CPU time: by module, and by function with what it calls."""
    profile = json.loads(path.read_text())
    whole = profile["main_seconds"] + profile["other_threads_seconds"]
    sampled = sum(profile["own"].values())
    scale = profile["main_seconds"] / sampled / whole
    modules: defaultdict[str, float] = defaultdict(float)
    for name, seconds in profile["own"].items():
        modules[module_of(name)] += seconds * scale
    modules["the store's threads"] += profile["other_threads_seconds"] / whole
    called = {name: seconds * scale for name, seconds in profile["with_called"].items()}
    own = {name: seconds * scale for name, seconds in profile["own"].items()}
    return {
        "cpu_seconds": whole,
        "by_module": _largest_first(modules),
        "by_function_alone": _largest_first(own),
        "by_function_with_called": _largest_first(called),
    }


def module_of(name: str) -> str:
    module, _, function = name.partition(":")
    if module.startswith("kartki"):
        found = _OURS.match(module)
        return found[0] if found else module
    if module in ("asyncio.runners", "uvloop") or function == "run_forever":
        return LOOP
    return module.partition(".")[0]


def _largest_first(parts: dict[str, float]) -> dict[str, float]:
    return dict(sorted(parts.items(), key=lambda item: -item[1]))
