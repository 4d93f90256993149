"""How a class stands, as the teacher, a pupil and the wall are told it: nothing hidden.

Whatever stands here of a play is what a spectator sees of it. A position that is not stored yet
is nobody's to know: each table is looked at with its lock held.
"""

from typing import Any, Final, final

import msgspec

from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.laying import planned_tables
from kartki.server.classroom.names import table_names
from kartki.server.messages import class_wire, wire
from kartki.server.replay.history import missed
from kartki.server.room.room import Room
from kartki.server.room.room_info import phase as phase_of
from kartki.server.store.class_doc import ClassTableDoc
from kartki.server.store.timestamps import now_ms
from kartki.server.views.public_view import ShownPosition

LAST: Final = 4  # updates of a table that the wall shows


@final
class TableShot:
    """One table at one moment, made again only when it has changed."""

    def __init__(self, table: ClassTableDoc, room: Room | None) -> None:
        self.key: Final = key_of(table, room)
        self.info: Final = _info(table, room)
        self.watch: Final = "" if room is None else room.state.watch
        self.name: Final = table.name
        self.view: Final = _view(room)
        self.happened: Final = _happened(room)
        self.here: Final = set[str]() if room is None else _here(room)
        self.stood_in: Final = set[str]() if room is None else _stood_in(room)

    def on_wall(self, number: int) -> class_wire.WallTable:
        return class_wire.WallTable(number, self.name, self.watch, self.view, self.happened)


def key_of(table: ClassTableDoc, room: Room | None) -> tuple[Any, ...]:
    """What a table tells depends on these alone."""
    if room is None:
        return (table.name, table.room)
    here = frozenset(_here(room))
    return (table.name, room.code, id(room), room.doc.revision, room.state.play.stored, here)


def _info(table: ClassTableDoc, room: Room | None) -> class_wire.ClassTableInfo:
    if room is None:
        return class_wire.ClassTableInfo(table.name, "planned", ())
    doc = room.doc
    outcome = None if room.table is None else room.table.state.outcome
    over = outcome is not None and doc.phase == "over"
    return class_wire.ClassTableInfo(
        table.name,
        phase_of(room.state),
        tuple([seat.name for seat in doc.seats]),
        tuple([number for number, seat in enumerate(doc.seats) if seat.bot]),
        room.state.play.stored,
        tuple(outcome.places) if outcome is not None and over else (),
    )


def _view(room: Room | None) -> object:
    """Of a spectator, and without memory aids, whatever the table has."""
    table = None if room is None else room.table
    if table is None:
        return None
    return msgspec.Raw(wire.encode(ShownPosition(table.game, table.state, False).view))


def _happened(room: Room | None) -> tuple[class_wire.Happened, ...]:
    table = None if room is None else room.table
    if table is None or not table.progress.units:
        return ()
    units = table.progress.units[-LAST:]
    updates = missed(table.progress, None, units[0].first - 1)
    found = [class_wire.Happened(one.n, one.events) for one in updates or [] if one.events]
    return tuple(found[-LAST:])


def _here(room: Room) -> set[str]:
    return {seat.guest for seat in room.doc.seats if room.state.connections.is_here(seat.guest)}


def _stood_in(room: Room) -> set[str]:
    return {seat.guest for seat in room.doc.seats if seat.guest and seat.stand_in}


@final
class Snapshot:
    """The class at one moment."""

    def __init__(self, room: Classroom, shots: list[TableShot], here: set[str]) -> None:
        self._room: Final = room
        self._shots: Final = shots
        self._here: Final = here | {guest for shot in shots for guest in shot.here}
        self.now: Final = _now(room, shots)

    def for_teacher(self) -> class_wire.ClassTold:
        doc, room = self._room.doc, self._room
        stood_in = {guest for shot in self._shots for guest in shot.stood_in}
        pupils = [
            class_wire.PupilInfo(
                one.id, one.name, one.table, one.seat, one.guest in self._here, one.pinned,
                one.wanted, one.guest in stood_in,
            )
            for one in doc.here()
        ]  # fmt: skip
        phones = [
            class_wire.PhoneInfo(phone.id, phone.pupil, pupil.name)
            for phone in doc.phones
            if (pupil := doc.pupil(phone.pupil)) is not None
        ]
        part = class_wire.TeacherPart(
            room.wall, doc.forget_at, doc.forget_last, tuple(pupils),
            tuple([shot.watch for shot in self._shots]), tuple(phones), len(room.answered),
            doc.shows,
        )  # fmt: skip
        return class_wire.ClassTold("teacher", doc.revision, self.now, teacher=part)

    def for_pupil(self, guest: str) -> class_wire.ClassTold:
        part = pupil_part(self._room, guest)
        now = names_at(part.table, self.now)
        return class_wire.ClassTold("pupil", self._room.doc.revision, now, pupil=part)

    def for_wall(
        self, changed: list[int], awards: tuple[class_wire.Award, ...]
    ) -> class_wire.ClassTold:
        doc = self._room.doc
        tables = tuple([self._shots[number].on_wall(number) for number in changed])
        return class_wire.ClassTold(
            "wall", doc.revision, self.now, wall=tables, shows=doc.shows, awards=awards
        )


def names_at(number: int, now: class_wire.ClassNow) -> class_wire.ClassNow:
    """HSE-CLA-8: a pupil is told the names at one table; a phone that waits to be let in, none."""
    tables = [
        table if at == number else msgspec.structs.replace(table, names=())
        for at, table in enumerate(now.tables)
    ]
    return msgspec.structs.replace(now, tables=tuple(tables))


def pupil_part(room: Classroom, guest: str) -> class_wire.PupilPart:
    doc = room.doc
    pupil = doc.pupil_of(guest)
    if pupil is None or pupil.removed:
        waits = any(phone.guest == guest for phone in doc.phones)
        return class_wire.PupilPart("", "", waits=waits)
    laid = doc.phase in ("playing", "ended") and pupil.table >= 0
    code = doc.tables[pupil.table].room if laid else ""
    return class_wire.PupilPart(
        pupil.id, pupil.name, pupil.table, code, False, bool(pupil.wanted),
        pupil.id in room.answered,
    )  # fmt: skip


def _now(room: Classroom, shots: list[TableShot]) -> class_wire.ClassNow:
    doc = room.doc
    laid = [shot.info for shot in shots]
    tables = _planned(room) if doc.phase == "gathering" else laid
    return class_wire.ClassNow(
        room.code, doc.game, doc.edition, doc.options, doc.language, doc.phase, doc.round,
        doc.minutes, max(doc.ends_at - now_ms(), 0) if doc.ends_at else -1, doc.paused_at > 0,
        doc.message, doc.chat, doc.level, doc.hints, doc.memory_aids, doc.expected,
        len(doc.here()), is_over(shots), tuple(tables),
    )  # fmt: skip


def is_over(shots: list[TableShot]) -> bool:
    """All tables of this round have come to their end."""
    phases = [shot.info.phase for shot in shots]
    return bool(phases) and not set(phases) & {"gathering", "playing", "planned"}


def _planned(room: Classroom) -> list[class_wire.ClassTableInfo]:
    """While pupils come: the tables that stand ready, and who has come to each."""
    doc = room.doc
    names = table_names(doc.game)[: planned_tables(doc)]
    return [
        class_wire.ClassTableInfo(name, "planned", tuple([one.name for one in doc.at(number)]))
        for number, name in enumerate(names)
    ]
