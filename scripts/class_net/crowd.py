"""A class of sixty at sockets: tables for the load client, and what a join costs a server.

The sockets are those of scripts/bench_net: they read bytes, so that sixty of them in one process
are not what is measured.
"""

import asyncio
import base64
import json
import random
import secrets
import time
from typing import Any, Final

from scripts.bench_net.proc import HOST, Served, cpu_seconds
from scripts.bench_net.room import GamePlan, Room, ServerAddress, post
from scripts.bench_net.seat import Seat
from scripts.bench_net.tally import Tally
from scripts.class_net.at_class import AtClass
from scripts.soak_net.sample import metrics

PUPILS: Final = 60
GONE_HOME: Final = 3  # taken out by the teacher: bots play on their seats
JOIN: Final = "kartki_join_seconds"


class House(str):
    """The address of a server, as the sockets of a class know it."""

    @property
    def ws(self) -> str:
        return f"ws://{self}/ws"


class ClassTable(Room):
    """A table that the class has laid: its pupils come with the keys that they joined with."""

    def __init__(
        self, where: ServerAddress, plan: GamePlan, tally: Tally, code: str, keys: dict[int, str]
    ) -> None:
        self._keys: Final = keys  # by seat; on the others sit bots
        super().__init__(where, plan, tally, hash(code))
        self.code = code
        self.people: Final = [seat for seat in self.seats if seat.key]

    def _make_seat(self, number: int) -> Seat:
        key = self._keys.get(number, "")
        return Seat(self, number, key, random.Random(self._rng.randbytes(8)))

    def told(self, size: int, asks: bool, now: float) -> None:
        """Has the last person of the table been told of it?"""
        self.tally.heard_of(size, asks)
        low = min(seat.n for seat in self.people)
        if low == self._low:
            return
        self._low, self._low_at = low, now
        while self._unheard and self._unheard[0][0] <= low:
            self.tally.all_heard(self._unheard.popleft()[1], now)

    async def come(self) -> None:
        for seat in self.people:
            await self.greet(seat)

    def play(self) -> None:
        self.playing = True
        for seat in self.people:
            seat.play_on()


class ClassOfSixty:
    def __init__(self, served: Served, game: str, thinking: float) -> None:
        self.served: Final = served
        self.where: Final = ServerAddress(HOST, served.port)
        self.game: Final = game
        self.plan: Final = GamePlan(game, thinking=thinking)
        self.tally: Final = Tally()
        self.keys: Final = {f"Pupil {n:02}": _key() for n in range(PUPILS)}
        self.tables: Final[list[ClassTable]] = []
        self.key: Final = _key()
        self.code = ""
        self._keeping: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        body = {"request": secrets.token_hex(8), "key": self.key, "game": self.game}
        made = await post(
            self.where, "/api/classes", {**body, "language": "pl", "expected": PUPILS}
        )
        self.code = made["code"]
        house: Any = House(f"{HOST}:{self.served.port}")
        self.teacher = AtClass(house, self.code, self.key)
        self.wall = AtClass(house, made["wall"])
        loop = asyncio.get_running_loop()
        self._keeping.extend(loop.create_task(one.stay()) for one in (self.teacher, self.wall))
        await self.wall.until(lambda _: True)

    async def join(self) -> dict[str, float]:
        """All in a burst; ms of the server for each: its CPU time, and from asked to answered."""
        cpu, before = cpu_seconds(self.served.pid), metrics(self.served.port)
        began = time.perf_counter()
        await asyncio.gather(*(self._join(name, key) for name, key in self.keys.items()))
        took = time.perf_counter() - began
        now, number = metrics(self.served.port), len(self.keys)
        spent = now[f"{JOIN}_sum"] - before.get(f"{JOIN}_sum", 0.0)
        return {
            "join_cpu_ms": 1000 * (cpu_seconds(self.served.pid) - cpu) / number,
            "join_ms": 1000 * spent / number,
            "burst_s": took,
        }

    async def _join(self, name: str, key: str) -> None:
        body = {"key": key, "name": name, "nonce": secrets.token_hex(16)}
        await post(self.where, f"/api/classes/{self.code}/pupils", body)

    async def begin(self) -> None:
        """Sixty at fifteen tables; three are taken out, and bots go on for them."""
        await self.teacher.until(lambda shot: shot["now"]["joined"] == PUPILS)
        await self.teacher.do("begin")
        for one in list(self.teacher.pupils().values())[:: PUPILS // GONE_HOME][:GONE_HOME]:
            await self.teacher.do("remove", pupil=one["id"])
            del self.keys[one["name"]]
        seated: dict[str, dict[int, str]] = {}
        left = len(self.keys)
        await self.teacher.until(lambda shot: _sit(shot["teacher"]["pupils"], left))
        pupils = self.teacher.pupils()
        for name, key in self.keys.items():
            code = await self._room(key)
            seated.setdefault(code, {})[pupils[name]["seat"]] = key
        for code, keys in seated.items():
            self.tables.append(ClassTable(self.where, self.plan, self.tally, code, keys))
        for table in self.tables:
            await table.come()

    async def _room(self, key: str) -> str:
        reader, writer = await asyncio.open_connection(self.where.host, self.where.port)
        head = f"GET /api/classes/{self.code} HTTP/1.1\r\nHost: {HOST}:{self.where.port}\r\n"
        writer.write(f"{head}Authorization: Bearer {key}\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        found: str = json.loads(answer.partition(b"\r\n\r\n")[2])["room"]
        return found

    def play(self) -> None:
        for table in self.tables:
            table.play()

    def pause(self) -> None:
        for table in self.tables:
            table.playing = False

    async def come_back(self) -> None:
        await asyncio.gather(*(table.come() for table in self.tables))
        names = set(self.keys)
        while self.teacher.absent(names) or not self.wall.here:
            await asyncio.sleep(0.02)

    def check(self) -> None:
        for table in self.tables:
            if table.trouble is not None:
                raise table.trouble

    async def close(self) -> None:
        for table in self.tables:
            table.close()
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)


def _sit(pupils: list[dict[str, Any]], number: int) -> bool:
    """Is everybody at a table that is laid? The teacher is told so a moment after it is so."""
    return len(pupils) == number and all(one["seat"] >= 0 for one in pupils)


def _key() -> str:
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()
