"""Asking for a seat that a person has held, and the others' answers (HSE-SEA-6)."""

from typing import Final

from kartki.core.play import Refusal
from kartki.server.commands.seats import put_person, refuse_name, refuse_seat, store_seats
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.room import Room
from kartki.server.room.seat_rights import refuse_asking
from kartki.server.room.seat_vote import can_be_accepted, is_accepted, open_voters
from kartki.table.occupants import tidy_name

RULE: Final = "HSE-SEA-6"
_NOT_ASKED: Final = Refusal("seat.not_asked", RULE)


async def ask_seat(room: Room, connection: Connection, message: wire.AskSeat) -> Answer:
    refusal = refuse_seat(room, message.seat) or _refuse_asking(room, connection, message)
    if refusal is not None:
        return refusal
    request, name = room.state.seat_request, tidy_name(message.name)
    request.ask(room.doc, message.seat, name, connection.guest)
    return await _perhaps_accepted(room, connection, message)


def _refuse_asking(room: Room, connection: Connection, message: wire.AskSeat) -> Refusal | None:
    guest, seat, request = connection.guest, message.seat, room.state.seat_request
    if connection.watches or not guest:
        return Refusal("seat.watching", "HSE-SEA-5")
    refusal = refuse_asking(room.doc, seat, guest)
    refusal = refusal or refuse_name(room.doc, seat, tidy_name(message.name))
    if refusal is not None:
        return refusal
    if request.is_open():
        return Refusal("seat.asked", RULE, (("name", request.name),))
    return None if can_be_accepted(room.state, seat, guest) else Refusal("seat.host_alone", RULE)


async def answer_seat(room: Room, connection: Connection, message: wire.AnswerSeat) -> Answer:
    """One no ends the request; the last yes seats whoever asked."""
    request = room.state.seat_request
    if not request.is_open() or message.request != request.id:
        return _NOT_ASKED
    if connection.watches or connection.guest not in open_voters(room.state):
        return Refusal("seat.no_say", RULE)
    if not message.yes:
        return _close(room)
    request.agreed.add(connection.guest)
    return await _perhaps_accepted(room, connection, message)


async def withdraw_seat(room: Room, connection: Connection, message: wire.WithdrawSeat) -> Answer:
    request = room.state.seat_request
    mine = connection.guest == request.guest and not connection.watches
    if not request.is_open() or message.request != request.id or not mine:
        return _NOT_ASKED
    return _close(room)


def _close(room: Room) -> Answer:
    room.state.seat_request.close()
    room.broadcast_room_info()
    return room.state.play.stored


async def _perhaps_accepted(room: Room, connection: Connection, message: wire.Command) -> Answer:
    """If it cannot be stored, the request stays open, and the same answer may be sent again."""
    request = room.state.seat_request
    if not is_accepted(room.state):
        room.broadcast_room_info()
        return room.state.play.stored
    doc = room.doc.copy()
    put_person(doc, request.seat, request.name, request.guest)
    return await store_seats(room, doc, connection, message, request.seat, request.name)
