"""Tables closed and deleted by whoever runs the server. Whatever is refused changes nothing."""

import sqlite3
from contextlib import AsyncExitStack
from functools import partial
from typing import Final

from kartki.server.admin.context import AdminContext
from kartki.server.admin.due import DAY
from kartki.server.admin.requests import CloseTables, DeleteTables, Outcome, Outcomes
from kartki.server.store import table_rows
from kartki.server.store.interface import StoreTrouble
from kartki.server.store.room_doc import tidy_code
from kartki.server.store.scrub import erased_for_good
from kartki.server.store.table_rows import TableRow
from kartki.server.store.timestamps import now_ms

NOT_SCRUBBED: Final = "scrub."  # begins the codes of trouble after the rows were deleted


async def close_tables(admin: AdminContext, request: CloseTables) -> Outcomes:
    return Outcomes(tuple([await _close(admin, code) for code in _each(request.codes)]))


async def _close(admin: AdminContext, code: str) -> Outcome:
    row = await admin.store.inspect(partial(table_rows.by_code, code=code))
    if row is None:
        return Outcome(code, "unknown")
    if row.phase in ("over", "closed"):
        return Outcome(row.code, f"was_{row.phase}")
    if not table_rows.is_readable(row):
        return Outcome(row.code, "unreadable")
    try:
        if not await admin.rooms.close(row.code):
            await admin.store.administer(partial(_close_stored, row=row))
            admin.rooms.stored_anew(row.code, deleted=False)
    except StoreTrouble as trouble:
        return Outcome(row.code, trouble.code)
    return Outcome(row.code, "closed")


def _close_stored(db: sqlite3.Connection, row: TableRow) -> None:
    table_rows.close(db, row, now_ms())


async def delete_tables(admin: AdminContext, request: DeleteTables) -> Outcomes:
    """Those that may be deleted, together; nothing happens at any of them meanwhile."""
    codes = _each(request.codes)
    async with AsyncExitStack() as held:
        await held.enter_async_context(admin.rooms.several())
        for room in {row.code for row in (await _find(admin, codes)).values() if row is not None}:
            await held.enter_async_context(admin.rooms.locked(room))
        found = await _find(admin, codes)
        rows = {row.number: row for row in found.values() if row is not None}
        refused = {n: why for n, row in rows.items() if (why := _why_not(admin, row))}
        going = [row for n, row in rows.items() if n not in refused]
        failed, left = await _delete(admin, going)
    told = {row.number: failed or "deleted" for row in going} | refused
    outcomes = [
        Outcome(code, "unknown") if row is None else Outcome(row.code, told[row.number])
        for code, row in found.items()
    ]
    return Outcomes(tuple(outcomes), left)


async def _find(admin: AdminContext, codes: list[str]) -> dict[str, TableRow | None]:
    find = admin.store.inspect
    return {code: await find(partial(table_rows.by_code, code=code)) for code in codes}


def _why_not(admin: AdminContext, row: TableRow) -> str:
    """A table that is being played, or at which people are gathering, is closed first."""
    here = admin.rooms.connected(row.code) > 0
    if not table_rows.is_readable(row):
        return ""  # nobody can play there, and it cannot be closed
    if row.phase == "playing" and (here or now_ms() - row.changed < DAY):
        return "played"
    return "gathered" if row.phase == "gathering" and here else ""


async def _delete(admin: AdminContext, rows: list[TableRow]) -> tuple[str, str]:
    """Why nothing was deleted, and why deleted bytes are still on the disk."""
    if not rows:
        return "", ""
    left = ""
    try:
        await admin.store.administer(partial(erased_for_good, job=partial(_delete_rows, rows=rows)))
    except StoreTrouble as trouble:
        if not trouble.code.startswith(NOT_SCRUBBED):
            return trouble.code, ""
        left = trouble.code
    for row in rows:
        admin.rooms.stored_anew(row.code, deleted=True)
    return "", left


def _delete_rows(db: sqlite3.Connection, rows: list[TableRow]) -> None:
    for row in rows:
        table_rows.delete(db, row)


def _each(codes: tuple[str, ...]) -> list[str]:
    """Each once, as it is stored."""
    return list(dict.fromkeys(tidy_code(code) for code in codes))
