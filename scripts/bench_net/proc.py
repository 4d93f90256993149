"""A server as a process of its own: started, asked what it costs, stopped or killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CLONE: Final = Path(__file__).resolve().parent.parent.parent
HOST: Final = "127.0.0.1"
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PATIENCE: Final = 30.0  # seconds until a server has to listen, or to be gone

# All the load comes from one address and is quicker than any person: the limits that keep bad
# clients out are lifted. What each command costs is not changed by them.
WIDE_LIMITS: Final = {
    "KARTKI_SOCKETS_PER_ADDRESS": "5000",
    "KARTKI_TABLES_PER_ADDRESS_PER_HOUR": "100000",
    "KARTKI_COMMANDS_PER_SECOND": "10000",
    "KARTKI_BURST": "10000",
    "KARTKI_LOG_LEVEL": "warning",
}
# What scripts are asked for: the server would point it out as no setting of its own.
NO_SETTINGS: Final = ("KARTKI_MINUTES", "KARTKI_TABLES")


class ServerTrouble(Exception):
    """The server did not start, or did not stop."""


@dataclass(frozen=True)
class Program:
    """What to start: the arguments after `python`, and the build of the rules."""

    arguments: tuple[str, ...]
    build: str = "pure"

    def start(self, port: int, data: Path) -> "Served":
        data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, *self.arguments, "--port", str(port), "--data", str(data)]
        environment = os.environ | WIDE_LIMITS | {"KARTKI_BUILD": self.build}
        for name in NO_SETTINGS:
            environment.pop(name, None)
        with (data / "server.log").open("ab") as log:
            process = subprocess.Popen(command, cwd=CLONE, env=environment, stdout=log, stderr=log)
        return Served(process, port, data)


class Served:
    def __init__(self, process: "subprocess.Popen[bytes]", port: int, data: Path) -> None:
        self.port: Final = port
        self.data: Final = data
        self._process: Final = process

    @property
    def pid(self) -> int:
        return self._process.pid

    def wait_until_listening(self, pause: float = 0.02) -> float:
        """When the port first took a connection."""
        ends = time.perf_counter() + _PATIENCE
        while time.perf_counter() < ends:
            try:
                socket.create_connection((HOST, self.port), timeout=1).close()
                return time.perf_counter()
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(pause)
        raise ServerTrouble(self._last_words())

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise ServerTrouble(f"It did not stop when asked to. {self._last_words()}") from None

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def resident_megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def _last_words(self) -> str:
        words = (self.data / "server.log").read_text(errors="replace")[-2000:]
        return f"The server (exit code {self._process.poll()}) said:\n{words}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_seconds(pid: int) -> float:
    """What a process and its descendants have used, in and out of the kernel."""
    return sum(_ticks(member) for member in _family(pid)) / _TICKS


def machine_seconds() -> float:
    """The CPU time of all programs, and the time stolen by other virtual machines."""
    user, nice, system, _, _, _, _, steal = Path("/proc/stat").read_text().split()[1:9]
    return (int(user) + int(nice) + int(system) + int(steal)) / _TICKS


def _family(pid: int) -> list[int]:
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [
                member for child in task.read_text().split() for member in _family(int(child))
            ]
        except OSError:
            continue  # a thread that has just ended
    return found


def _ticks(pid: int) -> int:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12]) + int(fields[13]) + int(fields[14])
