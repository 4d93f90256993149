"""What was told before somebody came is found out without holding up the table."""

import asyncio
import itertools
import threading
from typing import Any

import pytest

from kartki.server.commands import history
from kartki.server.commands.welcome import welcome
from kartki.server.messages import wire
from kartki.server.net.connection import TOO_SLOW
from kartki.server.room.audience import PAUSE
from kartki.server.room.play_log import UNITS_IN_MEMORY
from tests.server.listeners import Company, Listener

PATIENCE = 120.0


class Reading:
    """Replays of a history: they are counted, and wait until the test lets them go on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.may_go_on = threading.Event()
        self.number = 0
        self._real = history.history_of_record
        patch.setattr(history, "history_of_record", self._history_of_record)

    def _history_of_record(self, *given: Any) -> Any:
        self.number += 1
        self.begun.set()
        assert self.may_go_on.wait(PATIENCE)
        return self._real(*given)


async def far_behind(company: Company) -> int:
    """More acts than the memory keeps; the number after the first of them."""
    first = await company.act()
    for _ in range(UNITS_IN_MEMORY + 3):
        await company.act()
    return first


@pytest.mark.parametrize("guest", ["", "guest1"])
def test_who_was_away_for_long_does_not_hold_up_the_table(
    guest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spectator, and a player: the others act while it is found out what they have missed."""
    reading = Reading(monkeypatch)

    async def work() -> None:
        company = await Company.gather()
        there = (await company.watch())[0]
        last = await far_behind(company)
        n, back = company.n, Listener(guest, watches=not guest)
        coming = asyncio.create_task(back_again(company, back, last))
        assert await asyncio.to_thread(reading.begun.wait, PATIENCE)
        after = await asyncio.wait_for(company.act(), PATIENCE)
        assert back.heard() == []
        reading.may_go_on.set()
        await asyncio.wait_for(coming, PATIENCE)
        greeting, *later = back.heard()
        assert (greeting["t"], greeting["n"], greeting["fresh"]) == ("welcome", n, False)
        assert [one["n"] for one in later if one["t"] == "told"] == [after]
        told = there.heard("told")
        assert back.numbers() == [one["n"] for one in told if one["n"] > last]
        if not guest:
            assert [spoken(one) for one in greeting["missed"]] == [
                spoken(one) for one in told if last < one["n"] <= n
            ]
            await company.watch(1, last)
            assert reading.number == 1  # it knows what was told while it ran

    asyncio.run(work())


async def back_again(company: Company, listener: Listener, last: int) -> None:
    await welcome(company.room, listener.connection, last)


def spoken(update: dict[str, Any]) -> tuple[Any, ...]:
    return update["n"], update["lines"], update["events"]


def test_spectators_share_one_replay_and_it_grows_with_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reading = Reading(monkeypatch)
    reading.may_go_on.set()

    async def work() -> None:
        company = await Company.gather()
        (there,) = await company.watch()
        await far_behind(company)
        asking = await company.watch(20)
        answers = await asyncio.gather(*(company.say(one, wire.History, after=0) for one in asking))
        assert reading.number == 1
        await company.act()
        answers += [await company.say(asking[0], wire.History, after=0)]
        await company.watch(1, last=1)
        assert reading.number == 1
        while there.numbers()[-1] < company.n:
            await asyncio.sleep(PAUSE)
        told = [spoken(one) for one in there.heard("told")]
        for answer, known in zip(answers, [*[told[:-1]] * 20, told], strict=True):
            assert answer is not None
            assert [spoken(one) for one in answer["told"]][-len(known) :] == known

    asyncio.run(work())


def test_moves_that_nobody_watched_are_in_the_history_of_whoever_comes_next() -> None:
    async def work() -> None:
        company = await Company.gather()
        (first,) = await company.watch()
        await company.say(first, wire.History, after=0)
        company.leave(first)
        await company.act()
        (second,) = await company.watch()
        await company.act()
        answer = await company.say(second, wire.History, after=0)
        assert answer is not None
        assert [len(one["lines"]) for one in answer["told"]][-2:] == [1, 1]
        steps = itertools.pairwise([{"n": 0}, *answer["told"]])
        assert all(now["n"] - before["n"] == len(now["lines"]) for before, now in steps)

    asyncio.run(work())


def test_what_waits_for_a_welcome_is_bounded() -> None:
    async def work() -> None:
        listener = Listener("", watches=True, most_bytes=100)
        listener.connection.hold()
        listener.connection.send_bytes(b"x" * 60)
        assert not listener.connection.closed
        listener.connection.send_bytes(b"x" * 60)
        await listener.connection.flush()
        assert listener.heard() == [{"t": "closed", "code": TOO_SLOW}]

    asyncio.run(work())
