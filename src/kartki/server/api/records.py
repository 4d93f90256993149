"""The record of a table: complete after the game, before that as the asking viewer saw it."""

import asyncio

from starlette.responses import Response

from kartki.core import record as records
from kartki.core.play import Refusal
from kartki.core.record import Fault
from kartki.core.replay import seen_by
from kartki.core.seats import letter
from kartki.server.api.code_guard import find_by_code
from kartki.server.api.context import NO_STORE, ApiCall, busy
from kartki.server.api.problems import Refused
from kartki.server.store.interface import StoredTable
from kartki.server.store.room_doc import read_doc, tidy_code
from kartki.server.store.stored_play import record_of
from kartki.server.views.redaction import Viewer
from kartki.table.opening import open_record


async def get_record(call: ApiCall) -> Response | Refused:
    """The record as it is stored; moves that are not stored yet do not count."""
    stored = await find(call)
    if isinstance(stored, Refused):
        return stored
    if not stored.head:
        return Refused(409, Refusal("table.not_begun", "HSE-HST-2"))
    if stored.foot:
        return _file(call, stored, whole(stored), "")
    if call.services.replay_queue.is_full(call.address):
        return busy()
    call.lobby.editions.remember(stored.box)
    viewer = viewer_of(call, stored)
    async with call.services.replay_queue.turn(call.address):
        text = await asyncio.to_thread(seen_text, stored, viewer)
    if isinstance(text, Fault):
        call.services.log.error("record", table=stored.code, code=text.code, line=text.line)
        return Refused(409, Refusal("table.held", "HSE-STO-2"))
    return _file(call, stored, text, "-spectator" if viewer is None else f"-{letter(viewer)}")


async def find(call: ApiCall) -> StoredTable | Refused:
    return await find_by(call, call.part("code"))


async def find_by(call: ApiCall, code: str) -> StoredTable | Refused:
    return await find_by_code(call, code, call.services.store.load)


def viewer_of(call: ApiCall, stored: StoredTable) -> Viewer:
    """Whose seat it is, by the key of the browser; the spectators' code makes a spectator."""
    if by_watch_code(call, stored):
        return None
    seat = read_doc(stored.room).seat_of(call.guest)
    return None if seat < 0 else seat


def by_watch_code(call: ApiCall, stored: StoredTable) -> bool:
    return tidy_code(call.part("code")) == stored.watch


def whole(stored: StoredTable) -> str:
    """The stored record with the secret that the dealer reveals."""
    lines = [logged.text for logged in stored.log if logged.text]
    return "\n".join([stored.head, "", *lines, "", stored.foot, ""])


def seen_text(stored: StoredTable, viewer: Viewer) -> str | Fault:
    """The record as one viewer saw it. Runs in a thread, because every line is replayed."""
    record = record_of(stored)
    replay = record if isinstance(record, Fault) else open_record(record)
    seen = replay if isinstance(replay, Fault) else seen_by(replay, viewer)
    return seen if isinstance(seen, Fault) else records.write(seen)


def _file(call: ApiCall, stored: StoredTable, text: str, mark: str) -> Response:
    """A file named by the code of the request, because spectators must not learn the other code."""
    game, code = read_doc(stored.room).game, tidy_code(call.part("code"))
    named = {"content-disposition": f'attachment; filename="{game}-{code}{mark}.game"'}
    return Response(text, headers={**NO_STORE, **named}, media_type="text/plain")
