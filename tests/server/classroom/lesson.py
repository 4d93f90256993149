"""A class in a test: opened over HTTP, its teacher, pupils and wall by sockets of the class."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from typing import Any, Final, final

from kartki.server.app import Server
from kartki.server.classroom.classroom import Classroom
from tests.server.asgi import Socket, http
from tests.server.house import PATIENCE, Guest, Message
from tests.server.inputs import Fetch


def key() -> str:
    return secrets.token_urlsafe(32)


@final
class Listening:
    """A socket of a class, and all that it has heard."""

    def __init__(self, server: Server, code: str, own: str) -> None:
        self.heard: Final[list[Message]] = []
        self.raw: Final[list[bytes]] = []
        self.closed = ""
        self._news: Final = asyncio.Event()
        self._ids: Final = itertools.count(1)
        self.socket: Final = Socket(server.app, self._hears, 0.001, "/ws/class")
        self.say({"t": "hello", "class": code, "key": own})

    def _hears(self, data: bytes) -> None:
        if data.startswith(b"close "):
            self.closed = data.split()[1].decode()
        else:
            self.raw.append(data)
            self.heard.append(json.loads(data))
        self._news.set()

    def say(self, message: Message) -> None:
        self.socket.say(json.dumps(message))

    async def until(self, wanted: Callable[[Message], Any]) -> Message:
        """The latest message of which this holds, heard already or to come."""
        while True:
            for message in reversed(self.heard):
                if wanted(message):
                    return message
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def told(self, wanted: Callable[[Message], Any] = lambda _: True) -> Message:
        """The latest snapshot, once this holds of it."""
        while True:
            shots = [one for one in self.heard if one["t"] in ("class", "fault")]
            if shots and (shots[-1]["t"] == "fault" or wanted(shots[-1])):
                return shots[-1]
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def ask(self, kind: str, **fields: Any) -> Message:
        command = fields.pop("id", f"{kind}-{next(self._ids)}-{secrets.token_hex(3)}")
        before = len(self.heard)
        self.say({"t": kind, "id": command, **fields})
        while True:
            for message in self.heard[before:]:
                if message.get("id") == command:
                    return message
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def do(self, kind: str, **fields: Any) -> None:
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "done", answer

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["t"] == "refused", answer
        return str(answer["code"])

    async def until_closed(self) -> str:
        while not self.closed:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        return self.closed

    def leave(self) -> None:
        self.socket.leave()


@final
class Lesson:
    """A class and its teacher's key, at a server of the test."""

    def __init__(self, server: Server, made: Message, teachers: str) -> None:
        self.server: Final = server
        self.code: Final = str(made["code"])
        self.wall: Final = str(made["wall"])
        self.key: Final = teachers
        self.keys: Final[dict[str, str]] = {}  # of the pupils, by name

    @property
    def room(self) -> Classroom:
        return self.server.classes.known[self.code]

    def listen(self, own: str = "", code: str = "") -> Listening:
        return Listening(self.server, code or self.code, own)

    async def teacher(self) -> Listening:
        found = self.listen(self.key)
        await found.told()
        return found

    async def join(self, name: str = "", own: str = "", **fields: Any) -> tuple[int, Message]:
        own = own or key()
        body = {"key": own, "name": name, "nonce": "ab" * 16, **fields}
        status, told = await post(self.server, f"/api/classes/{self.code}/pupils", body)
        if status == 201:
            self.keys[told.get("name") or name] = own
        return status, told

    async def fill(self, number: int) -> None:
        """So many pupils in one burst."""
        names = [f"Pupil {letter}" for letter in some_names(number)]
        answers = await asyncio.gather(*[self.join(name) for name in names])
        assert [status for status, _ in answers] == [201] * number, answers

    async def about(self, own: str = "") -> Message:
        status, told = await get(self.server, f"/api/classes/{self.code}", own)
        assert status == 200, told
        return told

    async def at_table(self, name: str) -> Guest:
        """A pupil goes to the table with the key of their browser."""
        own = self.keys[name]
        guest = Guest(self.server, (await self.about(own))["room"], own)
        assert (await guest.welcomed())["t"] == "welcome"
        return guest


def some_names(number: int) -> list[str]:
    """Names that nobody takes for one another."""
    letters = "ABCDEFGHJKLMNPRSTUWXYZ"
    return [first + second.lower() for first in letters for second in "aeo"][:number]


async def open_class(server: Server, **fields: Any) -> Lesson:
    own = key()
    status, made = await opened(server, own, **fields)
    assert status == 201, made
    return Lesson(server, made, own)


async def opened(server: Server, own: str, **fields: Any) -> tuple[int, Message]:
    body = {
        "request": secrets.token_hex(8), "key": own, "game": "kolejka", "language": "en",
        "expected": 8, **fields,
    }  # fmt: skip
    return await post(server, "/api/classes", body)


async def post(server: Server, path: str, body: Message) -> tuple[int, Message]:
    asked = Fetch(path, method="POST", body=json.dumps(body))
    return _read(await http(server.app, asked, path))


async def get(server: Server, path: str, own: str = "") -> tuple[int, Message]:
    return _read(await http(server.app, Fetch(path, key=own), path))


def _read(whole: bytes) -> tuple[int, Message]:
    head, _, body = whole.partition(b"\n")
    return int(head.split()[0]), json.loads(body)
