"""Tables that are deleted by whoever runs the server: gone from memory, store and disk."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from kartki.server.admin import removal
from kartki.server.admin.requests import CloseTables, DeleteTables, Outcome, Outcomes
from kartki.server.store.interface import StoreTrouble
from kartki.server.store.sqlite_store import SqliteStore
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.server.around import wired
from tests.server.house import Guest, House, house

SAID = "Kto ostatni w kolejce po papier?"


async def deleted(inn: House, *codes: str) -> dict[str, str]:
    return await inn.outcomes(DeleteTables(codes))


def counts(inn: House) -> list[int]:
    return [inn.rows(f"SELECT count(*) FROM {name}")[0][0] for name in ("tables", "log", "chat")]


@pytest.mark.rule("HSE-CLO-1")
@wired
async def test_a_game_that_is_played_is_closed_first_and_then_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin(pace="days")
        assert (await guests[0].ask("chat", text=SAID))["t"] == "done"
        before = counts(inn)
        assert await deleted(inn, code) == {code: "played"}
        assert counts(inn) == before
        await inn.act(guests)  # nothing is lost: they play on
        assert await inn.outcomes(CloseTables((code,))) == {code: "closed"}
        assert await deleted(inn, code) == {code: "deleted"}
        for guest in guests:
            assert await guest.until_closed() == "4404"
            fault = guest.heard[-1]
            assert (fault["t"], fault["code"], fault["close"]) == ("fault", "table.deleted", True)
        assert (counts(inn), code in inn.server.lobby.rooms) == ([0, 0, 0], False)
        gone = await inn.enter(code, guests[0].key)
        assert (gone.heard[-1]["code"], await gone.until_closed()) == ("hello.table", "4404")
        assert (await inn.fetch(f"/api/tables/{code}/record"))[0] == 404
        for language in LANGUAGES:
            for code_of in ("tables-played", "tables-gathered"):
                assert "kartki tables close K7MPQX" in Speech(language).say(code_of, code="K7MPQX")
            assert Speech(language).say("refusal-table-deleted")


@wired
async def test_who_is_there_or_was_there_today_keeps_a_table(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin(pace="days")
        made = await inn.open()
        host = await inn.enter(made["code"], made["key"])
        await inn.all_leave(code, guests)
        inn.dates.pass_days(0.9)
        assert await deleted(inn, code, made["code"]) == {code: "played", made["code"]: "gathered"}
        inn.dates.pass_days(0.2)
        back = await inn.enter(code, guests[0].key)
        assert await deleted(inn, code) == {code: "played"}
        await inn.all_leave(code, [back])
        await inn.all_leave(made["code"], [host])
        assert set((await deleted(inn, code, made["code"])).values()) == {"deleted"}
        assert counts(inn) == [0, 0, 0]


@wired
async def test_of_several_those_that_may_go_go(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        old, guests = await inn.begin(pace="days")
        played, others = await inn.begin(pace="days")
        made = await inn.open()
        await inn.finish(guests)
        asked = (old.lower(), "NOSUCH", played, made["watch"], made["code"])
        assert await deleted(inn, *asked) == {
            old: "deleted", "NOSUCH": "unknown", played: "played", made["code"]: "deleted"
        }  # fmt: skip
        assert inn.phases() == ["playing"]
        await inn.act(others)
        assert await deleted(inn, *asked[:2]) == {old: "unknown", "NOSUCH": "unknown"}


@wired
async def test_nothing_of_it_is_left_in_the_file(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin(pace="days")
        for number in range(30):
            assert (await guests[0].ask("chat", text=f"{SAID} {number}"))["t"] == "done"
        other, _ = await inn.begin(pace="days")
        await inn.finish(guests)
        assert SAID.encode() in on_the_disk(tmp_path)
        await deleted(inn, code)
        left = on_the_disk(tmp_path)
        assert (SAID.encode() in left, code.encode() in left) == (False, False)
        assert guests[0].key.encode() not in left
        assert other.encode() in left


def on_the_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.glob("kartki.db*"))


@wired
async def test_bytes_that_could_not_be_taken_off_are_told(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.open()

        def delete_only(db: sqlite3.Connection, job: Any) -> None:
            job(db)
            raise StoreTrouble("scrub.full", "as if")

        with mock.patch.object(removal, "erased_for_good", delete_only):
            answer = await inn.admin(DeleteTables((made["code"],)))
        assert answer == Outcomes((Outcome(made["code"], "deleted"),), "scrub.full")
        assert counts(inn) == [0, 0, 0]


@wired
async def test_a_disk_that_is_full_loses_nothing_and_it_can_be_done_again(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.open()
        host = await inn.enter(made["code"], made["key"])
        await inn.outcomes(CloseTables((made["code"],)))

        def full(db: sqlite3.Connection, job: Any) -> None:
            db.execute("BEGIN")
            job(db)
            raise StoreTrouble("store.full", "as if")

        with mock.patch.object(removal, "erased_for_good", full):
            assert await deleted(inn, made["code"]) == {made["code"]: "store.full"}
        assert counts(inn) == [1, 0, 0]
        assert (await host.ask("history", after=0))["t"] == "history"
        assert await deleted(inn, made["code"]) == {made["code"]: "deleted"}


@wired
async def test_a_bot_that_answers_later_brings_nothing_back(tmp_path: Path) -> None:
    async with house(tmp_path, bots=frozenset({1})) as inn:
        code, guests = await inn.begin(people=1, pace="days", manners={"bot_delay": 0})
        room = inn.server.lobby.rooms[code]
        while not room.bots.are_thinking():
            await guests[0].ask("act", move=guests[0].legal()[0])
        await inn.all_leave(code, guests)
        assert room.bots.are_thinking()
        inn.dates.pass_days(2)
        assert await deleted(inn, code) == {code: "deleted"}
        inn.bots[1].put_nowait("calls 7")
        for _ in range(50):
            await asyncio.sleep(0)
        assert (room.bots.are_thinking(), room.is_busy()) == (False, False)
        assert (inn.server.lobby.rooms, counts(inn)) == ({}, [0, 0, 0])


@wired
async def test_what_still_holds_the_room_writes_nothing(tmp_path: Path) -> None:
    """A command or a stand-in that waited for the lock while the table was deleted."""
    async with house(tmp_path) as inn:
        code, guests = await inn.begin(pace="days", manners={"bot_delay": 0, "gone_seconds": 60})
        room = inn.server.lobby.rooms[code]
        await inn.outcomes(CloseTables((code,)))
        await deleted(inn, code)
        refusal = await room.store([room.put(room.doc)])
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("table.deleted", "HSE-CLO-1")
        for guest in guests:
            await guest.until_closed()
        assert not room.limits.is_counting()
        assert counts(inn) == [0, 0, 0]


@wired
async def test_who_comes_while_it_is_deleted_is_not_left_with_a_ghost(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin(pace="days")
        await inn.outcomes(CloseTables((code,)))
        room = inn.server.lobby.rooms[code]
        comers: list[Guest] = []
        administer = SqliteStore.administer

        async def late(self: SqliteStore, job: Any) -> Any:
            """Somebody has found the table, and waits for its lock."""
            comers.append(Guest(inn.server, code, guests[0].key))
            while not room.lock._waiters:
                await asyncio.sleep(0)
            return await administer(self, job)

        with mock.patch.object(SqliteStore, "administer", late):
            assert await deleted(inn, code) == {code: "deleted"}
        (comer,) = comers
        assert await comer.until_closed() == "1012"  # to come back, and find no such table
        assert [one["t"] for one in comer.heard] == ["bye"]
        for guest in guests:
            await guest.until_closed()
        assert (len(room.state.connections), code in inn.server.lobby.rooms) == (0, False)


@wired
async def test_a_rematch_that_was_deleted_is_an_unknown_table(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        code, guests = await inn.begin(pace="days")
        await inn.finish(guests)
        assert (await guests[0].ask("rematch"))["t"] == "done"
        room = await guests[1].until(lambda one: one.get("room", {}).get("rematch"))
        again = room["room"]["rematch"]
        assert await deleted(inn, again) == {again: "deleted"}
        follower = await inn.enter(again, guests[1].key)
        assert (follower.heard[-1]["code"], await follower.until_closed()) == (
            *("hello.table", "4404"),
        )
        assert (await inn.fetch(f"/api/tables/{again}"))[0] == 404
        assert code in inn.server.lobby.rooms
