"""The memory that idle tables take, compared with an empty server."""

import asyncio
from pathlib import Path
from typing import Final

import uvloop

from scripts.bench_net.proc import HOST, Program, Served, free_port
from scripts.bench_net.room import GamePlan, Room, ServerAddress
from scripts.bench_net.tally import Tally

USUAL_MOVES: Final = 20  # at each table, until all four leave
AT_ONCE: Final = 20
SETTLING: Final = 2.0  # seconds for the last sockets to be closed


def measure(
    program: Program, data: Path, tables: int, moves: int = USUAL_MOVES
) -> dict[str, float]:
    """Megabytes: of the empty server, and what so many idle tables come to beside it."""
    served = program.start(free_port(), data)
    try:
        served.wait_until_listening()
        empty = served.resident_megabytes()
        uvloop.run(_fill(served, tables, moves))
        full = served.resident_megabytes()
    finally:
        served.kill()
    return {"tables": tables, "moves": moves, "empty_mb": empty, "idle_mb": full - empty}


async def _fill(served: Served, tables: int, moves: int) -> None:
    where, slots = ServerAddress(HOST, served.port), asyncio.Semaphore(AT_ONCE)
    wanted = GamePlan("kolejka", most_moves=moves)
    rooms = [Room(where, wanted, Tally(), seed) for seed in range(tables)]
    await asyncio.gather(*(_play_and_leave(room, slots) for room in rooms))
    await asyncio.sleep(SETTLING)


async def _play_and_leave(room: Room, slots: asyncio.Semaphore) -> None:
    async with slots:
        await room.open()
        ended: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        room.on_over = ended.set_result
        room.play()
        await ended
        room.close()
        if room.trouble is not None:
            raise room.trouble
