"""The first spin of a first game waits until whoever is new says "I am ready" (HSE-CLK-3)."""

import asyncio

import pytest

from tests.server.house import Guest, Message
from tests.server.memory_store import MemoryStore
from tests.server.still_house import StillHouse, in_no_time, last, still_house, told

HOUR = 3600.0
MINUTE = 60.0
MOMENT = 0.1
DELAY = 1.0  # seconds after which a bot has surely acted


def active(guest: Guest) -> int:
    """The seat that is to spin."""
    (seat,) = last(guest, "told", "welcome")["ask"]["actors"]
    return int(seat)


def waits(guest: Guest) -> list[int]:
    room: Message = last(guest, "room", "welcome")["room"]
    return list(room.get("waits_ready", []))


async def spun_by(
    house: StillHouse,
    others: bool,
    people: int = 1,
    new: tuple[int, ...] = (0,),
    manners: Message | None = None,
) -> tuple[str, list[Guest]]:
    """A live table at which somebody else than the first person is to spin, or that person."""
    while True:
        code, guests = await house.begin(
            "reglamentacja", 3, people, pace="live", shows=False, newcomers=new, manners=manners
        )
        await asyncio.sleep(0.001)
        if (active(guests[0]) != 0) == others:
            return code, guests


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_bots_wait_until_the_only_person_is_ready() -> None:
    async with still_house() as house:
        _, (guest,) = await spun_by(house, others=True)
        n = told(guest)
        assert waits(guest) == [0]
        await asyncio.sleep(HOUR)
        assert told(guest) == n
        assert (await guest.ask("ready"))["t"] == "done"
        await asyncio.sleep(0.001)
        assert told(guest) > n
        assert waits(guest) == []


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_who_has_played_before_is_not_waited_for() -> None:
    async with still_house() as house:
        _, (guest,) = await spun_by(house, others=True, new=())
        n = told(guest)
        assert waits(guest) == []
        await asyncio.sleep(DELAY)
        assert told(guest) > n


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_who_spins_is_ready() -> None:
    async with still_house() as house:
        _, (guest,) = await spun_by(house, others=False)
        assert waits(guest) == [0]
        assert (await guest.ask("act", move="spins 50"))["t"] == "done"
        await asyncio.sleep(0.001)
        assert waits(guest) == []


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_several_people_wait_for_a_minute_at_most() -> None:
    async with still_house() as house:
        _, guests = await spun_by(house, others=True, people=3)
        spins = guests[active(guests[0])]
        answer = await spins.ask("act", move="spins 50")
        assert (answer["code"], answer["rule"]) == ("table.not_ready", "HSE-CLK-3")
        assert answer["facts"] == {"name": "Zuzanna 0"}
        await asyncio.sleep(MINUTE - MOMENT)
        assert (await spins.ask("act", move="spins 50"))["code"] == "table.not_ready"
        assert waits(spins) == [0]
        await asyncio.sleep(2 * MOMENT)
        assert waits(spins) == []  # everybody is told, though nobody has done anything
        assert (await spins.ask("act", move="spins 50"))["t"] == "done"


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_one_is_ready_and_another_is_not() -> None:
    async with still_house() as house:
        _, guests = await spun_by(house, others=True, people=3, new=(0, 1, 2))
        spins = guests[active(guests[0])]
        assert waits(spins) == [0, 1, 2]
        await guests[0].ask("ready")
        answer = await spins.ask("act", move="spins 50")
        (other,) = {1, 2} - {active(guests[0])}
        assert answer["facts"] == {"name": f"Zuzanna {other}"}
        await guests[other].ask("ready")
        assert (await spins.ask("act", move="spins 50"))["t"] == "done"


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_whoever_gets_up_or_stays_away_is_not_waited_for() -> None:
    async with still_house() as house:
        _, guests = await spun_by(house, others=True, people=2)
        assert (await guests[0].ask("rise"))["t"] == "done"
        await asyncio.sleep(0.001)
        assert waits(guests[1]) == []
        _, (guest,) = await spun_by(house, others=True)
        watcher = await house.enter(last(guest, "room", "welcome")["room"]["watch"], "")
        n = told(watcher)
        guest.leave()
        await asyncio.sleep(119.0)
        assert told(watcher) == n
        await asyncio.sleep(3.0)
        assert told(watcher) > n + 1  # a bot stands in, and somebody has spun


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_a_restart_keeps_it() -> None:
    store = MemoryStore()
    async with still_house(store) as house:
        # Its loop goes on here after it has stopped, so nothing may be timed in it.
        code, (guest,) = await spun_by(house, others=True, manners={"gone_seconds": 0})
        n = told(guest)
    async with still_house(store) as house:
        again = await house.enter(code, guest.key)
        assert waits(again) == [0]
        await asyncio.sleep(HOUR)
        assert told(again) == n
        assert (await again.ask("ready"))["t"] == "done"
        await asyncio.sleep(DELAY)
        assert told(again) > n


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_one_may_also_say_so_at_the_table() -> None:
    async with still_house() as house:
        _, (guest,) = await spun_by(house, others=True, new=())
        assert (await guest.ask("ready", yes=False))["t"] == "done"
        n = told(guest)
        await asyncio.sleep(HOUR)
        assert (told(guest), waits(guest)) == (n, [0])
        assert (await guest.ask("ready"))["t"] == "done"
        await asyncio.sleep(DELAY)
        assert told(guest) > n
        assert (await guest.ask("ready", yes=False))["code"] == "ready.begun"
        assert (await guest.ask("ready"))["t"] == "done"  # once more does no harm
        watcher = await house.enter(last(guest, "room", "welcome")["room"]["watch"], "")
        assert (await watcher.ask("ready"))["code"] == "seat.none"
        assert (await guest.ask("ready", yes="perhaps"))["code"] == "message.malformed"


@pytest.mark.rule("HSE-CLK-3")
@in_no_time
async def test_without_a_clock_nobody_waits() -> None:
    async with still_house() as house:
        _, (guest,) = await house.begin("kolejka", 2, shows=False, newcomers=(0,))
        await asyncio.sleep(0.001)
        assert waits(guest) == []
        assert (await guest.ask("ready", yes=False))["code"] == "ready.no_clock"
