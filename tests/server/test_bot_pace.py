"""Bots and the pace of people: where one person plays they wait for that screen (HSE-BOT-1)."""

import asyncio

import pytest

from tests.server.house import Guest
from tests.server.still_house import StillHouse, in_no_time, last, still_house, told

LONGEST = 30.0  # seconds: how long bots wait at most
DELAY = 0.9  # seconds that they take at every table
MOMENT = 0.1  # seconds
LONG = 3600.0


async def to_a_bot(guest: Guest) -> None:
    """The person shows and plays on until a bot is to act; then something has been told."""
    while True:
        asked = last(guest, "told", "welcome")["ask"]["actors"]
        mine = last(guest, "room", "welcome")["you"]["seat"]
        if mine not in asked:
            return
        guest.say({"t": "shown", "n": told(guest)})
        assert (await guest.ask("act", move=guest.legal()[0]))["t"] == "done"


async def bots_wait(house: StillHouse, *, shows: bool = True) -> Guest:
    """At a table of one person, who has just been told something; it is a bot's turn."""
    _, (guest,) = await house.begin("kolejka", 3, shows=shows)
    await to_a_bot(guest)
    return guest


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_bots_wait_until_the_screen_has_shown_everything() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        n = told(guest)
        await asyncio.sleep(LONGEST - MOMENT)
        assert told(guest) == n
        guest.say({"t": "shown", "n": n - 1})
        await asyncio.sleep(MOMENT / 2)
        assert told(guest) == n
        guest.say({"t": "shown", "n": n})
        await asyncio.sleep(0.001)
        assert told(guest) > n  # at once: it has thought meanwhile


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_half_a_minute_at_most() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        n = told(guest)
        await asyncio.sleep(LONGEST - MOMENT)
        assert told(guest) == n
        await asyncio.sleep(2 * MOMENT)
        assert told(guest) > n


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_a_pause_stops_them_as_long_as_it_lasts() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        n = told(guest)
        guest.say({"t": "shown", "n": n, "paused": True})
        await asyncio.sleep(LONG)
        assert told(guest) == n
        guest.say({"t": "shown", "n": n, "paused": False})
        await asyncio.sleep(DELAY + MOMENT)
        assert told(guest) > n


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_after_a_pause_the_screen_has_its_time_again() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        n = told(guest)
        guest.say({"t": "shown", "n": 0, "paused": True})
        await asyncio.sleep(LONG)
        guest.say({"t": "shown", "n": 0, "paused": False})
        await asyncio.sleep(LONGEST - MOMENT)
        assert told(guest) == n
        await asyncio.sleep(2 * MOMENT)
        assert told(guest) > n


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_a_screen_that_never_said_so_is_not_waited_for() -> None:
    async with still_house() as house:
        guest = await bots_wait(house, shows=False)
        n = told(guest)
        guest.say({"t": "shown", "n": 0, "paused": True})
        await asyncio.sleep(DELAY + MOMENT)
        assert told(guest) > n


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_with_several_people_nobody_waits() -> None:
    async with still_house() as house:
        _, people = await house.begin("kolejka", 3, 2)
        for guest in people:
            guest.say({"t": "shown", "n": 0, "paused": True})
        while last(people[0], "told")["ask"]["actors"] != [2]:
            guest = next(one for one in people if one.legal())
            n = (await guest.ask("act", move=guest.legal()[0]))["n"]
            await asyncio.sleep(0.001)
        n = told(people[0])
        await asyncio.sleep(DELAY + MOMENT)
        assert told(people[0]) > n


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_a_spectator_holds_nobody() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        watch = last(guest, "room", "welcome")["room"]["watch"]
        idle = await house.enter(watch, "", shows=True)
        idle.say({"t": "shown", "n": 0, "paused": True})
        n = told(guest)
        guest.say({"t": "shown", "n": n})
        await asyncio.sleep(DELAY + MOMENT)
        assert told(guest) > n


@pytest.mark.rule("HSE-BOT-1")
@pytest.mark.parametrize("paused", [False, True])
@in_no_time
async def test_a_page_that_is_lost_holds_them_for_half_a_minute_and_no_more(paused: bool) -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        watch = last(guest, "room", "welcome")["room"]["watch"]
        watcher = await house.enter(watch, "")
        guest.say({"t": "shown", "n": 0, "paused": paused})
        await asyncio.sleep(LONG if paused else 0)
        n = told(guest)
        guest.leave()
        await asyncio.sleep(LONGEST - MOMENT)
        assert told(watcher) == n
        await asyncio.sleep(2 * MOMENT)
        assert told(watcher) > n
        first = told(watcher)
        await asyncio.sleep(2 * DELAY + MOMENT)  # and not half a minute for every move
        assert told(watcher) > first or _asked(watcher) == [0]


def _asked(guest: Guest) -> list[int]:
    return list(last(guest, "told", "welcome")["ask"]["actors"])


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_a_page_that_is_loaded_again_is_waited_for_until_it_is_there() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        n, code = told(guest), str(last(guest, "room", "welcome")["room"]["code"])
        guest.leave()
        await asyncio.sleep(DELAY)
        again = await house.enter(code, guest.key, shows=True)
        await asyncio.sleep(LONGEST - DELAY - MOMENT)
        assert told(again) == n
        again.say({"t": "shown", "n": n})
        await asyncio.sleep(0.001)
        assert told(again) > n


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_of_two_windows_the_latest_counts() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        n, code = told(guest), str(last(guest, "room", "welcome")["room"]["code"])
        guest.say({"t": "shown", "n": 0, "paused": True})
        second = await house.enter(code, guest.key, shows=True)
        second.say({"t": "shown", "n": n})
        await asyncio.sleep(DELAY + MOMENT)
        assert told(second) > n


@pytest.mark.rule("HSE-BOT-1")
@in_no_time
async def test_whoever_gets_up_is_not_waited_for() -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        guest.say({"t": "shown", "n": 0, "paused": True})
        assert (await guest.ask("rise"))["t"] == "done"
        n = told(guest)
        await asyncio.sleep(2 * DELAY + MOMENT)
        assert told(guest) > n


@pytest.mark.rule("HSE-ORD-2")
@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"n": 9_000}, "command.ahead"),
        ({"n": -1}, "message.malformed"),
        ({"n": "all"}, "message.malformed"),
        ({"n": 10**12}, "message.malformed"),
        ({"n": 1, "paused": "yes"}, "message.malformed"),
        ({"n": 1, "id": "c1", "seen": 0}, "message.malformed"),
        ({}, "message.malformed"),
    ],
)
@in_no_time
async def test_nonsense_is_answered_and_changes_nothing(said: dict[str, object], why: str) -> None:
    async with still_house() as house:
        guest = await bots_wait(house)
        n = told(guest)
        guest.say({"t": "shown", **said})
        await asyncio.sleep(MOMENT)
        assert last(guest, "fault", "refused")["code"] == why
        assert told(guest) == n
        guest.say({"t": "shown", "n": n})
        await asyncio.sleep(DELAY + MOMENT)
        assert told(guest) > n
