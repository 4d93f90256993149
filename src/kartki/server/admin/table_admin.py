"""Administration of tables, by requests: the same whether a server runs on the store or not."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, final

from kartki.server.admin import erasing
from kartki.server.admin.requests import (
    Answer,
    ErasePeople,
    FindPeople,
    ListedTable,
    ListTables,
    Request,
    Scrub,
    TableList,
)
from kartki.server.admin.rooms import Rooms
from kartki.server.settings.server_settings import Settings
from kartki.server.store import table_rows
from kartki.server.store.interface import Store
from kartki.server.store.room_doc import read_doc
from kartki.server.store.table_rows import TableRow
from kartki.server.store.timestamps import now_ms

PORTION: Final = 200  # tables that are read at a time: whoever comes meanwhile is let in between


@final
class TableAdmin:
    def __init__(self, store: Store, settings: Settings, rooms: Rooms) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.rooms: Final = rooms

    async def answer(self, request: Request) -> Answer:
        return await HANDLERS[type(request)](self, request)


async def list_tables(admin: TableAdmin, request: ListTables) -> TableList:
    now, last, found = now_ms(), 0, list[ListedTable]()
    while rows := await admin.store.inspect(partial(table_rows.after, number=last, most=PORTION)):
        last = rows[-1].number
        found += [listed(admin, row, now) for row in rows if _is_asked_for(row, request, now)]
    return TableList(tuple(sorted(found, key=lambda table: table.age)))


def _is_asked_for(row: TableRow, request: ListTables, now: int) -> bool:
    return request.phase in ("", row.phase) and now - row.changed >= request.older


def listed(admin: TableAdmin, row: TableRow, now: int) -> ListedTable:
    doc = read_doc(row.room)
    people = tuple([seat.name for seat in doc.seats if seat.name and not seat.bot])
    age, here = max(now - row.changed, 0), admin.rooms.connected(row.code)
    return ListedTable(
        row.code, doc.game, row.phase, people, age, row.lines, row.chat, here, due=""
    )


HANDLERS: Final[dict[type[Request], Callable[[TableAdmin, Any], Awaitable[Answer]]]] = {
    ListTables: list_tables,
    FindPeople: lambda admin, request: erasing.find(admin.store, request),
    ErasePeople: lambda admin, request: erasing.erase(admin.store, admin.rooms, request.whom),
    Scrub: lambda admin, _: erasing.scrub_store(admin.store),
}
