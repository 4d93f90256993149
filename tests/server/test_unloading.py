"""Tables that nobody looks at leave the memory, the longest idle ones first."""

import asyncio
import secrets

from kartki.server.lobby import lobby as lobbies
from kartki.server.lobby.lobby import Lobby
from kartki.server.lobby.table_request import TableRequest
from kartki.server.messages.table_settings import TableSettings
from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.room.room import Room
from kartki.server.room.services import Services
from kartki.server.settings.server_settings import Settings
from kartki.server.thinking.pool import WorkerPool
from tests.server.memory_store import MemoryStore

HOUR = 3600.0


def lobby() -> Lobby:
    services = Services(Settings(), MemoryStore(), WorkerPool(1, 1000), Metrics(), Log("error"))
    return Lobby(services)


async def room_of(lobby: Lobby, idle_for: float) -> Room:
    wish = TableRequest("kolejka", "", {}, "days", False, 4, "host", TableSettings())
    room = await lobby.create(wish, secrets.token_hex(8))
    assert isinstance(room, Room)
    room.touched -= idle_for
    return room


def test_after_a_while_a_table_is_put_away_and_comes_back_from_the_store() -> None:
    async def work() -> None:
        inn = lobby()
        idle, fresh = await room_of(inn, 700), await room_of(inn, 500)
        inn.unload_idle(600)
        assert list(inn.rooms) == [fresh.code]
        again = await inn.room(idle.code)
        assert again is not None
        assert again is not idle
        assert again.doc == idle.doc

    asyncio.run(work())


def test_of_many_idle_tables_the_longest_idle_ones_go_sooner() -> None:
    async def work() -> None:
        inn = lobby()
        rooms = [await room_of(inn, 60 - number / 10) for number in range(lobbies.MOST_IDLE + 5)]
        inn.unload_idle(HOUR)
        assert set(inn.rooms) == {room.code for room in rooms[5:]}

    asyncio.run(work())


def test_what_was_touched_a_moment_ago_stays_however_many_there_are() -> None:
    async def work() -> None:
        inn = lobby()
        rooms = [await room_of(inn, 0) for _ in range(lobbies.MOST_IDLE + 5)]
        inn.unload_idle(HOUR)
        assert len(inn.rooms) == len(rooms)

    asyncio.run(work())


def test_a_table_in_the_middle_of_something_stays() -> None:
    async def work() -> None:
        inn = lobby()
        room = await room_of(inn, HOUR)
        async with room.lock:
            inn.unload_idle(1)
            assert room.code in inn.rooms
        inn.unload_idle(1)
        assert room.code not in inn.rooms

    asyncio.run(work())
