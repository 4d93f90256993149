"""Taking back: one's own last act at once, anything else with everybody's consent."""

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.log_changes import store_change
from kartki.server.room.room import Room
from kartki.server.views.redaction import Viewer


async def take_back(room: Room, connection: Connection, message: wire.TakeBack) -> Answer:
    """Take back at once if the rules allow it alone; otherwise ask the others (HSE-UND-3)."""
    seat = connection.viewer
    table = room.table
    refusal = _refuse_back(room, seat, message.seen)
    if refusal is not None or seat is None or table is None:
        return refusal or Refusal("seat.none", "HSE-SEA-1")
    if table.why_not_back(seat) is None:
        table.take_back(seat)
        return await store_change(room, connection.guest, message.id)
    refusal = table.why_not_agreed(seat)
    if refusal is not None:
        return refusal
    room.state.undo.ask(seat)
    return await _perhaps_agreed(room, connection.guest, message.id)


def _refuse_back(room: Room, seat: Viewer, seen: int) -> Refusal | None:
    if seat is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if room.table is None:
        return Refusal("table.not_begun", "HSE-HST-2")
    if not room.doc.settings.undo:
        return Refusal("undo.off", "HSE-UND-5")
    if room.doc.phase != "playing":
        return Refusal("game.over", room.table.game.over_rule)
    return _refuse_stale(room, seen)


def _refuse_stale(room: Room, seen: int) -> Refusal | None:
    """HSE-ORD-1: unlike an act, this is always about the very last line."""
    n = room.state.play.stored
    return Refusal("command.stale", "HSE-ORD-1", (("number", n),)) if seen != n else None


async def consent(room: Room, connection: Connection, message: wire.Consent) -> Answer:
    seat = connection.viewer
    if seat is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if not room.state.undo.is_open() or room.table is None:
        return Refusal("undo.not_asked", "HSE-UND-3")
    refusal = _refuse_stale(room, message.seen)
    if refusal is not None:
        return refusal
    if not message.yes:
        room.state.undo.close()
        room.broadcast_room_info()
        return room.state.play.stored
    room.state.undo.agreed.add(seat)
    return await _perhaps_agreed(room, connection.guest, message.id)


async def _perhaps_agreed(room: Room, guest: str, command: str) -> Answer:
    assert room.table is not None
    vote = room.state.undo
    if not room.state.voters() <= vote.agreed:
        room.broadcast_room_info()
        return room.state.play.stored
    seat = vote.seat
    vote.close()
    refusal = room.table.take_back_agreed(seat)
    if refusal is not None:
        return refusal
    return await store_change(room, guest, command)
