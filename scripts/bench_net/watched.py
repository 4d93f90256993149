"""A table that is watched: players at a steady pace, without spectators and with many, in turn.

Players and spectators are two processes beside the server's, so that a player's time is not that of
a busy client. In each round nobody watches, then all come, then they come and go, then some are
lost at once, the rest leave, and again nobody watches.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

import uvloop

from scripts.bench_net.proc import (
    CLONE,
    HOST,
    Program,
    Served,
    cpu_seconds,
    free_port,
    machine_seconds,
)
from scripts.bench_net.room import GamePlan, Room, ServerAddress
from scripts.bench_net.rounds import fresh_folder, say
from scripts.bench_net.seat import LoadTrouble
from scripts.bench_net.tally import Tally, percentile

SETTLING: Final = 2.0  # seconds between two parts, for what the last one left behind
AFTER_LOSS: Final = 3.0  # seconds in which the loss of many is felt


@dataclass(frozen=True)
class Watched:
    """How many look on, and how they come and go."""

    spectators: int = 1000
    joins: float = 100.0  # a second, and as many leave
    lost: int = 200
    seconds: float = 30.0  # of each part: a p99 takes hundreds of answers
    rounds: int = 6
    thinking: float = 0.2  # of the players, on the average
    others: int = 10  # tables beside it, which nobody watches


class Company:
    """The players, at the watched table and at those beside it. A round is shorter than a game."""

    def __init__(self, where: ServerAddress, watched: Watched, number: int) -> None:
        self.tally: Final = Tally()  # of the watched table
        self.others: Final = Tally()
        plan, seed = GamePlan("kolejka", thinking=watched.thinking), 1000 * number
        self.first: Final = Room(where, plan, self.tally, seed)
        self._rest: Final = [
            Room(where, plan, self.others, seed + beside) for beside in range(1, watched.others + 1)
        ]

    async def open(self) -> None:
        for room in (self.first, *self._rest):
            await room.open()
            room.play()
        await asyncio.sleep(SETTLING)

    def close(self) -> None:
        for room in (self.first, *self._rest):
            if room.trouble is not None:
                raise room.trouble
            room.close()


class Spectators:
    """The other process."""

    def __init__(self, port: int, watch: str) -> None:
        command = [sys.executable, "-m", "scripts.bench_net.spectators"]
        command += ["--port", str(port), "--watch", watch]
        environment = os.environ | {"KARTKI_BUILD": "pure"}
        self._process: Final = subprocess.Popen(
            command, cwd=CLONE, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    async def obey(self, order: str) -> dict[str, float]:
        return await asyncio.to_thread(self._obey, order)

    def _obey(self, order: str) -> dict[str, float]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{order}\n".encode())
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline() or '{"trouble": "they are gone"}')
        if "trouble" in answer:
            raise LoadTrouble(answer["trouble"])
        found: dict[str, float] = answer
        return found

    def cpu(self) -> float:
        return cpu_seconds(self._process.pid)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def measure(build: str, watched: Watched) -> list[dict[str, Any]]:
    """A round a dictionary: what each part cost, and how long players waited in it."""
    program = Program(("-m", "kartki", "serve"), build)
    served = program.start(free_port(), fresh_folder("spectators"))
    try:
        served.wait_until_listening()
        return uvloop.run(_measure(served, watched))
    finally:
        served.kill()


async def _measure(served: Served, watched: Watched) -> list[dict[str, Any]]:
    found = []
    for number in range(1, watched.rounds + 1):
        say(f"round {number} of {watched.rounds}: {watched.spectators} spectators")
        company = Company(ServerAddress(HOST, served.port), watched, number)
        await company.open()
        spectators = Spectators(served.port, company.first.watch)
        try:
            found.append(await _round(served, company, spectators, watched))
        finally:
            spectators.end()
        company.close()
    return found


async def _round(
    served: Served, company: Company, spectators: Spectators, watched: Watched
) -> dict[str, Any]:
    async def part(order: str, least: float = 0.0) -> dict[str, Any]:
        return await _part(served, company, spectators, order, least)

    empty = served.resident_megabytes()
    found = {"before": await part("", watched.seconds / 2)}
    found["coming"] = await part(f"come {watched.spectators}")
    full = served.resident_megabytes()
    found["with"] = await part("", watched.seconds)
    found["churn"] = await part(f"churn {watched.joins} {watched.seconds}")
    found["loss"] = await part(f"lose {watched.lost}", AFTER_LOSS)
    found["leaving"] = await part("leave", SETTLING)
    found["after"] = await part("", watched.seconds / 2)
    return {**found, "spectators_mb": full - empty}


async def _part(
    served: Served, company: Company, spectators: Spectators, order: str, least: float
) -> dict[str, Any]:
    """One part: at least so many seconds, or until the order is carried out."""
    loop = asyncio.get_running_loop()
    tallies = {"": company.tally, "others_": company.others}
    began, before = loop.time(), cpu_seconds(served.pid)
    ours, everybody = time.process_time() + spectators.cpu(), machine_seconds()
    for tally in tallies.values():
        tally.open(0.0)
    found: dict[str, Any] = dict(await spectators.obey(order)) if order else {}
    await asyncio.sleep(max(0.0, began + least - loop.time()))
    found["took"] = loop.time() - began
    found["server_cpu"] = cpu_seconds(served.pid) - before
    ours = time.process_time() + spectators.cpu() - ours + found["server_cpu"]
    found["others_cpu"] = (machine_seconds() - everybody - ours) / found["took"]
    for name, tally in tallies.items():
        found[f"{name}answers"] = list(tally.answers)
        found[f"{name}p50"] = 1000 * percentile(tally.answers, 0.5)
        found[f"{name}p99"] = 1000 * percentile(tally.answers, 0.99)
        found[f"{name}longest"] = 1000 * max(tally.answers, default=0.0)
    return found
