"""The spectators of one table as a process: they come, come and go, are lost, and leave.

python -m scripts.bench_net.spectators --port N --watch CODE

It reads an order a line ("come 1000", "churn 100 10", "lose 200", "leave") and answers each with
one line of JSON.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections import deque
from typing import Final

import uvloop

from scripts.bench_net.proc import HOST
from scripts.bench_net.seat import LoadTrouble
from scripts.bench_net.spectator import Spectator
from scripts.bench_net.tally import percentile

AT_ONCE: Final = 20  # sockets that are opened at the same time
# They stand for a thousand machines elsewhere, and must not take the cores of server and players.
LAST_OF_ALL: Final = 15


class Public:
    def __init__(self, port: int, watch: str) -> None:
        self._port: Final = port
        self._watch: Final = watch
        self._here: Final[deque[Spectator]] = deque()
        self._slots: Final = asyncio.Semaphore(AT_ONCE)
        self._times: Final[list[float]] = []
        self._rooms = 0  # of those who have left

    async def obey(self, order: str) -> dict[str, float]:
        what, *numbers = order.split()
        began, rooms = time.perf_counter(), self._all_rooms()
        self._times.clear()
        if what == "come":
            await asyncio.gather(*(self._come() for _ in range(int(numbers[0]))))
        elif what == "churn":
            await self._churn(float(numbers[0]), float(numbers[1]))
        elif what == "lose":
            self._go(int(numbers[0]), lost=True)
        elif what == "leave":
            self._go(len(self._here), lost=False)
        self._check()
        return {
            "here": len(self._here),
            "joined": len(self._times),
            "seconds": time.perf_counter() - began,
            "join_p50": 1000 * percentile(self._times, 0.5),
            "join_p99": 1000 * percentile(self._times, 0.99),
            "rooms": self._all_rooms() - rooms,
            "cpu": time.process_time(),
        }

    def _all_rooms(self) -> int:
        return self._rooms + sum(one.rooms for one in self._here)

    async def _come(self) -> None:
        async with self._slots:
            loop, new = asyncio.get_running_loop(), Spectator(HOST, self._port, self._watch)
            await loop.create_connection(lambda: new, HOST, self._port)
            self._here.append(new)
            await new.ready
        if new.came is not None:
            self._times.append(new.came)

    async def _churn(self, rate: float, seconds: float) -> None:
        """One comes and the one who has been there longest goes, so many times a second."""
        loop = asyncio.get_running_loop()
        began, coming = loop.time(), []
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - loop.time()))
            coming.append(loop.create_task(self._come()))
            self._go(1, lost=False)
        await asyncio.gather(*coming)

    def _go(self, number: int, lost: bool) -> None:
        for _ in range(min(number, len(self._here))):
            one = self._here.popleft()
            self._rooms += one.rooms
            self._complain(one)
            one.vanish() if lost else one.leave()

    def _check(self) -> None:
        for one in self._here:
            self._complain(one)

    def _complain(self, one: Spectator) -> None:
        if one.trouble:
            raise LoadTrouble(one.trouble)


async def _main(port: int, watch: str) -> None:
    public, loop = Public(port, watch), asyncio.get_running_loop()
    while order := await loop.run_in_executor(None, sys.stdin.readline):
        try:
            answer = json.dumps(await public.obey(order))
        except LoadTrouble as trouble:
            answer = json.dumps({"trouble": str(trouble)})
        print(answer, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--watch", required=True)
    asked = parser.parse_args()
    os.nice(LAST_OF_ALL)
    uvloop.run(_main(asked.port, asked.watch))


if __name__ == "__main__":
    main()
