"""Administration beside damaged rows (HSE-STO-3): one odd row hides no other table."""

from pathlib import Path

import pytest

from kartki.server.admin.requests import (
    CloseTables,
    DeleteTables,
    ListTables,
    ShownTable,
    ShowTable,
    TableList,
    encode,
    read_answer,
)
from tests.server.around import wired
from tests.server.house import House, house

ODD = [
    ("tables", "changed", "soon"),
    ("tables", "made", b"\xff"),
    ("tables", "room", 5),
    ("log", "at", "late"),
    ("chat", "at", "early"),
    ("chat", "name", b"\xff"),
]


async def played(inn: House, *, finished: bool = False) -> str:
    """A table with a game and a word said, at which nobody is any more."""
    code, guests = await inn.begin(pace="days")
    assert (await guests[0].ask("chat", text="Hello"))["t"] == "done"
    if finished:
        await inn.finish(guests)
    await inn.all_leave(code, guests)
    inn.idle(code)
    return code


async def spoil(inn: House, code: str, table: str, column: str, value: object) -> None:
    inn.server.lobby.unload_idle(-1)
    where = "number = (SELECT number FROM tables WHERE code = ?)"
    await inn.change(f"UPDATE {table} SET {column} = ? WHERE {where}", value, code)


@pytest.mark.rule("HSE-STO-3")
@pytest.mark.parametrize(("table", "column", "value"), ODD)
@wired
async def test_an_odd_row_is_listed_beside_the_others(
    tmp_path: Path, table: str, column: str, value: object
) -> None:
    async with house(tmp_path) as inn:
        bad, good = await played(inn), await played(inn)
        await spoil(inn, bad, table, column, value)
        answer = await inn.admin(ListTables())
        assert isinstance(answer, TableList)
        assert {one.code for one in answer.tables} == {bad, good}
        for code in (bad, good):
            shown = await inn.admin(ShowTable(code, chat=True))
            assert read_answer(encode(shown)) == shown  # as it goes through the socket
        assert isinstance(shown, ShownTable)


@pytest.mark.rule("HSE-STO-3")
@wired
async def test_what_cannot_be_read_cannot_be_closed_but_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        bad, good = await played(inn), await played(inn)
        await spoil(inn, bad, "tables", "room", b"{")
        assert await inn.outcomes(CloseTables((bad,))) == {bad: "unreadable"}
        told = await inn.outcomes(DeleteTables((bad, good)))
        assert told == {bad: "deleted", good: "played"}


@wired
async def test_a_damaged_table_keeps_no_other_from_losing_its_names(tmp_path: Path) -> None:
    async with house(tmp_path, keep_finished_days=1, finished_leave="record") as inn:
        bad, good = await played(inn, finished=True), await played(inn, finished=True)
        await spoil(inn, bad, "tables", "room", b"{")
        inn.dates.pass_days(2)
        await inn.server.retention.run_once()
        assert "Zuzanna" not in (await inn.fetch(f"/api/tables/{good}/record"))[1]
        assert any(f"did=failed tables=1 codes={bad}" in line for line in inn.log)
