"""What is being done while somebody is erased does not bring the name back."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest import mock

import pytest

from kartki.core.play import Refusal
from kartki.core.record import Record
from kartki.server.admin.requests import ErasePeople, FindPeople, PeopleErased
from kartki.server.app import Server
from kartki.server.lobby import branching
from kartki.server.lobby.branching import BranchPoint, branch, first_lines
from kartki.server.lobby.lobby import Lobby
from kartki.server.messages.table_settings import TableSettings
from kartki.server.room.room import Room
from kartki.server.settings.server_settings import Settings
from kartki.server.store.interface import StoredTable
from kartki.server.store.room_doc import RoomDoc
from tests.server.around import wired
from tests.server.erased import NAME, forms, found_in, lived_in
from tests.server.stored.folder import stored_in

POINT = BranchPoint("", 20, 1, "whoever-wonders", TableSettings())


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Server, BranchPoint]]:
    """A server of people's tables, and a finished game there that one can go on with."""
    path = lived_in(folder)
    stored = await asyncio.to_thread(stored_in, path)
    code = next(one.code for one in stored if one.foot and NAME.replace(" ", "_") in one.head)
    server = Server(Settings(data=str(folder), bot_workers=1))
    try:
        yield server, POINT._replace(code=code)
    finally:
        await server.services.close()


async def erase(server: Server) -> None:
    answer = await server.admin.answer(ErasePeople(FindPeople(NAME, everyone=True)))
    assert isinstance(answer, PeopleErased), answer


def names_at(lobby: Lobby, room: Room | Refusal) -> list[str]:
    assert isinstance(room, Room)
    assert lobby.rooms[room.code] is room
    assert room.doc.phase == "playing"
    return [seat.name for seat in room.doc.seats]


@pytest.mark.rule("HSE-HST-5")
@wired
async def test_a_what_if_that_was_read_before_is_read_anew(tmp_path: Path) -> None:
    begun, erased = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slowly(stored: StoredTable, point: BranchPoint) -> Record | Refusal:
        loop.call_soon_threadsafe(begun.set)
        erased.wait()
        return first_lines(stored, point)

    async with served(tmp_path) as (server, point):
        with mock.patch.object(branching, "first_lines", slowly):
            making = asyncio.create_task(branch(server.lobby, point, "one", "::1"))
            await begun.wait()
            await erase(server)
            erased.set()
            room = await making
        assert names_at(server.lobby, room)[0] == "N.N."
    assert found_in(tmp_path, *forms(NAME)) == {}


@pytest.mark.rule("HSE-HST-5")
@wired
async def test_a_what_if_that_is_stored_and_has_not_begun(tmp_path: Path) -> None:
    """It is erased like any other table; then it begins without the name."""
    make = Lobby.make
    made: list[Room | Refusal] = []

    async def made_and_erased(
        lobby: Lobby, doc: RoomDoc, request: str, as_of: int | None = None
    ) -> Room | Refusal:
        room = await make(lobby, doc, request, as_of)
        if not made:
            await erase(server)
        made.append(room)
        return room

    async with served(tmp_path) as (server, point):
        with mock.patch.object(Lobby, "make", made_and_erased):
            room = await branch(server.lobby, point, "one", "::1")
        assert (len(made), room is made[1]) == (2, True)
        assert names_at(server.lobby, room)[0] == "N.N."
    assert found_in(tmp_path, *forms(NAME)) == {}
