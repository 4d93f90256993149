"""The speculator shops at a live table: everything stands still for four seconds (HSE-CLK-2)."""

import asyncio
from typing import Any, NamedTuple

import pytest

from kartki.server.room.room import Room
from kartki.server.room.standstill import Standstill
from tests.server.house import Guest, Message
from tests.server.memory_store import MemoryStore
from tests.server.still_house import StillHouse, in_no_time, last, still_house, told
from tests.server.test_tables_top import FALLS, KINDS

RESTS = 4.0  # seconds
MOMENT = 0.05
PERFECT = "spins 100"  # half a minute and more


class Raid(NamedTuple):
    """A spinning top, and the speculator has just been sent to the counter."""

    house: StillHouse
    code: str
    active: Guest
    others: list[Guest]
    fallen_at: float  # when the top would have fallen, by the loop's clock
    spun: int  # milliseconds for which it had been spinning

    @property
    def room(self) -> Room:
        return self.house.room(self.code)


def now() -> float:
    return asyncio.get_running_loop().time()


def hand(guest: Guest) -> list[str]:
    """The stamps that somebody has."""
    mine = last(guest, "told", "welcome")["mine"]["hand"]
    return [kind for kind, held in zip(KINDS, mine, strict=True) for _ in range(held)]


def room_of(guest: Guest) -> Message:
    found: Message = last(guest, "room", "welcome")["room"]
    return found


async def acts(guest: Guest, move: str) -> Message:
    answer = await guest.ask("act", move=move)
    await asyncio.sleep(0.001)
    return answer


async def raid(house: StillHouse) -> Raid:
    """The active player changes places with the first in the queue, then with the speculator."""
    code, guests = await house.begin("reglamentacja", 3, 3, pace="live")
    await asyncio.sleep(0.001)
    active = next(guest for guest in guests if guest.legal())
    others = [guest for guest in guests if guest is not active]
    assert (await acts(active, PERFECT))["t"] == "done"
    table = house.room(code).table
    assert table is not None
    began, lasts = now() - 0.001, table.state.top.lasts / 1000
    first = table.state.queue.pawns[0]
    await asyncio.sleep(2.0)
    assert (await acts(active, f"offers {'abc'[first]} place for place"))["t"] == "done"
    assert (await acts(guests[first], "takes #1"))["t"] == "done"
    spun = now() - began
    stamps = hand(active)
    assert (await acts(active, f"pays {stamps[0]} {stamps[1]} for his place"))["t"] == "done"
    return Raid(house, code, active, others, began + lasts, round(spun * 1000))


def lines(guest: Guest) -> list[str]:
    return [line for one in guest.heard if one["t"] == "told" for line in one["lines"]]


@pytest.mark.rule("HSE-CLK-2", "REG-SPS-1")
@in_no_time
async def test_every_screen_is_told_for_how_long() -> None:
    async with still_house() as house:
        one = await raid(house)
        for guest in (one.active, *one.others):
            assert room_of(guest)["standstill"] == RESTS * 1000
            assert room_of(guest)["spun"] == pytest.approx(one.spun, abs=5)
        await asyncio.sleep(1.5)
        late = await house.enter(one.code, one.active.key)
        watcher = await house.enter(room_of(one.active)["watch"], "")
        for guest in (late, watcher):
            assert room_of(guest)["standstill"] == pytest.approx(2500, abs=10)
            assert room_of(guest)["spun"] == pytest.approx(one.spun, abs=5)
            assert last(guest, "welcome")["spun"] == pytest.approx(one.spun, abs=5)
        await asyncio.sleep(RESTS)
        late = await house.enter(one.code, one.active.key)
        assert "standstill" not in room_of(late)
        assert last(late, "welcome")["spun"] == pytest.approx(one.spun + 1500, abs=10)


@pytest.mark.rule("HSE-CLK-2", "REG-SPS-1")
@in_no_time
async def test_nothing_is_accepted_meanwhile_and_everything_afterwards() -> None:
    async with still_house() as house:
        one = await raid(house)
        n = told(one.active)
        for guest, move in ((one.active, "stops the top"), (one.others[0], "calls too dear")):
            answer = await acts(guest, move)
            assert (answer["code"], answer["rule"]) == ("clock.standstill", "HSE-CLK-2")
            assert answer["facts"] == {"seconds": 4}
        await asyncio.sleep(RESTS - MOMENT)
        assert (await acts(one.others[0], "calls too dear"))["facts"] == {"seconds": 1}
        assert told(one.active) == n
        await asyncio.sleep(MOMENT)
        assert (await acts(one.others[0], "calls too dear"))["t"] == "done"


