"""A table that talks and plays for long stays small in memory, and does nothing twice."""

import pytest

from kartki.server.room import answers
from kartki.server.store.interface import LAST_CHAT, StoreTrouble
from tests.server.around import why, wired
from tests.server.client import Message
from tests.server.in_process import KEY, House, Line

MANY = LAST_CHAT + 60
FAST = {"commands_per_second": 10_000, "burst": 100_000}


async def enter(house: House, code: str, key: str = KEY) -> tuple[Line, Message]:
    line = house.connect()
    line.say({"t": "hello", "table": code, "key": key, "last": -1})
    return line, await line.until("welcome")


async def seated(house: House, seats: int = 2) -> tuple[Line, str]:
    """The host on the first seat; the other one is another browser's."""
    code = (await house.table(seats=seats))["code"]
    line, _ = await enter(house, code)
    assert (await line.ask("sit", "sit", seat=0, name="Ania"))["t"] == "done"
    return line, code


async def talk(line: Line, number: int, first: int = 0) -> list[Message]:
    asked = [(f"c{n}", f"word {n}") for n in range(first, first + number)]
    return [await line.ask("chat", name, text=text) for name, text in asked]


@pytest.mark.rule("HSE-CHT-1")
@wired
async def test_only_the_end_of_a_long_talk_is_in_memory() -> None:
    house = House(**FAST)
    line, code = await seated(house)
    done = await talk(line, MANY)
    room, kept = house.server.lobby.rooms[code], house.store.tables[0]
    for loaded in (False, True):
        assert [said.c for said in room.state.chat] == list(range(MANY - LAST_CHAT + 1, MANY + 1))
        told = await line.ask("history", f"h{loaded}")
        assert [said["c"] for said in told["chat"]] == [said.c for said in room.state.chat]
        for n in (0, 1, MANY - 1):  # old ones and new ones, sent again
            assert await line.ask("chat", f"c{n}", text=f"word {n}") == done[n]
        assert len(kept.chat) == MANY
        await line.leave()
        house.server.lobby._forget(room)
        line, _ = await enter(house, code)
        room = house.server.lobby.rooms[code]
    assert (await line.ask("chat", "more", text="more"))["t"] == "done"
    assert (kept.chat[-1].c, len(kept.chat)) == (MANY + 1, MANY + 1)
    await line.leave()


async def played(house: House) -> tuple[list[Line], str, str, dict[str, Message]]:
    """A move, a new name and a word, each with its answer."""
    ania, code = await seated(house)
    other, _ = await enter(house, code, "p" * 30)
    assert (await other.ask("sit", "sit", seat=1, name="Bo"))["t"] == "done"
    assert (await ania.ask("start", "start"))["t"] == "done"
    table = house.server.lobby.rooms[code].table
    assert table is not None
    (seat,) = table.game.actors(table.state)
    line = (ania, other)[seat]
    move = table.game.write(table.state, seat, table.game.legal_actions(table.state, seat)[0])
    seen = table.progress.line
    told = {"act": await line.ask("act", "act", move=move[2:], seen=seen)}
    told["rename"] = await line.ask("rename", "rename", seat=seat, name="Once")
    told["chat"] = await line.ask("chat", "chat", text="once")
    assert {answer["t"] for answer in told.values()} == {"done"}
    return [line, (ania, other)[1 - seat]], code, (KEY, "p" * 30)[seat], told


async def again(line: Line, told: dict[str, Message]) -> None:
    """The same ids, now with other contents: they are not even looked at."""
    assert await line.ask("act", "act", move="nonsense") == told["act"]
    assert await line.ask("rename", "rename", seat=0, name="Twice") == told["rename"]
    assert await line.ask("chat", "chat", text="twice") == told["chat"]


@wired
async def test_a_very_old_id_is_answered_and_never_done_twice() -> None:
    house = House(**FAST)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers, "MOST_DONE", 5)
        lines, code, key, told = await played(house)
        room, kept = house.server.lobby.rooms[code], house.store.tables[0]
        await talk(lines[1], 10)
        assert len(room.answers._done) == 5
        log, doc = list(kept.log), kept.room
        await again(lines[0], told)
        for line in lines:
            await line.leave()
        house.server.lobby._forget(room)
        line, _ = await enter(house, code, key)
        await again(line, told)
        await line.leave()
        assert (kept.log, kept.room, len(kept.chat)) == (log, doc, 11)


@wired
async def test_who_cannot_look_it_up_does_not_do_it() -> None:
    house = House(**FAST)

    async def broken(*_: object) -> int | None:
        raise StoreTrouble("store.broken", "disk I/O error")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers, "MOST_DONE", 3)
        line, _ = await seated(house)
        await talk(line, 5)
        patch.setattr(house.store, "answered", broken)
        answer = await line.ask("chat", "c0", text="word 0")
        assert why(answer) == ("store.broken", "HSE-STO-1")
        patch.undo()
        assert (await line.ask("chat", "c0", text="word 0"))["t"] == "done"
        assert len(house.store.tables[0].chat) == 5
    await line.leave()
