"""A crowd of the long run as a process of its own: so many tables, kept in play.

python -m scripts.soak_net.crowd --port N --tables 150 --seed 1

It answers each line on its standard input with one line of JSON, what happened since the last,
and ends when the input does. What it costs itself, and how late it was, is part of it: a slow
client must not be taken for a slow server.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import time
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvloop

from scripts.bench_net.proc import HOST
from scripts.bench_net.room import ServerAddress
from scripts.soak_net.figures import Figures
from scripts.soak_net.sitting import TROUBLES, Plan, Sitting, quietly

PLANS: Final = (
    Plan("kolejka", "live", 4, 2),
    Plan("kolejka", "days", 3, 1),
    Plan("ration_board", "live", 3, 2),
    Plan("ration_board", "days", 4, 1),
    Plan("reglamentacja", "live", 4, 2),
    Plan("reglamentacja", "days", 3, 2),
)
BEAT: Final = 1.0  # seconds
OPENING: Final = 60.0  # seconds over which the first tables are opened
FIRST_GAMES: Final = 1500.0  # seconds: by then the first game of every table has ended
SOON: Final = (3.0, 12.0)  # seconds from the end of a game to the next
# How often each thing happens at a table: once in so many seconds on the average.
EVERY: Final = {
    "stroll": 120.0,
    "spectator": 300.0,
    "chat": 90.0,
    "hint": 150.0,
    "history": 600.0,
    "replay": 1200.0,
    "abandon": 3600.0,
}
LONG_ABSENCE: Final = 0.05  # of all absences: a bot stands in meanwhile
REMATCH: Final = 0.5  # of all games that end
LOOKED_AT: Final = 0.1  # of all games that end, from the first line to the last


class Crowd:
    def __init__(self, where: ServerAddress, tables: int, seed: int) -> None:
        self.where: Final = where
        self.figures: Final = Figures()
        self.sittings: Final[list[Sitting]] = []
        self._tables: Final = tables
        self._rng: Final = random.Random(seed)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._plans = 0

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.figures.trouble[f"client: {error!r}"[:160]] += 1

    # tables

    async def open_all(self) -> None:
        """The first tables end at any moment, as if they had begun at any: otherwise all games
        would grow, and end, together."""
        for _ in range(self._tables):
            self.spawn(self._sit_down(most_seconds=self._rng.uniform(60.0, FIRST_GAMES)))
            await asyncio.sleep(OPENING / self._tables)

    async def _sit_down(self, most_seconds: float = float("inf")) -> None:
        """A new table; if it cannot be opened, another one is tried."""
        plan = PLANS[self._plans % len(PLANS)]
        self._plans += 1
        while True:
            sitting = Sitting(self, plan, random.Random(self._rng.getrandbits(64)))
            try:
                await sitting.open()
            except TROUBLES as trouble:
                self.figures.trouble[f"opening: {trouble}"[:160]] += 1
                sitting.leave_for_good()
                await asyncio.sleep(5.0)
                continue
            sitting.ends_by = time.monotonic() + most_seconds
            self.sittings.append(sitting)
            self.figures.count("tables")
            return

    def over(self, sitting: Sitting) -> None:
        """A game has ended: some play again, the others leave and sit down elsewhere."""
        if sitting in self.sittings:
            self.sittings.remove(sitting)
            self.figures.count("games")
            self.spawn(self._go_on(sitting))

    async def _go_on(self, sitting: Sitting) -> None:
        await asyncio.sleep(self._rng.uniform(*SOON))
        if self._rng.random() < LOOKED_AT:
            await quietly(self, "replay", partial(self._replay, sitting.code))
        everybody = all(person.here for person in sitting.people)
        if everybody and self._rng.random() < REMATCH:
            try:
                await sitting.play_again()
                self.sittings.append(sitting)
                self.figures.count("rematches")
                return
            except TROUBLES as trouble:
                self.figures.trouble[f"rematch: {trouble}"[:160]] += 1
        sitting.leave_for_good()
        await self._sit_down()

    def _abandon(self, sitting: Sitting) -> None:
        self.sittings.remove(sitting)
        sitting.leave_for_good()
        self.figures.count("abandoned")
        self.spawn(self._sit_down())

    # what happens by the way

    async def beat(self) -> None:
        """Once a second: who does something, and how late are we ourselves?"""
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.figures.worst_lag = max(self.figures.worst_lag, time.monotonic() - due)
            for sitting in list(self.sittings):
                if time.monotonic() > sitting.ends_by:
                    self._abandon(sitting)
                elif sitting.playing:
                    self._stir(sitting)

    def _stir(self, sitting: Sitting) -> None:
        for what, seconds in EVERY.items():
            if self._rng.random() < BEAT / seconds and not sitting.ended:
                self._do(what, sitting)

    def _do(self, what: str, sitting: Sitting) -> None:
        rng = self._rng
        if what == "stroll":
            away = 150.0 if rng.random() < LONG_ABSENCE else rng.expovariate(1 / 12.0)
            sitting.stroll(away, politely=rng.random() < 0.5)
        elif what == "abandon":
            self._abandon(sitting)
        elif what == "spectator":
            self.spawn(quietly(self, what, lambda: sitting.look_on(rng.expovariate(1 / 40.0))))
        elif what == "chat":
            self.spawn(quietly(self, what, sitting.say))
        elif what == "replay":
            # The code as it is now: a rematch, which has not begun yet, has another one.
            self.spawn(quietly(self, what, partial(self._replay, sitting.code)))
        else:
            self.spawn(quietly(self, what, lambda: sitting.ask(what)))

    async def _replay(self, code: str) -> None:
        """The frames of a play in progress, as a spectator sees it; read and thrown away."""
        where = self.where
        reader, writer = await asyncio.open_connection(where.host, where.port)
        head = f"GET /api/tables/{code}/frames HTTP/1.1\r\nHost: {where.host}\r\n"
        writer.write(f"{head}Connection: close\r\n\r\n".encode())
        first = await reader.read(12)
        while await reader.read(1 << 16):
            pass
        writer.close()
        self.figures.count("replays")
        if first != b"HTTP/1.1 200":
            self.figures.trouble[f"replay: {first.decode('latin-1')}"] += 1

    # what is told of it

    def report(self, cpu: float) -> dict[str, Any]:
        now = time.monotonic()
        people = [person for sitting in self.sittings for person in sitting.people]
        found = self.figures.take()
        still = [why for sitting in self.sittings if (why := sitting.stands_still(now))]
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return found | {
            "tables": len(self.sittings),
            "here": sum(person.here for person in people),
            "still": still,
            "cpu": cpu,
            "client_mb": pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
        }


async def answer(crowd: Crowd) -> None:
    """A line of figures for each line that is asked for."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    used, at = time.process_time(), time.monotonic()
    while await reader.readline():
        took = time.monotonic() - at
        share = (time.process_time() - used) / max(took, 0.001)
        used, at = time.process_time(), time.monotonic()
        print(json.dumps(crowd.report(share)), flush=True)


async def main(asked: argparse.Namespace) -> None:
    crowd = Crowd(ServerAddress(HOST, asked.port), asked.tables, asked.seed)
    crowd.spawn(crowd.open_all())
    crowd.spawn(crowd.beat())
    await answer(crowd)
    for sitting in crowd.sittings:
        sitting.leave_for_good()


def raise_limit() -> None:
    """Each person is a socket: as many files as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    raise_limit()
    uvloop.run(main(parser.parse_args()))
