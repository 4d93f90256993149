"""The server's side of one worker: starts it, asks one question at a time, kills it if needed.

`Popen` starts it, not the event loop, because uvloop cannot keep files from being inherited.
The event loop only handles the socket that both share.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, cast, final

import msgspec

from kartki.server.thinking.protocol import (
    START_SECONDS,
    Answer,
    BrokenFrame,
    Frames,
    Question,
    Request,
    Setup,
    Thought,
    Trouble,
    answer_decoder,
    frame,
)

CUTOFF_MS: Final = 1_000  # so long after the server should have killed it, a worker exits by itself
LAST_LOOK: Final = 0.05  # seconds; the answer may have come while the server was busy elsewhere
REAP_SECONDS: Final = 0.005  # seconds between checks whether a killed process has ended
# the environment variables that a worker gets: paths, but no secrets
ENVIRONMENT: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "KARTKI_BUILD")


@final
class WorkerHandle(asyncio.Protocol):
    def __init__(self, process: subprocess.Popen[bytes], on_gone: "OnGone") -> None:
        self.usable = True  # can it be asked?
        self.questions = 0  # questions
        self.gone: Final = asyncio.Event()
        self._process: Final = process
        self._on_gone: Final = on_gone
        self._frames: Final = Frames()
        self._transport: asyncio.Transport | None = None
        self._awaited: asyncio.Future[Thought | Trouble] | None = None
        self._flaw = ""
        self._reaper: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        return self._process.pid

    async def begin(self, setup: Setup) -> Trouble | None:
        """Set up the worker; Trouble if it failed, None if it is ready."""
        said = await self._ask(setup, 0, START_SECONDS)
        return said if isinstance(said, Trouble) else None

    async def think(self, request: Request, limit: int, grace: int) -> Thought | Trouble:
        self.questions += 1
        question = Question(self.questions, limit, limit + grace + CUTOFF_MS, request)
        return await self._ask(question, self.questions, (limit + grace) / 1000)

    async def _ask(
        self, message: Setup | Question, number: int, seconds: float
    ) -> Thought | Trouble:
        if self._transport is None or not self.usable:
            return Trouble("crashed", "gone before it was asked")
        answer: asyncio.Future[Thought | Trouble] = asyncio.get_running_loop().create_future()
        self._awaited = answer
        self._transport.write(frame(message))
        for wait in (seconds, LAST_LOOK):
            if not answer.done():
                await asyncio.wait({answer}, timeout=wait)
        self._awaited = None
        if answer.done():
            return answer.result()
        self.kill()
        return Trouble("slow", f"no answer in {round(seconds * 1000)} ms")

    def kill(self) -> None:
        """Kill it at once, with all processes that a bot has started in its group."""
        self.usable = False
        if self._reaper is None:
            _kill_group(self._process)
            self._reaper = asyncio.get_running_loop().create_task(self._reap())
        if self._transport is not None:
            self._transport.abort()

    # what the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """After bytes that are no valid answer, ignore everything else, even of the same chunk."""
        try:
            for body in self._frames.feed(data):
                if not self._flaw:
                    self._on_answer(answer_decoder.decode(body))
        except (BrokenFrame, msgspec.MsgspecError):
            self._reject_stream("noise in the pipe")

    def _on_answer(self, answer: Answer) -> None:
        if self._awaited is None or self._awaited.done() or answer.number != self.questions:
            self._reject_stream("an answer to no question")
            return
        if answer.leaves:
            self.kill()
        self._awaited.set_result(answer.said)

    def _reject_stream(self, flaw: str) -> None:
        self._flaw = flaw
        self.kill()

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended, was killed, or has closed its socket and is useless."""
        self.kill()

    async def _reap(self) -> None:
        while self._process.poll() is None:
            await asyncio.sleep(REAP_SECONDS)
        code = self._process.returncode
        ended = f"signal {-code}" if code < 0 else f"exit {code}"
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(Trouble("crashed", self._flaw or ended))
        self.gone.set()
        self._on_gone(self)


OnGone = Callable[[WorkerHandle], None]


def _kill_group(leader: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        leader.kill()
    else:
        with suppress(ProcessLookupError):  # it has already ended
            os.killpg(leader.pid, signal.SIGKILL)


async def launch(on_gone: OnGone) -> WorkerHandle:
    """Start a worker process; OSError if the system cannot start another."""
    ours, theirs = socket.socketpair()
    with theirs:
        try:
            process = _start(theirs)
        except OSError:
            ours.close()
            raise
    worker = WorkerHandle(process, on_gone)
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        await loop.create_connection(lambda: worker, sock=ours)
    else:
        await loop.create_unix_connection(lambda: worker, sock=ours)
    return worker


def _start(theirs: socket.socket) -> subprocess.Popen[bytes]:
    """Start it in its own session, so that Ctrl-C in the terminal reaches the server only."""
    command = [sys.executable, "-P", "-m", "kartki.server.thinking.worker"]
    given, devnull = _environment(), subprocess.DEVNULL
    if sys.platform == "win32":  # which passes sockets to running processes only
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=devnull, env=given, creationflags=flags
        )
        assert process.stdin is not None
        with process.stdin as hand_over:
            hand_over.write(theirs.share(process.pid))
        return process
    return subprocess.Popen(
        command, stdin=theirs.fileno(), stdout=devnull, env=given, start_new_session=True
    )


def _environment() -> dict[str, str]:
    """The worker finds the modules that the server finds, and no others."""
    given = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    folders = [str(Path(folder).absolute()) for folder in sys.path]
    return {**given, "PYTHONPATH": os.pathsep.join(folders)}