@pytest.mark.rule("HSE-CLK-2", "REG-TOP-2")
@in_no_time
async def test_the_top_does_not_tire_meanwhile() -> None:
    async with still_house() as house:
        one = await raid(house)
        await asyncio.sleep(one.fallen_at + RESTS - MOMENT - now())
        assert FALLS not in lines(one.active)
        await asyncio.sleep(2 * MOMENT)
        assert FALLS in lines(one.active)


@pytest.mark.rule("HSE-CLK-2")
@in_no_time
async def test_a_restart_keeps_it() -> None:
    """Nothing has been stored since the raid: it begins again, and the top is no older."""
    store = MemoryStore()
    async with still_house(store) as house:
        one = await raid(house)
        left = one.fallen_at - now()
        await asyncio.sleep(1.0)
    async with still_house(store) as house:
        again = await house.enter(one.code, one.active.key)
        assert room_of(again)["standstill"] == pytest.approx(RESTS * 1000, abs=20)
        assert last(again, "welcome")["spun"] == pytest.approx(one.spun, abs=20)
        assert (await acts(again, "stops the top"))["code"] == "clock.standstill"
        await asyncio.sleep(left + RESTS - 2 * MOMENT)
        assert FALLS not in lines(again)
        await asyncio.sleep(3 * MOMENT)
        assert FALLS in lines(again)


@pytest.mark.rule("HSE-CLK-2")
@in_no_time
async def test_a_restart_after_it_does_not_count_it_as_spinning() -> None:
    store = MemoryStore()
    async with still_house(store) as house:
        one = await raid(house)
        left = one.fallen_at - now()
        await asyncio.sleep(RESTS + 1.0)
        assert (await acts(one.others[0], "calls too dear"))["t"] == "done"
        await asyncio.sleep(3.0)
    async with still_house(store) as house:
        again = await house.enter(one.code, one.active.key)
        assert "standstill" not in room_of(again)
        assert last(again, "welcome")["spun"] == pytest.approx(one.spun + 1000, abs=20)
        await asyncio.sleep(left - 1.0 - 2 * MOMENT)
        assert FALLS not in lines(again)
        await asyncio.sleep(4 * MOMENT)
        assert FALLS in lines(again)


@pytest.mark.rule("HSE-CLK-2")
@in_no_time
async def test_the_fall_is_due_in_the_very_moment_of_the_raid() -> None:
    """Its move was on its way to the lock: it waits all the same, and still comes."""
    async with still_house() as house:
        one = await raid(house)
        clock = one.room.clock
        await clock._make_move(clock._waits_for)
        await asyncio.sleep(RESTS - MOMENT)
        assert FALLS not in lines(one.active)
        await asyncio.sleep(one.fallen_at + 2 * MOMENT - now() + RESTS)
        assert FALLS in lines(one.active)


async def standing(house: StillHouse, *, decide: bool) -> tuple[Room, Guest]:
    """A table that has just begun to stand still: a person is to decide, or a bot."""
    manners: dict[str, Any] = {"decision_seconds": 30, "bot_delay": 500}
    code, (guest,) = await house.begin("kolejka", 2, shows=False, manners=manners)
    await asyncio.sleep(0.001)
    while bool(guest.legal()) != decide:
        if guest.legal():
            await acts(guest, guest.legal()[0])
        await asyncio.sleep(0.1)
    room = house.room(code)
    room.stand_still(4000)
    room.limits.acted(0)
    room.changed()
    return room, guest


@pytest.mark.rule("HSE-CLK-2")
@in_no_time
async def test_bots_wait() -> None:
    async with still_house() as house:
        _, guest = await standing(house, decide=False)
        n = told(guest)
        await asyncio.sleep(RESTS - MOMENT)
        assert told(guest) == n
        await asyncio.sleep(2 * MOMENT)
        assert told(guest) > n


@pytest.mark.rule("HSE-CLK-2", "HSE-SEA-4")
@in_no_time
async def test_it_costs_nobody_time_to_decide() -> None:
    async with still_house() as house:
        room, _ = await standing(house, decide=True)
        await asyncio.sleep(RESTS - MOMENT)
        assert room.limits.left(0) == 30_000
        await asyncio.sleep(1.0 + MOMENT)
        assert room.limits.left(0) == pytest.approx(29_000, abs=10)


@in_no_time
async def test_it_waits_as_long_as_is_left() -> None:
    standstill, began = Standstill(1500), now()
    await standstill.wait()
    assert now() - began == pytest.approx(1.5)
    assert standstill.left() == 0
    assert standstill.refuse() is None
    standstill.begin(0)
    assert standstill.left() == 0
