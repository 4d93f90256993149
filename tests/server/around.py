"""What tests of tables share: the wire in a test, a refusal in a line, a log without trouble."""

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable
from typing import ParamSpec

import websockets

from tests.server.client import Client, Message, new_table, seated_table
from tests.server.running import Running

P = ParamSpec("P")
DEADLINE = 300.0  # seconds: nothing that a test waits for takes so long on any machine
FAST = ("--commands-per-second", "5000", "--burst", "5000", "--log-format", "json")


def wired(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that speaks over sockets: it has a loop of its own, and a deadline."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(_within_the_deadline(test(*args, **kwargs)))

    return run


async def _within_the_deadline(test: Awaitable[None]) -> None:
    await asyncio.wait_for(test, DEADLINE)


def why(answer: Message) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    assert answer["t"] == "refused", answer
    return answer["code"], answer["rule"]


def done(answer: Message) -> int:
    assert answer["t"] == "done", answer
    return int(answer["n"])


# How busy this machine is, and how many sockets a test cuts, is no trouble of the server's.
OF_THE_WORLD = ("loop_lag", "sockets_lost")


def trouble(server: Running) -> list[str]:
    """Lines of the server's log that somebody would have to look at."""
    first, *lines = server.log.read_text("utf-8", "replace").splitlines()
    return [line for line in (first, *lines) if not _is_quiet(line)]


def _is_quiet(line: str) -> bool:
    try:
        said = json.loads(line)
        return said["level"] in ("debug", "info") or said["event"] in OF_THE_WORLD
    except ValueError:
        # the greeting of the house, and whom it can be reached by
        return not line or "http://127.0.0.1" in line or "--lan" in line


def sees(client: Client) -> Message:
    """The position as this client knows it: what lies open, and what it alone may know."""
    return {**client.last["view"], **(client.last["mine"] or {})}


async def told_room(client: Client, wanted: Callable[[Message], bool]) -> Message:
    """The table as it was told when it was like this."""
    while not wanted(client.room):
        await client.receive()
    return client.room


async def closed(client: Client) -> int:
    """The code with which the server closes, once everything before it has been read.

    Pings are not answered: whoever hangs up does not listen.
    """
    while True:
        try:
            message = json.loads(await client.socket.recv())
        except websockets.ConnectionClosed as end:
            return 1006 if end.rcvd is None else int(end.rcvd.code)
        if message["t"] != "ping":
            client._note(message)


async def act(clients: list[Client], move: str = "") -> int:
    """Whoever may acts, and everybody has been told."""
    client = next(c for c in clients if c.legal())
    n = done(await client.ask("act", move=move or client.legal()[0]))
    for other in clients:
        await other.until_number(n)
    return n


async def gathered(server: Running, game: str, people: int, **fields: object) -> list[Client]:
    """So many people who have sat down and have not begun."""
    code, key = await new_table(server, game, people, **fields)
    clients = [await Client.enter(server, code, key)]
    for _ in range(1, people):
        clients.append(await Client.enter(server, code))
    for seat, client in enumerate(clients):
        done(await client.ask("sit", seat=seat, name=f"Player {seat + 1}"))
    return clients


async def two(server: Running, game: str = "kolejka", **fields: object) -> list[Client]:
    """Two people who play."""
    fields.setdefault("pace", "days")
    return (await seated_table(server, game, 2, 2, **fields))[1]


async def finished(clients: list[Client]) -> None:
    """They play until it is over."""
    while clients[0].last["ask"]["actors"]:
        await act(clients)
    for client in clients:
        await told_room(client, lambda room: bool(room["phase"] == "over"))
