"""Tables over HTTP: opening one, the public ones, and what a visitor may know of one."""

from typing import Final

import msgspec
from starlette.responses import Response

from kartki.core.play import Refusal
from kartki.server.api.desk import NO_STORE, Asking, as_json, busy
from kartki.server.api.forms import (
    ListedTable,
    MadeTable,
    NewTable,
    Origin,
    TableList,
    VisitedTable,
)
from kartki.server.api.guessing import refuse_guesser, wrong_code
from kartki.server.api.records import find_by
from kartki.server.api.refusing import Refused
from kartki.server.branching import Point, branch
from kartki.server.room import Room
from kartki.server.room_doc import RoomDoc, guest_of, read_doc, tidy_code
from kartki.server.store import Listed
from kartki.server.telling import Asker
from kartki.server.wire import Manners
from kartki.server.wishes import Wish

MOST_LISTED: Final = 200
GONE_SECONDS: Final = 120  # at a live table, unless its host says otherwise


async def create(asking: Asking) -> Response | Refused:
    """What a browser asks for twice is made once, and counted once."""
    body: NewTable = asking.body
    request = f"{guest_of(body.key)}-{body.id}"
    known = asking.desk.made_by(request)
    room = await asking.house.room(known) if known else None
    if room is None:
        made = await make(asking, body, request)
        if isinstance(made, Refused):
            return made
        room = made
    return as_json(MadeTable(room.code, room.watch, room.info().commitment), 201, NO_STORE)


async def make(asking: Asking, body: NewTable, request: str) -> Room | Refused:
    addresses = asking.desk.addresses
    if not addresses.may_open_table(asking.address):
        return Refused(429, Refusal("table.too_often", ""), {"retry-after": "3600"})
    if body.origin is None:
        room = await asking.house.create(wish_of(body), request)
    else:
        stored = await find_by(asking, body.origin.code)
        if isinstance(stored, Refused):
            return stored
        if asking.house.retelling.is_full():
            return busy()
        room = await branch(asking.house, stored, point_of(body, body.origin), request)
    if isinstance(room, Refusal):
        return Refused(409, room)
    addresses.opened_table(asking.address)
    asking.desk.made(request, room.code)
    return room


def point_of(body: NewTable, origin: Origin) -> Point:
    """The game, its house rules and its seats are those of the game that is gone on with."""
    manners = body.manners or Manners()
    return Point(tidy_code(origin.code), origin.n, origin.seat, guest_of(body.key), manners)


def wish_of(body: NewTable) -> Wish:
    manners = body.manners or Manners(gone_seconds=GONE_SECONDS if body.pace == "live" else 0)
    return Wish(
        body.game,
        body.edition,
        dict(body.options),
        body.pace,
        body.public,
        body.seats,
        guest_of(body.key),
        manners,
    )


async def public_tables(asking: Asking) -> Response | Refused:
    found = await asking.house.store.public_tables(MOST_LISTED)
    return as_json(TableList(tuple([listed(table) for table in found])), headers=NO_STORE)


def listed(table: Listed) -> ListedTable:
    doc = read_doc(table.room)
    names = tuple([seat.name for seat in doc.seats])
    return ListedTable(
        table.code, doc.game, doc.edition, doc.pace, doc.phase, names, free(doc), table.changed
    )


def free(doc: RoomDoc) -> int:
    """HSE-SEA-3: before the game any seat where nobody sits, later those that were opened."""
    if doc.phase == "gathering":
        return sum(1 for seat in doc.seats if seat.is_free())
    return sum(1 for seat in doc.seats if seat.open and not seat.guest)


async def about(asking: Asking) -> Response | Refused:
    """Whoever comes by the spectators' code is not told another one."""
    refused = refuse_guesser(asking)
    if refused is not None:
        return refused
    code = asking.part("code")
    room = await asking.house.room(code)
    if room is None:
        return wrong_code(asking, code)
    async with room.lock:  # what is not stored yet has not happened
        return as_json(visited(room, asking), headers=NO_STORE)


def visited(room: Room, asking: Asking) -> VisitedTable:
    fields = msgspec.structs.asdict(room.info())
    if tidy_code(asking.part("code")) == room.watch:
        hidden = {"code": "", "rematch": room.doc.rematch_watch}
        return VisitedTable(**{**fields, **hidden}, seat=-1, turn=())
    seat = room.doc.seat_of(asking.guest)
    return VisitedTable(**fields, seat=seat, turn=() if seat < 0 else waited_for(room))


def waited_for(room: Room) -> tuple[int, ...]:
    if room.table is None or room.doc.phase != "playing":
        return ()
    return Asker(room.table.progress, undo=False).actors
