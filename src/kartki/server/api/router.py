"""Makes Starlette routes from the list of routes; an exception in one is answered, too."""

import hashlib
from pathlib import Path
from typing import Any, Final, final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

from kartki.core.play import Refusal
from kartki.server.api.body_errors import body_error
from kartki.server.api.context import ApiCall, ApiContext, read_body
from kartki.server.api.problems import Refused, problem_response
from kartki.server.api.route_spec import JSON, Body, RouteSpec
from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.net.address_key import address_of
from kartki.server.net.compression import compressed
from kartki.server.net.security_headers import is_foreign
from kartki.server.store.interface import DamagedTable, StoreTrouble

Methods = dict[str, RouteSpec]


def starlette_routes(entries: tuple[RouteSpec, ...], api: ApiContext) -> list[BaseRoute]:
    """The last route is a catch-all, so these must come after all other routes."""
    by_path: dict[str, Methods] = {}
    for entry in entries:
        by_path.setdefault(entry.path, {})[entry.method] = entry
    found = [Route(path, Resource(methods, api)) for path, methods in by_path.items()]
    return [*found, NotFound(Resource({}, api))]


@final
class Resource:
    """One path with its methods."""

    def __init__(self, methods: Methods, api: ApiContext) -> None:
        self._methods: Final = methods
        self._api: Final = api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        response = await self._answer(request)
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        try:
            answer = await self._handle(request)
        except ClientDisconnect:
            return Response(status_code=400)  # the client has gone
        except DamagedTable as damaged:
            self._api.lobby.damaged.note(damaged)
            if not damaged.number:  # perhaps there is no such table
                self._api.address_limits.guesses.wrong(self._address(request))
            answer = Refused(409, Refusal("table.damaged", "HSE-STO-3"))
        except StoreTrouble as trouble:
            self._api.services.log.error("store", code=trouble.code, detail=trouble.detail)
            answer = Refused(503, Refusal(trouble.code, trouble.rule))
        except Exception as fault:
            self._api.services.log.error("api", path=request.scope["path"], fault=place_of(fault))
            answer = Refused(500, Refusal("house.fault", ""))
        response = problem_response(request, answer) if isinstance(answer, Refused) else answer
        return await compressed(request, response)

    def _address(self, request: Request) -> str:
        return address_of(request, self._api.services.settings.trust_proxy)

    async def _handle(self, request: Request) -> Response | Refused:
        entry = self._methods.get("GET" if request.method == "HEAD" else request.method)
        if entry is None:
            return self._refuse_method(request)
        call = ApiCall(request, self._api)
        refused = self._refuse_sender(request) if entry.method == "POST" else None
        if refused is None and entry.body is not None:
            refused = await self._take_in(call, entry.body)
        if refused is not None:
            return refused
        answer = await entry.does(call)
        if entry.lasting and not isinstance(answer, Refused):
            return kept(request, answer)
        return answer

    def _refuse_method(self, request: Request) -> Refused:
        if not self._methods:
            path = str(request.scope["path"])
            return Refused(404, Refusal("path.unknown", "", (("path", path),)))
        allowed = ", ".join(sorted({*self._methods, *(["HEAD"] if "GET" in self._methods else [])}))
        facts = (("name", request.method), ("allowed", allowed))
        return Refused(405, Refusal("method.unknown", "", facts), {"allow": allowed})

    def _refuse_sender(self, request: Request) -> Refused | None:
        """Refuse requests with a body from pages of other sites, and while the server stops."""
        settings = self._api.services.settings
        if is_foreign(request, settings.further_origins()):
            origin = request.headers.get("origin", "")
            return Refused(403, Refusal("origin.foreign", "", (("name", origin),)))
        if self._api.lobby.stopping:
            later = {"retry-after": str(settings.come_back_seconds)}
            return Refused(503, Refusal("house.stopping", ""), later)
        return None

    async def _take_in(self, call: ApiCall, body: Body) -> Refused | None:
        media = call.request.headers.get("content-type", body.media).partition(";")[0].strip()
        if media.lower() != body.media:
            facts = (("name", media), ("allowed", body.media))
            return Refused(415, Refusal("body.media", "", facts))
        data = await read_body(call.request, body.most or call.services.settings.message_bytes)
        if isinstance(data, Refused):
            return data
        try:
            call.body = decoded(data, body)
        except NO_MESSAGE as error:
            return body_error(str(error))
        return None


@final
class NotFound(BaseRoute):
    """Answers any other HTTP request with 404, even for `*` or a path of another host."""

    def __init__(self, nowhere: Resource) -> None:
        self._nowhere: Final = nowhere

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.FULL if scope["type"] == "http" else Match.NONE, {})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._nowhere(scope, receive, send)


def decoded(data: bytes, body: Body) -> Any:
    return msgspec.json.decode(data, type=body.kind) if body.media == JSON else data.decode()


def kept(request: Request, answer: Response) -> Response:
    """Add an ETag, so that a browser may cache the answer and ask whether it is still valid."""
    tag = f'"{hashlib.sha256(bytes(answer.body)).hexdigest()[:24]}"'
    known = request.headers.get("if-none-match", "")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        answer = Response(status_code=304)
    answer.headers["etag"] = tag
    answer.headers["cache-control"] = "no-cache"
    return answer


def place_of(fault: BaseException) -> str:
    """The type and place of an exception without its message, which may repeat a client's text."""
    found = [type(fault).__name__]
    trace = fault.__traceback__
    while trace is not None:
        found.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " ".join([found[0], *found[-3:]]) if len(found) > 1 else found[0]
