"""A transcript: what was done to a server, step by step, and what each viewer heard of it.

Left out is what no two runs or builds need to share: codes drawn by chance (told by their names),
pings, HTTP headers, the wire's version, the move of a hint, and of a choice
everything but its move.
"""

import asyncio
import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.inner import Inside
from tests.server.inputs import (
    Come,
    Fetch,
    Heard,
    Input,
    Leave,
    Pass,
    Restart,
    Say,
)
from tests.server.memory_store import MemoryStore
from tests.server.stillness import StillClock, StillLoop, still

FOLDER: Final = Path(__file__).parent
UNHEARD: Final = ("log", "thinking")  # what the server's owner and the bots are told
PING: Final = b'{"t":"ping"'

_STAND_INS: Final = {"hint": {"move": "{hint}"}, "welcome": {"v": "{version}"}}

# what messages have had since: a hint its choice, a frame of a film the act that it begins with
_LATER: Final = {"hint": ("choice",), "frame": ("by", "act")}

Message = Any  # a JSON object, or the line that says how a socket was closed
Done = Come | Fetch | Leave | Pass | Restart | Say


class Step(msgspec.Struct):
    """One input, and what came of it: by viewer, in the order in which it came."""

    input: Done
    heard: dict[str, list[Message]]


def recorded(
    inputs: Callable[[Inside], Iterable[Input]], store: MemoryStore | None = None
) -> list[Step]:
    """Through the whole server, in time that stands still; `inputs` may look at what was heard."""
    clock = StillClock()
    steps: list[Step] = []
    with (
        still(clock, {}, b""),
        asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner,
    ):
        runner.run(_record(Inside(clock, set(), store), inputs, steps))
    return steps


async def _record(
    inside: Inside, inputs: Callable[[Inside], Iterable[Input]], steps: list[Step]
) -> None:
    journal = await inside.run(_noted(inside, inputs(inside), steps))
    steps[-1].heard["record"] = [journal.lines]


def _noted(inside: Inside, inputs: Iterable[Input], steps: list[Step]) -> Iterator[Input]:
    """Each of them, and after it what was heard meanwhile."""
    known: dict[str, int] = {}
    for one in inputs:
        yield one
        assert isinstance(one, Done)
        steps.append(Step(one, _news(inside, known)))


def _news(inside: Inside, known: dict[str, int]) -> dict[str, list[Message]]:
    found: dict[str, list[Message]] = {}
    for who, heard in inside.heard.items():
        new, known[who] = heard[known.get(who, 0) :], len(heard)
        told = [one for one in new if not one.data.startswith(PING)]
        if told and not who.startswith(UNHEARD):
            found[who] = [_message(inside, one) for one in told]
    return found


def _message(inside: Inside, one: Heard) -> Message:
    text = inside.nameless(one.data.decode())
    if text.startswith("{"):
        return _lasting(json.loads(text))
    if text.startswith("/"):
        return _answer(text)
    return text


def _answer(text: str) -> Message:
    """Path and status of an HTTP answer, and its body, as JSON where it is some."""
    head, _, body = text.partition("\n")
    path, status, _ = head.split(" ", 2)
    told = _lasting(json.loads(body)) if "application/json" in head else body
    return {"path": path, "status": int(status), "body": told}


def _lasting(message: Message) -> Message:
    """Without what is going to be described in another way, or hangs on how bots are asked."""
    if isinstance(message, list):
        return [_lasting(one) for one in message]
    if not isinstance(message, dict):
        return message
    message = {**message, **_STAND_INS.get(message.get("t", ""), {})}
    later = _LATER["hint"] if message.get("t") == "hint" else _LATER["frame"]
    if message.get("t") == "hint" or "seen" in message:
        message = {name: value for name, value in message.items() if name not in later}
    return {
        name: [{"move": choice["move"]} for choice in value]
        if name == "legal" and isinstance(value, list)
        else _lasting(value)
        for name, value in message.items()
    }


# on the disk


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.gz"


def write(path: Path, steps: list[Step]) -> None:
    lines = b"".join(msgspec.json.encode(step) + b"\n" for step in steps)
    path.write_bytes(gzip.compress(lines, 9, mtime=0))


def read(path: Path) -> list[Step]:
    lines = gzip.decompress(path.read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Step) for line in lines]
