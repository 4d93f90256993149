"""Administration of tables, by requests: the same whether a server runs on the store or not."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

from kartki.server.admin.context import AdminContext
from kartki.server.admin.erasing import erase_people, find_people, scrub_store
from kartki.server.admin.listing import list_tables, show_table
from kartki.server.admin.removal import close_tables, delete_tables
from kartki.server.admin.requests import (
    Answer,
    CloseTables,
    DeleteTables,
    ErasePeople,
    FindPeople,
    ListTables,
    Request,
    Scrub,
    ShowTable,
)
from kartki.server.admin.rooms import Rooms
from kartki.server.settings.server_settings import Settings
from kartki.server.store.interface import Store


@final
class TableAdmin:
    def __init__(self, store: Store, settings: Settings, rooms: Rooms) -> None:
        self.context: Final = AdminContext(store, settings, rooms)
        self._turn: Final = asyncio.Lock()

    async def answer(self, request: Request) -> Answer:
        """One request after the other: several may hold the locks of several tables."""
        async with self._turn:
            return await HANDLERS[type(request)](self.context, request)


HANDLERS: Final[dict[type, Callable[[AdminContext, Any], Awaitable[Answer]]]] = {
    ListTables: list_tables,
    ShowTable: show_table,
    CloseTables: close_tables,
    DeleteTables: delete_tables,
    FindPeople: find_people,
    ErasePeople: erase_people,
    Scrub: scrub_store,
}
