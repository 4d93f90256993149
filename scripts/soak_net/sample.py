"""What can be seen of a running server from outside: its memory, its files, its metrics."""

import os
import urllib.request
from pathlib import Path
from typing import Any, Final

from scripts.bench_net.proc import HOST

_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
MEGABYTE: Final = 2**20
LAG: Final = "kartki_loop_lag_seconds"


def resident(pid: int) -> float:
    """Megabytes that the server itself holds, its bots left out."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE / MEGABYTE


def workers(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(child) for child in _read(task).split()]
    return found


def proportional(pids: list[int]) -> float:
    """Megabytes of these processes, each page divided among those that share it."""
    lines = [line for pid in pids for line in _read(Path(f"/proc/{pid}/smaps_rollup")).splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""  # a process or a thread that has just ended


def metrics(port: int) -> dict[str, float]:
    """The server's metrics by name and labels."""
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    pairs = [line.rpartition(" ") for line in lines if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


def of_server(pid: int, port: int) -> dict[str, Any]:
    found = metrics(port)
    return {
        "rss_mb": resident(pid),
        "workers_pss_mb": proportional(workers(pid)),
        "files": open_files(pid),
        "sockets": found.get("kartki_sockets", 0.0),
        "rooms": found.get("kartki_tables", 0.0),
        "moves": found.get("kartki_moves_total", 0.0),
        "lag": {name: value for name, value in found.items() if name.startswith(LAG)},
        "gone": {name: value for name, value in found.items() if "sockets_lost" in name},
    }


def worst_lag(before: dict[str, float], now: dict[str, float]) -> float:
    """The upper edge of the worst bucket of the loop's lag since the last look, in ms."""
    worst = 0.0
    below = 0.0
    buckets = sorted((_edge(name), name) for name in now if "_bucket" in name)
    for edge, name in buckets:
        grown = now[name] - before.get(name, 0.0)
        if grown > below:
            worst, below = edge, grown
    return 1000 * worst


def _edge(name: str) -> float:
    return float(name.partition('le="')[2].partition('"')[0].replace("+Inf", "inf"))
