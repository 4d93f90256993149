"""Who is away, and when a bot stands in: everybody at the table can see it coming (HSE-SEA-4)."""

import asyncio

import pytest

from tests.server.house import Guest
from tests.server.still_house import in_no_time, last, still_house

AWAY = {"gone_seconds": 120}


def seat_of(guest: Guest, seat: int) -> dict[str, object]:
    found: dict[str, object] = last(guest, "room", "welcome")["room"]["seats"][seat]
    return found


@pytest.mark.rule("HSE-SEA-4")
@in_no_time
async def test_the_time_until_a_bot_stands_in_is_told() -> None:
    async with still_house() as house:
        code, (stays, goes) = await house.begin("kolejka", 2, 2, manners=AWAY)
        assert "stands_in_after" not in seat_of(stays, 1)
        goes.leave()
        await asyncio.sleep(20)
        assert seat_of(stays, 1)["stands_in_after"] == 120_000
        late = await house.enter(code, stays.key)
        assert seat_of(late, 1)["stands_in_after"] == pytest.approx(100_000, abs=10)
        assert "stands_in_after" not in seat_of(late, 0)
        again = await house.enter(code, goes.key)
        await asyncio.sleep(0.001)
        assert "stands_in_after" not in seat_of(stays, 1)
        again.leave()
        await asyncio.sleep(121)
        assert seat_of(stays, 1)["stand_in"]
        assert "stands_in_after" not in seat_of(stays, 1)


@pytest.mark.rule("HSE-SEA-4")
@in_no_time
async def test_where_nobody_is_replaced_nothing_is_told() -> None:
    async with still_house() as house:
        _, (stays, goes) = await house.begin("kolejka", 2, 2, manners={"gone_seconds": 0})
        goes.leave()
        await asyncio.sleep(1)
        assert not seat_of(stays, 1)["here"]
        assert "stands_in_after" not in seat_of(stays, 1)
