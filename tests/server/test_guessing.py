"""Once an address has guessed codes too often, nothing about a code is looked up for it."""

import asyncio
import json

import pytest

from kartki.server.net import code_guesses, rate_limit
from kartki.server.net.code_guesses import TOO_MANY, CodeGuesses, LetIn
from kartki.server.net.rate_limit import RateLimit
from tests.server.around import wired
from tests.server.in_process import HOME, KEY, House
from tests.server.stillness import StillClock

LIMIT = 3
OTHER = "p" * 30


async def guessed(house: House, address: str = HOME) -> None:
    """The limit is reached."""
    for _ in range(LIMIT):
        assert await house.hello("WRONG9", address=address) == "hello.table"
    house.store.lookups.clear()


async def asked_everywhere(house: House, code: str, key: str, address: str) -> list[str]:
    """Every route that takes a code: what it answers."""
    found = [await house.hello(code, key, address=address)]
    for path in ("", "/record", "/frames"):
        _, answer = await house.fetch(f"/api/tables/{code}{path}", key=key, address=address)
        found.append(str(json.loads(answer).get("code", "")))
    origin = {"code": code, "n": 1, "seat": 0}
    body = {"id": "branch", "game": "kolejka", "seats": 2, "key": OTHER, "from": origin}
    _, answer = await house.fetch("/api/tables", body, key=key, address=address)
    return [*found, str(json.loads(answer)["code"])]


@wired
async def test_no_route_looks_anything_up_for_a_guesser() -> None:
    """Neither for a right code nor for a wrong one, be its table in memory or not."""
    house = House(wrong_codes_per_minute=LIMIT)
    made = await house.table(address="198.51.100.1")
    await guessed(house)
    found = house.server.lobby.rooms[made["code"]]
    for forgotten in (False, True):
        if forgotten:
            house.server.lobby._forget(found)
        touched = found.touched
        for code in (made["code"], made["watch"], "WRONG9", made["code"].lower()):
            for key in ("", OTHER, KEY):  # the host's key, but from an address that is not known
                answers = await asked_everywhere(house, code, key, HOME)
                assert answers == ["hello.too_many", *["code.too_many"] * 4]
        assert (house.store.lookups, found.touched) == ([], touched)
    assert await house.hello(made["code"], address="203.0.113.1") == "welcome"


@wired
async def test_a_class_comes_back_to_its_tables_and_to_no_other() -> None:
    house = House(wrong_codes_per_minute=LIMIT)
    code = (await house.table())["code"]  # whoever opens a table knows its code
    other = (await house.table(address="198.51.100.1"))["code"]
    assert await house.hello(code, OTHER) == "welcome"
    await guessed(house)
    for key in (KEY, OTHER):
        assert await house.hello(code, key) == "welcome"
        assert (await house.fetch(f"/api/tables/{code}", key=key))[0] == 200
        assert await house.hello(other, key) == "hello.too_many"
    assert await house.hello(code) == "hello.too_many", "nobody is known without a key"
    assert await house.hello(code, OTHER, address="198.51.100.1") == "welcome"
    await guessed(house, "198.51.100.2")
    assert await house.hello(code, OTHER, address="198.51.100.2") == "hello.too_many"


@wired
async def test_who_was_told_of_a_rematch_gets_in_there() -> None:
    """Even if somebody guesses between the two games."""
    house = House(wrong_codes_per_minute=LIMIT)
    made = await house.table()
    room = house.server.lobby.rooms[made["code"]]
    lines = [house.connect() for _ in range(3)]
    people = ((made["code"], KEY), (made["code"], OTHER), (made["watch"], "w" * 30))
    for line, (code, key) in zip(lines, people, strict=True):
        line.say({"t": "hello", "table": code, "key": key})
        await line.until("welcome")
    for seat, line in enumerate(lines[:2]):
        assert (await line.ask("sit", "s", seat=seat, name=f"Player {seat}"))["t"] == "done"
    assert (await lines[0].ask("start", "b"))["t"] == "done"
    room.doc.phase = "over"
    assert (await lines[0].ask("rematch", "r"))["t"] == "done"
    await guessed(house)
    for code, key in ((room.doc.rematch, KEY), (room.doc.rematch, OTHER)):
        assert await house.hello(code, key) == "welcome"
    assert await house.hello(room.doc.rematch_watch, "w" * 30) == "welcome"
    assert await house.hello(room.doc.rematch, "w" * 30) == "hello.too_many"
    for line in lines:
        await line.leave()


@wired
async def test_many_guesses_at_once_are_no_more_than_one_after_the_other() -> None:
    house = House(wrong_codes_per_minute=LIMIT)
    paths = [f"/api/tables/WRONG{n}" for n in range(20)]
    answers = await asyncio.gather(*[house.fetch(path) for path in paths])
    assert sorted(status for status, _ in answers) == [404] * LIMIT + [429] * (20 - LIMIT)
    assert len(house.store.lookups) == LIMIT


@wired
async def test_who_waits_for_a_turn_and_goes_leaves_nothing_behind() -> None:
    guesses, begun, go_on = CodeGuesses(LIMIT), asyncio.Event(), asyncio.Event()

    async def slow(code: str) -> str | None:
        begun.set()
        await go_on.wait()
        return code

    first = asyncio.create_task(guesses.find(HOME, "g", "ONE", slow))
    await begun.wait()
    second = asyncio.create_task(guesses.find(HOME, "g", "TWO", slow))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait({second})
    go_on.set()
    assert await first == "ONE"
    assert guesses._turns == {}


def test_a_minute_later_one_may_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = StillClock()
    monkeypatch.setattr(rate_limit, "time", clock)

    async def nothing(_: str) -> None:
        return None

    async def scene() -> list[object]:
        guesses, found = CodeGuesses(1), list[object]()
        for clock.now in (0.0, 1.0, 59.9, 60.1, 61.0):
            found.append(await guesses.find(HOME, "", "X", nothing))
        return found

    assert asyncio.run(scene()) == [None, TOO_MANY, TOO_MANY, None, TOO_MANY]


def test_what_is_remembered_of_addresses_is_bounded() -> None:
    """One who floods pushes out neither the counts of others nor who was let in elsewhere."""
    limit = RateLimit(1, 60.0)
    for number in range(rate_limit.MOST_REMEMBERED + 10):
        limit.add(f"address {number}")
    assert len(limit._counts) == rate_limit.MOST_REMEMBERED
    assert [limit.is_full(f"address {n}") for n in (9, 10)] == [False, True]
    let_in = LetIn()
    let_in.add("school", "pupil", "CODE")
    for number in range(code_guesses.MOST_GUESTS + 1):
        let_in.add("flood", f"guest {number}", "CODE")
    assert let_in.knows("school", "pupil", "CODE")
    assert not let_in.knows("flood", "guest 0", "CODE")
    assert let_in.knows("flood", "guest 1", "CODE")
    for number in range(code_guesses.MOST_PAIRS):
        let_in.add(f"address {number}", "guest", "CODE")
    assert not let_in.knows("school", "pupil", "CODE")
    assert let_in._all == sum(map(len, let_in._pairs.values())) <= code_guesses.MOST_PAIRS
