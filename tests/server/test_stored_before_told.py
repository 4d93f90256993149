"""Stored before told: the server is killed, and what people know is on the disk.

A dozen times here, two hundred times in scripts/prove.
"""

import asyncio
import random
from pathlib import Path

import pytest

from kartki.server.ops.crash_points import POINTS
from tests.server.crash_checks import Broken
from tests.server.crashing import AT_RANDOM, Kill, Siege, Sort, plan
from tests.server.faulty_server import program

KILLS = 12
SMALL = (Sort("kolejka", 3, 0, watched=True), Sort("ration_board", 2, 0))


async def besieged(data: Path, kills: list[Kill]) -> Siege:
    siege = Siege(data)
    try:
        await siege.open()
        for kill in kills:
            await siege.survive(kill)
        await siege.go_on()
    finally:
        siege.server.kill()
    return siege


@pytest.mark.rule("HSE-STO-1")
def test_the_server_is_killed_and_nothing_is_lost_doubled_or_told_too_early(tmp_path: Path) -> None:
    rng = random.Random(5)
    kills = plan([30], KILLS - len(POINTS), rng)
    siege = asyncio.run(besieged(tmp_path, kills))
    assert siege.kills.total() == KILLS
    assert min(siege.kills[point] for point in POINTS) >= 1
    assert "none" in siege.knew["before_told"]
    counted = siege.tally()
    assert counted["acknowledged"] > 150
    assert counted["told"] > 500
    assert counted["numbered"] > 80
    assert any(message["spun"] >= 0 for message in welcomes(siege)), "no top was spinning"


async def around_one_table(data: Path, kills: list[Kill]) -> Siege:
    """By turns and watched: whoever is told something is not about to say something."""
    siege = Siege(data)
    try:
        await siege.open(SMALL[:1])
        for kill in kills:
            await siege.survive(kill)
    finally:
        siege.server.kill()
    return siege


def test_the_points_are_what_they_are_called(tmp_path: Path) -> None:
    """Who knows the last stored line when the server dies there."""
    kills = [Kill("before_told", 20), Kill("after_first_told", 20)]
    siege = asyncio.run(around_one_table(tmp_path, kills))
    assert siege.knew == {"before_told": {"none"}, "after_first_told": {"some"}}


def welcomes(siege: Siege) -> list[dict[str, int]]:
    heard = [message for notes in siege.books() for message in notes.heard]
    return [message for message in heard if message["t"] == "welcome" and message["n"] > 0]


# with a fault put in, the same checks fail

FAULTS = [
    ("tell_before_stored", Kill("before_commit", 20), {"told", "lost"}),
    ("tell_before_stored", Kill("before_write", 20), {"told", "lost"}),
    ("lose_acts", Kill("after_answer", 40), {"told", "lost"}),
    ("store_twice", Kill("after_told", 20), {"record"}),
    ("forget_answers", Kill("after_answer", 30), {"answer"}),
]


async def with_fault(data: Path, fault: str, kill: Kill) -> Broken:
    """Everything is in order before the fault is put in."""
    siege = Siege(data)
    try:
        await siege.open(SMALL)
        await siege.survive(Kill(AT_RANDOM, 200))
        siege.server.program = program(fault)
        with pytest.raises(Broken) as found:
            await siege.survive(kill)
    finally:
        siege.server.kill()
    return found.value


@pytest.mark.parametrize(("fault", "kill", "promises"), FAULTS)
def test_a_fault_put_in_is_found(
    fault: str, kill: Kill, promises: set[str], tmp_path: Path
) -> None:
    broken = asyncio.run(with_fault(tmp_path, fault, kill))
    assert promises <= broken.promises, broken
