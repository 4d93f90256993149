"""Taking back: at once what is mine alone, with everybody's consent what is not."""

from kartki.core.play import Refusal, Seat
from kartki.server import wire
from kartki.server.connection import Connection
from kartki.server.playing import Answer
from kartki.server.room import Room
from kartki.server.room_doc import RoomDoc
from kartki.server.spreading import spread, viewers
from kartki.server.store import Write
from kartki.server.telling import Viewer, change_told


async def take_back(room: Room, connection: Connection, message: wire.TakeBack) -> Answer:
    """At once if it is mine alone; otherwise the others are asked (HSE-UND-3)."""
    seat = connection.viewer
    table = room.table
    refusal = _refuse_back(room, seat, message.seen)
    if refusal is not None or seat is None or table is None:
        return refusal or Refusal("seat.none", "HSE-SEA-1")
    if table.why_not_back(seat) is None:
        table.take_back(seat)
        return await keep_change(room, connection.guest, message.id)
    refusal = table.why_not_agreed(seat)
    if refusal is not None:
        return refusal
    room.asks_back, room.agreed = seat, {seat}
    return await _perhaps_agreed(room, connection.guest, message.id)


def _refuse_back(room: Room, seat: Viewer, seen: int) -> Refusal | None:
    if seat is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if room.table is None:
        return Refusal("table.not_begun", "HSE-HST-2")
    if not room.doc.manners.undo:
        return Refusal("undo.off", "HSE-UND-5")
    if room.doc.phase != "playing":
        return Refusal("game.over", room.table.game.over_rule)
    if seen != room.n:
        return Refusal("command.stale", "HSE-ORD-1", (("number", room.n),))
    return None


async def consent(room: Room, connection: Connection, message: wire.Consent) -> Answer:
    seat = connection.viewer
    if seat is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if room.asks_back < 0 or room.table is None:
        return Refusal("undo.not_asked", "HSE-UND-3")
    if message.seen != room.n:
        return Refusal("command.stale", "HSE-ORD-1", (("number", room.n),))
    if not message.yes:
        room.forget_question()
        room.tell_room()
        return room.n
    room.agreed.add(seat)
    return await _perhaps_agreed(room, connection.guest, message.id)


async def _perhaps_agreed(room: Room, guest: str, command: str) -> Answer:
    assert room.table is not None
    if not room.voters() <= room.agreed:
        room.tell_room()
        return room.n
    seat = room.asks_back
    room.forget_question()
    refusal = room.table.take_back_agreed(seat)
    if refusal is not None:
        return refusal
    return await keep_change(room, guest, command)


async def change_seat(
    room: Room, seat: Seat, name: str, also: list[Write], doc: RoomDoc
) -> Refusal | None:
    """Somebody else plays this seat: a line of the log, stored together with the document."""
    assert room.table is not None
    room.table.change_seat(seat, name)
    result = await keep_change(room, "", "", also, doc)
    return result if isinstance(result, Refusal) else None


async def keep_change(
    room: Room,
    guest: str,
    command: str,
    also: list[Write] | None = None,
    doc: RoomDoc | None = None,
) -> Answer:
    """Store and tell a line that is no move."""
    table = room.table
    assert table is not None
    text = table.lines()[-1].text
    refusal = await room.store([room.unit(guest, command), *(also or [])])
    if refusal is not None:
        return refusal
    room.stored_lines = len(table.lines())
    if doc is not None:
        room.accept(doc)
    told = change_told(table.progress.line, text)
    spread(room, dict.fromkeys(viewers(room), told))
    room.tell_room()
    return table.progress.line
