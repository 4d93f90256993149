"""A slow disk makes nobody late: what counts is when an answer came (HSE-CLK-1)."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Message
from tests.server.faulty_server import program
from tests.server.running import Running
from tests.server.test_slow_disk import release
from tests.server.test_tables_top import DOWN, FALLS, FAR, TRIES, held, spinning, until_line


async def take_while_the_disk_is_busy(server: Running) -> Message:
    """At once after the fall, behind a word that the disk does not come to an end with."""
    active, others = await spinning(server, {"active", "others"})
    await asyncio.gather(*[until_line(window, FALLS) for window in (active, *others)])
    (server.data / "hold").touch()
    word = asyncio.create_task(others[0].ask("chat", phrase="hello"))
    while not (server.data / "held").exists():
        await asyncio.sleep(0.005)
    taken = asyncio.create_task(active.ask("act", move=f"takes #1 giving {held(active)}"))
    await asyncio.wait({taken}, timeout=2 * FAR)
    release(server.data)
    assert (await word)["t"] == "done"
    await until_line(others[1], DOWN)
    return await taken


@pytest.mark.rule("HSE-CLK-1")
def test_whoever_waited_for_the_disk_was_in_time(tmp_path: Path) -> None:
    server = Running(tmp_path, program=program("slow_disk")).start()
    try:
        answers = []
        for _ in range(TRIES):
            answers.append(asyncio.run(take_while_the_disk_is_busy(server)))
            if answers[-1]["t"] == "done":
                return
    finally:
        server.kill()
    raise AssertionError(answers)
