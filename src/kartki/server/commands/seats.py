"""Sitting down, getting up, coming back."""

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.catalogue import best_bot, has_clock
from kartki.server.room.log_changes import change_seat
from kartki.server.room.room import Room
from kartki.server.room.seat_rights import refuse_taking
from kartki.server.store.room_doc import MOST_ANSWERED, RoomDoc, SeatDoc
from kartki.table.occupants import LONGEST_NAME, alike, is_name, mixed, name_key, tidy_name


async def sit(room: Room, connection: Connection, message: wire.Sit) -> Answer:
    refusal = refuse_seat(room, message.seat) or _refuse_sitting(room, connection, message)
    if refusal is not None:
        return refusal
    doc, name = room.doc.copy(), tidy_name(message.name)
    put_person(doc, message.seat, name, connection.guest)
    if doc.phase == "gathering":
        doc.seats[message.seat].nonce = message.nonce
        doc.seats[message.seat].newcomer = message.first_game
        doc.seats[message.seat].figure = doc.figures()[message.seat]  # HSE-SEA-8: it stays theirs
    named = name if doc.phase == "playing" else ""
    return await store_seats(room, doc, connection, message, message.seat, named)


def put_person(doc: RoomDoc, number: int, name: str, guest: str) -> None:
    """Somebody sits down; during the game that is noted, also for the time after a removal."""
    seat = doc.seats[number]
    seat.held = doc.holders(number)
    seat.name, seat.guest, seat.bot, seat.stand_in = name, guest, "", ""
    seat.open, seat.used, seat.newcomer = False, 0, False
    if doc.phase == "playing":
        seat.note_holder()
    if not doc.host and doc.lesson is None:  # HSE-HST-1: whoever it was has been erased
        doc.hand_over(guest)


def refuse_seat(room: Room, number: int) -> Refusal | None:
    if number < len(room.doc.seats):
        return None
    return Refusal("seat.unknown", "HSE-SEA-1", (("number", len(room.doc.seats)),))


def _refuse_sitting(room: Room, connection: Connection, message: wire.Sit) -> Refusal | None:
    if connection.watches or not connection.guest:
        return Refusal("seat.watching", "HSE-SEA-5")
    refusal = refuse_taking(room.doc, message.seat, connection.guest)
    return refusal or refuse_name(room.doc, message.seat, tidy_name(message.name))


def refuse_name(doc: RoomDoc, number: int, name: str) -> Refusal | None:
    """HSE-SEA-2: a name fits into a record and onto a screen, and is nobody else's here."""
    if not is_name(name):
        return Refusal("seat.name", "HSE-SEA-2", (("most", LONGEST_NAME),))
    if mixed(name):
        return Refusal("seat.name_mixed", "HSE-SEA-2")
    others = [seat.name for n, seat in enumerate(doc.seats) if n != number]
    if name_key(name) in [name_key(other) for other in others]:
        return Refusal("seat.name_taken", "HSE-SEA-2", (("name", name),))
    for other in others:
        if alike(name, other):
            return Refusal("seat.name_alike", "HSE-SEA-2", (("name", other),))
    return None


async def rise(room: Room, connection: Connection, message: wire.Rise) -> Answer:
    """Before the start the seat is free again; later a bot plays on until one comes back."""
    number = room.doc.seat_of(connection.guest)
    if number < 0 or connection.watches:
        return Refusal("seat.none", "HSE-SEA-1")
    doc = room.doc.copy()
    if doc.phase == "gathering":
        doc.seats[number] = SeatDoc()
    elif doc.phase == "playing" and not doc.seats[number].stand_in:
        doc.seats[number].stand_in = best_bot(doc.game)
        named = doc.seats[number].stand_in
        return await store_seats(room, doc, connection, message, number, named)
    return await store_seats(room, doc, connection, message, number, "")


async def come_back(room: Room, connection: Connection, message: wire.ComeBack) -> Answer:
    """HSE-SEA-4: a person takes the seat back from the bot that stood in, at any time."""
    number = room.doc.seat_of(connection.guest)
    if number < 0 or connection.watches:
        return Refusal("seat.none", "HSE-SEA-1")
    if not room.doc.seats[number].stand_in:
        return Refusal("seat.is_yours", "HSE-SEA-4")
    doc = room.doc.copy()
    doc.seats[number].stand_in = ""
    doc.seats[number].used = 0
    named = doc.seats[number].name if doc.phase == "playing" else ""
    return await store_seats(room, doc, connection, message, number, named)


async def ready(room: Room, connection: Connection, message: wire.Ready) -> Answer:
    """HSE-CLK-3: a newcomer has seen enough, or wants to be waited for before the first act."""
    number = connection.viewer
    if number is None:
        return Refusal("seat.none", "HSE-SEA-1")
    refusal = None if message.yes else _refuse_waiting(room)
    if refusal is not None:
        return refusal
    if room.doc.seats[number].newcomer != message.yes:
        return room.state.play.stored  # that is known
    doc = room.doc.copy()
    doc.seats[number].newcomer = not message.yes
    refusal = await room.store_doc(doc, connection.guest, message.id)
    room.changed()
    return room.state.play.stored if refusal is None else refusal


def _refuse_waiting(room: Room) -> Refusal | None:
    if not has_clock(room.doc):
        return Refusal("ready.no_clock", "HSE-CLK-3")
    begun = room.table is not None and room.table.progress.units
    return Refusal("ready.begun", "HSE-CLK-3") if begun else None


async def rename(room: Room, connection: Connection, message: wire.Rename) -> Answer:
    """One's own name, or as host anybody's."""
    refusal = refuse_seat(room, message.seat)
    if refusal is not None:
        return refusal
    if not room.state.is_host(connection) and connection.viewer != message.seat:
        return Refusal("host.only", "HSE-HST-1")
    if room.doc.seats[message.seat].is_free():
        return Refusal("seat.empty", "HSE-SEA-1")
    name = tidy_name(message.name)
    refusal = refuse_name(room.doc, message.seat, name)
    if refusal is not None:
        return refusal
    doc = room.doc.copy()
    doc.seats[message.seat].name = name
    named = name if doc.phase == "playing" else ""
    return await store_seats(room, doc, connection, message, message.seat, named)


async def store_seats(
    room: Room,
    doc: RoomDoc,
    connection: Connection,
    message: wire.Command,
    number: int,
    named: str,
) -> Answer:
    """Store the seats; who plays a seat from now on is a line of the log, too."""
    play = room.state.play
    room.state.undo.close()
    if named and room.table is not None:
        answered = (connection.guest, message.id, play.stored + 1)  # the next line's number
        doc.answered = [*doc.answered, answered][-MOST_ANSWERED:]
        refusal = await change_seat(room, number, named, doc)
    else:
        refusal = await room.store_doc(doc, connection.guest, message.id)
        room.changed()
    return play.stored if refusal is None else refusal
