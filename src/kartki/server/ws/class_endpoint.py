"""One socket of a class from its first message to its last: the teacher, a pupil, or the wall."""

import asyncio
import time
from typing import Final, final

from starlette.websockets import WebSocket, WebSocketDisconnect

from kartki.core.play import Refusal
from kartki.server.classroom import teacher
from kartki.server.classroom.classes import Classes
from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.forgetting import forget
from kartki.server.messages import class_wire, wire
from kartki.server.messages.class_wire import Role
from kartki.server.messages.facts import refusal_facts
from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.net.address_limits import AddressLimits
from kartki.server.net.code_guesses import TooMany
from kartki.server.net.connection import Connection, reader_of
from kartki.server.store.interface import StoreTrouble
from kartki.server.store.room_doc import guest_of, tidy_code
from kartki.server.ws.door import (
    BAD_MESSAGE,
    HELLO_SECONDS,
    MOST_FAULTS,
    NO_TABLE,
    OLD_CLIENT,
    TOO_MUCH,
    UNREAD,
    Door,
    detail_of,
    next_message,
    refuse,
)

NOT_YOURS: Final = 4403


@final
class ClassEndpoint:
    def __init__(self, classes: Classes, door: Door, address_limits: AddressLimits) -> None:
        self._classes: Final = classes
        self._services: Final = classes.lobby.services
        self._door: Final = door
        self._guesses: Final = address_limits.guesses
        self._limits: Final = address_limits

    async def handle(self, socket: WebSocket) -> None:
        await self._door.let_in(socket, self._run)

    async def _run(self, socket: WebSocket, connection: Connection) -> None:
        hello = await _hello(socket, connection)
        found = None if hello is None else await self._find(hello, connection)
        if found is None:
            return
        room, role = found
        telling = self._classes.telling(room)
        try:
            await telling.add(connection, role)
            await self._listen(socket, connection, room, role)
        except StoreTrouble as trouble:
            self._services.log.error("store", code=trouble.code, detail=trouble.detail)
            refuse(connection, trouble.code, UNREAD)
        except WebSocketDisconnect:
            pass
        finally:
            telling.remove(connection)

    async def _find(
        self, hello: class_wire.ClassHello, connection: Connection
    ) -> tuple[Classroom, Role] | None:
        """The class and who it is, unless codes are guessed from there too often."""
        code = tidy_code(hello.code)
        connection.guest = guest_of(hello.key)
        try:
            find = self._classes.find
            room = await self._guesses.find(connection.address, connection.guest, code, find)
        except StoreTrouble as trouble:
            refuse(connection, trouble.code, UNREAD)
            return None
        if isinstance(room, TooMany):
            refuse(connection, "hello.too_many", TOO_MUCH)
            return None
        if room is None:
            refuse(connection, "class.unknown", NO_TABLE, code=hello.code)
            return None
        role = role_of(room, code, connection)
        if isinstance(role, Refusal):
            refuse(connection, role.code, NOT_YOURS, **refusal_facts(role))
            return None
        if role == "teacher":  # the class comes from here
            self._guesses.expect(connection.address, room.code)
        return room, role

    async def _listen(
        self, socket: WebSocket, connection: Connection, room: Classroom, role: Role
    ) -> None:
        faults, read = 0, reader_of(socket)
        while not connection.closed:
            data = await next_message(read, connection)
            await connection.throttle()
            try:
                message = class_wire.decode(data)
            except NO_MESSAGE as error:
                faults += 1
                self._services.metrics.faults.inc()
                if faults >= MOST_FAULTS:
                    refuse(connection, "message.malformed", BAD_MESSAGE, detail=detail_of(error))
                    return
                facts: dict[str, object] = {"detail": detail_of(error)}
                connection.send(wire.Fault("message.malformed", facts, False))
                continue
            await self._handle(connection, room, role, message)

    async def _handle(
        self, connection: Connection, room: Classroom, role: Role, message: class_wire.FromClass
    ) -> None:
        if isinstance(message, class_wire.ClassPong):
            connection.pong(message.k)
        elif isinstance(message, class_wire.ClassHello):
            connection.send(wire.Fault("hello.twice", {}, False))
        elif role != "teacher":
            refusal = Refusal("class.not_yours", "HSE-CLA-1")
            connection.send(teacher.refused(room, message.id, refusal))
        elif isinstance(message, class_wire.ForgetNow):
            await self._forget(connection, room, message)
        else:
            began = time.perf_counter()
            connection.send(await self._answer(connection, room, message))
            self._services.metrics.command.took(time.perf_counter() - began)

    async def _forget(
        self, connection: Connection, room: Classroom, message: class_wire.ForgetNow
    ) -> None:
        """HSE-CLA-7: who asked for it is answered, then dismissed like everybody else there."""
        telling = self._classes.telling(room)
        telling.remove(connection)
        refusal = await forget(self._classes, room)
        if refusal is None:
            connection.send(wire.Done(message.id, room.doc.revision))
            refuse(connection, "class.forgotten", NO_TABLE)
        else:
            connection.send(teacher.refused(room, message.id, refusal))
            await telling.add(connection, "teacher")

    async def _answer(
        self, connection: Connection, room: Classroom, message: class_wire.ClassCommand
    ) -> teacher.Reply:
        if isinstance(message, class_wire.BeginClass | class_wire.PlayAgain):
            refusal = self._refuse_flood(connection, room)
            if refusal is not None:
                return teacher.refused(room, message.id, refusal)
        answer = await teacher.answer(room, connection.guest, message)
        if isinstance(message, class_wire.BeginClass | class_wire.PlayAgain):
            self._count_tables(connection, room, answer)
        return answer

    def _refuse_flood(self, connection: Connection, room: Classroom) -> Refusal | None:
        """The tables of a class count like others of the address that opens them."""
        if self._limits.may_open_table(connection.address):
            return None
        return Refusal("table.too_often", "")

    def _count_tables(self, connection: Connection, room: Classroom, answer: teacher.Reply) -> None:
        if isinstance(answer, wire.Done):
            for _ in room.doc.tables:
                self._limits.opened_table(connection.address)


def role_of(room: Classroom, code: str, connection: Connection) -> Role | Refusal:
    """HSE-CLA-1: by the code and the key. Nobody else's browser becomes the teacher's."""
    guest = connection.guest
    if code == room.wall:
        return "wall"
    if guest and guest == room.doc.teacher:
        return "teacher"
    pupil = room.doc.pupil_of(guest)
    if pupil is not None:
        return Refusal("class.removed", "HSE-CLA-6") if pupil.removed else "pupil"
    if any(phone.guest == guest for phone in room.doc.phones):
        return "pupil"
    return Refusal("class.stranger", "HSE-CLA-1")


async def _hello(socket: WebSocket, connection: Connection) -> class_wire.ClassHello | None:
    """The first message, if it is a valid hello and comes in time."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            data = await next_message(socket.receive, connection)
        message = class_wire.decode(data)
    except TimeoutError:
        refuse(connection, "hello.missing", BAD_MESSAGE)
    except NO_MESSAGE as error:
        refuse(connection, "message.malformed", BAD_MESSAGE, detail=detail_of(error))
    else:
        if not isinstance(message, class_wire.ClassHello):
            refuse(connection, "hello.missing", BAD_MESSAGE)
        elif message.v != class_wire.VERSION:
            refuse(connection, "hello.version", OLD_CLIENT, number=class_wire.VERSION)
        else:
            return message
    return None
