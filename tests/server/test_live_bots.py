"""Bots at a live table bargain until the top falls, and at a pace that people can follow."""

import asyncio
from collections import defaultdict
from itertools import pairwise
from typing import NamedTuple

import pytest

from kartki.server.thinking.protocol import Request, Thought, Trouble
from tests.server.house import Guest
from tests.server.still_house import RealBots, StillHouse, in_no_time, still_house
from tests.server.test_tables_top import FALLS

LOOK = 0.02  # seconds between two looks at what was told
SPINS = 8
SILENCE = 6.0  # seconds before the fall in which nobody says anything
FOLLOWED = 2.0  # seconds between two acts of one bot


class Said(NamedTuple):
    at: float  # seconds since the top was spun
    line: str


class Spin(NamedTuple):
    fell: float
    said: list[Said]  # by the bots


def now() -> float:
    return asyncio.get_running_loop().time()


async def spins(house: StillHouse, bot: str, wanted: int) -> list[Spin]:
    """Three bots and a person, who spins well, buys what comes first and trades with nobody."""
    code, (guest,) = await house.begin("reglamentacja", 4, shows=False, pace="live")
    for seat in house.room(code).doc.seats[1:]:
        seat.bot = bot
    found: list[Spin] = []
    heard, began, said = 0, 0.0, list[Said]()
    while len(found) < wanted and guest.phase() == "playing":
        await asyncio.sleep(LOOK)
        for line in [line for one in guest.heard[heard:] for line in one.get("lines", ())]:
            if " spins " in line:
                began, said = now(), []
            elif line == FALLS:
                found.append(Spin(now() - began, said))
                said = []
            elif line[0] in "bcd":
                said.append(Said(now() - began, line))
        heard = len(guest.heard)
        await play_on(guest)
    return found


async def play_on(guest: Guest) -> None:
    for move in guest.legal():
        if move.startswith(("spins 9", "discards", "buys")):
            await guest.ask("act", move=move)
            return


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("bot", ["trader", "apprentice"])
@in_no_time
async def test_they_bargain_until_it_falls_and_never_faster_than_people_follow(bot: str) -> None:
    async with still_house(bots=RealBots()) as house:
        found = await spins(house, bot, SPINS)
    assert len(found) == SPINS
    silences = [spin.fell - max([one.at for one in spin.said], default=0) for spin in found]
    assert sorted(silences)[SPINS // 2] < SILENCE, silences
    for spin in found:
        acts: dict[str, list[float]] = defaultdict(list)
        for one in spin.said:
            acts[one.line[0]].append(one.at)
        for times in acts.values():
            gaps = [later - one for one, later in pairwise(times)]
            assert min(gaps, default=FOLLOWED) >= FOLLOWED - 2 * LOOK


class Changing:
    """A bot that means something else each time it is asked; all others have nothing to say."""

    def __init__(self, *moves: str, waits: int) -> None:
        self.moves = list(moves)
        self.waits = waits
        self.asked = 0

    async def start(self) -> None:
        """There is nobody to hire."""

    async def stop(self) -> None:
        """There is nobody to dismiss."""

    async def think(self, request: Request) -> Thought | Trouble:
        if request.seat != 3:
            return Thought(None, 0)
        self.asked += 1
        move = self.moves.pop(0) if len(self.moves) > 1 else self.moves[0]
        return Thought(move, self.waits)


async def spinning(house: StillHouse) -> list[Guest]:
    """Three people and a bot at d; somebody has just spun the top."""
    _, guests = await house.begin("reglamentacja", 4, 3, pace="live")
    await asyncio.sleep(0.001)
    active = next((guest for guest in guests if guest.legal()), None)
    assert active is not None, "in this world a person begins"
    assert (await active.ask("act", move="spins 95"))["t"] == "done"
    return guests


def lines(guest: Guest) -> list[str]:
    return [line for one in guest.heard if one["t"] == "told" for line in one["lines"]]


@pytest.mark.parametrize(
    ("waits", "others_act", "done"),
    [
        (2_000, False, ["d calls gives soap"]),  # nothing has changed: it says what it meant
        (2_000, True, []),  # something has, and it means something else now: people first
        (0, True, ["d calls gives meat"]),  # for one that waits for nobody, what it means now
    ],
)
@in_no_time
async def test_what_a_bot_meant_is_thought_over_if_others_acted_while_it_waited(
    waits: int, others_act: bool, done: list[str]
) -> None:
    bot = Changing("calls gives soap", "calls gives meat", "calls too dear", waits=waits)
    async with still_house(bots=bot) as house:  # type: ignore[arg-type]
        guests = await spinning(house)
        await asyncio.sleep(0.5)
        if others_act:
            assert (await guests[0].ask("act", move="calls last chance"))["t"] == "done"
        await asyncio.sleep(max(waits / 1000, 0.9) - 0.4)
        assert [line for line in lines(guests[0]) if line[0] == "d"] == done
