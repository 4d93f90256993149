"""Log lines that are no moves: acts taken back, and a new player of a seat."""

from kartki.core.play import Refusal, Seat
from kartki.server.room.answers import Answer
from kartki.server.room.broadcast import broadcast
from kartki.server.room.catalogue import best_bot
from kartki.server.room.room import Room
from kartki.server.store.interface import Write
from kartki.server.store.room_doc import RoomDoc
from kartki.server.views.redaction import change_update


async def store_change(
    room: Room,
    guest: str,
    command: str,
    doc: RoomDoc | None = None,
    also: tuple[Write, ...] = (),
) -> Answer:
    """Store and broadcast the last line, together with the document if that has changed.

    `also`: what is stored in the same write, because it belongs to it.
    """
    table, play = room.table, room.state.play
    assert table is not None
    text = table.lines()[-1].text
    changes: list[Write] = [play.unit(guest, command), *also]
    if doc is not None:
        changes.append(room.put(doc))
    refusal = await room.store(changes)
    if refusal is not None:
        return refusal
    if doc is not None:
        room.state.accept(doc)
    update = change_update(play.stored, text)
    broadcast(room, dict.fromkeys(room.state.viewers(), update))
    room.broadcast_room_info()
    return play.stored


async def change_seat(
    room: Room, seat: Seat, name: str, doc: RoomDoc, also: tuple[Write, ...] = ()
) -> Refusal | None:
    """Somebody else plays this seat: a line of the log, stored together with the document."""
    assert room.table is not None
    doc.revision += 1
    room.table.change_seat(seat, name)
    result = await store_change(room, "", "", doc, also)
    return result if isinstance(result, Refusal) else None


async def stand_in(room: Room, number: int) -> Refusal | None:
    """HSE-SEA-4: the time is out, or nobody has been there for too long: a bot plays on."""
    doc = room.doc.copy()
    doc.seats[number].stand_in = best_bot(doc.game)
    room.state.undo.close()
    return await change_seat(room, number, doc.seats[number].stand_in, doc)
