"""No test is red by luck: each file that waits runs twenty times on a busy machine.

A file waits if it, or a module of `tests` that it imports, starts processes, threads, sockets
or a browser. Four busy processes run beside it. All files take many hours, so each run that is
done is kept in scripts/proofs/kept/busy_machine.json, and the next time it goes on from there.
The kept file belongs to the repository: another machine goes on where this one stopped. A file
is run anew when it or a module of `tests` that it imports has changed; delete the kept file to
begin anew with all. `KARTKI_MINUTES=60` begins no further run after an hour and tells how far it
came. `KARTKI_AT_ONCE=4` runs four files beside each other and the busy processes: the machine is
busier still, and all of it takes less time.
"""

import ast
import contextlib
import hashlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scripts.proofs.claim import Claim, Measured

CLONE = Path(__file__).resolve().parent.parent.parent
DONE = CLONE / "scripts" / "proofs" / "kept" / "busy_machine.json"
RUNS = 20
BUSY = 4
SPIN = "while True: sum(range(100_000))"
WAITING = {
    "multiprocessing",
    "playwright",
    "pty",
    "socket",
    "subprocess",
    "threading",
    "websockets",
}
ALWAYS = CLONE / "tests" / "lab"  # the processes are started by what it tests


@cache
def imports(path: Path) -> frozenset[str]:
    """The names of all modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def own_module(name: str) -> Path | None:
    path = CLONE / (name.replace(".", "/") + ".py")
    return path if name.startswith("tests.") and path.exists() else None


@cache
def sources(path: Path) -> tuple[Path, ...]:
    """The file, its conftest, and all modules of `tests` that they import."""
    found: set[Path] = set()
    left = [path, *path.parent.glob("conftest.py")]
    while left:
        one = left.pop()
        found.add(one)
        owned = [own_module(name) for name in imports(one)]
        left += [own for own in owned if own and own not in found]
    return tuple(sorted(found))


def waits(path: Path) -> bool:
    tops = {name.split(".")[0] for one in sources(path) for name in imports(one)}
    return not tops.isdisjoint(WAITING) or ALWAYS in path.parents


def waiting_files() -> list[Path]:
    return [path for path in sorted((CLONE / "tests").rglob("test_*.py")) if waits(path)]


def digest(path: Path) -> str:
    """What a result holds for."""
    return hashlib.sha256(b"".join(one.read_bytes() for one in sources(path))).hexdigest()[:16]


class Tally(NamedTuple):
    """How often a file has been run, and how many of these runs failed."""

    runs: int = 0
    failed: int = 0


def known() -> dict[str, Tally]:
    """What is done, by the file's name and digest."""
    kept = json.loads(DONE.read_text()) if DONE.exists() else {}
    return {name: Tally(*tally) for name, tally in kept.items()}


def keep(tallies: dict[str, Tally]) -> None:
    DONE.parent.mkdir(parents=True, exist_ok=True)
    unfinished = DONE.with_suffix(".new")
    unfinished.write_text(lines_of(tallies))
    unfinished.replace(DONE)


def lines_of(tallies: dict[str, Tally]) -> str:
    """As JSON with one file a line, so that two machines' results can be merged."""
    lines = [f"{json.dumps(name)}: {json.dumps(tally)}" for name, tally in sorted(tallies.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


@contextlib.contextmanager
def busy() -> Iterator[None]:
    others = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(BUSY)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def run_fails(file: str) -> bool:
    """Run the file once; the end of what a failed run printed is shown."""
    # The plugin of schemathesis takes half of a short run to load, and one file needs it.
    needed = "schemathesis" in imports(CLONE / file)
    plugins = [] if needed else ["-p", "no:schemathesis"]
    command = [sys.executable, "-m", "pytest", "-q", "--tb=short", *plugins, file]
    build = {**os.environ, "KARTKI_BUILD": "compiled"}
    run = subprocess.run(command, cwd=CLONE, capture_output=True, text=True, env=build)
    if run.returncode != 0:
        print(f"  {file}:\n{run.stdout[-2_000:]}", file=sys.stderr, flush=True)
    return run.returncode != 0


class Shaking:
    """The runs of all files, in rounds, until the time is up.

    Each round runs each file once, so that a test that hangs on luck is found early.
    """

    def __init__(self, names: list[str], minutes: float) -> None:
        # What was run of older versions of a file says nothing any more.
        self.tallies = {name: tally for name, tally in known().items() if name in names}
        self._names = names
        self._ends = time.monotonic() + 60 * minutes
        self._lock = threading.Lock()

    def all_files(self, at_once: int) -> None:
        with busy(), ThreadPoolExecutor(at_once) as pool:
            for number in range(1, RUNS + 1):
                missing = [name for name in self._names if self.tally(name).runs < number]
                list(pool.map(self._run, missing))
                self._tell(number)

    def _run(self, name: str) -> None:
        if time.monotonic() > self._ends:
            return
        failed = run_fails(name.split()[0])
        with self._lock:
            runs, before = self.tally(name)
            self.tallies[name] = Tally(runs + 1, before + failed)
            keep(self.tallies)

    def _tell(self, number: int) -> None:
        done = sum(self.tally(name).runs >= number for name in self._names)
        failed = sum(self.tally(name).failed for name in self._names)
        told = f"  round {number}: {done} of {len(self._names)} files, {failed} runs failed so far"
        print(told, file=sys.stderr, flush=True)

    def tally(self, name: str) -> Tally:
        return self.tallies.get(name, Tally())


def shaken() -> Measured:
    names = [f"{path.relative_to(CLONE)} {digest(path)}" for path in waiting_files()]
    shaking = Shaking(names, float(os.environ.get("KARTKI_MINUTES", "inf")))
    shaking.all_files(int(os.environ.get("KARTKI_AT_ONCE", "1")))
    found = [shaking.tally(name) for name in names]
    done, failed = sum(one.runs >= RUNS for one in found), sum(one.failed for one in found)
    runs = sum(one.runs for one in found)
    print(f"  {done} of {len(names)} files done, {runs} runs", file=sys.stderr, flush=True)
    return Measured(failed, failed, failed, failed == 0 and done == len(names))


CLAIMS = [
    Claim(f"tests that wait, {RUNS} runs each beside {BUSY} busy processes: failed", "0", shaken)
]
