"""A socket of a class, the teacher's or the wall's: it comes back, and keeps what it hears."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import websockets
from websockets.exceptions import WebSocketException

from tests.server.running import Running

Message = dict[str, Any]
AGAIN: Final = 0.1  # seconds between two attempts to come back
PATIENCE: Final = 120.0  # seconds for what has to come, on any machine


class NotTold(AssertionError):
    """What had to come did not."""


class AtClass:
    def __init__(self, server: Running, code: str, key: str = "") -> None:
        self.server: Final = server
        self.code: Final = code
        self.key: Final = key
        self.shot: Message = {}  # how the class stands, as it was told last
        self.raw: Final[list[str]] = []  # every snapshot, to be searched for what must not be there
        self.here = False
        self._news: Final = asyncio.Event()
        self._open: Final[dict[str, tuple[Message, asyncio.Future[Message]]]] = {}
        self._socket: Any = None

    async def stay(self) -> None:
        """Until it is cancelled; commands without an answer are sent again, under their ids."""
        while True:
            try:
                async with websockets.connect(
                    f"{self.server.ws}/class", max_size=None, proxy=None
                ) as socket:
                    self._socket = socket
                    await self._say({"t": "hello", "class": self.code, "key": self.key, "v": 1})
                    for command, _ in self._open.values():
                        await self._say(command)
                    async for data in socket:
                        await self._hear(str(data))
            except (OSError, WebSocketException):
                pass
            self.here, self._socket = False, None
            await asyncio.sleep(AGAIN)

    async def _say(self, message: Message) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    async def _hear(self, data: str) -> None:
        message: Message = json.loads(data)
        if message["t"] == "ping":
            await self._say({"t": "pong", "k": message["k"]})
        elif message["t"] == "class":
            self.shot, self.here = message, True
            self.raw.append(data)
            self._news.set()
        elif message["t"] in ("done", "refused"):
            asked = self._open.pop(message["id"], None)
            if asked is not None:
                asked[1].set_result(message)
        elif message["t"] == "fault":
            raise NotTold(f"the class closes its door: {data}")

    async def until(self, wanted: Callable[[Message], Any], seconds: float = PATIENCE) -> Message:
        """The first snapshot from now on of which this holds; the latest counts, too."""
        ends = time.monotonic() + seconds
        while not (self.here and wanted(self.shot)):
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), min(1.0, ends - time.monotonic()))
            except TimeoutError:
                if time.monotonic() >= ends:
                    raise NotTold(f"after {seconds:.0f} s: {json.dumps(self.shot)[:600]}") from None
        return self.shot

    async def order(self, kind: str, /, **fields: Any) -> Message:
        """A command of the teacher and its answer, however often the server dies meanwhile."""
        command = {"t": kind, "id": f"{kind}-{secrets.token_hex(6)}", **fields}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._open[str(command["id"])] = (command, answer)
        await self._say(command)
        return await asyncio.wait_for(answer, PATIENCE)

    async def do(self, kind: str, /, **fields: Any) -> None:
        answer = await self.order(kind, **fields)
        if answer["t"] != "done":
            raise NotTold(f"{kind} {fields}: {answer}")

    def pupils(self) -> dict[str, Message]:
        """The pupils by name, as the teacher is told of them."""
        return {one["name"]: one for one in self.shot["teacher"]["pupils"]}

    def absent(self, names: set[str]) -> set[str]:
        """Of these pupils, those whose browser is not connected."""
        known = self.pupils() if self.here else {}
        return {name for name in names if not known.get(name, {}).get("here")}
