"""What a teacher may do: one answer for each command, and an id that comes twice is one."""

import traceback
from collections.abc import Awaitable, Callable
from typing import Any, Final

from kartki.core.play import Refusal
from kartki.server.classroom import ending, pupils, rounds
from kartki.server.classroom.class_request import MOST_MINUTES
from kartki.server.classroom.classroom import Classroom, note_answered
from kartki.server.classroom.laying import MINUTE
from kartki.server.messages import class_wire, wire
from kartki.server.messages.facts import refusal_facts
from kartki.server.store.interface import StoreTrouble
from kartki.server.store.timestamps import now_ms

LONGEST_MESSAGE: Final = 200
Reply = wire.Done | wire.Refused
_Handler = Callable[[Classroom, Any], Awaitable[Refusal | None]]


async def pause(room: Classroom, message: class_wire.PauseClass) -> Refusal | None:
    """HSE-CLA-3: all tables in one write; twice is once."""
    if room.doc.phase != "playing":
        return Refusal("class.not_begun", "HSE-CLA-3")
    doc = room.doc.copy()
    doc.paused_at = doc.paused_at or now_ms()
    note_answered(doc, doc.teacher, message.id)
    return await room.spread(doc)


async def go_on(room: Classroom, message: class_wire.GoOn) -> Refusal | None:
    doc = room.doc.copy()
    doc.paused_at = 0
    note_answered(doc, doc.teacher, message.id)
    return await room.spread(doc)


async def say(room: Classroom, message: class_wire.SayToAll) -> Refusal | None:
    """HSE-CLA-8: it stands at every table until another one, or none, takes its place."""
    text = message.text.strip()
    if len(text) > LONGEST_MESSAGE or not text.isprintable():
        return Refusal("class.message", "HSE-CLA-8", (("most", LONGEST_MESSAGE),))
    doc = room.doc.copy()
    doc.message = text
    note_answered(doc, doc.teacher, message.id)
    return await room.spread(doc)


async def set_chat(room: Classroom, message: class_wire.SetChat) -> Refusal | None:
    doc = room.doc.copy()
    doc.chat = message.chat
    note_answered(doc, doc.teacher, message.id)
    return await room.spread(doc)


async def add_minutes(room: Classroom, message: class_wire.AddMinutes) -> Refusal | None:
    if not 1 <= message.minutes <= MOST_MINUTES:
        facts = (("fewest", 1), ("most", MOST_MINUTES), ("number", message.minutes))
        return Refusal("class.minutes", "HSE-CLA-1", facts)
    if room.doc.phase != "playing":
        return Refusal("class.not_begun", "HSE-CLA-1")
    doc = room.doc.copy()
    doc.ends_at = max(doc.ends_at, now_ms()) + message.minutes * MINUTE
    note_answered(doc, doc.teacher, message.id)
    return await room.spread(doc)


async def show_replay(room: Classroom, message: class_wire.ShowReplay) -> Refusal | None:
    doc, shows = room.doc.copy(), ""
    if message.table >= 0:
        if message.table >= len(doc.tables):
            return Refusal("class.table", "HSE-CLA-1")
        table = await room.room(doc.tables[message.table])
        if table is None or table.doc.phase != "over":
            return Refusal("class.not_over", "HSE-CLA-1")
        shows = table.state.watch
    doc.shows = shows
    note_answered(doc, doc.teacher, message.id)
    return await room.store(doc)


async def set_forget(room: Classroom, message: class_wire.SetForget) -> Refusal | None:
    """HSE-CLA-7: it may be sooner, and never later than it was to be from the beginning."""
    doc = room.doc.copy()
    if message.at > doc.forget_last:
        return Refusal("class.forget", "HSE-CLA-7")
    doc.forget_at = message.at
    note_answered(doc, doc.teacher, message.id)
    return await room.store(doc)


HANDLERS: Final[dict[type[class_wire.ClassCommand], _Handler]] = {
    class_wire.BeginClass: rounds.begin,
    class_wire.PlayAgain: rounds.again,
    class_wire.PauseClass: pause,
    class_wire.GoOn: go_on,
    class_wire.SayToAll: say,
    class_wire.SetChat: set_chat,
    class_wire.AddMinutes: add_minutes,
    class_wire.EndClass: ending.end,
    class_wire.MovePupil: pupils.move,
    class_wire.RenamePupil: pupils.rename,
    class_wire.AllowName: pupils.allow_name,
    class_wire.RemovePupil: pupils.remove,
    class_wire.LetPhone: pupils.let_phone,
    class_wire.ShowReplay: show_replay,
    class_wire.SetForget: set_forget,
}


async def answer(room: Classroom, guest: str, message: class_wire.ClassCommand) -> Reply:
    """Carry out a command of the teacher; whatever happens, it is answered."""
    async with room.lock:
        if guest != room.doc.teacher:
            return refused(room, message.id, Refusal("class.not_yours", "HSE-CLA-1"))
        known = _answered_before(room, guest, message.id)
        if known is not None:
            return known
        try:
            refusal = await HANDLERS[type(message)](room, message)
        except StoreTrouble as trouble:
            room.lobby.services.log.error("store", code=trouble.code, detail=trouble.detail)
            refusal = Refusal(trouble.code, trouble.rule)
        except Exception as error:
            where = traceback.format_exc(limit=-3)
            room.lobby.services.log.error("fault", code=room.code, error=repr(error), at=where)
            refusal = Refusal("server.fault", "HSE-STO-1")
        if refusal is not None:
            return refused(room, message.id, refusal)
        return _answered_before(room, guest, message.id) or wire.Done(message.id, room.doc.revision)


def _answered_before(room: Classroom, guest: str, command: str) -> wire.Done | None:
    for known, name, revision in room.doc.answered:
        if (known, name) == (guest, command):
            return wire.Done(command, revision)
    return None


def refused(room: Classroom, command: str, refusal: Refusal) -> wire.Refused:
    facts = refusal_facts(refusal)
    return wire.Refused(command, refusal.code, refusal.rule, facts, room.doc.revision)
