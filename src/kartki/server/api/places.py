"""From the list of routes to Starlette's: whatever happens in one of them, it is answered."""

import hashlib
from pathlib import Path
from typing import Any, Final, final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

from kartki.core.play import Refusal
from kartki.server.api.desk import Asking, Desk, read_body
from kartki.server.api.entries import JSON, Body, Entry
from kartki.server.api.misreading import misread
from kartki.server.api.refusing import Refused, told
from kartki.server.headers import is_foreign
from kartki.server.packing import packed
from kartki.server.store import StoreTrouble
from kartki.server.wire import NO_MESSAGE

Methods = dict[str, Entry]


def places(entries: tuple[Entry, ...], desk: Desk) -> list[BaseRoute]:
    by_path: dict[str, Methods] = {}
    for entry in entries:
        by_path.setdefault(entry.path, {})[entry.method] = entry
    found = [Route(path, Place(methods, desk)) for path, methods in by_path.items()]
    return [*found, Elsewhere(Place({}, desk))]


@final
class Place:
    """One path and what can be done there; one at which nothing can be done is not there."""

    def __init__(self, methods: Methods, desk: Desk) -> None:
        self._methods: Final = methods
        self._desk: Final = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        response = await self._answer(request)
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        try:
            answer = await self._obey(request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to hear it
        except StoreTrouble as trouble:
            self._desk.house.log.error("store", code=trouble.code, detail=trouble.detail)
            answer = Refused(503, Refusal(trouble.code, "HSE-STO-1"))
        except Exception as fault:
            self._desk.house.log.error("api", path=request.scope["path"], fault=place_of(fault))
            answer = Refused(500, Refusal("house.fault", ""))
        response = told(request, answer) if isinstance(answer, Refused) else answer
        return await packed(request, response)

    async def _obey(self, request: Request) -> Response | Refused:
        entry = self._methods.get("GET" if request.method == "HEAD" else request.method)
        if entry is None:
            return self._refuse_method(request)
        asking = Asking(request, self._desk)
        refused = self._refuse_sender(request) if entry.method == "POST" else None
        if refused is None and entry.body is not None:
            refused = await self._take_in(asking, entry.body)
        if refused is not None:
            return refused
        answer = await entry.does(asking)
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
        """Pages of other sites may not send anything; a house that closes takes nothing on."""
        settings = self._desk.house.settings
        if is_foreign(request, settings.further_origins()):
            origin = request.headers.get("origin", "")
            return Refused(403, Refusal("origin.foreign", "", (("name", origin),)))
        if self._desk.house.stopping:
            later = {"retry-after": str(settings.come_back_seconds)}
            return Refused(503, Refusal("house.stopping", ""), later)
        return None

    async def _take_in(self, asking: Asking, body: Body) -> Refused | None:
        media = asking.request.headers.get("content-type", body.media).partition(";")[0].strip()
        if media.lower() != body.media:
            facts = (("name", media), ("allowed", body.media))
            return Refused(415, Refusal("body.media", "", facts))
        data = await read_body(asking.request, body.most or asking.house.settings.message_bytes)
        if isinstance(data, Refused):
            return data
        try:
            asking.body = decoded(data, body)
        except NO_MESSAGE as error:
            return misread(str(error))
        return None


@final
class Elsewhere(BaseRoute):
    """Whatever is asked for by HTTP and is nowhere else, even `*` or the path of another host."""

    def __init__(self, nowhere: Place) -> None:
        self._nowhere: Final = nowhere

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.FULL if scope["type"] == "http" else Match.NONE, {})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._nowhere(scope, receive, send)


def decoded(data: bytes, body: Body) -> Any:
    return msgspec.json.decode(data, type=body.kind) if body.media == JSON else data.decode()


def kept(request: Request, answer: Response) -> Response:
    """A browser may keep it and ask whether it is still the same."""
    tag = f'"{hashlib.sha256(bytes(answer.body)).hexdigest()[:24]}"'
    known = request.headers.get("if-none-match", "")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        answer = Response(status_code=304)
    answer.headers["etag"] = tag
    answer.headers["cache-control"] = "no-cache"
    return answer


def place_of(fault: BaseException) -> str:
    """What was raised and where, without its message: that may repeat what somebody sent."""
    places = [type(fault).__name__]
    trace = fault.__traceback__
    while trace is not None:
        places.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " ".join([places[0], *places[-3:]]) if len(places) > 1 else places[0]
