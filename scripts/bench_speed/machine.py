"""Where and of what the figures were taken: they mean little without it."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from scripts.bench_speed.engines import CLONE


def processor() -> str:
    """What the system calls its processor."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def git(*words: str) -> str:
    done = subprocess.run(["git", "-C", str(CLONE), *words], capture_output=True, text=True)
    return done.stdout.strip()


def load() -> list[float]:
    """How many processes wanted a core, over the last one, five and fifteen minutes."""
    return [round(one, 2) for one in os.getloadavg()]


def machine() -> dict[str, object]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": git("rev-parse", "HEAD"),
        "changed_since": bool(git("status", "--porcelain", "--", "src", "scripts")),
        "processor": processor(),
        "cores": os.cpu_count() or 0,
        "python": platform.python_version(),
        "system": platform.system(),
        "load_at_begin": load(),
    }
