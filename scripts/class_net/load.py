"""A class of sixty under load: the burst, a while of play, a kill in the middle, and play again."""

import asyncio
import os
import time
from typing import Any, Final

import uvloop

from scripts.bench_net.proc import Program, Served, cpu_seconds, free_port, machine_seconds
from scripts.bench_net.rounds import fresh_folder, say
from scripts.class_net.crowd import GONE_HOME, PUPILS, ClassOfSixty

SECONDS: Final = 60.0 * float(
    os.environ.pop("KARTKI_MINUTES", "1")
)  # of play, before the kill and after it
WARM: Final = 10.0
THINKING: Final = 2.0  # seconds on the average, from one to three
PROGRAM: Final = Program(("-m", "kartki", "serve"), "compiled")


def measure(game: str) -> dict[str, Any]:
    """One class of this game: figures of everything that is claimed."""
    data = fresh_folder(f"class_{game}")
    served = PROGRAM.start(free_port(), data)
    running = [served]
    try:
        served.wait_until_listening()
        return uvloop.run(_measure(game, running))
    finally:
        running[-1].kill()


async def _measure(game: str, running: list[Served]) -> dict[str, Any]:
    served = running[-1]
    sixty = ClassOfSixty(served, game, THINKING)
    await sixty.open()
    found: dict[str, Any] = dict(await sixty.join())
    await sixty.begin()
    found["seated"] = sum(len(table.people) for table in sixty.tables)
    sixty.play()
    await asyncio.sleep(WARM)
    sixty.tally.open(time.perf_counter())
    cpu, others = cpu_seconds(served.pid), machine_seconds()
    mine, began = time.process_time(), time.perf_counter()
    await asyncio.sleep(SECONDS)
    took = time.perf_counter() - began
    found["server_cpu"] = (cpu_seconds(served.pid) - cpu) / took
    used = time.process_time() - mine + cpu_seconds(served.pid) - cpu
    found["others_cpu"] = (machine_seconds() - others - used) / took
    found["heard"], found["answers"] = list(sixty.tally.heard), list(sixty.tally.answers)
    found["back_s"] = await _kill(sixty, running)
    sixty.tally.open(time.perf_counter())
    sixty.play()
    await asyncio.sleep(SECONDS / 2)
    found["heard_after"] = list(sixty.tally.heard)
    sixty.check()
    await sixty.close()
    say(
        f"{game}: {found['seated']} of {PUPILS} at sockets beside {GONE_HOME} bots; joining"
        f" took {found['burst_s']:.2f} s in all; server {found['server_cpu']:.0%} of a core, others"
        f" {found['others_cpu']:.0%}, {len(found['heard'])} taps"
    )
    return found


async def _kill(sixty: ClassOfSixty, running: list[Served]) -> float:
    """Seconds from the kill until the last of all pupils, the teacher and the wall are back."""
    sixty.pause()
    served, began = running[-1], time.perf_counter()
    served.kill()
    lost = [seat.lost for table in sixty.tables for seat in table.people if seat.lost is not None]
    await asyncio.gather(*lost)
    again = PROGRAM.start(served.port, served.data)
    running.append(again)
    await asyncio.to_thread(again.wait_until_listening)
    await sixty.come_back()
    return time.perf_counter() - began
