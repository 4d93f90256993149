"""Who comes after the beginning takes a seat that a bot has held since then (HSE-CLA-2).

The class and the table are stored in one write: there is no pupil without a seat, and no seat
of a pupil whom the class does not know.
"""

from kartki.core.play import Refusal
from kartki.server.classroom import laying, seating
from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.names import MOST_TABLES, table_names
from kartki.server.commands.seats import put_person, refuse_name
from kartki.server.room.log_changes import change_seat
from kartki.server.room.room import Room
from kartki.server.store.class_doc import ClassDoc, ClassTableDoc, PupilDoc
from kartki.server.store.interface import Write


async def seat(room: Classroom, pupil: PupilDoc) -> PupilDoc | Refusal:
    """The class's lock is held. A beginning that a full disk has cut short is gone on with."""
    refusal = await laying.lay(room) if room.doc.phase == "beginning" else None
    if refusal is not None:
        return refusal
    rooms = await room.rooms(room.doc.tables)
    tables = [rooms.get(table.room) for table in room.doc.tables]
    while True:
        number = _best_table(tables, pupil.name)
        found = tables[number] if number >= 0 else None
        if found is None:
            break
        async with found.lock:
            seats = open_seats(found, pupil.name)
            if seats:
                return await _sit(room, found, number, seats[0], pupil)
        tables[number] = None  # something has happened there meanwhile
    if all(one is None or one.doc.phase != "playing" for one in tables):
        return await _wait_for_next_round(room, pupil)
    return await _open_table(room, pupil)


def _best_table(tables: list[Room | None], name: str) -> int:
    people = [0 if one is None else _people(one) for one in tables]
    free = [0 if one is None else len(open_seats(one, name)) for one in tables]
    return seating.latecomers_table(people, free)


def _people(room: Room) -> int:
    return sum(1 for seat in room.doc.seats if seat.guest)


def open_seats(room: Room, name: str) -> list[int]:
    """HSE-SEA-6: only those that no person has held in this game; where the name is nobody's."""
    doc = room.doc
    if doc.phase != "playing" or room.table is None or room.retired:
        return []
    held_by_bots = [
        number for number, seat in enumerate(doc.seats) if seat.bot and not doc.holders(number)
    ]
    return [number for number in held_by_bots if refuse_name(doc, number, name) is None]


async def _sit(
    room: Classroom, table: Room, number: int, seat: int, pupil: PupilDoc
) -> PupilDoc | Refusal:
    doc, around = room.doc.copy(), table.doc.copy()
    put_person(around, seat, pupil.name, pupil.guest)
    pupil.table, pupil.seat = number, seat
    _add(doc, pupil)
    doc.revision += 1
    also: tuple[Write, ...] = (room.put(doc),)
    table.state.undo.close()
    refusal = await change_seat(table, seat, pupil.name, around, also)
    if refusal is not None:
        return refusal
    room.accept(doc)
    return pupil


def _add(doc: ClassDoc, pupil: PupilDoc) -> None:
    doc.pupils = [*doc.pupils, pupil]
    doc.given += 1  # the id was taken from a draft


async def _wait_for_next_round(room: Classroom, pupil: PupilDoc) -> PupilDoc | Refusal:
    """All games are over: there is a seat as soon as the teacher begins again."""
    doc = room.doc.copy()
    _add(doc, pupil)
    return await room.store(doc) or pupil


async def _open_table(room: Classroom, pupil: PupilDoc) -> PupilDoc | Refusal:
    """Another table with bots, for this one and for the next who come late."""
    if len(room.doc.tables) >= MOST_TABLES:
        return Refusal("class.no_table", "HSE-CLA-2")
    refusal = await laying.refuse_tables(room, 1)
    if refusal is not None:
        return refusal
    doc = room.doc.copy()
    taken = [table.name for table in doc.tables]
    name = next(one for one in table_names(doc.game) if one not in taken)
    number = max([table.number for table in doc.tables], default=-1) + 1
    doc.tables = [*doc.tables, ClassTableDoc(name, "", doc.round, number)]
    pupil.table, pupil.seat = len(doc.tables) - 1, 0
    _add(doc, pupil)
    return await room.store(doc) or await laying.lay(room) or pupil
