"""The long run: a server, crowds around it, and a line of figures every half minute.

Each line is written to its file at once, so that a run that was cut off still tells.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from scripts.bench_net.proc import CLONE, Program, Served, free_port
from scripts.soak_net import sample
from scripts.soak_net.figures import Delays

EVERY: Final = 30.0  # seconds
CROWDS: Final = 2
ANSWER: Final = 120.0  # seconds in which a crowd has to tell its figures
LATE: Final = 0.25  # seconds: a client that was later than that is named in the line

Line = dict[str, Any]


class Crowds:
    """The processes of the clients."""

    def __init__(self, processes: "list[asyncio.subprocess.Process]") -> None:
        self._processes: Final = processes

    @classmethod
    async def start(cls, port: int, tables: int) -> "Crowds":
        program = (sys.executable, "-m", "scripts.soak_net.crowd", "--port", str(port))
        return cls([
            await asyncio.create_subprocess_exec(
                *program, "--tables", str(share), "--seed", str(seed), cwd=CLONE,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 22,
            )
            for seed, share in enumerate(shares(tables), 1)
        ])  # fmt: skip

    async def ask(self) -> list[Line]:
        return await asyncio.gather(*[_figures_of(process) for process in self._processes])

    async def end(self) -> None:
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), ANSWER)
            except TimeoutError:
                process.kill()


def shares(tables: int) -> list[int]:
    return [tables // CROWDS + (number < tables % CROWDS) for number in range(CROWDS)]


async def _figures_of(process: "asyncio.subprocess.Process") -> Line:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"\n")
    line = await asyncio.wait_for(process.stdout.readline(), ANSWER)
    found: Line = json.loads(line)
    return found


def merged(told: list[Line]) -> Line:
    """The figures of all crowds together; of what each client costs, the worst."""
    counts: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    trouble: Counter[str] = Counter()
    answers = Delays()
    for one in told:
        counts.update(one["counts"])
        lost.update(one["lost"])
        trouble.update(one["trouble"])
        answers.add(one["answers"])
    return {
        "playing": sum(one["tables"] for one in told),
        "here": sum(one["here"] for one in told),
        "p50_ms": answers.milliseconds(0.5),
        "p99_ms": answers.milliseconds(0.99),
        "counts": dict(counts),
        "lost": dict(lost),
        "trouble": dict(trouble),
        "still": [why for one in told for why in one["still"]],
        "client_lag_ms": 1000 * max(one["worst_lag"] for one in told),
        "client_cpu": [round(one["cpu"], 3) for one in told],
        "client_mb": [round(one["client_mb"], 1) for one in told],
    }


class Soak:
    def __init__(self, served: Served, out: Path) -> None:
        self.lines: Final[list[Line]] = []
        self._served: Final = served
        self._out: Final = out
        self._began: Final = time.monotonic()

    async def run(self, minutes: float, tables: int) -> None:
        crowds = await Crowds.start(self._served.port, tables)
        before = self._look()
        ends, due = self._began + 60 * minutes, time.monotonic()
        try:
            while time.monotonic() < ends:
                due += EVERY
                await asyncio.sleep(max(due - time.monotonic(), 0.0))
                told = await crowds.ask()
                now = await asyncio.to_thread(self._look)
                self._keep(before, now, merged(told))
                before = now
        finally:
            await crowds.end()

    def _look(self) -> Line:
        found = sample.of_server(self._served.pid, self._served.port)
        return found | {"at": time.monotonic() - self._began}

    def _keep(self, before: Line, now: Line, crowd: Line) -> None:
        """One line, in the file and on the screen."""
        took = now["at"] - before["at"]
        line = {
            "minute": round(now["at"] / 60, 2),
            "acts_per_second": round((now["moves"] - before["moves"]) / took, 1),
            "loop_lag_ms": sample.worst_lag(before["lag"], now["lag"]),
            **{name: now[name] for name in ("rss_mb", "workers_pss_mb", "files", "sockets")},
            "rooms": now["rooms"],
            **crowd,
            "gone": now["gone"],
        }
        self.lines.append(line)
        with self._out.open("a") as out:
            out.write(json.dumps(line) + "\n")
        print(f"  {shown(line)}", file=sys.stderr, flush=True)


def shown(line: Line) -> str:
    """The line for people."""
    parts = [
        f"{line['minute']:6.1f} min",
        f"server {line['rss_mb']:.1f} MB",
        f"bots {line['workers_pss_mb']:.0f} MB",
        f"{line['files']} files",
        f"{line['sockets']:.0f} sockets",
        f"{line['playing']} tables played, {line['rooms']:.0f} in memory",
        f"{line['acts_per_second']:.0f} acts/s",
        f"p50 {line['p50_ms']:.1f} p99 {line['p99_ms']:.1f} ms",
        f"loop late {line['loop_lag_ms']:.0f} ms",
        f"client late {line['client_lag_ms']:.0f} ms, {max(line['client_cpu']):.2f} CPU, "
        f"{max(line['client_mb']):.0f} MB",
    ]
    if line["client_lag_ms"] > 1000 * LATE:
        parts.append("(the client itself was late)")
    for name in ("lost", "trouble", "still"):
        if line[name]:
            parts.append(f"{name.upper()}: {line[name]}")
    return " | ".join(parts)


def soak(minutes: float, tables: int, data: Path, out: Path, build: str) -> list[Line]:
    """Run it; the lines of figures. What the server logs is left in its data folder."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("")
    served = Program(("-m", "kartki", "serve", "--log-format", "json"), build).start(
        free_port(), data
    )
    try:
        served.wait_until_listening()
        running = Soak(served, out)
        asyncio.run(running.run(minutes, tables))
        return running.lines
    finally:
        served.stop()


def troubles_in_log(data: Path) -> list[str]:
    """Lines of the server's log that are errors, or no lines of the log at all."""
    return [line for line in _log(data) if _level(line) in ("error", "?")]


def warnings_in_log(data: Path) -> list[str]:
    return [line for line in _log(data) if _level(line) == "warning"]


def _log(data: Path) -> list[str]:
    return (data / "server.log").read_text("utf-8", "replace").splitlines()


def _level(line: str) -> str:
    try:
        return str(json.loads(line)["level"])
    except (ValueError, KeyError, TypeError):
        return "greeting" if "http://" in line else "?"
