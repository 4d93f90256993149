"""A pause at a table with a clock, in no time: the top stands still, for as long as it takes."""

import asyncio

import pytest

from tests.server.classroom.lesson import Lesson, open_class
from tests.server.house import Guest
from tests.server.memory_store import MemoryStore
from tests.server.still_house import StillHouse, in_no_time, last, still_house

LONG = 600.0  # seconds: no top spins so long
MOMENT = 0.01


async def spinning(house: StillHouse) -> tuple[Lesson, list[Guest]]:
    """Three pupils and a bot at a live table; the top has been spun as well as can be."""
    lesson = await open_class(house.server, game="reglamentacja")
    await lesson.fill(3)
    await (await lesson.teacher()).do("begin")
    guests = [await lesson.at_table(name) for name in lesson.keys]
    while True:  # a bot may be the first to spin
        await asyncio.sleep(MOMENT)
        active = [guest for guest in guests if any("spins" in move for move in guest.legal())]
        if active:
            break
        assert last(guests[0], "told", "welcome")
    assert (await active[0].ask("act", move="spins 100"))["t"] == "done"
    await asyncio.sleep(1.0)
    return lesson, guests


async def spun(lesson: Lesson) -> int:
    guest = await lesson.at_table(next(iter(lesson.keys)))
    return int(guest.heard[0]["spun"])


@pytest.mark.rule("HSE-CLA-3")
@in_no_time
async def test_the_top_stands_still_and_spins_on() -> None:
    async with still_house() as house:
        lesson, guests = await spinning(house)
        teacher = await lesson.teacher()
        await teacher.do("pause")
        before = await spun(lesson)
        room = house.room(lesson.room.doc.rooms()[0])
        lines = room.state.play.stored
        await asyncio.sleep(LONG)
        assert await spun(lesson) == pytest.approx(before, abs=5)
        assert room.state.play.stored == lines  # no bot, no clock, nobody stood in for
        refused = await guests[0].ask("act", move="calls too dear")
        assert refused["code"] == "class.paused"
        await teacher.do("go_on")
        await asyncio.sleep(1.0)
        assert await spun(lesson) in (-1, pytest.approx(before + 1000, abs=20))
        await asyncio.sleep(120)
        assert any(
            "the top falls" in line or "hands down" in line
            for one in guests[0].heard
            if one["t"] == "told"
            for line in one["lines"]
        )


@pytest.mark.rule("HSE-CLA-3")
@in_no_time
async def test_a_pause_survives_a_restart_and_so_does_the_top() -> None:
    store = MemoryStore()
    async with still_house(store) as house:
        lesson, _ = await spinning(house)
        code, own, keys = lesson.code, lesson.key, dict(lesson.keys)
        await (await lesson.teacher()).do("pause")
        await asyncio.sleep(LONG)
        before = await spun(lesson)
    async with still_house(store) as house:
        again = Lesson(house.server, {"code": code, "wall": ""}, own)
        again.keys.update(keys)
        guest = await again.at_table(next(iter(keys)))
        assert guest.heard[0]["room"]["lesson"]["paused"]
        stored = int(guest.heard[0]["spun"])
        assert 0 <= stored <= before  # what was not stored yet has not passed
        await asyncio.sleep(LONG)
        assert await spun(again) == pytest.approx(stored, abs=5)
        await (await again.teacher()).do("go_on")
        await asyncio.sleep(MOMENT)
        assert not last(guest, "room")["room"]["lesson"]["paused"]


@pytest.mark.rule("HSE-CLA-3")
@in_no_time
async def test_nobody_is_stood_in_for_during_a_pause() -> None:
    async with still_house() as house:
        lesson = await open_class(house.server)
        await lesson.fill(4)
        teacher = await lesson.teacher()
        await teacher.do("begin")
        guests = [await lesson.at_table(name) for name in lesson.keys]
        await teacher.do("pause")
        guests[0].leave()
        await asyncio.sleep(LONG)
        room = house.room(lesson.room.doc.rooms()[0])
        assert not any(seat.stand_in for seat in room.doc.seats)
        await teacher.do("go_on")
        await asyncio.sleep(61)
        assert sum(bool(seat.stand_in) for seat in room.doc.seats) == 1
        name = next(iter(lesson.keys))
        back = await lesson.at_table(name)  # leavers find their seat again
        assert (await back.ask("come_back"))["t"] == "done"
        assert not any(seat.stand_in for seat in room.doc.seats)
