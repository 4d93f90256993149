"""One table of the load client: opened over HTTP, four sockets around it, and their times."""

import asyncio
import base64
import json
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from scripts.bench_net import frames
from scripts.bench_net.seat import LoadTrouble, Seat
from scripts.bench_net.tally import Tally

SEATS: Final = 4


@dataclass(frozen=True)
class ServerAddress:
    host: str
    port: int


@dataclass(frozen=True)
class GamePlan:
    """What is played, and how."""

    game: str
    pace: str = "live"
    thinking: float = 0.0  # seconds on the average; the spread is a half of it to either side
    most_moves: int = 0  # a table stops after so many; 0: it plays to the end


class Room:
    def __init__(self, where: ServerAddress, wanted: GamePlan, tally: Tally, seed: int) -> None:
        self.where: Final = where
        self.wanted: Final = wanted
        self.tally: Final = tally
        self.playing = False
        self.moves = 0
        self.code = ""
        self.watch = ""
        self.trouble: LoadTrouble | None = None
        self.on_over: Callable[[Room], None] = lambda _: None
        self._rng: Final = random.Random(seed)
        self._low = -1  # what the last of the listeners has heard
        self._low_at = 0.0
        self._unheard: Final[deque[tuple[int, float]]] = deque()
        self.seats: Final = [self._make_seat(number) for number in range(SEATS)]

    def _make_seat(self, number: int) -> Seat:
        key = base64.urlsafe_b64encode(self._rng.randbytes(32)).rstrip(b"=").decode()
        return Seat(self, number, key, random.Random(self._rng.randbytes(8)))

    # opening

    async def open(self) -> None:
        """The table, the four around it, and the start; then it waits for `play`."""
        made = await post(self.where, "/api/tables", self._order())
        self.code, self.watch = made["code"], made["watch"]
        for seat in self.seats:
            await self.greet(seat)
        for seat in self.seats:
            nonce = self._rng.randbytes(16).hex()
            fields = f',"seat":{seat.number},"name":"Load {seat.number}","nonce":"{nonce}"'
            await seat.command("sit", fields)
        await self.seats[0].command("start")

    def _order(self) -> dict[str, Any]:
        return {
            "id": self._rng.randbytes(12).hex(),
            "game": self.wanted.game,
            "edition": "",
            "options": {},
            "pace": self.wanted.pace,
            "public": False,
            "seats": SEATS,
            "key": self.seats[0].key,
        }

    async def greet(self, seat: Seat) -> bytes:
        """A new socket for this seat, and the server's welcome."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: seat, self.where.host, self.where.port)
        await seat.ask(frames.upgrade(self.where.host, self.where.port), b"upgraded")
        hello = f'{{"t":"hello","table":"{self.code}","key":"{seat.key}","last":{seat.n}}}'
        return await seat.ask(frames.text(hello.encode()), b"welcome")

    def play(self) -> None:
        self.playing = True
        for seat in self.seats:
            seat.play_on()

    def close(self) -> None:
        self.playing = False
        for seat in self.seats:
            seat.close()

    # what the sockets tell

    def thinking_time(self, rng: random.Random) -> float:
        average = self.wanted.thinking
        return average * (0.5 + rng.random()) if average else 0.0

    def told(self, size: int, asks: bool, now: float) -> None:
        """A seat has received an update: was it the last of the four?"""
        self.tally.heard_of(size, asks)
        a, b, c, d = self.seats
        low = min(a.n, b.n, c.n, d.n)
        if low == self._low:
            return
        self._low, self._low_at = low, now
        while self._unheard and self._unheard[0][0] <= self._low:
            self.tally.all_heard(self._unheard.popleft()[1], now)

    def stored(self, number: int, sent: float, now: float) -> None:
        self.moves += 1
        self.tally.answered(sent, now)
        if number <= self._low:
            self.tally.all_heard(sent, self._low_at)
        else:
            self._unheard.append((number, sent))
        if self.moves == self.wanted.most_moves:
            self._end()

    def over(self) -> None:
        if self.playing:
            self.tally.games += 1
            self._end()

    def failed(self, trouble: LoadTrouble) -> None:
        """Keep the error: nobody waits for this answer, so the caller has to look for it."""
        if self.trouble is None:
            self.trouble = trouble
            self._end()

    def _end(self) -> None:
        self.playing = False
        self.on_over(self)


async def post(where: ServerAddress, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request over HTTP by hand; LoadTrouble unless it is answered with 201."""
    payload = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {where.host}:{where.port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection(where.host, where.port)
    writer.write(head.encode() + payload)
    answer = await reader.read()
    writer.close()
    head_back, _, content = answer.partition(b"\r\n\r\n")
    if b" 201 " not in head_back[:16]:
        raise LoadTrouble(f"{path}: {answer[:300].decode('utf-8', 'replace')}")
    found: dict[str, Any] = json.loads(content)
    return found
