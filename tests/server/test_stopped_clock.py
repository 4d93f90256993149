"""While the server is down the top stands still, however often that happens (decision 17)."""

import asyncio
import time
from pathlib import Path

from tests.server.client import Client, seated_table
from tests.server.running import Running

DOWN = 2.0  # seconds each time
FLICK = "spins 100"  # a perfect one: half a minute and more


async def spun_after(server: Running, code: str, keys: list[str], *, acts: bool) -> int:
    """How long the top has been spinning, by the welcome; then somebody may say something."""
    clients = [await Client.enter(server, code, key) for key in keys]
    spun = int(clients[0].last["spun"])
    if acts:
        answer = await clients[0].ask("act", move="calls too dear")
        assert answer["t"] == "done", answer
    for client in clients:
        await client.close()
    return spun


async def spin(server: Running) -> tuple[str, list[str]]:
    code, clients = await seated_table(server, "reglamentacja", 3, 3, pace="live")
    active = next(client for client in clients if client.legal())
    answer = await active.ask("act", move=FLICK)
    assert answer["t"] == "done", answer
    return code, [client.key for client in clients]


def down(server: Running) -> None:
    server.kill()
    time.sleep(DOWN)  # the very thing that is tested: time that must not count
    server.start()


def test_two_times_down_do_not_count_as_spinning(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    try:
        began = time.monotonic()
        code, keys = asyncio.run(spin(server))
        down(server)
        first = asyncio.run(spun_after(server, code, keys, acts=True))
        down(server)
        second = asyncio.run(spun_after(server, code, keys, acts=False))
        passed = (time.monotonic() - began) * 1000
    finally:
        server.kill()
    assert 0 <= first <= second <= passed - 2 * DOWN * 1000
