"""Carries out commands and answers them; an id that comes twice is one command."""

import traceback
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, final

from kartki.core.play import Refusal
from kartki.server.commands import (
    chat,
    class_tables,
    figures,
    hints,
    history,
    host,
    previews,
    seat_requests,
    seats,
    undo,
)
from kartki.server.lobby.lobby import Lobby
from kartki.server.messages import wire
from kartki.server.messages.facts import refusal_facts
from kartki.server.net.connection import Connection
from kartki.server.ops import crash_points
from kartki.server.room import moves
from kartki.server.room.answers import Answer, Reply
from kartki.server.room.room import Room
from kartki.server.store.interface import StoreTrouble

_Handler = Callable[[Room, Connection, Any], Awaitable[Answer]]
HANDLERS: Final[dict[type[wire.Command], _Handler]] = {
    wire.Act: moves.act,
    wire.TakeBack: undo.take_back,
    wire.Consent: undo.consent,
    wire.Sit: seats.sit,
    wire.AskSeat: seat_requests.ask_seat,
    wire.AnswerSeat: seat_requests.answer_seat,
    wire.WithdrawSeat: seat_requests.withdraw_seat,
    wire.ChooseFigure: figures.choose_figure,
    wire.Ready: seats.ready,
    wire.Rise: seats.rise,
    wire.ComeBack: seats.come_back,
    wire.Rename: seats.rename,
    wire.SeatBot: host.seat_bot,
    wire.Remove: host.remove,
    wire.HandOver: host.hand_over,
    wire.SetTableSettings: host.set_table_settings,
    wire.SetTable: host.set_table,
    wire.Start: host.start,
    wire.Chat: chat.chat,
}

# Questions change nothing, so they run without the room's lock.
_Question = Callable[[Room, Connection, Any], Awaitable[wire.ServerMessage | Refusal]]
QUESTIONS: Final[dict[type[wire.Command], _Question]] = {
    wire.History: history.get_history,
    wire.Hint: hints.hint,
    wire.Preview: previews.preview,
}


# HSE-CLO-1: what was told can still be asked for, and nothing else.
CLOSED: Final = Refusal("table.closed", "HSE-CLO-1")


@final
class Dispatcher:
    def __init__(self, lobby: Lobby) -> None:
        # the only command that needs the lobby: it opens another room
        self._rematch: Final[_Handler] = partial(host.rematch, lobby)

    async def dispatch(self, room: Room, connection: Connection, message: wire.Command) -> None:
        """Carry out a command and answer it; whatever happens, it is answered."""
        if type(message) in QUESTIONS:
            await _answer_question(room, connection, message)
            return
        async with room.lock:
            if connection.closed:
                return  # the client was told to reconnect, and will send it again
            reply = room.answers.find(connection.guest, message.id)
            connection.begin_command()
            if reply is None:
                reply = await self._reply(room, connection, message)
            room.state.connections.spectators.catch_up(connection)  # it is told, then answered
        connection.answer(reply)
        if crash_points.ARMED:
            crash_points.point("after_answer")

    async def _reply(self, room: Room, connection: Connection, message: wire.Command) -> Reply:
        """An exception is our bug: it is logged, and the table is reloaded from the store."""
        try:
            before = await room.answered_before(connection.guest, message.id)
            if before is not None:
                return before
            answer = await self._judge(room, connection, message)
        except (
            StoreTrouble
        ) as trouble:  # what is written here is a refusal already; this was another access
            room.services.log.error("store", code=trouble.code, detail=trouble.detail)
            return reply_to(room, message.id, Refusal(trouble.code, trouble.rule))
        except Exception as error:
            room.state.play.drop()
            return reply_to(room, message.id, _fault(room, message, error))
        reply = reply_to(room, message.id, answer)
        room.answers.remember(connection.guest, reply, room.doc.knows(connection.guest))
        return reply

    async def _judge(self, room: Room, connection: Connection, message: wire.Command) -> Answer:
        if room.doc.phase == "closed":
            return CLOSED
        if room.table is None and room.doc.phase != "gathering":
            refusal = await _reopen(room)
            if refusal is not None:
                return refusal
        refusal = class_tables.refuse(room, message)
        if refusal is not None:
            return refusal
        handler = HANDLERS.get(type(message), self._rematch)
        return await handler(room, connection, message)


async def _reopen(room: Room) -> Refusal | None:
    """Reload the play after a failed write; one that these rules cannot continue stays closed."""
    if room.state.play.fault is None:
        await room.reload()
        room.changed()
    return Refusal("table.held", "HSE-STO-2") if room.table is None else None


def reply_to(room: Room, command: str, answer: Answer) -> Reply:
    if not isinstance(answer, Refusal):
        return wire.Done(command, answer)
    room.services.metrics.refusals.number += 1
    facts, n = refusal_facts(answer), room.state.play.stored
    return wire.Refused(command, answer.code, answer.rule, facts, n)


async def _answer_question(room: Room, connection: Connection, message: wire.Command) -> None:
    try:
        reply = await _answer_to(room, connection, message)
    except Exception as error:
        reply = _fault(room, message, error)
    connection.send(reply_to(room, message.id, reply) if isinstance(reply, Refusal) else reply)


async def _answer_to(
    room: Room, connection: Connection, message: wire.Command
) -> wire.ServerMessage | Refusal:
    if room.doc.phase == "closed" and not isinstance(message, wire.History):
        return CLOSED
    return await QUESTIONS[type(message)](room, connection, message)


def _fault(room: Room, message: wire.Command, error: Exception) -> Refusal:
    """The answer to a command in which an exception was raised."""
    log, where = room.services.log, traceback.format_exc(limit=-3)
    log.error("fault", table=room.code, command=message.id, error=repr(error), at=where)
    return Refusal("server.fault", "HSE-STO-1")
