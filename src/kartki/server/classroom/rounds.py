"""A class begins, and begins again: the plan is stored first, then the tables are laid."""

from kartki.core.play import Refusal
from kartki.server.classroom import laying
from kartki.server.classroom.class_request import refuse_minutes
from kartki.server.classroom.classroom import Classroom, note_answered
from kartki.server.messages import class_wire
from kartki.server.store.class_doc import ClassDoc
from kartki.server.store.timestamps import now_ms


async def begin(room: Classroom, message: class_wire.BeginClass) -> Refusal | None:
    """One that was interrupted is gone on with, by the plan that is stored."""
    if room.doc.phase == "beginning":
        return await laying.lay(room)
    if room.doc.phase != "gathering":
        return Refusal("class.begun", "HSE-CLA-1")
    refusal = laying.refuse_beginning(room.doc)
    if refusal is not None:
        return refusal
    doc = room.doc.copy()
    laying.plan_first(doc)
    doc.ends_at = laying.end_after(doc.minutes)
    return await _begin(room, doc, message.id)


async def again(room: Classroom, message: class_wire.PlayAgain) -> Refusal | None:
    """When all games of a round are over: the same pupils, at the same tables or mixed anew."""
    doc = room.doc.copy()
    if doc.phase not in ("playing", "ended"):
        return Refusal("class.not_begun", "HSE-CLA-1")
    if not await is_over(room):
        return Refusal("class.not_over", "HSE-CLA-1")
    bad = refuse_minutes(message.minutes) if message.minutes >= 0 else None
    refusal = bad or laying.refuse_beginning(doc)
    if refusal is not None:
        return refusal
    laying.plan_again(doc, message.mixed)
    doc.ends_at = _end_of_next(doc, message.minutes)
    doc.paused_at, doc.message, doc.shows = 0, "", ""
    refusal = await _begin(room, doc, message.id)
    if room.doc.round == doc.round:
        room.answered.clear()
    return refusal


def _end_of_next(doc: ClassDoc, minutes: int) -> int:
    if minutes >= 0:
        return laying.end_after(minutes)
    return doc.ends_at if doc.ends_at > now_ms() else laying.end_after(doc.minutes)


async def _begin(room: Classroom, doc: ClassDoc, command: str) -> Refusal | None:
    refusal = await laying.refuse_tables(room, len(doc.tables))
    if refusal is not None:
        return refusal
    doc.phase = "beginning"
    note_answered(doc, doc.teacher, command)
    return await room.store(doc) or await laying.lay(room)


async def is_over(room: Classroom) -> bool:
    """Are all games of this round? A table that cannot be read does not hold up the others."""
    rooms = await room.rooms(room.doc.tables)
    return bool(room.doc.tables) and all(not one.doc.goes_on() for one in rooms.values())
