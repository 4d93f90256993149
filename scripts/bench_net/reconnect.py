"""All clients reconnect at once, after the server was killed in mid-game and restarted."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

import uvloop

from scripts.bench_net.load import Crowd
from scripts.bench_net.proc import HOST, Program, Served, free_port
from scripts.bench_net.room import GamePlan, Room, ServerAddress
from scripts.bench_net.seat import LoadTrouble, Seat

MOVES: Final = 150  # at each table on the average: about the middle of Kolejka
PLAYING_ON: Final = 1.0  # seconds, to see that the tables are alive


def measure(program: Program, data: Path, tables: int) -> dict[str, Any]:
    """Seconds from when the port listens again until the last of the sockets is welcomed."""
    served = program.start(free_port(), data)
    try:
        served.wait_until_listening()
        return uvloop.run(_measure(program, served, tables))
    finally:
        served.kill()


async def _measure(program: Program, served: Served, tables: int) -> dict[str, Any]:
    crowd = Crowd(ServerAddress(HOST, served.port), GamePlan("kolejka"), seed=7)
    await crowd.open(tables)
    crowd.play()
    while sum(room.moves for room in crowd.rooms) < MOVES * tables:
        await asyncio.sleep(0.05)
        crowd.check()
    await _kill(crowd, served)
    began = time.perf_counter()
    again = program.start(served.port, served.data)
    try:
        listened = again.wait_until_listening(pause=0.001)
        found = await _come_back(crowd.rooms, listened)
        return found | {"start_seconds": listened - began}
    finally:
        again.kill()


async def _kill(crowd: Crowd, served: Served) -> None:
    """Kill the server while commands are on their way."""
    crowd.pause()
    served.kill()
    lost = [seat.lost for room in crowd.rooms for seat in room.seats if seat.lost is not None]
    await asyncio.gather(*lost)


async def _come_back(rooms: list[Room], listened: float) -> dict[str, Any]:
    seats = [(room, seat) for room in rooms for seat in room.seats]
    knew = [max(seat.n, seat.done_n) for _, seat in seats]
    welcomed = await asyncio.gather(*(_greeted(room, seat) for room, seat in seats))
    for (_, seat), before in zip(seats, knew, strict=True):
        if seat.n < before:
            raise LoadTrouble(f"Number {before} was told, and after the restart it is {seat.n}.")
    moves = await _play_on(rooms)
    took = sorted(when - listened for when in welcomed)
    return {
        "tables": len(rooms),
        "sockets": len(seats),
        "moves_before": sum(room.moves for room in rooms) - moves,
        "first_seconds": took[0],
        "median_seconds": took[len(took) // 2],
        "last_seconds": took[-1],
        "moves_after": moves,
    }


async def _greeted(room: Room, seat: Seat) -> float:
    await room.greet(seat)
    return time.perf_counter()


async def _play_on(rooms: list[Room]) -> int:
    """Check that every table goes on after the restart."""
    before = [room.moves for room in rooms]
    for room in rooms:
        room.on_over = Room.close
        room.play()
    await asyncio.sleep(PLAYING_ON)
    gained = [room.moves - past for room, past in zip(rooms, before, strict=True)]
    if not all(gained):
        raise LoadTrouble(f"{gained.count(0)} tables did not go on after the restart.")
    for room in rooms:
        room.close()
    return sum(gained)
