"""While the server is down the top stands still, however often that happens (decision 17)."""

import asyncio
from pathlib import Path

from tests.server.client import Client, seated_table
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import BEGINS, Clock
from tests.server.running import Running

SPINS = 1.5  # seconds each time
DOWN = 100.0  # seconds each time: no top spins so long
FLICK = "spins 100"  # a perfect one: half a minute and more


async def spun_after(server: Running, code: str, keys: list[str], *, acts: bool) -> int:
    """How long the top has been spinning, by the welcome; then somebody may say something."""
    clients = [await Client.enter(server, code, key) for key in keys]
    spun = int(clients[0].last["spun"])
    if acts:
        await spin_on(server, clients[0])
    for client in clients:
        await client.close()
    return spun


async def spin_on(server: Running, client: Client) -> None:
    """For a while, at the end of which somebody says something: so much is stored."""
    await Clock(server).moved(SPINS)
    answer = await client.ask("act", move="calls too dear")
    assert answer["t"] == "done", answer


async def spin(server: Running) -> tuple[str, list[str]]:
    code, clients = await seated_table(server, "reglamentacja", 3, 3, pace="live")
    active = next(client for client in clients if client.legal())
    answer = await active.ask("act", move=FLICK)
    assert answer["t"] == "done", answer
    await spin_on(server, clients[0])
    return code, [client.key for client in clients]


def down(server: Running) -> None:
    """The very thing that is tested: time that must not count."""
    stood_at = Clock(server).move(0)
    server.kill()
    server.start(**{BEGINS: str(stood_at + DOWN)})


def test_two_times_down_do_not_count_as_spinning(tmp_path: Path) -> None:
    server = by_moved_clock(tmp_path).start()
    try:
        code, keys = asyncio.run(spin(server))
        down(server)
        first = asyncio.run(spun_after(server, code, keys, acts=True))
        down(server)
        second = asyncio.run(spun_after(server, code, keys, acts=False))
    finally:
        server.kill()
    assert (first, second) == (SPINS * 1000, 2 * SPINS * 1000)
