"""A slow disk makes nobody late: what counts is when an answer came (HSE-CLK-1)."""

import asyncio
from pathlib import Path

import pytest

from tests.server.around import done, wired
from tests.server.faulty_server import program
from tests.server.moved_clock import Clock
from tests.server.running import Running
from tests.server.test_slow_disk import release
from tests.server.test_tables_top import FAR, fall, hands_down, held, spinning


async def take_while_the_disk_is_busy(server: Running) -> None:
    """At once after the fall, behind a word that the disk does not come to an end with."""
    active, others = await spinning(server, {"active", "others"})
    await fall(server, [active, *others])
    (server.data / "hold").touch()
    word = asyncio.create_task(others[0].ask("chat", phrase="hello"))
    while not (server.data / "held").exists():
        await asyncio.sleep(0.005)
    move = f"takes #1 giving {held(active)}"
    await active.send({"t": "act", "id": "take", "seen": active.seen, "move": move})
    await Clock(server).moved(0)  # it has come by the time that this is answered
    await Clock(server).moved(2 * FAR)
    release(server.data)
    done(await word)
    done(await active.until("done", "refused"))
    await hands_down(server, [active, *others])


@pytest.mark.rule("HSE-CLK-1")
def test_whoever_waited_for_the_disk_was_in_time(tmp_path: Path) -> None:
    server = Running(tmp_path, program=program("slow_disk", "clock_of_the_test"))
    try:
        wired(take_while_the_disk_is_busy)(server.start())
    finally:
        server.kill()
