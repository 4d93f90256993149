"""What is done every few seconds: measure round trips, collect garbage, unload idle tables."""

import asyncio
from typing import Final

from kartki.server.lobby.lobby import Lobby
from kartki.server.room.audience import PORTION
from kartki.server.room.room import Room

SECONDS: Final = 2.0  # from one beat to the next
UNLOAD_EVERY: Final = 10  # beats


async def heartbeat(lobby: Lobby) -> None:
    settings = lobby.services.settings
    beats = max(1, round(settings.ping_seconds / SECONDS))
    beat = 0
    while True:
        await asyncio.sleep(SECONDS)
        beat += 1
        await _ping_all(lobby, beat, beats)
        lobby.services.gc_control.collect_if_due()
        if beat % UNLOAD_EVERY == 0:
            lobby.unload_idle(settings.idle_minutes * 60)


async def _ping_all(lobby: Lobby, beat: int, beats: int) -> None:
    """On its own, so that between two beats nothing keeps the last room alive."""
    for room in list(lobby.rooms.values()):
        await _ping(room, beat, beats)


async def _ping(room: Room, beat: int, beats: int) -> None:
    """Measure round trips: everybody's within so many beats, players' at each while a clock runs.

    Only those who may act are judged by it; to spectators it shows that the line is alive.
    """
    due = room.state.connections.to_ping(beat, beats, hurry=room.clock.runs)
    for number, connection in enumerate(due, start=1):
        connection.ping()
        if number % PORTION == 0:
            await asyncio.sleep(0)  # others are served in between
