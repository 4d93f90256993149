"""Nothing sent is lost: the server is killed two hundred times under load, on one data folder."""

import asyncio
import random
import subprocess
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

from kartki.server.ops.crash_points import POINTS
from scripts.proofs.claim import Claim, Measured
from tests.server import small_disk
from tests.server.crash_checks import Broken
from tests.server.crashing import AT_RANDOM, Kill, Siege, plan
from tests.server.faulty_server import program

KILLS = 200
AT_POINTS = [1, 2, 3, 5, 9, 15, 25, 40, 60, 90, 130, 180, 240, 310, 400, 500, 30, 75, 110, 150]
REPLAY_EVERY = 10  # kills, and everything once more at the end
FAULTY_RUNS = 5
CLONE = Path(__file__).resolve().parent.parent.parent


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


async def besieged(data: Path, kills: list[Kill]) -> Siege:
    """Kill and check the server so many times; stops at the first broken promise."""
    siege = Siege(data, REPLAY_EVERY)
    try:
        await siege.open()
        for kill in kills:
            await siege.survive(kill)
        await siege.go_on()
        siege.counted = siege.tally()
    except Broken as broken:
        say("\n".join([str(broken), *getattr(broken, "__notes__", ())]))
        siege.broken = True
    finally:
        siege.server.kill()
    return siege


def killed() -> Measured:
    kills = plan(AT_POINTS, KILLS - len(AT_POINTS) * len(POINTS), random.Random())
    with tempfile.TemporaryDirectory() as folder:
        siege = asyncio.run(besieged(Path(folder), kills))
        survived = siege.kills.total() - siege.broken
        if not siege.broken:
            report(siege.kills, siege.counted)
    return Measured(survived, survived, survived, survived == KILLS)


def report(kills: Counter[str], counted: Counter[str]) -> None:
    say("kills: " + ", ".join(f"{point} {kills[point]}" for point in [*POINTS, AT_RANDOM]))
    say(
        f"{counted['acknowledged']} commands acknowledged, {counted['told']} tellings compared,"
        f" {counted['numbered']} reconnects, {counted['lines']} stored lines verified"
    )


def found_at(point: str) -> Measured:
    """A planted fault, sending before the commit, must be found at this point."""
    found = sum(asyncio.run(_is_found(Kill(point, 20 + 7 * run))) for run in range(FAULTY_RUNS))
    return Measured(found, found, found, found == FAULTY_RUNS)


async def _is_found(kill: Kill) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(Path(folder))
        try:
            await siege.open()
            siege.look()
            siege.server.program = program("tell_before_stored")
            await siege.survive(kill)
        except Broken as broken:
            return {"told", "lost"} <= broken.promises
        finally:
            siege.server.kill()
    return False


def full_disk() -> Measured:
    """A disk of its own takes a mount of its own."""
    module = [sys.executable, "-m", "tests.server.small_disk"]
    ended = subprocess.run([*small_disk.arguments(), *module], cwd=CLONE, check=False)
    went_well = ended.returncode == 0
    return Measured(went_well, went_well, went_well, went_well)


CLAIMS = [
    Claim(
        "Kills of the server under load after which nothing was lost, doubled or told too early",
        f"{KILLS} of {KILLS}",
        killed,
    ),
    Claim(
        "Telling before the commit, put in as a fault: runs in which a kill at that point shows it",
        f"{FAULTY_RUNS} of {FAULTY_RUNS}",
        partial(found_at, "before_commit"),
    ),
    Claim(
        "A disk that is really full: everything is refused, and done under the same id later",
        "1 of 1",
        full_disk,
    ),
]
