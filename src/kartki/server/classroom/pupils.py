"""The teacher's hand over pupils: moved, renamed, removed, let in from another phone.

Where a table plays already, the class and the table are stored in one write.
"""

from kartki.bots.levels import bot_of_level
from kartki.core.play import Refusal
from kartki.server.classroom.classroom import Classroom, note_answered
from kartki.server.classroom.laying import place_newcomer, planned_tables, seats_of
from kartki.server.classroom.names import refuse_name
from kartki.server.commands.seats import refuse_name as refuse_at_table
from kartki.server.messages import class_wire
from kartki.server.room.catalogue import best_bot, free_bot_name
from kartki.server.room.log_changes import change_seat
from kartki.server.room.room import Room
from kartki.server.store.class_doc import ClassDoc, PupilDoc
from kartki.server.store.room_doc import RoomDoc
from kartki.table.occupants import tidy_name

UNKNOWN = Refusal("class.pupil", "HSE-CLA-1")


async def move(room: Classroom, message: class_wire.MovePupil) -> Refusal | None:
    """Before the tables are laid; whoever was placed by hand stays there."""
    doc = room.doc.copy()
    pupil = doc.pupil(message.pupil)
    if pupil is None:
        return UNKNOWN
    if doc.phase != "gathering":
        return Refusal("class.begun", "HSE-CLA-2")
    if message.table >= planned_tables(doc):
        return Refusal("class.table", "HSE-CLA-2")
    others = [one for one in doc.at(message.table) if one is not pupil]
    loose = [one for one in others if not one.pinned]
    full = len(others) >= seats_of(doc)
    if full and not loose:
        return Refusal("class.table_full", "HSE-CLA-2", (("most", seats_of(doc)),))
    pupil.table, pupil.pinned = message.table, True
    if full:  # who was not placed by hand makes room
        loose[-1].table = place_newcomer(doc)
    note_answered(doc, doc.teacher, message.id)
    return await room.store(doc)


async def rename(room: Classroom, message: class_wire.RenamePupil) -> Refusal | None:
    return await _rename(room, message.pupil, tidy_name(message.name), message.id)


async def allow_name(room: Classroom, message: class_wire.AllowName) -> Refusal | None:
    """HSE-CLA-6: the teacher decides about a name that the list holds for rude."""
    pupil = room.doc.pupil(message.pupil)
    if pupil is None:
        return UNKNOWN
    name = pupil.wanted if message.yes and pupil.wanted else pupil.name
    return await _rename(room, message.pupil, name, message.id)


async def _rename(room: Classroom, who: str, name: str, command: str) -> Refusal | None:
    doc = room.doc.copy()
    pupil = doc.pupil(who)
    if pupil is None:
        return UNKNOWN
    refusal = refuse_name(doc, name, own=who)
    if refusal is not None:
        return refusal
    same = pupil.name == name
    pupil.name, pupil.wanted = name, ""
    note_answered(doc, doc.teacher, command)
    table = None if same else await _table_of(room, pupil)
    if table is None:
        return await room.store(doc)
    async with table.lock:
        return await _rename_at(room, table, doc, pupil)


async def _rename_at(
    room: Classroom, table: Room, doc: ClassDoc, pupil: PupilDoc
) -> Refusal | None:
    around = table.doc.copy()
    seat = around.seat_of(pupil.guest)
    if seat < 0:
        return await room.store(doc)
    refusal = refuse_at_table(around, seat, pupil.name)  # a bot there may bear it
    if refusal is not None:
        return refusal
    around.seats[seat].name = pupil.name
    told = "" if around.seats[seat].stand_in else pupil.name
    return await _store_both(room, doc, table, around, seat, told)


async def remove(room: Classroom, message: class_wire.RemovePupil) -> Refusal | None:
    """Out of the class; at a table that plays a bot goes on, and nobody else sees that hand."""
    doc = room.doc.copy()
    pupil = doc.pupil(message.pupil)
    if pupil is None:
        return UNKNOWN
    pupil.removed = True
    doc.phones = [phone for phone in doc.phones if phone.pupil != pupil.id]
    note_answered(doc, doc.teacher, message.id)
    table = await _table_of(room, pupil)
    if table is None:
        pupil.table = pupil.seat = -1
        return await room.store(doc)
    async with table.lock:
        around = table.doc.copy()
        number = around.seat_of(pupil.guest)
        told = "" if number < 0 else _free(around, number, doc.level)
        return await _store_both(room, doc, table, around, number, told)


def _free(around: RoomDoc, number: int, level: str) -> str:
    """HSE-HST-1, HSE-SEA-6: the bot that plays on, if it is a new one.

    It has a name of its own: a rude one, or one that left in anger, would stay on the wall.
    """
    seat = around.seats[number]
    kind = bot_of_level(around.game, level) or best_bot(around.game)
    told = "" if seat.stand_in else kind
    seat.held = around.holders(number)
    seat.bot, seat.guest, seat.stand_in, seat.open = seat.stand_in or kind, "", "", False
    seat.name = free_bot_name(around.game, [other.name for other in around.seats])
    return told


async def let_phone(room: Classroom, message: class_wire.LetPhone) -> Refusal | None:
    """HSE-CLA-5: the seat goes to the new browser, and the table is told."""
    doc = room.doc.copy()
    phone = next((one for one in doc.phones if one.id == message.phone), None)
    pupil = None if phone is None else doc.pupil(phone.pupil)
    if phone is None or pupil is None:
        return Refusal("class.phone", "HSE-CLA-5")
    doc.phones = [one for one in doc.phones if one.id != phone.id]
    note_answered(doc, doc.teacher, message.id)
    if not message.yes:
        return await room.store(doc)
    before = pupil.guest
    pupil.guest, pupil.nonce = phone.guest, phone.nonce
    table = await _table_of(room, pupil)
    if table is None:
        return await room.store(doc)
    async with table.lock:
        around = table.doc.copy()
        number = around.seat_of(before)
        if number >= 0:
            _hand_on(around, number, phone.guest)
        return await _store_both(room, doc, table, around, number, pupil.name)


def _hand_on(around: RoomDoc, number: int, guest: str) -> None:
    """The same person: what they have held they may see, and no bot plays for them now."""
    seat = around.seats[number]
    seat.held = around.holders(number)
    seat.guest, seat.stand_in = guest, ""
    seat.note_holder()


# at the table


async def _table_of(room: Classroom, pupil: PupilDoc) -> Room | None:
    """Where this pupil sits, if that table is laid; DamagedTable if it cannot be read."""
    if room.doc.phase in ("gathering", "beginning") or pupil.table < 0:
        return None
    return await room.room(room.doc.tables[pupil.table])


async def _store_both(
    room: Classroom, doc: ClassDoc, table: Room, around: RoomDoc, seat: int, told: str
) -> Refusal | None:
    """One write; who plays the seat from now on is a line of the log, while the game runs."""
    doc.revision += 1
    also = (room.put(doc),)
    table.state.undo.close()
    if told and seat >= 0 and around.phase == "playing" and table.table is not None:
        refusal = await change_seat(table, seat, told, around, also)
    else:
        around.revision += 1
        refusal = await table.store([table.put(around), *also])
        if refusal is None:
            table.state.accept(around)
            table.broadcast_room_info()
            table.changed()
    if refusal is None:
        room.accept(doc)
    return refusal
