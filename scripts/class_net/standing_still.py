"""What a pause is held against: the stored lines, the tops that spin, what browsers are told."""

import json
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final

import websockets

from scripts.class_net import seats
from scripts.class_net.in_browsers import InBrowsers
from tests.server.running import Running

Do = Callable[[Coroutine[Any, Any, int]], int]  # in the loop of the sockets
SAME: Final = 60  # milliseconds: a top is wound up anew for whoever comes


class Still:
    def __init__(self, server: Running, screens: InBrowsers, do: Do) -> None:
        self.server: Final = server
        self.screens: Final = screens
        self.do: Final = do
        self.lines: Counter[str] = Counter()
        self.tops: dict[str, int] = {}  # for how long each has spun, by its table's code
        self._tables: list[str] = []
        self._told: dict[str, int] = {}

    def look(self, tables: list[str]) -> None:
        """So it stands: nothing of it may change until the pause is over."""
        self._tables = tables
        self.lines = seats.lines(self.server.data)
        self.tops = self._spinning()
        self._told = {one.name: one.told() for one in self.screens.all}

    def moved(self, *, killed: bool) -> list[str]:
        """After a kill a top is as old as what was stored last: what was not has not passed."""
        found = []
        if seats.lines(self.server.data) != self.lines:
            found.append(f"lines: {self.lines} -> {seats.lines(self.server.data)}")
        now = self._spinning()
        if now.keys() != self.tops.keys():
            found.append(f"tops: {self.tops} -> {now}")
        for table, spun in now.items():
            gone = spun - self.tops.get(table, spun)
            if gone > SAME or (gone < -SAME and not killed):
                found.append(f"the top at {table}: {self.tops[table]} -> {spun} ms")
        for one in self.screens.all:
            if one.told() != self._told[one.name]:
                found.append(f"{one.name} was told of something")
        return found

    def _spinning(self) -> dict[str, int]:
        """As whoever looks in now is told."""
        told = {table: self.do(spun(self.server, table)) for table in self._tables}
        return {table: since for table, since in told.items() if since >= 0}


async def spun(server: Running, table: str) -> int:
    async with websockets.connect(server.ws, max_size=None, proxy=None) as socket:
        await socket.send(json.dumps({"t": "hello", "table": table, "key": "", "last": -1}))
        while (message := json.loads(await socket.recv()))["t"] != "welcome":
            pass
        return int(message["spun"])
