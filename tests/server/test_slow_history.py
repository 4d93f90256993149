"""Whoever reads a long history holds up nobody: the table plays on meanwhile."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.around import act, two, wired
from tests.server.client import Client
from tests.server.faulty_server import program
from tests.server.running import Running
from tests.server.test_slow_disk import release


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("slow"), program=program("slow_history")).start()
    yield server
    server.kill()


@pytest.mark.rule("HSE-SEA-5")
@wired
async def test_the_table_plays_on_while_a_spectator_reads_what_was_before(server: Running) -> None:
    clients = await two(server)
    n = await act(clients)
    watcher = await Client.enter(server, clients[0].room["watch"])
    (server.data / "hold").touch()
    reading = asyncio.create_task(watcher.ask("history", after=0))
    while not (server.data / "held").exists():
        await asyncio.sleep(0.01)
    assert await act(clients) == n + 1
    release(server.data)
    told = (await reading)["told"]
    assert told[-1]["n"] == n  # what was stored when it was asked for


@wired
async def test_who_knows_everything_is_told_so_at_once(server: Running) -> None:
    clients = await two(server)
    n = await act(clients)
    (server.data / "hold").touch()
    try:
        assert (await clients[0].ask("history", after=n))["told"] == []
    finally:
        (server.data / "hold").unlink()
