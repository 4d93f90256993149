"""Acts at a table: judged, carried out, stored, and only then told."""

from kartki.core import record as records
from kartki.core.dealer import SealedDealer
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.core.record import Record
from kartki.core.scribe import foot_tags
from kartki.core.seats import letter
from kartki.server import wire
from kartki.server.connection import Connection
from kartki.server.room import Room
from kartki.server.room_doc import RoomDoc
from kartki.server.spreading import tell, viewers
from kartki.server.store import Begin, Finish, Write
from kartki.server.telling import Eyes
from kartki.table.making import new_table
from kartki.table.sitting import Sitter
from kartki.table.table import Table

Answer = int | Refusal  # the number of the last line, or why not


async def act(room: Room, connection: Connection, message: wire.Act) -> Answer:
    seat = connection.viewer
    table = room.table
    if seat is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if table is None:
        return Refusal("table.not_begun", "HSE-HST-2")
    if room.doc.seats[seat].stand_in:
        return Refusal("seat.stand_in", "HSE-SEA-4")
    refusal = refuse_stale(table, message.seen)
    if refusal is not None:
        return room.clock.too_late_for(message.seen) or refusal
    reading = table.game.read(table.state, f"{letter(seat)} {message.move}")
    if isinstance(reading, Refusal):
        return reading
    if reading[0] != seat:
        return Refusal("seat.other", "HSE-SEA-1")
    late = room.clock.too_late(connection)
    if late is not None:
        return late
    return await perform(room, seat, reading[1], connection.guest, message.id)


def refuse_stale(table: Table, seen: int) -> Refusal | None:
    """HSE-ORD-1: where order matters, an act answers what its player has seen."""
    line = table.progress.line
    if seen > line:
        return Refusal("command.ahead", "HSE-ORD-1", (("number", line),))
    if seen < line and not _at_once(table):
        return Refusal("command.stale", "HSE-ORD-1", (("number", line),))
    return None


def _at_once(table: Table) -> bool:
    """May several act in any order? At a table without a clock the same step goes by turns."""
    steps = table.state.steps
    return bool(steps) and steps[-1].concurrent and len(table.game.actors(table.state)) > 1


async def perform(
    room: Room, seat: Seat, action: Action, guest: str = "", command: str = ""
) -> Answer:
    """One unit: an act and the chance moves that it forces. The room's lock is held."""
    table = room.table
    assert table is not None
    eyes = Eyes(table.game, viewers(room))
    table.witness = eyes
    table.time = clock_text(room) if room.doc.pace == "live" else ""
    told = table.act(seat, action)
    if isinstance(told, Refusal):
        return told
    refusal = await keep_unit(room, seat, guest, command)
    if refusal is not None:
        return refusal
    asked, room.asks_back = room.asks_back, -1
    room.limits.acted(seat)
    tell(room, eyes, told)
    if room.doc.phase == "over" or asked >= 0:
        room.forget_question()
        room.tell_room()
    return table.progress.line


def clock_text(room: Room) -> str:
    """Minutes, seconds and tenths since the first line."""
    tenths = max(room.now() - room.began, 0) // 100
    return f"{tenths // 600}:{tenths % 600 // 10:02}.{tenths % 10}"


async def keep_unit(room: Room, seat: Seat, guest: str, command: str) -> Refusal | None:
    """Store the new lines, with the foot and the end if this was the last act."""
    table = room.table
    assert table is not None
    unit = room.unit(guest, command)
    doc = _doc_after(room, table, seat)
    changes: list[Write] = [unit] if doc is None else [unit, room.put(doc)]
    if doc is not None and doc.phase == "over":
        changes.append(Finish(room.number, foot_text(table)))
    refusal = await room.store(changes)
    if refusal is None:
        room.stored_lines = len(table.lines())
        room.last_at = unit.at
        if doc is not None:
            room.accept(doc)
        room.house.metrics.moves.number += 1
        room.house.tidying.moved()
    return refusal


def _doc_after(room: Room, table: Table, seat: Seat) -> RoomDoc | None:
    """The document, if this act ends the game or costs a seat some of its time."""
    ends = table.state.outcome is not None and room.doc.phase == "playing"
    costs = room.doc.manners.seat_seconds > 0 and seat >= 0
    if not ends and not costs:
        return None
    doc = room.doc.copy()
    doc.revision += 1
    if costs:
        doc.seats[seat].used = room.limits.used(seat)
    if ends:
        doc.phase = "over"
    return doc


def foot_text(table: Table) -> str:
    foot = foot_tags(table.state.outcome, table.dealer)
    return records.write(Record([], [], foot)).strip()


# beginning


def begin(room: Room, doc: RoomDoc) -> tuple[Table, list[Write], Eyes, list[Event]]:
    """Lay out the box, and let the dealer deal what comes first."""
    house = room.house
    game = house.game(doc.game)
    sitters = [Sitter(seat.name, seat.bot) for seat in doc.seats]
    dealer = SealedDealer(room.secret, doc.nonces())
    table = new_table(game, doc.edition, doc.options, sitters, dealer)
    eyes = Eyes(game, viewers(room))
    table.witness = eyes
    told = table.deal()
    head = records.write(Record(table.head(), [], [])).strip()
    return table, [Begin(room.number, head)], eyes, told
