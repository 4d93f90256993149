"""The awards of a round (HSE-CLA-9): its plays are replayed from the store once they are over.

That takes time, so it is done aside, table after table; who looks meanwhile sees no awards yet.
"""

import asyncio
from typing import Final, final

from kartki.core.honours import Honour
from kartki.core.record import Fault
from kartki.server.classroom.awards import PlayedTable, awards_of, earned_in
from kartki.server.classroom.classroom import Classroom
from kartki.server.messages.class_wire import Award, ClassTableInfo
from kartki.server.replay.public_events import public_events
from kartki.server.store.interface import StoredTable, StoreTrouble
from kartki.server.store.stored_play import record_of
from kartki.table.opening import open_record

Shown = tuple[str, ClassTableInfo]  # a table's room code, and what everybody may know of it


@final
class Honouring:
    """What each play has earned, counted once: a play that is over does not change."""

    def __init__(self, room: Classroom) -> None:
        self._room: Final = room
        self._earned: Final[dict[str, list[Honour]]] = {}
        self._counting: asyncio.Task[None] | None = None

    def awards(self, tables: list[Shown]) -> tuple[Award, ...]:
        """As soon as all that is over has been counted; names are those of this moment."""
        over = [(code, info) for code, info in tables if info.phase == "over"]
        waiting = [code for code, _ in over if code not in self._earned]
        if waiting:
            self._count(waiting)
            return ()
        played = [
            PlayedTable(info.name, list(info.names), set(info.bots), self._earned[code])
            for code, info in over
        ]
        return tuple(awards_of(played))

    def _count(self, codes: list[str]) -> None:
        if self._counting is None or self._counting.done():
            self._counting = self._room.lobby.services.spawn(self._count_all(codes))

    async def _count_all(self, codes: list[str]) -> None:
        for code in codes:
            self._earned[code] = await self._earned_at(code)

    async def _earned_at(self, code: str) -> list[Honour]:
        """HSE-STO-3: what cannot be read earns nothing, and the others do not wait for it."""
        services = self._room.lobby.services
        try:
            stored = await services.store.load(code)
        except StoreTrouble:
            return []
        if stored is None:
            return []
        self._room.lobby.editions.remember(stored.box)
        found = await asyncio.to_thread(earned_in_stored, stored)
        if isinstance(found, Fault):
            services.log.error("awards", table=code, code=found.code, line=found.line)
            return []
        return found


def earned_in_stored(stored: StoredTable) -> list[Honour] | Fault:
    """Runs in a thread, because every line is replayed."""
    record = record_of(stored)
    replay = record if isinstance(record, Fault) else open_record(record)
    if isinstance(replay, Fault):
        return replay
    events = public_events(replay)
    if isinstance(events, Fault):
        return events
    return earned_in(replay.progress.game, replay.progress.state.players, events)
