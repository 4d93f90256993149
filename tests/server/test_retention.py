"""How long tables are kept: by the settings, by a clock that the test moves."""

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from kartki.core import record as records
from kartki.core.record import Fault
from kartki.server.admin import retention as retention_module
from kartki.server.admin.requests import CloseTables, ListTables, TableList
from kartki.server.admin.retention import EVERY, FIRST, PORTION, Retention
from kartki.server.store import timestamps
from kartki.server.store.interface import StoreTrouble
from kartki.server.store.room_doc import guest_of
from kartki.table.verify import verify
from tests.server.around import wired
from tests.server.house import Dates, House, house

SAID = "Kto ostatni w kolejce po papier?"


async def run(inn: House) -> None:
    await inn.server.retention.run_once()


async def due(inn: House) -> dict[str, str]:
    answer = await inn.admin(ListTables(due=True))
    assert isinstance(answer, TableList)
    return {table.code: table.due for table in answer.tables}


async def gone_home(inn: House, **fields: Any) -> tuple[str, list[str]]:
    """A game in progress that everybody has left: its code, and the keys of the seats."""
    code, guests = await inn.begin(pace="days", **fields)
    await inn.all_leave(code, guests)
    inn.idle(code)
    return code, [guest.key for guest in guests]


@wired
async def test_a_table_at_which_nothing_begins_is_deleted_after_its_days(tmp_path: Path) -> None:
    async with house(tmp_path, keep_gathering_days=30) as inn:
        made = await inn.open()
        inn.idle(made["code"])
        inn.dates.pass_days(29.9)
        assert await due(inn) == {}
        await run(inn)
        assert inn.phases() == ["gathering"]
        inn.dates.pass_days(0.2)
        assert await due(inn) == {made["code"]: "delete"}
        assert inn.phases() == ["gathering"]  # to ask changes nothing
        await run(inn)
        assert (inn.phases(), made["code"] in inn.server.lobby.rooms) == ([], False)
        (line,) = [line for line in inn.log if "retention" in line]
        assert line.rstrip().endswith(f"retention did=delete tables=1 codes={made['code']}")
        assert 'kartki_retention_total{did="delete"} 1.0' in inn.server.metrics.text().decode()


@wired
async def test_a_house_full_of_abandoned_tables_takes_new_ones_again(tmp_path: Path) -> None:
    async with house(tmp_path, most_tables=3, keep_gathering_days=30) as inn:
        for _ in range(3):
            assert (await inn.open())["status"] == 201
        assert (await inn.open())["status"] == 409
        for code in inn.server.lobby.rooms:
            inn.idle(code)
        inn.dates.pass_days(31)
        assert (await inn.open())["status"] == 409
        await run(inn)
        made = await inn.open()
        assert (made["status"], inn.phases()) == (201, ["gathering"])


@wired
async def test_a_closed_table_makes_room_for_another(tmp_path: Path) -> None:
    async with house(tmp_path, most_tables=1) as inn:
        made = await inn.open()
        assert (await inn.open())["status"] == 409
        await inn.outcomes(CloseTables((made["code"],)))
        assert (await inn.open())["status"] == 201


@wired
async def test_a_game_in_which_nothing_happens_is_closed_and_kept(tmp_path: Path) -> None:
    async with house(tmp_path, keep_idle_days=365, keep_finished_days=10) as inn:
        code, (key, _) = await gone_home(inn)
        inn.dates.pass_days(366)
        assert await due(inn) == {code: "close"}
        await run(inn)
        assert inn.phases() == ["closed"]
        assert (await inn.enter(code, key)).phase() == "closed"
        await run(inn)  # its ten days as a closed one have only begun
        assert inn.phases() == ["closed"]


@wired
async def test_a_move_counts_though_it_changes_nothing_around_the_game(tmp_path: Path) -> None:
    """Also at a live table, whose log knows nothing of the days on which nobody was there."""
    dates = Dates()
    async with house(tmp_path, dates, keep_idle_days=100) as inn:
        code, guests = await inn.begin("ration_board", pace="live")
        await inn.all_leave(code, guests)
    dates.pass_days(90)
    async with house(tmp_path, dates, keep_idle_days=100) as inn:
        again = [await inn.enter(code, guest.key) for guest in guests]
        await inn.act(again)
        await inn.all_leave(code, again)
        inn.idle(code)
        inn.dates.pass_days(90)
        await run(inn)
        assert inn.phases() == ["playing"]
        inn.dates.pass_days(11)
        await run(inn)
        assert inn.phases() == ["closed"]


