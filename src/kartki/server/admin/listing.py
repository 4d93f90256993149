"""Tables listed and shown to whoever runs the server: no secret, no hand, no key."""

from functools import partial
from typing import Final

import msgspec

from kartki.server.admin.context import AdminContext
from kartki.server.admin.due import what_is_due
from kartki.server.admin.requests import (
    Failed,
    ListedTable,
    ListTables,
    Said,
    ShownSeat,
    ShownTable,
    ShowTable,
    TableList,
)
from kartki.server.store import table_rows
from kartki.server.store.room_doc import RoomDoc, read_doc, tidy_code
from kartki.server.store.table_rows import TableRow
from kartki.server.store.timestamps import now_ms

PORTION: Final = 200  # tables that are read at a time: whoever comes meanwhile is let in between
UNREADABLE: Final = "?"


async def list_tables(admin: AdminContext, request: ListTables) -> TableList:
    now, last, found = now_ms(), 0, list[ListedTable]()
    while rows := await admin.store.inspect(partial(table_rows.after, number=last, most=PORTION)):
        last = rows[-1].number
        asked = [row for row in rows if _is_asked_for(row, request, now)]
        found += [_listed(admin, row, now) for row in asked]
    due = [table for table in found if table.due] if request.due else found
    return TableList(tuple(sorted(due, key=lambda table: table.age)))


def _is_asked_for(row: TableRow, request: ListTables, now: int) -> bool:
    return request.phase in ("", row.phase) and max(now - row.changed, 0) >= request.older


def _listed(admin: AdminContext, row: TableRow, now: int) -> ListedTable:
    doc = _doc(row)
    seats = [] if doc is None else doc.seats
    return ListedTable(
        code=row.code,
        game=UNREADABLE if doc is None else doc.game,
        phase=row.phase,
        people=tuple([seat.name for seat in seats if seat.name and not seat.bot]),
        age=max(now - row.changed, 0),
        lines=row.lines,
        chat=row.chat,
        here=admin.rooms.connected(row.code),
        due=what_is_due(row, admin.settings, now),
    )


def _doc(row: TableRow) -> RoomDoc | None:
    """One table that cannot be read must not hide all others."""
    try:
        return read_doc(row.room)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


async def show_table(admin: AdminContext, request: ShowTable) -> ShownTable | Failed:
    find = partial(table_rows.by_code, code=tidy_code(request.code))
    row = await admin.store.inspect(find)
    doc = None if row is None else _doc(row)
    if row is None or doc is None:
        return Failed("tables_unknown" if row is None else "tables_unreadable", request.code)
    said = None
    if request.chat:
        lines = await admin.store.inspect(partial(table_rows.chat_of, number=row.number))
        said = tuple([Said(*line) for line in lines])
    return _shown(admin, row, doc, said)


def _shown(
    admin: AdminContext, row: TableRow, doc: RoomDoc, said: tuple[Said, ...] | None
) -> ShownTable:
    return ShownTable(
        code=row.code,
        watch=row.watch,
        game=doc.game,
        edition=doc.edition,
        options=doc.options,
        pace=doc.pace,
        public=bool(row.public),
        phase=row.phase,
        made=row.made,
        changed=row.changed,
        lines=row.lines,
        chat=row.chat,
        here=admin.rooms.connected(row.code),
        due=what_is_due(row, admin.settings, now_ms()),
        rematch=doc.rematch,
        seats=tuple([_seat(doc, number) for number in range(len(doc.seats))]),
        settings=doc.settings,
        said=said,
    )


def _seat(doc: RoomDoc, number: int) -> ShownSeat:
    seat = doc.seats[number]
    host = doc.seat_of(doc.host) == number
    return ShownSeat(seat.name, seat.bot, seat.stand_in, seat.open, host)
