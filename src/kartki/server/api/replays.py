"""The frames of a play: of a table, as far as the viewer may see it, or of a record."""

import asyncio
from typing import Final

import msgspec
from starlette.responses import Response

from kartki.core.play import Refusal
from kartki.core.record import Fault
from kartki.server.api.context import NO_STORE, ApiCall, busy
from kartki.server.api.problems import Refused
from kartki.server.api.records import find, viewer_of
from kartki.server.api.route_spec import JSON
from kartki.server.api.schemas import FaultInfo
from kartki.server.api.verification import fault_info, run_process
from kartki.server.replay.frames import replay_frames
from kartki.server.store.interface import StoredTable
from kartki.server.store.room_doc import read_doc
from kartki.server.store.stored_play import record_of
from kartki.server.views.redaction import Viewer
from kartki.table.opening import open_record

LONGEST_RECORD: Final = 300_000  # bytes: the frames of a record are fifty times as long as it is


async def of_table(call: ApiCall) -> Response | Refused:
    """All of it when the game is over; before that what the asking viewer has seen."""
    stored = await find(call)
    if isinstance(stored, Refused):
        return stored
    if not stored.head:
        return Refused(409, Refusal("table.not_begun", "HSE-HST-2"))
    if call.services.replay_queue.is_full(call.address):
        return busy()
    call.lobby.editions.remember(stored.box)
    over = bool(stored.foot)
    viewer = None if over else viewer_of(call, stored)
    async with call.services.replay_queue.turn(call.address):
        made = await asyncio.to_thread(frames_of_stored, stored, over, viewer)
    if isinstance(made, Fault):
        call.services.log.error("film", table=stored.code, code=made.code, line=made.line)
        return Refused(409, Refusal("table.held", "HSE-STO-2"))
    return shown(made, None)


def frames_of_stored(stored: StoredTable, over: bool, viewer: Viewer) -> bytes | Fault:
    """The frames as JSON. Runs in a thread, because every line is replayed."""
    record = record_of(stored)
    replay = record if isinstance(record, Fault) else open_record(record)
    if isinstance(replay, Fault):
        return replay
    doc = read_doc(stored.room)
    made, fault = replay_frames(replay, over, viewer, doc.settings.memory_aids)
    if doc.figures() != [*range(len(doc.seats))]:
        made = msgspec.structs.replace(made, figures=tuple(doc.figures()))
    return msgspec.json.encode(made) if fault is None else fault


async def of_record(call: ApiCall) -> Response | Refused:
    """The frames of a record that was sent; they end before its first fault, which is sent too."""
    found = await run_process(call, frames=True)
    if isinstance(found, Refused):
        return found
    fault = fault_info(found, call.language) if found.code else None
    return shown(found.frames, fault)


def shown(made: bytes, fault: FaultInfo | None) -> Response:
    """Add the fault as the last field of the JSON text, which is too long to be parsed for that."""
    body = made[:-1] + b',"fault":' + msgspec.json.encode(fault) + b"}"
    return Response(body, headers=NO_STORE, media_type=JSON)
