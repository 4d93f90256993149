"""Verifies records that clients send, one at a time, in another process.

A record of two megabytes can keep Python busy for a minute, and a thread that computes can
neither be stopped nor kept from slowing down everybody else.
"""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final, Literal, cast

import msgspec
from starlette.responses import Response

from kartki.core import catalogue
from kartki.core.play import Refusal
from kartki.editions import shelf
from kartki.server.api.context import NO_STORE, ApiCall, as_json, busy
from kartki.server.api.problems import Refused
from kartki.server.api.schemas import FaultInfo, ProofInfo, Verdict
from kartki.server.api.verify_process import OUT_OF_MEMORY, Found, Task
from kartki.server.lobby.editions import Editions
from kartki.server.thinking.worker_handle import ENVIRONMENT
from kartki.words.speech import Speech

LONGEST_RECORD: Final = 2_000_000  # bytes: more than a hundred long games
SECONDS: Final = 30.0
LOOK: Final = 0.2  # seconds between checks whether the server stops
COMMAND: Final = (sys.executable, "-P", "-m", "kartki.server.api.verify_process")


async def verify(call: ApiCall) -> Response | Refused:
    found = await run_process(call, frames=False)
    if isinstance(found, Refused):
        return found
    return as_json(verdict(found, call.language), headers=NO_STORE)


async def run_process(call: ApiCall, frames: bool) -> Found | Refused:
    queue = call.api.verifying
    if queue.is_full(call.address):
        return busy()
    task = Task(call.body, own_editions(call.lobby.editions), frames)
    async with queue.turn(call.address):
        return await judge(call, msgspec.msgpack.encode(task))


def own_editions(editions: Editions) -> tuple[str, ...]:
    known = [(game, name) for game in catalogue.names() for name in shelf.names(game)]
    return tuple([text for game, name in known if (text := editions.text(game, name))])


async def judge(call: ApiCall, task: bytes) -> Found | Refused:
    """Run the process; it is killed if it takes too long or the server stops."""
    now = asyncio.get_running_loop().time
    until = now() + SECONDS
    process = await asyncio.to_thread(start)
    ended = asyncio.ensure_future(asyncio.to_thread(process.communicate, task))
    try:
        while not ended.done() and now() < until and not call.lobby.stopping:
            await asyncio.wait({ended}, timeout=LOOK)
    finally:
        process.kill()  # no error if it has already ended
    output, _ = await ended
    return outcome_of(call, process.returncode, output)


def outcome_of(call: ApiCall, code: int, output: bytes) -> Found | Refused:
    if code == 0:
        return msgspec.msgpack.decode(output, type=Found)
    if call.lobby.stopping:
        return Refused(503, Refusal("house.stopping", ""))
    if code in (OUT_OF_MEMORY, -signal.SIGKILL):
        call.services.log.warning("verify", exit=code, characters=len(call.body))
        return Refused(422, Refusal("verify.too_much", "", (("number", int(SECONDS)),)))
    call.services.log.error("verify", exit=code, characters=len(call.body))
    return Refused(500, Refusal("house.fault", ""))


def start() -> subprocess.Popen[bytes]:
    """Start it in its own session, so that Ctrl-C in the terminal reaches the server only."""
    given = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    folders = [str(Path(folder).absolute()) for folder in sys.path]
    return subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**given, "PYTHONPATH": os.pathsep.join(folders)},
        start_new_session=True,
    )


def verdict(found: Found, language: str) -> Verdict:
    if not found.code:
        dealer = cast(Literal["sealed", "seeded", "hand"], found.dealer)
        counts = (found.lines, found.fingerprints, found.refusals, found.chances)
        return Verdict(ProofInfo(*counts, dealer, found.over, found.by_time), None)
    return Verdict(None, fault_info(found, language))


def fault_info(found: Found, language: str) -> FaultInfo:
    sentence = fault_sentence(found, Speech(language))
    return FaultInfo(found.code, found.line, found.column, found.found, found.rule, sentence)


def fault_sentence(found: Found, speech: Speech) -> str:
    message = f"fault-{found.code.replace('.', '-')}"
    if speech.has(message):
        return speech.say(message, found=found.found)
    return speech.say("fault-refused", found=found.found, code=found.code, rule=found.rule)
