"""People who play on while the server dies under them, and keep everything they are sent.

A person never waits longer than for an answer. When the socket breaks, it comes back with the
last number that it has seen, and sends the command that was not answered again, under its id.
"""

import asyncio
import itertools
import json
import random
import secrets
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.running import Running

Message = dict[str, Any]
DIED = 1006  # how a socket ends whose server was killed


STOP = "stops the top"


def long_spin(move: str) -> str:
    """A live top shall spin for as long as it can, so that kills come while it does."""
    return "spins 100" if move.startswith("spins ") else move


class Notes:
    """Everything that one browser said and was told at one table, in order."""

    def __init__(self, code: str, key: str) -> None:
        self.code = code
        self.key = key
        self.seat = -1
        self.heard: list[Message] = []  # with a hello of its own before each welcome
        self.sent: dict[str, Message] = {}
        self.ended: list[int] = []  # how each socket was closed

    def answers(self) -> dict[str, list[Message]]:
        """All answers to each id."""
        found: dict[str, list[Message]] = {}
        for message in self.heard:
            if message["t"] in ("done", "refused"):
                found.setdefault(message["id"], []).append(message)
        return found


class Person:
    """One browser: `seat` is where it wants to sit, -1 if it only watches."""

    def __init__(
        self, code: str, seat: int, key: str, bots: tuple[int, ...] = (), pause: float = 0.0
    ) -> None:
        self.key = key
        self.seat = seat
        self.bots = bots  # the host's business: who sits on these seats
        self.pause = pause  # seconds before an act, where the clock gives no reason to hurry
        self.rng = random.Random(f"{code}{seat}")
        self.books: list[Notes] = []
        self._ids = itertools.count(1)
        self._settle(code)

    def _settle(self, code: str) -> None:
        """At this table from now on."""
        self.notes = Notes(code, self.key)
        self.books.append(self.notes)
        self.last = -1
        self.open: Message | None = None  # the command that was not answered yet
        self.twin: Message | None = None  # one that was done: it may be sent again at any time
        self.room: Message = {}
        self.ask: Message = {}

    async def play(self, server: Running) -> None:
        """Until the server is gone."""
        while await self._visit(server):
            self._settle(self.room["rematch"])

    async def _visit(self, server: Running) -> bool:
        """One socket; True if everybody goes on to the next table."""
        notes = self.notes
        try:
            async with websockets.connect(server.ws, max_size=None, proxy=None) as socket:
                await self._greet(socket)
                async for data in socket:
                    await self._listen(socket, json.loads(data))
                    if self.room.get("rematch") and self.open is None:
                        return True
                notes.ended.append(socket.close_code or 0)
        except ConnectionClosed as closed:
            notes.ended.append(closed.rcvd.code if closed.rcvd else DIED)
        except (OSError, WebSocketException):
            notes.ended.append(DIED)
        return False

    async def _greet(self, socket: Any) -> None:
        """Come back where one left; what was not answered is asked again, what was done, too."""
        hello = {"t": "hello", "table": self.notes.code, "key": self.key, "last": self.last}
        self.notes.heard.append(hello)
        await socket.send(json.dumps(hello))
        for command in (self.twin, self.open):
            if command is not None:
                await socket.send(json.dumps(command))

    async def _listen(self, socket: Any, message: Message) -> None:
        if message["t"] == "ping":
            await socket.send(json.dumps({"t": "pong", "k": message["k"]}))
            return
        self._note(message)
        wish = self._wish()
        if wish is not None:
            if self.pause:
                await asyncio.sleep(self.pause)
            await self._say(socket, wish)

    async def _say(self, socket: Any, wish: Message) -> None:
        command = {"id": f"{self.seat}-{next(self._ids)}", "seen": max(self.last, 0), **wish}
        self.open = self.notes.sent[command["id"]] = command
        await socket.send(json.dumps(command))

    # what it was told

    def _note(self, message: Message) -> None:
        kind = message["t"]
        kept = {name: message[name] for name in message if name not in ("view", "own", "ask")}
        self.notes.heard.append(kept)
        if kind in ("told", "welcome"):
            self.last, self.ask = message["n"], message["ask"] or {}
        if kind in ("welcome", "room"):
            self.room = message["room"]
            self.notes.seat = message["you"]["seat"]
        if self.open is not None and message.get("id") == self.open["id"]:
            self.twin = self.open if kind == "done" else self.twin
            self.open = None

    # what it does next

    def _wish(self) -> Message | None:
        """What it sees decides what it does, so that it can begin anew at any moment."""
        if self.seat < 0 or self.open is not None or not self.room:
            return None
        phase = self.room["phase"]
        if phase == "gathering":
            return self._prepare()
        if phase == "playing":
            return self._act()
        hosts = self.seat == self.room["host"] and not self.room["rematch"]
        return {"t": "rematch"} if hosts else None

    def _prepare(self) -> Message | None:
        seats = self.room["seats"]
        if self.notes.seat < 0:
            nonce = secrets.token_hex(16)
            return {"t": "sit", "seat": self.seat, "name": f"Player {self.seat}", "nonce": nonce}
        if self.seat != self.room["host"]:
            return None
        for seat in self.bots:
            if not seats[seat]["bot"]:
                return {"t": "seat_bot", "seat": seat}
        return {"t": "start"} if all(seat["name"] for seat in seats) else None

    def _act(self) -> Message | None:
        """Mostly what the game asks for; now and then something that the table knows, too."""
        moves = [long_spin(choice["move"]) for choice in self.ask.get("legal", ())]
        moves = [move for move in moves if move != STOP] or moves
        chance = self.rng.random()
        if chance < 0.04:
            return {"t": "chat", "text": secrets.token_hex(4)}
        if chance < 0.06:
            name = f"Player {self.seat}{self.rng.choice('abcd')}"
            return {"t": "rename", "seat": self.seat, "name": name}
        if chance < 0.12 and self.ask.get("back") == "own":
            return {"t": "take_back"}
        if chance < 0.14:
            return {"t": "history", "after": max(self.last - 20, 0)}
        if chance < 0.16 and moves:
            return {"t": "hint"}
        return {"t": "act", "move": self.rng.choice(moves)} if moves else None
