"""Tables over HTTP: opening one, the public ones, and what a visitor may know of one."""

from typing import Final

import msgspec
from starlette.responses import Response

from kartki.core import catalogue
from kartki.core.play import Refusal
from kartki.server.api.code_guard import find_by_code
from kartki.server.api.context import NO_STORE, ApiCall, as_json, busy
from kartki.server.api.problems import Refused
from kartki.server.api.records import find_by
from kartki.server.api.schemas import (
    ListedTable,
    MadeTable,
    NewTable,
    Origin,
    TableList,
    VisitedTable,
)
from kartki.server.lobby.branching import BranchPoint, branch
from kartki.server.lobby.table_request import TableRequest
from kartki.server.messages.table_settings import USUAL, TableSettings
from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.room.room import Room
from kartki.server.room.room_info import lesson_info
from kartki.server.room.seat_rights import may_take
from kartki.server.store.interface import Listed
from kartki.server.store.room_doc import RoomDoc, guest_of, read_doc, tidy_code
from kartki.server.views.prompts import Prompts

MOST_LISTED: Final = 200


async def create(call: ApiCall) -> Response | Refused:
    """Open a table; the same request sent twice opens, and counts, one table."""
    body: NewTable = call.body
    request = f"{guest_of(body.key)}-{body.id}"
    known = call.api.made_by(request)
    room = await call.lobby.room(known) if known else None
    if room is None:
        made = await make(call, body, request)
        if isinstance(made, Refused):
            return made
        room = made
    return as_json(MadeTable(room.code, room.state.watch, room.info().commitment), 201, NO_STORE)


async def make(call: ApiCall, body: NewTable, request: str) -> Room | Refused:
    address_limits = call.api.address_limits
    if not address_limits.may_open_table(call.address):
        return Refused(429, Refusal("table.too_often", ""), {"retry-after": "3600"})
    if body.origin is None:
        room = await call.lobby.create(table_request_of(body), request)
    else:
        found = await find_by(call, body.origin.code)
        if isinstance(found, Refused):
            return found
        if call.services.replay_queue.is_full(call.address):
            return busy()
        point = point_of(body, body.origin)
        room = await branch(call.lobby, point, request, call.address)
    if isinstance(room, Refusal):
        return Refused(409, room)
    address_limits.opened_table(call.address)
    address_limits.guesses.let_in(call.address, guest_of(body.key), room.code)
    call.api.made(request, room.code)
    return room


def point_of(body: NewTable, origin: Origin) -> BranchPoint:
    """The game, its house rules and its seats are those of the game that is gone on with."""
    settings = body.settings or TableSettings()
    return BranchPoint(tidy_code(origin.code), origin.n, origin.seat, guest_of(body.key), settings)


def table_request_of(body: NewTable) -> TableRequest:
    return TableRequest(
        body.game,
        body.edition,
        dict(body.options),
        body.pace,
        body.public,
        body.seats,
        guest_of(body.key),
        body.settings or USUAL[body.pace],
    )


async def public_tables(call: ApiCall) -> Response | Refused:
    found = await call.services.store.public_tables(MOST_LISTED)
    tables = [one for table in found if (one := listed(table)) is not None]
    return as_json(TableList(tuple(tables)), headers=NO_STORE)


def listed(table: Listed) -> ListedTable | None:
    """None if it cannot be read: nobody could sit down there."""
    try:
        doc = read_doc(table.room)
    except NO_MESSAGE:
        return None
    if catalogue.find(doc.game) is None:
        return None
    names = tuple([seat.name for seat in doc.seats])
    return ListedTable(
        table.code, doc.game, doc.edition, doc.pace, doc.phase, names, free(doc), table.changed
    )


def free(doc: RoomDoc) -> int:
    """HSE-SEA-3: before the game any seat where nobody sits, later those open to a newcomer."""
    if doc.phase == "gathering":
        return sum(1 for seat in doc.seats if seat.is_free())
    return len(may_take(doc, guest=""))


async def about(call: ApiCall) -> Response | Refused:
    """The table by a code; a spectators' code does not reveal the room code."""
    room = await find_by_code(call, call.part("code"), call.lobby.room)
    if isinstance(room, Refused):
        return room
    async with room.lock:  # moves that are not stored yet do not count
        return as_json(visited(room, call), headers=NO_STORE)


def visited(room: Room, call: ApiCall) -> VisitedTable:
    fields = {**msgspec.structs.asdict(room.info()), **result(room)}
    if tidy_code(call.part("code")) == room.state.watch:
        lesson = lesson_info(room.doc, None, watches=True)
        hidden = {"code": "", "rematch": room.doc.rematch_watch, "asks_seat": None}
        fields["lesson"] = lesson
        return VisitedTable(**{**fields, **hidden}, seat=-1, turn=())
    seat = room.doc.seat_of(call.guest)
    fields["lesson"] = lesson_info(room.doc, None if seat < 0 else seat, watches=False)
    return VisitedTable(**fields, seat=seat, turn=() if seat < 0 else waited_for(room))


def result(room: Room) -> dict[str, object]:
    """Who has won, and when, once it is over; of older tables the time of their last line."""
    outcome = None if room.table is None else room.table.state.outcome
    if outcome is None or room.doc.phase != "over":
        return {}
    ended = room.doc.ended or room.state.play.last_at
    return {"winners": tuple(outcome.winners()), "ended": ended}


def waited_for(room: Room) -> tuple[int, ...]:
    if room.table is None or room.doc.phase != "playing":
        return ()
    return Prompts(room.table.progress, undo=False).actors
