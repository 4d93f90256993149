"""A real server whose process may open few files: it says so, plays on, and recovers."""

import asyncio
import contextlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.around import FAST, act, done, two, wired
from tests.server.client import Client
from tests.server.lost import lost, lost_by_now
from tests.server.running import Running, running, started
from tests.server.strangers import Raw

LIMIT = 100
STRANGERS = 130
START = f"""
import asyncio, resource, uvicorn
resource.setrlimit(resource.RLIMIT_NOFILE, ({LIMIT}, {LIMIT}))
from kartki import cli
from kartki.server.ops import open_files
"""
# As it is; without keeping some files back, so that the system itself refuses new connections;
# and the same with asyncio's own loop, where uvloop is missing.
NO_SPARE = "open_files.SPARE = -10_000\n"
NO_UVLOOP = "uvicorn.Config.get_loop_factory = lambda _: asyncio.SelectorEventLoop\n"
HOUSES = {"": "", "the system refuses": NO_SPARE, "without uvloop": NO_SPARE + NO_UVLOOP}


def log_of(server: Running) -> list[dict[str, Any]]:
    lines = server.log.read_text("utf-8", "replace").splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


async def until_said(server: Running, event: str) -> None:
    while not any(line["event"] == event for line in log_of(server)):
        await asyncio.sleep(0.05)


async def strangers(server: Running) -> list[Raw]:
    """Many who connect and say nothing, as long as the system lets them."""
    found: list[Raw] = []
    for _ in range(STRANGERS):
        with contextlib.suppress(OSError):
            found.append(await Raw.connect(server))
    return found


async def enters_again(server: Running, code: str) -> Client:
    while True:
        with contextlib.suppress(OSError, EOFError, asyncio.TimeoutError):
            return await asyncio.wait_for(Client.enter(server, code), 5)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("house", HOUSES)
def test_when_files_run_out_the_tables_play_on(house: str, tmp_path: Path) -> None:
    program = [sys.executable, "-c", START + HOUSES[house] + "cli.main()"]
    with started(Running(tmp_path, program=program), *FAST) as server:
        run_out(server)
        said = [line for line in log_of(server) if line["level"] in ("warning", "error")]
        events = [line["event"] for line in said if line["event"] not in ("loop_lag", "files")]
        assert events.count("files_out") == 1
        assert set(events) <= {"files_out", "sockets_lost", "asyncio"}
        assert events.count("asyncio") <= 1  # not the thousands of lines that it says


@wired
async def run_out(server: Running) -> None:
    players = await two(server)
    code = players[0].room["code"]
    crowd = await strangers(server)
    await until_said(server, "files_out")
    for _ in range(5):
        await act(players)  # stored, and told to those who are there
    done(await players[0].ask("chat", phrase="hello"))
    for raw in crowd:
        raw.cut()
    await until_said(server, "files_free")
    late = await enters_again(server, code)
    assert late.seen == players[0].seen
    for client in (late, *players):
        await client.close()


def test_sockets_are_lost_only_without_a_goodbye(tmp_path: Path) -> None:
    with running(tmp_path, *FAST) as server:
        come_and_go(server)


@wired
async def come_and_go(server: Running) -> None:
    players = await two(server)
    await players[0].close()
    players[1].socket.transport.abort()
    await lost(server, "cut", 1)
    assert await lost_by_now(server, "cut") == 1
    raw = await Raw.shake_hands(server)  # nobody knows who that was
    raw.cut()
    again = await Client.enter(server, players[0].room["code"], players[0].key)
    await again.close()
    assert [await lost_by_now(server, why) for why in ("cut", "silent", "slow")] == [1, 0, 0]
