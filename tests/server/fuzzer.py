"""A fuzzer of the wire: many bad clients at tables of all games, and somebody who watches them.

Every message is answered, or its socket is closed with a code that is in the book. Whoever sits
at another table notices nothing, and whatever was played at these ones keeps the rules.
"""

import asyncio
import contextlib
import json
import random
import secrets
from collections import Counter
from pathlib import Path

import websockets

from kartki.server.store.store_admin import check_store
from tests.server.around import act, trouble, two
from tests.server.client import Client, Message, seated_table
from tests.server.nonsense import Sent, anything, spoilt
from tests.server.running import Running, running
from tests.server.strangers import memory

GAMES = ("kolejka", "ration_board", "reglamentacja")
CLOSES = {1009, 4400, 4404, 4426, 4429}  # docs/wire.md
ANSWERS = ("done", "refused", "fault", "history", "hint", "previewed")
ATTACKERS = 8
MOST_MEMORY = 200  # megabytes more than at first, tables and their chat included
BATCH = 5  # messages between two looks at what came of them
LIMITS = ("--commands-per-second", "10000", "--burst", "100000", "--log-format", "json",
          "--wrong-codes-per-minute", "100000", "--outbox-bytes", "50000000")  # fmt: skip
WITHIN = 120.0  # seconds for an answer


class Unanswered(AssertionError):
    """A message that the server has neither answered nor closed its socket for."""


class Besieged:
    """A table that bad clients come to, and what an onlooker is told of it."""

    def __init__(self, code: str, clients: list[Client], onlooker: Client) -> None:
        self.code = code
        self.keys = [client.key for client in clients]
        self.onlooker = onlooker
        self.numbers = onlooker.seen
        self.watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        """Lines are numbered without a gap, whatever happens."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                message = await self.onlooker.receive()
                if message["t"] == "told":
                    self.numbers += len(message["lines"])
                    assert message["n"] == self.numbers, message

    async def leave(self) -> None:
        await self.onlooker.close()
        await self.watching


async def besieged(server: Running, game: str, rng: random.Random) -> Besieged:
    """In mid-play: two whose keys the bad clients have, and a bot."""
    pace = rng.choice(("days", "live"))
    code, clients = await seated_table(server, game, 3, 2, pace=pace)
    onlooker = await Client.enter(server, clients[0].room["watch"])
    for _ in range(rng.randrange(6)):
        acting = [client for client in clients if client.legal()]
        if acting:
            await acting[0].ask("act", move=rng.choice(acting[0].legal()))
    for client in clients:
        await client.close()
    return Besieged(code, clients, onlooker)


class Attacker:
    """One bad client: it comes, says anything at all, is closed, and comes again."""

    def __init__(self, server: Running, tables: list[Besieged], seed: str) -> None:
        self.server = server
        self.tables = tables
        self.rng = random.Random(seed)
        self.counted: Counter[str] = Counter()
        self._last: list[Sent] = []

    async def attack(self, messages: int) -> None:
        while self.counted["sent"] < messages:
            client = await self._come()
            while self.counted["sent"] < messages and await self._batch(client):
                pass
            await client.close()

    async def _come(self) -> Client:
        """A greeting, not always a proper one: then there is nobody to talk to."""
        table, rng = self.rng.choice(self.tables), self.rng
        code = rng.choice((table.code, table.code, table.code, table.onlooker.room["watch"]))
        key = rng.choice((*table.keys, *table.keys, "", secrets.token_urlsafe(32)))
        hello: Message = {"t": "hello", "table": code, "key": key, "last": rng.randrange(-1, 90)}
        socket = await websockets.connect(self.server.ws, max_size=None, proxy=None)
        client = Client(socket, key)
        await self._send(client, [json.dumps(spoilt(rng, hello) if rng.random() < 0.1 else hello)])
        while (answer := await self._next(client)) is not None:
            if answer["t"] == "welcome":
                break
        return client

    async def _batch(self, client: Client) -> bool:
        """As many answers as messages, then that to a plain question; False: it was closed."""
        number = self.counted["sent"]
        question = {"t": "chat", "id": f"last-{number}", "seen": 0}
        try:
            await self._send(client, [anything(self.rng, client, number + n) for n in range(BATCH)])
            await client.send(question)
        except websockets.ConnectionClosed:
            return False
        answers = 0
        while (message := await self._next(client)) is not None:
            if message.get("id") == question["id"]:
                self._compare(answers)
                return True
            answers += message["t"] in ANSWERS
        return False

    async def _send(self, client: Client, messages: list[Sent]) -> None:
        self._last = messages
        for data in messages:
            self.counted["sent"] += 1
            await client.socket.send(data)

    def _compare(self, answers: int) -> None:
        wanted = sum(not is_pong(data) for data in self._last)
        if answers != wanted:
            raise Unanswered(f"{answers} answers to {wanted} messages: {self._last}")

    async def _next(self, client: Client) -> Message | None:
        """The next message; None when the socket has been closed as it should be."""
        try:
            message: Message = json.loads(await asyncio.wait_for(client.socket.recv(), WITHIN))
        except TimeoutError:
            raise Unanswered(f"silence after {self._last}") from None
        except websockets.ConnectionClosed as end:
            self._check_close(1006 if end.rcvd is None else end.rcvd.code)
            return None
        client._note(message)
        self.counted[f"{message['t']} {message.get('code', '')}".strip()] += 1
        return message

    def _check_close(self, code: int) -> None:
        self.counted[f"closed {code}"] += 1
        if code not in CLOSES:
            raise Unanswered(f"closed with {code} after {self._last}")


def is_pong(data: Sent) -> bool:
    """A good pong is the one message that needs no answer."""
    with contextlib.suppress(ValueError, RecursionError):
        found = json.loads(data)
        if isinstance(found, dict) and set(found) == {"t", "k"}:
            return found["t"] == "pong" and type(found["k"]) is int
    return False


async def fuzz(server: Running, seed: str, rounds: int, messages: int) -> Counter[str]:
    """So many rounds of so many messages; after each one the house is looked over."""
    honest = await two(server)
    counted: Counter[str] = Counter()
    before = memory(server)
    for number in range(rounds):
        rng = random.Random(f"{seed} {number}")
        tables = [await besieged(server, game, rng) for game in GAMES]
        attackers = [Attacker(server, tables, f"{seed} {number} {n}") for n in range(ATTACKERS)]
        await asyncio.gather(*[one.attack(messages // ATTACKERS) for one in attackers], act(honest))
        for table in tables:
            await table.leave()
        await act(honest)
        assert not (found := trouble(server)), found
        assert memory(server) - before < MOST_MEMORY
        counted.update(sum([one.counted for one in attackers], Counter()))
    assert {message["t"] for client in honest for message in client.others} == {"done"}
    return counted


def siege(data: Path, seed: str, rounds: int, messages: int) -> Counter[str]:
    """A server of its own; in the end it stops, and every stored game keeps the rules."""
    with running(data, *LIMITS) as server:
        counted = asyncio.run(fuzz(server, seed, rounds, messages))
        server.stop()
        assert not (found := trouble(server)), found
    checked = check_store(data / "kartki.db")
    wrong = (*checked.broken, *checked.damaged)
    if wrong or checked.file:
        raise AssertionError(f"games that do not open again: {wrong} {checked.file}")
    counted["games"] = checked.games
    return counted
