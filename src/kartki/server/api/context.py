"""What all API requests share, and what belongs to one of them."""

import asyncio
from typing import Any, Final, final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kartki.core.play import Refusal
from kartki.server.api.problems import Refused, language_of
from kartki.server.api.readiness import Readiness
from kartki.server.classroom.classes import Classes
from kartki.server.lobby.lobby import Lobby
from kartki.server.net.address_key import address_of
from kartki.server.net.address_limits import AddressLimits
from kartki.server.ops.fair_queue import FairQueue
from kartki.server.store.room_doc import guest_of

BODY_SECONDS: Final = 30.0  # for a body to arrive
MOST_REQUESTS: Final = (
    10_000  # how many requests that made a table are remembered, in case they are sent again
)
# Records that wait to be verified, in all and of one address; each may have two megabytes.
MOST_VERIFYING: Final = 32
VERIFYING_EACH: Final = 8
BEARER: Final = "bearer "
NO_STORE: Final = {"cache-control": "no-store"}


@final
class ApiContext:
    def __init__(self, lobby: Lobby, classes: Classes, address_limits: AddressLimits) -> None:
        self.lobby: Final = lobby
        self.classes: Final = classes
        self.services: Final = lobby.services
        self.address_limits: Final = address_limits
        self.verifying: Final = FairQueue(MOST_VERIFYING, VERIFYING_EACH)
        self.readiness: Final = Readiness(lobby)
        self.port = lobby.services.settings.port  # if that is 0, the server has got another
        self._made: Final[dict[str, str]] = {}  # the code of the table that a request has made

    def made_by(self, request: str) -> str:
        """The code of the table that this request has made; "" if none is remembered."""
        return self._made.get(request, "")

    def made(self, request: str, code: str) -> None:
        self._made[request] = code
        if len(self._made) > MOST_REQUESTS:
            del self._made[next(iter(self._made))]


@final
class ApiCall:
    """One request on its way through the API."""

    def __init__(self, request: Request, api: ApiContext) -> None:
        self.request: Final = request
        self.api: Final = api
        self.lobby: Final = api.lobby
        self.services: Final = api.services
        self.body: Any = None  # decoded

    @property
    def address(self) -> str:
        return address_of(self.request, self.services.settings.trust_proxy)

    @property
    def guest(self) -> str:
        """Who asks, by the key in the request; "" without a key."""
        given = self.request.headers.get("authorization", "")
        return guest_of(given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else "")

    @property
    def language(self) -> str:
        return language_of(self.request)

    def part(self, name: str) -> str:
        """A parameter of the path."""
        return str(self.request.path_params[name])


def as_json(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(data), status, headers, media_type="application/json")


def busy() -> Refused:
    return Refused(503, Refusal("house.busy", ""), {"retry-after": "5"})


async def read_body(request: Request, most: int) -> bytes | Refused:
    """The body, unless it is too long or too slow; ClientDisconnect if nobody waits any more."""
    try:
        found = await asyncio.wait_for(_arriving(request, most), BODY_SECONDS)
    except TimeoutError:
        return Refused(408, Refusal("body.slow", "", (("number", int(BODY_SECONDS)),)))
    if found is None:
        raise ClientDisconnect
    return found


async def _arriving(request: Request, most: int) -> bytes | Refused | None:
    """None if the client has gone: `wait_for` would make a cycle of an exception and its frames,
    and that would wait for the search for garbage (`ops/gc_control.py`)."""
    try:
        return await _read(request, most)
    except ClientDisconnect:
        return None


async def _read(request: Request, most: int) -> bytes | Refused:
    too_long = Refused(413, Refusal("body.too_long", "", (("number", most),)))
    length = request.headers.get("content-length", "")
    if length.isdecimal() and (len(length) > 12 or int(length) > most):
        return too_long
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            return too_long
        parts.append(part)
    return b"".join(parts)
