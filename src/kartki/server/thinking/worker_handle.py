"""One worker as the server sees it: started, asked one thing at a time, and killed at need.

`Popen` starts it, not the event loop, because uvloop cannot keep files from being inherited.
The loop only carries the one socket that both hold.
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
    answered,
    frame,
)

CUTOFF_MS: Final = 1_000  # so long after the server should have killed it, a worker ends by itself
LAST_LOOK: Final = 0.05  # seconds; the answer may have come while the server was busy elsewhere
BURIAL: Final = 0.005  # seconds between looks at a process that is about to end
# what a worker may know of the server's environment: where things are, and no secrets
ENVIRONMENT: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "KARTKI_BUILD")


@final
class WorkerHandle(asyncio.Protocol):
    def __init__(self, process: subprocess.Popen[bytes], on_gone: "OnGone") -> None:
        self.fit = True  # can it be asked?
        self.asked = 0  # questions
        self.gone: Final = asyncio.Event()
        self._process: Final = process
        self._on_gone: Final = on_gone
        self._frames: Final = Frames()
        self._transport: asyncio.Transport | None = None
        self._awaited: asyncio.Future[Thought | Trouble] | None = None
        self._flaw = ""
        self._burial: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        return self._process.pid

    async def begin(self, setup: Setup) -> Trouble | None:
        """Why it cannot think, or None if it is ready."""
        said = await self._ask(setup, 0, START_SECONDS)
        return said if isinstance(said, Trouble) else None

    async def think(self, request: Request, limit: int, grace: int) -> Thought | Trouble:
        self.asked += 1
        question = Question(self.asked, limit, limit + grace + CUTOFF_MS, request)
        return await self._ask(question, self.asked, (limit + grace) / 1000)

    async def _ask(
        self, message: Setup | Question, number: int, seconds: float
    ) -> Thought | Trouble:
        if self._transport is None or not self.fit:
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
        """At once, and with it all that a bot has started in its group."""
        self.fit = False
        if self._burial is None:
            _kill_group(self._process)
            self._burial = asyncio.get_running_loop().create_task(self._bury())
        if self._transport is not None:
            self._transport.abort()

    # what the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """After something that is no answer nothing is believed, not even in the same piece."""
        try:
            for body in self._frames.feed(data):
                if not self._flaw:
                    self._hear(answered.decode(body))
        except (BrokenFrame, msgspec.MsgspecError):
            self._break_with("noise in the pipe")

    def _hear(self, answer: Answer) -> None:
        if self._awaited is None or self._awaited.done() or answer.number != self.asked:
            self._break_with("an answer to no question")
            return
        if answer.leaves:
            self.kill()
        self._awaited.set_result(answer.said)

    def _break_with(self, flaw: str) -> None:
        self._flaw = flaw
        self.kill()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, was killed, or has closed its pipe and is of no use any more."""
        self.kill()

    async def _bury(self) -> None:
        while self._process.poll() is None:
            await asyncio.sleep(BURIAL)
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
        with suppress(ProcessLookupError):  # it was quicker
            os.killpg(leader.pid, signal.SIGKILL)


async def launch(on_gone: OnGone) -> WorkerHandle:
    """A worker that has not begun yet; OSError if the system has no room for another."""
    ours, theirs = socket.socketpair()
    with theirs:
        try:
            process = _start(theirs)
        except OSError:
            ours.close()
            raise
    thinker = WorkerHandle(process, on_gone)
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        await loop.create_connection(lambda: thinker, sock=ours)
    else:
        await loop.create_unix_connection(lambda: thinker, sock=ours)
    return thinker


def _start(theirs: socket.socket) -> subprocess.Popen[bytes]:
    """In a session of its own: the terminal's Ctrl-C is for the server."""
    command = [sys.executable, "-P", "-m", "kartki.server.thinking.worker"]
    given, nowhere = _environment(), subprocess.DEVNULL
    if sys.platform == "win32":  # a socket can be given only to a process that runs
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=nowhere, env=given, creationflags=flags
        )
        assert process.stdin is not None
        with process.stdin as hand_over:
            hand_over.write(theirs.share(process.pid))
        return process
    return subprocess.Popen(
        command, stdin=theirs.fileno(), stdout=nowhere, env=given, start_new_session=True
    )


def _environment() -> dict[str, str]:
    """The worker finds the modules that the server finds, and no others."""
    given = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    folders = [str(Path(folder).absolute()) for folder in sys.path]
    return {**given, "PYTHONPATH": os.pathsep.join(folders)}
