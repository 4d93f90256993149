"""A play to be looked at again: of a table, as far as the asker may see it, or of a record."""

import asyncio
from typing import Final

import msgspec
from starlette.responses import Response

from kartki.core.play import Refusal
from kartki.core.record import Fault
from kartki.server.api.desk import NO_STORE, Asking, busy
from kartki.server.api.entries import JSON
from kartki.server.api.forms import FaultInfo
from kartki.server.api.records import find, viewer_of
from kartki.server.api.refusing import Refused
from kartki.server.api.verifying import fault_info, looked_at
from kartki.server.frames import film
from kartki.server.store import StoredTable
from kartki.server.stored_play import record_of
from kartki.server.telling import Viewer
from kartki.table.opening import open_record

LONGEST_RECORD: Final = 300_000  # bytes: a film is fifty times as long as its record


async def of_table(asking: Asking) -> Response | Refused:
    """When the game is over everything is open; before, the asker's seat sees what it saw."""
    stored = await find(asking)
    if isinstance(stored, Refused):
        return stored
    if not stored.head:
        return Refused(409, Refusal("table.not_begun", "HSE-HST-2"))
    if asking.house.retelling.is_full():
        return busy()
    asking.house.boxes.remember(stored.box)
    over = bool(stored.foot)
    viewer = None if over else viewer_of(asking, stored)
    async with asking.house.retelling.turn():
        made = await asyncio.to_thread(filmed, stored, over, viewer)
    if isinstance(made, Fault):
        asking.house.log.error("film", table=stored.code, code=made.code, found=made.found)
        return Refused(409, Refusal("table.held", "HSE-STO-2"))
    return shown(made, None)


def filmed(stored: StoredTable, over: bool, viewer: Viewer) -> bytes | Fault:
    """In a thread of its own, because every line is played again."""
    record = record_of(stored)
    replay = record if isinstance(record, Fault) else open_record(record)
    if isinstance(replay, Fault):
        return replay
    made, fault = film(replay, over, viewer)
    return msgspec.json.encode(made) if fault is None else fault


async def of_record(asking: Asking) -> Response | Refused:
    """Whoever has a record has everything in it. A fault ends it early, and is told."""
    found = await looked_at(asking, film=True)
    if isinstance(found, Refused):
        return found
    fault = fault_info(found, asking.language) if found.code else None
    return shown(found.film, fault)


def shown(made: bytes, fault: FaultInfo | None) -> Response:
    """The fault becomes the last field: a film is too long to be read only to add it."""
    body = made[:-1] + b',"fault":' + msgspec.json.encode(fault) + b"}"
    return Response(body, headers=NO_STORE, media_type=JSON)