@wired
async def test_a_store_from_before_knows_the_last_move_by_its_log(tmp_path: Path) -> None:
    async with house(tmp_path, keep_idle_days=100) as inn:
        code, _ = await gone_home(inn)
        await inn.change("UPDATE tables SET changed = 1")
        inn.dates.pass_days(99)
        await run(inn)
        assert inn.phases() == ["playing"]
        inn.dates.pass_days(2)
        await run(inn)
        assert (inn.phases(), await due(inn)) == (["closed"], {})
        assert code not in inn.server.lobby.rooms


@wired
async def test_a_table_with_somebody_there_or_something_going_on_is_never_touched(
    tmp_path: Path,
) -> None:
    async with house(
        tmp_path, bots=frozenset({1}), keep_gathering_days=1, keep_idle_days=1, keep_finished_days=1
    ) as inn:
        made = await inn.open()
        host = await inn.enter(made["code"], made["key"])
        code, guests = await inn.begin(people=1, pace="days")
        room = inn.server.lobby.rooms[code]
        while not room.bots.are_thinking():
            await guests[0].ask("act", move=guests[0].legal()[0])
        await inn.all_leave(code, guests)
        fresh = await inn.open()  # somebody looked it up a moment ago and is about to come in
        for known in (made["code"], code):
            inn.idle(known)
        inn.dates.pass_days(1000)
        await run(inn)
        assert inn.phases() == ["gathering", "playing", "gathering"]
        assert (await host.ask("sit", seat=0, name="Ola"))["t"] == "done"
        inn.idle(fresh["code"])
        await run(inn)
        assert inn.phases() == ["gathering", "playing"]


@wired
async def test_with_nothing_to_be_left_a_finished_game_goes(tmp_path: Path) -> None:
    async with house(tmp_path, keep_finished_days=7) as inn:
        code, guests = await inn.begin(pace="days")
        await guests[0].ask("chat", text=SAID)
        await inn.finish(guests)
        await inn.all_leave(code, guests)
        inn.idle(code)
        inn.dates.pass_days(8)
        await run(inn)
        assert (inn.phases(), inn.rows("SELECT * FROM log"), inn.rows("SELECT * FROM chat")) == (
            *([], [], []),
        )
        left = b"".join(path.read_bytes() for path in tmp_path.glob("kartki.db-wal"))
        assert left == b""


@wired
async def test_with_a_record_to_be_left_names_and_chat_go_and_it_still_verifies(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, keep_finished_days=7, finished_leave="record") as inn:
        code, guests = await inn.begin(pace="days")
        await guests[0].ask("chat", text=SAID)
        assert (await guests[1].ask("rename", seat=1, name="Zuzanna Druga"))["t"] == "done"
        await inn.finish(guests)
        before = (await inn.fetch(f"/api/tables/{code}/record"))[1]
        await inn.all_leave(code, guests)
        inn.idle(code)
        inn.dates.pass_days(8)
        assert await due(inn) == {code: "record"}
        await run(inn)
        status, after = await inn.fetch(f"/api/tables/{code}/record")
        assert (status, "Zuzanna" in before, "Zuzanna" in after) == (200, True, False)
        record = records.read(after)
        assert not isinstance(record, Fault)
        assert not isinstance(verify(record), Fault)
        assert moves(after) == moves(before)
        stored = str(inn.rows("SELECT * FROM tables, log")) + str(inn.rows("SELECT * FROM chat"))
        for hidden in ("Zuzanna", SAID, guest_of(guests[0].key)):
            assert hidden not in stored
        assert (await due(inn), len(retentions(inn))) == ({}, 1)
        await run(inn)  # it is done once
        assert len(retentions(inn)) == 1


def moves(record: str) -> list[str]:
    return [line for line in record.splitlines() if re.match(r"[a-p*~=] ", line)]


def retentions(inn: House) -> list[str]:
    return [line for line in inn.log if "retention" in line]


@wired
async def test_a_closed_table_without_a_game_leaves_no_record(tmp_path: Path) -> None:
    async with house(tmp_path, keep_finished_days=7, finished_leave="record") as inn:
        made = await inn.open()
        await inn.outcomes(CloseTables((made["code"],)))
        inn.idle(made["code"])
        inn.dates.pass_days(8)
        await run(inn)
        assert inn.phases() == []


@wired
async def test_for_ever_is_for_ever(tmp_path: Path) -> None:
    async with house(
        tmp_path, keep_gathering_days=0, keep_idle_days=0, keep_finished_days=0
    ) as inn:
        made = await inn.open()
        inn.idle(made["code"])
        await gone_home(inn)
        over, guests = await inn.begin(pace="days")
        await inn.finish(guests)
        await inn.all_leave(over, guests)
        inn.idle(over)
        inn.dates.pass_days(36_500)
        await run(inn)
        assert (inn.phases(), await due(inn)) == (["gathering", "playing", "over"], {})


