"""Classes over HTTP: opening one, joining it, and what came of it, for its teacher."""

import time
from typing import Final

from starlette.responses import Response

from kartki.core.play import Refusal
from kartki.server.api.class_schemas import Answers, Kept, MadeClass, NewClass, NewPupil
from kartki.server.api.class_schemas import VisitedClass as Visited
from kartki.server.api.code_guard import find_by_code
from kartki.server.api.context import NO_STORE, ApiCall, as_json
from kartki.server.api.problems import Refused
from kartki.server.classroom import results as outcome
from kartki.server.classroom.class_request import ClassRequest
from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.joining import Newcomer
from kartki.server.classroom.joining import join as join_class
from kartki.server.classroom.names import table_names
from kartki.server.classroom.snapshots import pupil_part
from kartki.server.store.room_doc import guest_of, tidy_code
from kartki.server.store.timestamps import now_ms

CSV: Final = "text/csv"
ZIP: Final = "application/zip"


async def create(call: ApiCall) -> Response | Refused:
    """Open a class; the same request sent twice opens one. It counts like a table."""
    body: NewClass = call.body
    limits = call.api.address_limits
    if not limits.may_open_table(call.address):
        return Refused(429, Refusal("table.too_often", ""), {"retry-after": "3600"})
    teacher = guest_of(body.key)
    asked = ClassRequest(
        teacher, body.language, body.game, body.edition, dict(body.options), body.level,
        body.hints, body.memory_aids, body.chat, body.minutes, body.expected,
    )  # fmt: skip
    room = await call.api.classes.create(asked, f"{teacher}-{body.request}")
    if isinstance(room, Refusal):
        return Refused(409, room)
    limits.opened_table(call.address)
    limits.guesses.expect(call.address, room.code)
    return as_json(MadeClass(room.code, room.wall, room.doc.forget_at), 201, NO_STORE)


async def find(call: ApiCall) -> Classroom | Refused:
    """By its code. The wall's code is for the wall alone."""
    code = call.part("code")
    found = await find_by_code(call, code, call.api.classes.find, "class.unknown")
    if isinstance(found, Classroom) and tidy_code(code) == found.wall:
        return Refused(404, Refusal("class.unknown", "", (("code", code),)))
    return found


async def about(call: ApiCall) -> Response | Refused:
    room = await find(call)
    if isinstance(room, Refused):
        return room
    answer = visited(room, call.guest)
    if answer.room:  # who is told a room code does not guess it
        call.api.address_limits.guesses.let_in(call.address, call.guest, answer.room)
    return as_json(answer, headers=NO_STORE)


def visited(room: Classroom, guest: str) -> Visited:
    doc = room.doc
    ends_in = max(doc.ends_at - now_ms(), 0) if doc.ends_at else -1
    common = (room.code, doc.game, doc.language, doc.phase, len(doc.here()))
    if guest and guest == doc.teacher:
        return Visited(*common, doc.takes_pupils(), ends_in, "teacher")
    part = pupil_part(room, guest)
    if not part.id:
        return Visited(*common, doc.takes_pupils(), ends_in, waits=part.waits)
    return Visited(
        *common, doc.takes_pupils(), ends_in, "pupil", part.id, part.name, part.wanted,
        False, table_of(room, part.table), part.room,
    )  # fmt: skip


def table_of(room: Classroom, number: int) -> str:
    """The id of a table's name; while pupils come it is a planned one."""
    if number < 0:
        return ""
    if room.doc.phase == "gathering":
        return table_names(room.doc.game)[number]
    return room.doc.tables[number].name


async def join(call: ApiCall) -> Response | Refused:
    """HSE-CLA-1: who has the code comes in; the room code of the table is nobody's to guess."""
    began = time.perf_counter()
    body: NewPupil = call.body
    room = await find(call)
    if isinstance(room, Refused):
        return room
    guest = guest_of(body.key)
    joined = await join_class(room, Newcomer(guest, body.name.strip(), body.nonce, body.mine))
    if isinstance(joined, Refusal):
        status = 503 if joined.code.startswith("store.") else 409
        return Refused(status, joined)
    guesses = call.api.address_limits.guesses
    guesses.let_in(call.address, guest, room.code)
    answer = visited(room, guest)
    if answer.room:
        guesses.let_in(call.address, guest, answer.room)
    call.services.metrics.join.took(time.perf_counter() - began)
    return as_json(answer, 201, NO_STORE)


async def put_answers(call: ApiCall) -> Response | Refused:
    body: Answers = call.body
    room = await find(call)
    if isinstance(room, Refused):
        return room
    refusal = await outcome.put_answers(room, guest_of(body.key), body.answers, body.round)
    if refusal is not None:
        return Refused(503 if refusal.code.startswith("store.") else 409, refusal)
    return as_json(Kept(True), headers=NO_STORE)


# for the teacher


async def find_own(call: ApiCall) -> Classroom | Refused:
    room = await find(call)
    if isinstance(room, Classroom) and (not call.guest or call.guest != room.doc.teacher):
        return Refused(403, Refusal("class.not_yours", "HSE-CLA-1"))
    return room


async def results(call: ApiCall) -> Response | Refused:
    room = await find_own(call)
    if isinstance(room, Refused):
        return room
    return as_json(await outcome.results(room), headers=NO_STORE)


async def results_csv(call: ApiCall) -> Response | Refused:
    room = await find_own(call)
    if isinstance(room, Refused):
        return room
    text = outcome.as_csv(await outcome.results(room), room.doc.language)
    return Response(text, headers=_named(room, "csv"), media_type=CSV)


async def records_zip(call: ApiCall) -> Response | Refused:
    room = await find_own(call)
    if isinstance(room, Refused):
        return room
    return Response(await outcome.as_zip(room), headers=_named(room, "zip"), media_type=ZIP)


def _named(room: Classroom, ending: str) -> dict[str, str]:
    name = f"{room.doc.game}-{room.code}.{ending}"
    return {**NO_STORE, "content-disposition": f'attachment; filename="{name}"'}
