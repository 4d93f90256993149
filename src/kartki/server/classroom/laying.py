"""The tables of a class are laid and begun (HSE-CLA-2): every step can be done again.

First the plan is stored: who sits where. Then each table is opened by a request that is the same
whenever it is repeated, and begun if it is not. Then the codes are stored, and only then is
anybody told. A kill at any moment leaves a class that goes on from there after the next start.
"""

import asyncio
import secrets
from typing import Final

from kartki.bots.levels import bot_of_level
from kartki.core.play import Refusal
from kartki.server.classroom import seating
from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.names import MOST_TABLES, table_names
from kartki.server.classroom.seating import Placed
from kartki.server.messages.table_settings import TableSettings
from kartki.server.ops import crash_points
from kartki.server.room.beginning import begin as begin_room
from kartki.server.room.catalogue import best_bot, free_bot_name, game_of
from kartki.server.room.room import Room
from kartki.server.store.class_doc import FEWEST_PUPILS, ClassDoc, ClassTableDoc
from kartki.server.store.room_doc import RoomDoc, SeatDoc
from kartki.server.store.timestamps import now_ms

GONE_SECONDS: Final = 60  # a pupil who is away for so long is stood in for
MINUTE: Final = 60_000  # milliseconds


def seats_of(doc: ClassDoc) -> int:
    game = game_of(doc.game)
    return seating.seats_at_a_table(game.fewest, game.most)


# the plan


def planned_tables(doc: ClassDoc) -> int:
    """How many tables stand ready while pupils come: for all who are expected, and who came."""
    pupils = max(doc.expected, len(doc.here()))
    highest = max([pupil.table for pupil in doc.here()], default=-1)
    return min(max(seating.tables_for(pupils, seats_of(doc)), highest + 1), MOST_TABLES)


def place_newcomer(doc: ClassDoc) -> int:
    """The first planned table with a free seat."""
    seats = seats_of(doc)
    taken = [len(doc.at(table)) for table in range(MOST_TABLES)]
    return seating.first_free(taken, seats)


def plan_first(doc: ClassDoc) -> None:
    """Evened out; each planned table that is needed keeps its name."""
    placed = [Placed(one.id, one.table, one.pinned) for one in doc.here()]
    tables = seating.evened_out(placed, seats_of(doc))
    names = table_names(doc.game)
    _plan(doc, [(names[number], pupils) for number, pupils in tables.items()])


def plan_again(doc: ClassDoc, mixed: bool) -> None:
    """The next round. Who has left a gap is not replaced: the others are evened out again."""
    seats = seats_of(doc)
    names = table_names(doc.game)
    number = [table.name for table in doc.tables]
    placed = [Placed(one.id, one.table) for one in doc.here()]
    tables = seating.evened_out(placed, seats)
    groups = list(tables.values())
    if mixed:
        order = list(range(len(placed)))
        secrets.SystemRandom().shuffle(order)
        groups = seating.mixed_anew(groups, seats, order)
        known = number
    else:
        known = [number[table] for table in tables if table < len(number)]
    free = [name for name in names if name not in known]
    titles = [*known, *free]
    doc.before, doc.round = [*doc.before, *doc.tables], doc.round + 1
    _plan(doc, list(zip(titles, groups, strict=False)))


def _plan(doc: ClassDoc, tables: list[tuple[str, list[str]]]) -> None:
    doc.tables = [
        ClassTableDoc(name, "", doc.round, number) for number, (name, _) in enumerate(tables)
    ]
    for pupil in doc.pupils:
        pupil.table = pupil.seat = -1
    for number, (_, pupils) in enumerate(tables):
        for seat, one in enumerate(pupils):
            placed = doc.pupil(one)
            assert placed is not None
            placed.table, placed.seat = number, seat


# beginning


def refuse_beginning(doc: ClassDoc) -> Refusal | None:
    pupils = len(doc.here())
    if pupils < FEWEST_PUPILS:
        facts = (("fewest", FEWEST_PUPILS), ("number", pupils))
        return Refusal("class.too_few", "HSE-CLA-1", facts)
    return None


async def refuse_tables(room: Classroom, number: int) -> Refusal | None:
    """So many more must fit into the house: a class is seated whole or not at all."""
    services = room.lobby.services
    open_tables = await services.store.open_tables()
    if open_tables + number > services.settings.most_tables:
        return Refusal("table.too_many", "HSE-HST-2")
    return None


def end_after(minutes: int) -> int:
    return now_ms() + minutes * MINUTE if minutes else 0


# laying, again and again until all stand


async def lay(room: Classroom) -> Refusal | None:
    """Open and begin each planned table that has no code yet. The class's lock is held."""
    doc = room.doc.copy()
    missing = [table for table in doc.tables if not table.room]
    if crash_points.ARMED:
        crash_points.point("class_planned")
    made = await asyncio.gather(*[_lay_one(room, doc, table) for table in missing])
    refusal = next((one for one in made if isinstance(one, Refusal)), None)
    if refusal is not None:
        return refusal
    for table, one in zip(missing, made, strict=True):
        assert isinstance(one, Room)
        table.room = one.code
    if crash_points.ARMED:
        crash_points.point("class_laid")
    first = doc.phase == "beginning"
    if first:
        doc.phase = "playing"
    refusal = await (room.spread(doc, before=True) if first else room.store(doc))
    if crash_points.ARMED:
        crash_points.point("class_begun")
    return refusal


async def _lay_one(room: Classroom, doc: ClassDoc, table: ClassTableDoc) -> Room | Refusal:
    number = doc.tables.index(table)
    request = f"class-{room.code}-{doc.round}-{table.number}"
    made = await room.lobby.make(table_doc(room, doc, number), request)
    if isinstance(made, Refusal):
        return made
    if crash_points.ARMED:
        crash_points.point("class_table_made")
    async with made.lock:
        if made.doc.phase == "gathering":
            answer = await begin_room(made, "", "")
            if isinstance(answer, Refusal):
                return answer
    return made


def table_doc(room: Classroom, doc: ClassDoc, number: int) -> RoomDoc:
    """A table with its pupils, and bots on the seats that are left. The teacher is its host."""
    kind = bot_of_level(doc.game, doc.level) or best_bot(doc.game)
    seats = [SeatDoc() for _ in range(seats_of(doc))]
    for pupil in doc.at(number):
        seats[pupil.seat] = SeatDoc(pupil.name, pupil.guest, pupil.nonce, open=False)
    for seat, one in enumerate(seats):
        if not one.guest:
            name = free_bot_name(doc.game, [other.name for other in seats])
            seats[seat] = SeatDoc(name, bot=kind, open=False)
    settings = TableSettings(
        hints=doc.hints, memory_aids=doc.memory_aids, gone_seconds=GONE_SECONDS
    )
    return RoomDoc(
        doc.game, doc.edition, doc.options, doc.pace, False, doc.teacher, seats, settings,
        lesson=room.lesson_of(doc, doc.tables[number].name),
    )  # fmt: skip
