"""A move's way through the server, from top to bottom.

receive            `ws.endpoint` decodes the message; `commands.dispatch` takes the room's lock,
                   looks whether this id was answered before, and calls `act`
find the seat      by the key of the browser; not while a bot stands in
refuse what is stale, read the move, refuse what came too late
judge and apply    `perform`, where the moves of bots and of the clock join; the rules decide,
                   chance answers, and what each viewer may see of it is written down
store              the new lines; nobody is told of anything that is not on the disk
broadcast          to each viewer its own lines, events, position and choices
answer             the number of the last line, which `commands.dispatch` remembers and sends
"""

from kartki.core.play import Action, Refusal, Seat
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.broadcast import broadcast_move
from kartki.server.room.room import Room
from kartki.server.store.interface import Finish, Write
from kartki.server.store.room_doc import RoomDoc
from kartki.server.store.stored_play import foot_text
from kartki.server.views.choices import read_move
from kartki.server.views.redaction import LineRedactor
from kartki.table.table import Table


async def act(room: Room, connection: Connection, message: wire.Act) -> Answer:
    """A person acts."""
    found = find_seat(room, connection)
    if isinstance(found, Refusal):
        return found
    table, seat = found
    waits = room.readiness.refuse(seat) or room.standstill.refuse()
    if waits is not None:
        return waits
    stale = refuse_stale(table, message.seen)
    if stale is not None:
        return room.clock.too_late_for(message.seen) or stale
    action = _read(room, table, seat, message.move)
    if isinstance(action, Refusal):
        return action
    late = room.clock.too_late(connection)
    if late is not None:
        return late
    return await perform(room, seat, action, connection.guest, message.id)


async def perform(
    room: Room, seat: Seat, action: Action, guest: str = "", command: str = ""
) -> Answer:
    """One unit: an act and the chance moves that it forces. The room's lock is held."""
    play, table = room.state.play, room.table
    assert table is not None
    redactor = LineRedactor(table.game, room.state.viewers())
    events = table.act(seat, action, redactor, play.time_text())
    if isinstance(events, Refusal):
        return events
    rest = 0 if table.state.outcome is not None else table.game.rest(table.state, events)
    waited = room.doc.has_newcomers()
    refusal = await _store_unit(room, _doc_after(room, table, seat, rest), guest, command)
    if refusal is not None:
        return refusal
    around = room.doc.phase == "over" or room.state.undo.is_open() or rest > 0 or waited
    room.state.undo.close()
    room.limits.acted(seat)
    room.stand_still(rest)
    broadcast_move(room, redactor, events)
    if around:
        room.broadcast_room_info()
    return play.stored


# find the seat, refuse what is stale, read the move


def find_seat(room: Room, connection: Connection) -> tuple[Table, Seat] | Refusal:
    seat, table = connection.viewer, room.table
    if seat is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if table is None:
        return Refusal("table.not_begun", "HSE-HST-2")
    if room.doc.seats[seat].stand_in:
        return Refusal("seat.stand_in", "HSE-SEA-4")
    return table, seat


def refuse_stale(table: Table, seen: int) -> Refusal | None:
    """HSE-ORD-1: where order matters, an act answers what its player has seen."""
    line = table.progress.line
    if seen > line:
        return Refusal("command.ahead", "HSE-ORD-1", (("number", line),))
    if seen < line and not _at_once(table):
        return Refusal("command.stale", "HSE-ORD-1", (("number", line),))
    return None


def _at_once(table: Table) -> bool:
    """May several act in any order? Only with a clock: without one they act in turn."""
    steps = table.state.steps
    return bool(steps) and steps[-1].concurrent and len(table.game.actors(table.state)) > 1


def _read(room: Room, table: Table, seat: Seat, move: str | wire.Described) -> Action | Refusal:
    """Most acts are said in the words in which they were offered, and need not be read again."""
    offered = room.state.play.offered(seat, move) if isinstance(move, str) else None
    if offered is not None:
        return offered
    reading = read_move(table.game, table.state, seat, move)
    if isinstance(reading, Refusal):
        return reading
    whose, action = reading
    return action if whose == seat else Refusal("seat.other", "HSE-SEA-1")


# store


async def _store_unit(room: Room, doc: RoomDoc | None, guest: str, command: str) -> Refusal | None:
    """Store the new lines, with the foot and the end if this was the last act."""
    changes: list[Write] = [room.state.play.unit(guest, command)]
    if doc is not None:
        changes.append(room.put(doc))
        if doc.phase == "over" and room.table is not None:
            changes.append(Finish(room.state.number, foot_text(room.table)))
    refusal = await room.store(changes)
    if refusal is None:
        if doc is not None:
            room.state.accept(doc)
        room.services.metrics.moves.number += 1
        room.services.gc_control.count_move()
    return refusal


def _doc_after(room: Room, table: Table, seat: Seat, rest: int) -> RoomDoc | None:
    """The document, if this act ends the game, costs a seat time or makes the table stand still."""
    ends = table.state.outcome is not None and room.doc.phase == "playing"
    costs = room.doc.settings.seat_seconds > 0 and seat >= 0
    if not (ends or costs or rest or room.doc.has_newcomers()):
        return None
    doc = room.doc.copy()
    doc.revision += 1
    for one in doc.seats:
        one.newcomer = False  # HSE-CLK-3: the first act ends the waiting
    if rest:
        doc.note_rest(table.progress.line, rest)
    if costs:
        doc.seats[seat].used = room.limits.used(seat)
    if ends:
        doc.end()
    return doc
