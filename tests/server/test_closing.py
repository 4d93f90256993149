"""A table that is closed by whoever runs the server: nobody plays on, secrets stay sealed."""

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from kartki.server.admin.requests import CloseTables, ListTables, TableList
from kartki.server.store.interface import StoredTable
from kartki.server.store.sqlite_store import SqliteStore
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.server.around import wired
from tests.server.house import Dates, Guest, House, house


async def closed(inn: House, *codes: str) -> dict[str, str]:
    return await inn.outcomes(CloseTables(codes))


@pytest.mark.rule("HSE-CLO-1")
@wired
async def test_everybody_there_is_told_and_nobody_plays_on(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin("kolejka", people=2, seats=2, pace="days")
        watch = inn.server.lobby.rooms[code].state.watch
        spectator = await inn.enter(watch)
        assert await inn.server.store.open_tables() == 1
        assert await closed(inn, code) == {code: "closed"}
        for guest in (*guests, spectator):
            await guest.until(lambda one: one.get("room", {}).get("phase") == "closed")
        actor = next(guest for guest in guests if guest.legal())
        for kind, fields in (
            ("act", {"move": actor.legal()[0]}),
            ("preview", {"move": actor.legal()[0]}),
            ("hint", {}),
            ("take_back", {}),
            ("rise", {}),
            ("chat", {"text": "hello?"}),
            ("rematch", {}),
        ):
            answer = await actor.ask(kind, **fields)
            assert (answer["t"], answer.get("code"), answer.get("rule")) == (
                *("refused", "table.closed", "HSE-CLO-1"),
            ), kind
        late = await inn.enter(code)
        assert (await late.ask("sit", seat=0, name="Late"))["code"] == "table.closed"
        assert await inn.server.store.open_tables() == 0
        for language in LANGUAGES:
            assert Speech(language).say("refusal-table-closed")


@pytest.mark.rule("HSE-CLO-1")
@wired
async def test_what_each_was_told_can_still_be_read_and_secrets_stay_sealed(tmp_path: Path) -> None:
    dates = Dates()
    async with house(tmp_path, dates) as inn:
        code, guests = await inn.begin("kolejka", people=2, seats=2, pace="days")
        secret = inn.server.lobby.rooms[code].state.secret.hex()
        before = await inn.fetch(f"/api/tables/{code}/record", key=guests[0].key)
        await closed(inn, code)
        assert await inn.fetch(f"/api/tables/{code}/record", key=guests[0].key) == before
    async with house(tmp_path, dates) as inn:  # and after a restart
        assert await inn.fetch(f"/api/tables/{code}/record", key=guests[0].key) == before
        status, seen = await inn.fetch(f"/api/tables/{code}/record")
        assert (status, " ?" in seen) == (200, True)
        assert " ?" in before[1]  # the other seat's
        assert secret not in seen + before[1]
        guest = await inn.enter(code, guests[0].key)
        welcome = await guest.welcomed()
        assert (welcome["room"]["phase"], welcome["you"]["seat"]) == ("closed", 0)
        assert (welcome["ask"]["actors"], welcome["ask"]["legal"]) == ([], [])
        assert welcome["view"]
        told = (await guest.ask("history", after=0))["told"]
        assert [line for one in told for line in one["lines"]]
        status, frames = await inn.fetch(f"/api/tables/{code}/frames")
        assert (status, secret in frames) == (200, False)


@wired
async def test_closing_twice_and_closing_what_is_over_or_unknown(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.open()
        code, guests = await inn.begin(pace="days")
        await inn.finish(guests)
        spelt = made["watch"].lower()
        assert await closed(inn, spelt) == {made["code"]: "closed"}
        assert await closed(inn, made["code"], "NOSUCH", code) == {
            made["code"]: "was_closed", "NOSUCH": "unknown", code: "was_over"
        }  # fmt: skip
        assert inn.phases() == ["closed", "over"]
        guest = await inn.enter(made["code"], made["key"])
        assert (guest.phase(), (await guest.ask("sit", seat=0, name="Ola"))["code"]) == (
            *("closed", "table.closed"),
        )


@wired
async def test_a_table_out_of_memory_is_closed_in_the_store(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin(pace="days")
        await inn.all_leave(code, guests)
        inn.server.lobby.unload_idle(-1)
        assert code not in inn.server.lobby.rooms
        assert await closed(inn, code) == {code: "closed"}
        assert code not in inn.server.lobby.rooms
        assert inn.phases() == ["closed"]
        guest = await inn.enter(code, guests[0].key)
        assert guest.phase() == "closed"


@wired
async def test_a_bot_that_answers_later_plays_no_more(tmp_path: Path) -> None:
    async with house(tmp_path, bots=frozenset({0, 1})) as inn:
        code, guests = await inn.begin(people=1, pace="days")
        if guests[0].legal():
            await guests[0].ask("act", move=guests[0].legal()[0])
        room = inn.server.lobby.rooms[code]
        while not room.bots.are_thinking():
            (move, *_) = guests[0].legal()  # several acts may belong to one turn
            await guests[0].ask("act", move=move)
        lines = room.state.play.stored
        await closed(inn, code)
        assert not room.bots.are_thinking()
        inn.bots[1].put_nowait("calls 7")
        inn.bots[1].put_nowait("rolls")
        answer = await guests[0].ask("history", after=0)
        assert answer["told"][-1]["n"] == lines
        assert inn.rows("SELECT max(n) FROM log") == [(lines,)]


@wired
async def test_the_clock_of_a_live_table_stops(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin("reglamentacja", people=3, seats=3, pace="live")
        room = inn.server.lobby.rooms[code]
        while room.clock.spun() < 0:
            await inn.act(guests)
        await closed(inn, code)
        assert room.clock.spun() == -1
        assert not room.limits.is_counting()
        await inn.all_leave(code, guests)
        assert not room.is_busy()


@wired
async def test_a_game_that_is_held_is_closed_like_any_other(tmp_path: Path) -> None:
    dates = Dates()
    async with house(tmp_path, dates) as inn:
        code, guests = await inn.begin(pace="days")
        change = "UPDATE tables SET head = replace(head, '[Rules \"', '[Rules \"9')"
        await inn.change(change)
    async with house(tmp_path, dates, errors="held") as inn:
        guest = await inn.enter(code, guests[0].key)
        assert guest.phase() == "held"
        assert await closed(inn, code) == {code: "closed"}
        await guest.until(lambda one: one.get("room", {}).get("phase") == "closed")


async def out_of_memory(inn: House) -> tuple[str, str]:
    """A game in progress that is on the disk alone: its code and the key of a seat."""
    code, guests = await inn.begin(pace="days")
    await inn.all_leave(code, guests)
    inn.server.lobby.unload_idle(-1)
    assert code not in inn.server.lobby.rooms
    return code, guests[0].key


@wired
async def test_a_table_that_is_just_being_loaded_is_read_again(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, key = await out_of_memory(inn)
        read, go_on = asyncio.Event(), asyncio.Event()
        load = SqliteStore.load

        async def slowly(self: SqliteStore, asked: str) -> StoredTable | None:
            stored = await load(self, asked)
            read.set()
            await go_on.wait()
            return stored

        with mock.patch.object(SqliteStore, "load", slowly):
            comer = asyncio.ensure_future(inn.enter(code, key))
            await read.wait()
            assert await closed(inn, code) == {code: "closed"}
            go_on.set()
            assert (await comer).phase() == "closed"


@wired
async def test_a_table_that_was_loaded_meanwhile_is_loaded_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, key = await out_of_memory(inn)
        came: list[Guest] = []
        administer = SqliteStore.administer

        async def late(self: SqliteStore, job: Any) -> Any:
            came.append(await inn.enter(code, key))
            return await administer(self, job)

        with mock.patch.object(SqliteStore, "administer", late):
            assert await closed(inn, code) == {code: "closed"}
        (guest,) = came
        assert await guest.until_closed() == "1012"
        assert guest.heard[-1]["t"] == "bye"
        assert (await inn.enter(code, key)).phase() == "closed"
        assert inn.phases() == ["closed"]


@wired
async def test_a_list_names_no_secret(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin("kolejka", people=2, seats=2, pace="days")
        state = inn.server.lobby.rooms[code].state
        answer = await inn.admin(ListTables())
        assert isinstance(answer, TableList)
        (table,) = answer.tables
        assert (table.code, table.game, table.phase, table.here) == (code, "kolejka", "playing", 2)
        assert table.people == ("Zuzanna 1", "Zuzanna 2")
        assert table.lines == state.play.stored
        told = json.dumps([str(answer)])
        for hidden in (state.secret.hex(), guests[0].key, state.doc.host):
            assert hidden not in told
