"""A client for tests: one socket, its messages as dictionaries."""

import asyncio
import itertools
import json
import secrets
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.running import Running

Message = dict[str, Any]
PATIENCE = 120.0  # seconds for an answer, on any machine


class Client:
    def __init__(self, socket: ClientConnection, key: str) -> None:
        self.socket = socket
        self.key = key
        self.seen = -1  # the last number
        self.told: list[Message] = []  # every telling, missed ones included
        self.last: Message = {}  # the latest message with an `ask`
        self.room: Message = {}
        self.you: Message = {}
        self.others: list[Message] = []  # everything else that came along
        self._ids = itertools.count(1)
        self.name = secrets.token_hex(3)

    @classmethod
    async def enter(
        cls, server: Running, table: str, key: str | None = None, last: int = -1
    ) -> "Client":
        """A socket that has been welcomed."""
        socket = await websockets.connect(server.ws, max_size=None, proxy=None)
        client = cls(socket, secrets.token_urlsafe(32) if key is None else key)
        await client.send({"t": "hello", "table": table, "key": client.key, "last": last})
        await client.until("welcome")
        return client

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message; pings are answered, tellings are noted."""
        while True:
            data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            message: Message = json.loads(data)
            if message["t"] == "ping":
                await self.answer_ping(message)
                continue
            self._note(message)
            return message

    async def answer_ping(self, message: Message) -> None:
        await self.send({"t": "pong", "k": message["k"]})

    def _note(self, message: Message) -> None:
        kind = message["t"]
        if kind == "told":
            self.told.append(message)
        elif kind == "welcome":
            self.told += message["missed"]
        if kind in ("told", "welcome"):
            self.seen = message["n"]
            self.last = message
        if kind in ("welcome", "room"):
            self.room, self.you = message["room"], message["you"]
        elif kind not in ("told", "welcome"):
            self.others.append(message)

    async def until(self, *kinds: str) -> Message:
        while True:
            message = await self.receive()
            if message["t"] in kinds:
                return message

    async def until_number(self, n: int) -> None:
        while self.seen < n:
            await self.receive()

    async def ask(self, kind: str, /, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        command = {"t": kind, "id": fields.pop("id", f"{self.name}-{next(self._ids)}"), **fields}
        command.setdefault("seen", max(self.seen, 0))
        await self.send(command)
        while True:
            message = await self.receive()
            if message.get("id") == command["id"]:
                return message

    def legal(self) -> list[str]:
        ask = self.last.get("ask")
        return [choice["move"] for choice in ask["legal"]] if ask else []

    def described(self, move: str) -> Message:
        """A legal act by its verb and fields."""
        choice = next(one for one in self.last["ask"]["legal"] if one["move"] == move)
        return {"verb": choice["verb"], "args": choice["args"]}

    async def close(self) -> None:
        await self.socket.close()


async def new_table(server: Running, game: str, seats: int = 4, **fields: Any) -> tuple[str, str]:
    """A table and its host's key."""
    key = secrets.token_urlsafe(32)
    body = {"id": secrets.token_hex(8), "game": game, "seats": seats, "key": key, **fields}
    made = await asyncio.to_thread(server.post, "/api/tables", body)
    return str(made["code"]), key


async def seated_table(
    server: Running, game: str, seats: int = 4, people: int = 4, **fields: Any
) -> tuple[str, list[Client]]:
    """A table that has begun: so many people, bots on the other seats."""
    fields.setdefault("manners", {"bot_delay": 0})
    code, key = await new_table(server, game, seats, **fields)
    clients: list[Client] = []
    for seat in range(people):
        client = await Client.enter(server, code, key if seat == 0 else None)
        nonce = secrets.token_hex(16)
        answer = await client.ask("sit", seat=seat, name=f"Player {seat + 1}", nonce=nonce)
        assert answer["t"] == "done", answer
        clients.append(client)
    for seat in range(people, seats):
        assert (await clients[0].ask("seat_bot", seat=seat))["t"] == "done"
    assert (await clients[0].ask("start"))["t"] == "done"
    for client in clients:
        await client.until_number(1)
    return code, clients
