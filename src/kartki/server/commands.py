"""From a command to its answer: the same id twice is one command."""

import traceback
from collections.abc import Awaitable, Callable
from typing import Any, Final

from kartki.core.play import Refusal
from kartki.server import (
    crash,
    hosting,
    playing,
    previewing,
    seating,
    taking_back,
    talking,
    wire,
)
from kartki.server.connection import Connection
from kartki.server.facts import refusal_facts
from kartki.server.playing import Answer
from kartki.server.room import Room
from kartki.server.store import StoreTrouble

MOST_REFUSALS: Final = 400  # remembered at a table, so that a late twin gets the same answer

_Handler = Callable[[Room, Connection, Any], Awaitable[Answer]]
HANDLERS: Final[dict[type[wire.Command], _Handler]] = {
    wire.Act: playing.act,
    wire.TakeBack: taking_back.take_back,
    wire.Consent: taking_back.consent,
    wire.Sit: seating.sit,
    wire.Rise: seating.rise,
    wire.ComeBack: seating.come_back,
    wire.Rename: seating.rename,
    wire.SeatBot: hosting.seat_bot,
    wire.Remove: hosting.remove,
    wire.HandOver: hosting.hand_over,
    wire.SetManners: hosting.set_manners,
    wire.SetTable: hosting.set_table,
    wire.Start: hosting.start,
    wire.Rematch: hosting.rematch,
    wire.Chat: talking.chat,
}


# They change nothing, and what only thinks holds up nobody.
_Question = Callable[[Room, Connection, Any], Awaitable[wire.Said | Refusal]]
QUESTIONS: Final[dict[type[wire.Command], _Question]] = {
    wire.History: talking.tell_history,
    wire.Hint: talking.hint,
    wire.Preview: previewing.preview,
}


async def obey(room: Room, connection: Connection, message: wire.Command) -> None:
    """Carry out a command and answer it; whatever happens, it is answered."""
    if type(message) in QUESTIONS:
        await _answer_question(room, connection, message)
        return
    async with room.lock:
        if connection.closed:
            return  # it has been told to come back: nobody would hear the answer
        reply = room.answers.get((connection.guest, message.id))
        connection.begin_command()
        if reply is None:
            reply = await _judged(room, connection, message)
    connection.answer(reply)
    if crash.ARMED:
        crash.point("after_answer")


async def _judged(
    room: Room, connection: Connection, message: wire.Command
) -> wire.Done | wire.Refused:
    """An exception is a fault of ours: it is logged, and the table is read again as stored."""
    try:
        return await _judge(room, connection, message)
    except StoreTrouble as trouble:  # not at this table, where it is a refusal already
        room.house.log.error("store", code=trouble.code, detail=trouble.detail)
        return reply_to(room, message.id, Refusal(trouble.code, "HSE-STO-1"))
    except Exception as error:
        room.table = None
        return reply_to(room, message.id, _fault(room, message, error))


async def _judge(
    room: Room, connection: Connection, message: wire.Command
) -> wire.Done | wire.Refused:
    answer: Answer | None = None
    if room.table is None and room.doc.phase != "gathering":
        answer = await _awake(room)
    if answer is None:
        answer = await HANDLERS[type(message)](room, connection, message)
    reply = reply_to(room, message.id, answer)
    _remember(room, connection.guest, reply)
    return reply


async def _awake(room: Room) -> Refusal | None:
    """After a write that failed, the play is read again; one of other rules stays closed."""
    if room.fault is None:
        await room.reload()
        room.changed()
    if room.table is not None:
        return None
    return Refusal("table.held", "HSE-STO-2")


def reply_to(room: Room, command: str, answer: Answer) -> wire.Done | wire.Refused:
    if not isinstance(answer, Refusal):
        return wire.Done(command, answer)
    room.house.metrics.refusals.number += 1
    return wire.Refused(command, answer.code, answer.rule, refusal_facts(answer), room.n)


def _remember(room: Room, guest: str, reply: wire.Done | wire.Refused) -> None:
    if isinstance(reply, wire.Refused):
        if _is_kept(room, guest, reply):
            room.refused.append((guest, reply.id))
            room.answers[guest, reply.id] = reply
        if len(room.refused) > MOST_REFUSALS:
            room.answers.pop(room.refused.popleft(), None)
    elif guest:
        room.answers[guest, reply.id] = reply


def _is_kept(room: Room, guest: str, reply: wire.Refused) -> bool:
    """A disk that was full may have room the next time; and strangers, of whom there are many,
    must not make the table forget what it has told its own people."""
    return room.doc.knows(guest) and not reply.code.startswith("store.")


async def _answer_question(room: Room, connection: Connection, message: wire.Command) -> None:
    try:
        told = await QUESTIONS[type(message)](room, connection, message)
    except Exception as error:
        told = _fault(room, message, error)
    connection.send(reply_to(room, message.id, told) if isinstance(told, Refusal) else told)


def _fault(room: Room, message: wire.Command, error: Exception) -> Refusal:
    """Ours, not the sender's."""
    where = traceback.format_exc(limit=-3)
    room.house.log.error("fault", table=room.code, command=message.id, error=repr(error), at=where)
    return Refusal("server.fault", "HSE-STO-1")