@wired
async def test_many_go_in_small_portions_and_play_comes_in_between(tmp_path: Path) -> None:
    async with house(tmp_path, keep_gathering_days=1, keep_idle_days=0) as inn:
        _, guests = await inn.begin(pace="days")
        for _ in range(2 * PORTION + 5):
            inn.idle((await inn.open())["code"])
        inn.dates.pass_days(2)
        portions: list[int] = []
        played: list[int] = []

        async def act_meanwhile(_: float) -> None:
            await inn.act(guests)
            played.append(len(inn.phases()))

        store = inn.server.store
        administer = type(store).administer

        async def counted(self: Any, job: Any) -> Any:
            done = await administer(self, job)
            portions.append(len(done) if isinstance(done, list) else 0)
            return done

        services = inn.server.services
        context = inn.server.admin.context
        running = Retention(context, services.log, services.metrics, act_meanwhile)
        with mock.patch.object(type(store), "administer", counted):
            await running.run_once()
        assert [size for size in portions if size] == [PORTION, PORTION, 5]
        assert played[:3] == [PORTION + 6, 6, 1]
        assert inn.phases() == ["playing"]


@wired
async def test_after_the_start_and_every_hour(tmp_path: Path) -> None:
    async with house(tmp_path, keep_gathering_days=1) as inn:
        slept: asyncio.Queue[float] = asyncio.Queue()
        wake: asyncio.Queue[None] = asyncio.Queue()

        async def sleep(seconds: float) -> None:
            slept.put_nowait(seconds)
            await wake.get()

        services = inn.server.services
        running = Retention(inn.server.admin.context, services.log, services.metrics, sleep)
        task = asyncio.ensure_future(running.run())
        for waits in (FIRST, EVERY, EVERY):
            assert await slept.get() == waits
            made = await inn.open()
            inn.idle(made["code"])
            inn.dates.pass_days(2)
            wake.put_nowait(None)
            assert await slept.get() == retention_module.PAUSE
            wake.put_nowait(None)
        assert await slept.get() == EVERY
        assert inn.phases() == []
        task.cancel()


@wired
async def test_one_table_that_can_not_be_read_does_not_keep_the_others(tmp_path: Path) -> None:
    async with house(tmp_path, keep_idle_days=1) as inn:
        (bad, _), (good, _) = await gone_home(inn), await gone_home(inn)
        inn.server.lobby.unload_idle(-1)
        await inn.change("UPDATE tables SET room = ? WHERE code = ?", b"{", bad)
        inn.dates.pass_days(2)
        answer = await inn.admin(ListTables())
        assert isinstance(answer, TableList)
        assert {table.code: table.game for table in answer.tables} == {
            bad: "?", good: "ration_board"
        }  # fmt: skip
        await run(inn)
        assert inn.phases() == ["playing", "closed"]
        assert any(f"did=failed tables=1 codes={bad}" in line for line in inn.log)


@wired
async def test_a_full_disk_is_told_in_the_log_and_tried_again(tmp_path: Path) -> None:
    async with house(tmp_path, errors="retention", keep_gathering_days=1) as inn:
        inn.idle((await inn.open())["code"])
        inn.dates.pass_days(2)

        def full(_: sqlite3.Connection, **_given: object) -> None:
            raise StoreTrouble("store.full", "as if")

        with mock.patch.object(retention_module, "_do_what_is_due", full):
            await run(inn)
        assert inn.phases() == ["gathering"]
        assert any("error retention code=store.full" in line for line in inn.log)
        await run(inn)
        assert inn.phases() == []


@pytest.mark.parametrize("phase", ["gathering", "playing"])
@wired
async def test_a_table_that_is_used_at_the_last_moment_stays(tmp_path: Path, phase: str) -> None:
    """It was due when it was looked for, and is not when its turn has come."""
    async with house(tmp_path, keep_gathering_days=1, keep_idle_days=1) as inn:
        if phase == "playing":
            code, _ = await gone_home(inn)
        else:
            code = (await inn.open())["code"]
            inn.idle(code)
        inn.dates.pass_days(2)
        real = retention_module._do_what_is_due

        def touched(db: sqlite3.Connection, **given: Any) -> Any:
            db.execute("UPDATE tables SET changed = ?", (timestamps.now_ms(),))
            return real(db, **given)

        with mock.patch.object(retention_module, "_do_what_is_due", touched):
            await run(inn)
        assert inn.phases() == [phase]
