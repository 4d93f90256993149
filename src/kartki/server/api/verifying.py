"""Verifying a record that somebody sends: in a process of its own, one at a time.

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
from kartki.server.api.desk import NO_STORE, Asking, as_json, busy
from kartki.server.api.forms import FaultInfo, ProofInfo, Verdict
from kartki.server.api.refusing import Refused
from kartki.server.api.verifier import TOO_MUCH, Found, Task
from kartki.server.boxes import Boxes
from kartki.server.thinking.thinker import ENVIRONMENT
from kartki.words.speech import Speech

LONGEST_RECORD: Final = 2_000_000  # bytes: more than a hundred long games
SECONDS: Final = 30.0
LOOK: Final = 0.2  # seconds between looks whether the house closes
COMMAND: Final = (sys.executable, "-P", "-m", "kartki.server.api.verifier")


async def verify(asking: Asking) -> Response | Refused:
    found = await looked_at(asking, film=False)
    if isinstance(found, Refused):
        return found
    return as_json(verdict(found, asking.language), headers=NO_STORE)


async def looked_at(asking: Asking, film: bool) -> Found | Refused:
    queue = asking.desk.verifying
    if queue.is_full():
        return busy()
    task = Task(asking.body, own_editions(asking.house.boxes), film)
    async with queue.turn():
        return await judge(asking, msgspec.msgpack.encode(task))


def own_editions(boxes: Boxes) -> tuple[str, ...]:
    known = [(game, name) for game in catalogue.names() for name in shelf.names(game)]
    return tuple([text for game, name in known if (text := boxes.text(game, name))])


async def judge(asking: Asking, task: bytes) -> Found | Refused:
    """What the process has found; it is killed when it takes too long or the house closes."""
    now = asyncio.get_running_loop().time
    until = now() + SECONDS
    process = await asyncio.to_thread(start)
    ended = asyncio.ensure_future(asyncio.to_thread(process.communicate, task))
    try:
        while not ended.done() and now() < until and not asking.house.stopping:
            await asyncio.wait({ended}, timeout=LOOK)
    finally:
        process.kill()  # one that has ended does not mind
    output, _ = await ended
    return told(asking, process.returncode, output)


def told(asking: Asking, code: int, output: bytes) -> Found | Refused:
    if code == 0:
        return msgspec.msgpack.decode(output, type=Found)
    if asking.house.stopping:
        return Refused(503, Refusal("house.stopping", ""))
    if code in (TOO_MUCH, -signal.SIGKILL):
        asking.house.log.warning("verify", exit=code, characters=len(asking.body))
        return Refused(422, Refusal("verify.too_much", "", (("number", int(SECONDS)),)))
    asking.house.log.error("verify", exit=code, characters=len(asking.body))
    return Refused(500, Refusal("house.fault", ""))


def start() -> subprocess.Popen[bytes]:
    """In a session of its own: the terminal's Ctrl-C is for the server."""
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
        return Verdict(ProofInfo(*counts, dealer, found.over), None)
    return Verdict(None, fault_info(found, language))


def fault_info(found: Found, language: str) -> FaultInfo:
    sentence = fault_sentence(found, Speech(language))
    return FaultInfo(found.code, found.line, found.column, found.found, found.rule, sentence)


def fault_sentence(found: Found, speech: Speech) -> str:
    message = f"fault-{found.code.replace('.', '-')}"
    if speech.has(message):
        return speech.say(message, found=found.found)
    return speech.say("fault-refused", found=found.found, code=found.code, rule=found.rule)
