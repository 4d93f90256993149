"""A real server in a process of its own, started and stopped by tests."""

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any

STARTS_WITHIN = 120.0  # seconds: a busy machine may take its time
ENDS_WITHIN = 120.0  # seconds for an answer, or for a process to end
CLONE = Path(__file__).parents[2]
# Below those that a system gives to outgoing connections, which would take them from a server
# that is down for a moment. (Windows and macOS begin at 49,152, Linux at 32,768.)
PORTS = range(20_000, 32_000)


def free_port() -> int:
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Running:
    """`kartki serve` on a free port with its store in `data`; can be killed and started again."""

    def __init__(self, data: Path, port: int = 0, *, program: list[str] | None = None) -> None:
        self.data = data
        self.port = port or free_port()
        self.log = data / "server.log"
        self.program = program or [sys.executable, "-m", "kartki"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *options: str, **environ: str) -> "Running":
        """Started, and it answers; `environ` is added to the environment."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), *options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, *arguments],
                stdout=log,
                stderr=log,
                cwd=CLONE,
                env={**os.environ, "KARTKI_BOT_WORKERS": "1", **self._no_pages(), **environ},
            )
        self.await_ready()
        return self

    def _no_pages(self) -> dict[str, str]:
        """The same server whether or not somebody has built the client in this clone."""
        empty = self.data / "no-pages"
        empty.mkdir(exist_ok=True)
        return {"KARTKI_PAGES": str(empty)}

    def await_ready(self) -> None:
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()[-2000:]}")
            with contextlib.suppress(OSError, HTTPException):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=ENDS_WITHIN).read()
                return
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(ENDS_WITHIN)
            self.process = None

    def await_death(self, seconds: float = ENDS_WITHIN) -> int:
        """It was told to die at a crash point: wait until it has."""
        assert self.process is not None
        code = self.process.wait(seconds)
        self.process = None
        return code

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method="POST")
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request, timeout=ENDS_WITHIN) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def get(self, path: str, **headers: str) -> bytes:
        request = urllib.request.Request(self.url + path, headers=headers)
        with urllib.request.urlopen(request, timeout=ENDS_WITHIN) as answer:
            found: bytes = answer.read()
        return found


@contextlib.contextmanager
def running(data: Path, *options: str, **environ: str) -> Iterator[Running]:
    with started(Running(data), *options, **environ) as server:
        yield server


@contextlib.contextmanager
def started(server: Running, *options: str, **environ: str) -> Iterator[Running]:
    try:
        yield server.start(*options, **environ)
    finally:
        server.kill()
