"""The load client as a command: many tables at once for a while, then one line of JSON.

python -m scripts.bench_net.load --port N --server-pid PID --game kolejka --tables 100 --seconds 10
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import time
from typing import Any, Final

import uvloop

from scripts.bench_net.proc import HOST, cpu_seconds, machine_seconds
from scripts.bench_net.room import GamePlan, Room, ServerAddress
from scripts.bench_net.seat import LoadTrouble
from scripts.bench_net.tally import Tally

AT_ONCE: Final = 20  # tables that are opened at the same time


class Crowd:
    """Keeps a number of tables in play: one that ends is replaced by a new one."""

    def __init__(self, where: ServerAddress, wanted: GamePlan, seed: int) -> None:
        self.tally: Final = Tally()
        self.rooms: Final[list[Room]] = []
        self._where: Final = where
        self._wanted: Final = wanted
        self._seed = seed * 1_000_000
        self._slots: Final = asyncio.Semaphore(AT_ONCE)
        self._opening: Final[set[asyncio.Task[None]]] = set()
        self._troubles: Final[list[LoadTrouble]] = []

    async def open(self, tables: int) -> None:
        await asyncio.gather(*(self._new_room() for _ in range(tables)))

    async def _new_room(self) -> Room:
        self._seed += 1
        room = Room(self._where, self._wanted, self.tally, self._seed)
        room.on_over = self._follow
        async with self._slots:
            await room.open()
        self.rooms.append(room)
        return room

    def _follow(self, ended: Room) -> None:
        self.rooms.remove(ended)
        ended.close()
        if ended.trouble is not None:
            self._troubles.append(ended.trouble)
        else:
            self._opening.add(asyncio.get_running_loop().create_task(self._open_and_play()))

    async def _open_and_play(self) -> None:
        (await self._new_room()).play()

    def play(self) -> None:
        for room in list(self.rooms):
            room.play()

    def pause(self) -> None:
        """No seat acts any more; commands on their way are still answered."""
        for room in self.rooms:
            room.playing = False

    def close(self) -> None:
        for room in self.rooms:
            room.close()

    def check(self) -> None:
        """Raise if anything went wrong, because the figures would not count."""
        for trouble in self._troubles:
            raise trouble
        for task in self._opening:
            if task.done():
                task.result()


async def measure(crowd: Crowd, asked: argparse.Namespace) -> dict[str, Any]:
    """Warm up, then measure for a while, with the CPU time that client and server have used."""
    began = time.perf_counter()
    await crowd.open(asked.tables)
    opening = time.perf_counter() - began
    crowd.play()
    await asyncio.sleep(asked.warm)
    server, client = cpu_seconds(asked.server_pid), time.process_time()
    everybody, start = machine_seconds(), time.perf_counter()
    crowd.tally.open(start)
    before = {room: room.moves for room in crowd.rooms}
    _mark(asked, signal.SIGUSR1)
    await asyncio.sleep(asked.seconds)
    _mark(asked, signal.SIGUSR2)
    took = time.perf_counter() - start
    found: dict[str, Any] = crowd.tally.report(took)
    found["server_cpu"] = (cpu_seconds(asked.server_pid) - server) / took
    found["moves_per_cpu_second"] = found["moves_per_second"] / max(found["server_cpu"], 0.01)
    found["client_cpu"] = (time.process_time() - client) / took
    whole = (machine_seconds() - everybody) / took
    found["others_cpu"] = whole - found["server_cpu"] - found["client_cpu"]
    found["opening_seconds"] = opening
    crowd.check()
    still = [room for room in crowd.rooms if room.moves == before.get(room)]
    if still:
        raise LoadTrouble(f"{len(still)} tables stood still, {still[0].code} among them")
    crowd.close()
    return found


def _mark(asked: argparse.Namespace, end: signal.Signals) -> None:
    """Signal a profiled server when the measurement begins and ends."""
    if asked.profiled:
        os.kill(asked.server_pid, end)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--server-pid", type=int, required=True)
    parser.add_argument("--game", default="kolejka")
    parser.add_argument("--pace", default="live")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--thinking", type=float, default=0.0, help="seconds on the average")
    parser.add_argument("--warm", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profiled", action="store_true", help="the server is watched")
    return parser.parse_args()


async def _main(asked: argparse.Namespace) -> dict[str, Any]:
    wanted = GamePlan(asked.game, asked.pace, asked.thinking)
    return await measure(Crowd(ServerAddress(HOST, asked.port), wanted, asked.seed), asked)


def main() -> None:
    try:
        json.dump(uvloop.run(_main(_asked())), sys.stdout)
    except (LoadTrouble, OSError) as trouble:
        sys.exit(f"The load could not be kept up: {trouble}")


if __name__ == "__main__":
    main()
