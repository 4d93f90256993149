"""While the disk is busy with an act, nobody hears of it: not in an answer, not in a record."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, Message, seated_table
from tests.server.faulty_server import program
from tests.server.running import Running

SILENCE = 0.5  # seconds in which nothing may be heard of it
QUESTIONS: list[Message] = [
    {"t": "act", "id": "malformed", "move": 5},
    {"t": "hint", "id": "hint"},
    {"t": "history", "id": "history"},
    {"t": "act", "id": "nonsense", "move": "nonsense"},
    {"t": "take_back", "id": "back"},
    {"t": "chat", "id": "chat", "phrase": "hello"},
]


class Ear:
    """A socket, and everything that it hears from now on."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[Message] = []
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            self.heard.append(await self.client.receive())

    async def stop(self) -> list[Message]:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        return self.heard


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("slow"), program=program("slow_disk")).start()
    yield server
    server.kill()


async def hold(server: Running, actor: Client) -> None:
    """An act is carried out in memory, and the disk does not come to an end with it."""
    (server.data / "hold").touch()
    move = actor.legal()[0]
    await actor.send({"t": "act", "id": "slow", "seen": actor.seen, "move": move})
    while not (server.data / "held").exists():
        await asyncio.sleep(0.01)


def release(data: Path) -> None:
    (data / "hold").unlink()
    (data / "held").unlink()


def numbers_in(message: Message) -> list[int]:
    """Every number of the log that a message speaks of."""
    facts = message.get("facts", {})
    tellings = [*message.get("told", ()), *message.get("missed", ())]
    return [message.get("n", 0), facts.get("number", 0), *[telling["n"] for telling in tellings]]


async def seated(server: Running) -> tuple[str, list[Client], Client]:
    """Whoever has the turn comes by name."""
    code, clients = await seated_table(server, "kolejka", 3, 3, pace="days")
    return code, clients, next(client for client in clients if client.legal())


async def ask_meanwhile(server: Running, question: Message) -> tuple[int, list[Message]]:
    """Everybody's messages between an act and the end of its commit."""
    code, clients, actor = await seated(server)
    n = actor.seen
    window = await Client.enter(server, code, actor.key)
    await hold(server, actor)
    ears = [Ear(client) for client in [*clients, window]]
    await window.send({"seen": n, **question})
    await asyncio.sleep(SILENCE)
    early = [message for ear in ears for message in await ear.stop()]
    release(server.data)
    for client in clients:
        await client.until_number(n + 1)
    return n, early


@pytest.mark.rule("HSE-STO-1")
@pytest.mark.parametrize("question", QUESTIONS, ids=[str(one["id"]) for one in QUESTIONS])
def test_no_answer_speaks_of_what_is_not_stored_yet(server: Running, question: Message) -> None:
    n, early = asyncio.run(ask_meanwhile(server, question))
    assert all(message["t"] != "told" for message in early)
    assert max([n, *[number for one in early for number in numbers_in(one)]]) == n, early


async def come_meanwhile(server: Running) -> tuple[int, list[Message], Client]:
    code, _, actor = await seated(server)
    n = actor.seen
    await hold(server, actor)
    coming = asyncio.create_task(Client.enter(server, code, ""))
    await asyncio.wait({coming}, timeout=SILENCE)
    early = [coming.result().last] if coming.done() else []
    release(server.data)
    newcomer = await coming
    await newcomer.until_number(n + 1)
    return n, early, newcomer


def test_a_newcomer_sees_the_position_that_is_stored(server: Running) -> None:
    n, early, newcomer = asyncio.run(come_meanwhile(server))
    assert [message["n"] for message in early] in ([], [n])
    assert newcomer.seen > n


async def read_meanwhile(server: Running) -> tuple[bytes, bytes, bytes]:
    """The record before an act, while it is stored, and afterwards."""
    code, _, actor = await seated(server)
    path, bearer = f"/api/tables/{code}/record", {"Authorization": f"Bearer {actor.key}"}
    before = server.get(path, **bearer)
    await hold(server, actor)
    reading = asyncio.create_task(asyncio.to_thread(server.get, path, **bearer))
    await asyncio.wait({reading}, timeout=SILENCE)
    early = reading.result() if reading.done() else before
    release(server.data)
    await actor.until_number(actor.seen + 1)
    await reading
    return before, early, server.get(path, **bearer)


def test_a_record_has_only_lines_that_are_stored(server: Running) -> None:
    before, early, after = asyncio.run(read_meanwhile(server))
    assert early == before
    assert after.startswith(before.strip())
    assert len(after) > len(before)
