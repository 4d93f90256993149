"""Starting a play: the first position, the first chance moves, and storing them."""

from kartki.core.dealer import SealedDealer
from kartki.core.play import Refusal
from kartki.server.room.answers import Answer
from kartki.server.room.broadcast import broadcast_move
from kartki.server.room.catalogue import game_of, has_clock
from kartki.server.room.room import Room
from kartki.server.store.interface import Begin, Finish, Write
from kartki.server.store.room_doc import RoomDoc
from kartki.server.store.stored_play import foot_text, head_text
from kartki.server.views.redaction import LineRedactor
from kartki.table.making import new_table
from kartki.table.occupants import Occupant
from kartki.table.table import Table


async def begin(room: Room, guest: str, command: str) -> Answer:
    """The host starts: everybody at the table is told."""
    doc = room.doc.copy()
    table = _lay_out(room, doc)
    redactor = LineRedactor(table.game, room.state.viewers())
    events = table.deal(redactor)
    refusal = await store_beginning(room, doc, table, guest, command)
    if refusal is not None:
        return refusal
    room.broadcast_room_info()
    broadcast_move(room, redactor, events)
    return room.state.play.stored


def _lay_out(room: Room, doc: RoomDoc) -> Table:
    occupants = [Occupant(seat.name, seat.bot) for seat in doc.seats]
    dealer = SealedDealer(room.state.secret, doc.nonces())
    return new_table(game_of(doc.game), doc.edition, doc.options, occupants, dealer)


async def store_beginning(
    room: Room, doc: RoomDoc, table: Table, guest: str = "", command: str = ""
) -> Refusal | None:
    """Store the record's head, its first lines and the changed document in one write."""
    clocked = has_clock(doc)
    for seat in doc.seats:
        seat.open, seat.held = False, []
        seat.note_holder()
        seat.newcomer = seat.newcomer and clocked
    doc.note_impartial()
    over = table.state.outcome is not None
    doc.phase = "playing"
    if over:
        doc.end()
    doc.revision += 1
    play = room.state.play
    play.begin(table)
    changes: list[Write] = [Begin(room.state.number, head_text(table)), room.put(doc)]
    changes.append(play.unit(guest, command))
    if over:
        changes.append(Finish(room.state.number, foot_text(table)))
    refusal = await room.store(changes)
    if refusal is None:
        room.state.accept(doc)
    return refusal
