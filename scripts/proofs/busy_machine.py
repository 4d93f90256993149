"""No test is red by luck: each file that waits runs twenty times on a busy machine.

A file waits if it, or a module of `tests` that it imports, starts processes, threads, sockets
or a browser. Four busy processes run beside it. All files take many hours, so what is done is
kept in .kartki/proofs/busy_machine.json and the next run goes on from there. A file is run anew
when it or a module of `tests` that it imports has changed; delete the kept file to begin anew
with all. `KARTKI_MINUTES=60` begins no further file after an hour and tells how far it came.
"""

import ast
import contextlib
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from scripts.proofs.claim import Claim, Measured

CLONE = Path(__file__).resolve().parent.parent.parent
DONE = CLONE / ".kartki" / "proofs" / "busy_machine.json"
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


def known() -> dict[str, int]:
    """Failures by digest."""
    kept: dict[str, int] = json.loads(DONE.read_text()) if DONE.exists() else {}
    return kept


def keep(failures: dict[str, int]) -> None:
    DONE.parent.mkdir(parents=True, exist_ok=True)
    unfinished = DONE.with_suffix(".new")
    unfinished.write_text(json.dumps(failures, indent=1))
    unfinished.replace(DONE)


@contextlib.contextmanager
def busy() -> Iterator[None]:
    others = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(BUSY)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def failures_of(file: str) -> int:
    """How many of the runs failed; the end of what each of them printed is shown."""
    command = [sys.executable, "-m", "pytest", "-q", "--tb=short", file]
    build = {**os.environ, "KARTKI_BUILD": "compiled"}
    failed = 0
    for number in range(1, RUNS + 1):
        run = subprocess.run(command, cwd=CLONE, capture_output=True, text=True, env=build)
        if run.returncode != 0:
            failed += 1
            print(f"  {file}, run {number}:\n{run.stdout[-2_000:]}", file=sys.stderr, flush=True)
    return failed


def shaken() -> Measured:
    failures = known()
    files = {f"{path.relative_to(CLONE)} {digest(path)}": path for path in waiting_files()}
    ends = time.monotonic() + 60 * float(os.environ.get("KARTKI_MINUTES", "inf"))
    with busy():
        for name in files:
            if name not in failures and time.monotonic() < ends:
                failures[name] = failures_of(name.split()[0])
                keep(failures)
                print(f"  {name}: {failures[name]} of {RUNS} failed", file=sys.stderr, flush=True)
    done = [name for name in files if name in failures]
    print(f"  {len(done)} of {len(files)} files done", file=sys.stderr, flush=True)
    failed = sum(failures[name] for name in done)
    return Measured(failed, failed, failed, failed == 0 and len(done) == len(files))


CLAIMS = [
    Claim(f"tests that wait, {RUNS} runs each beside {BUSY} busy processes: failed", "0", shaken)
]
