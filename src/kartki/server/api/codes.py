"""What a code is for: a table, watching one, a class, or the wall of one.

People type whatever code they were given into one field. One request finds out where it leads, so
that thirty pupils behind one address, with the code of their class, do not count as guessing.
"""

from starlette.responses import Response

from kartki.server.api.code_guard import find_by_code
from kartki.server.api.context import NO_STORE, ApiCall, as_json
from kartki.server.api.problems import Refused
from kartki.server.api.schemas import CodeKind, FoundCode
from kartki.server.store.room_doc import tidy_code


async def about(call: ApiCall) -> Response | Refused:
    async def look_up(code: str) -> CodeKind | None:
        return await _kind(call, code)

    kind: CodeKind | Refused = await find_by_code(call, call.part("code"), look_up)
    if isinstance(kind, Refused):
        return kind
    return as_json(FoundCode(kind), headers=NO_STORE)


async def _kind(call: ApiCall, code: str) -> CodeKind | None:
    room = await call.lobby.room(code)
    if room is not None:
        return "watch" if tidy_code(code) == room.state.watch else "table"
    found = await call.api.classes.find(code)
    if found is None:
        return None
    return "wall" if tidy_code(code) == found.wall else "class"
