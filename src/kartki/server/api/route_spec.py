"""The description of a route: server, OpenAPI document and page are all made from it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
from starlette.responses import Response

from kartki.server.api.context import ApiCall
from kartki.server.api.problems import Refused

JSON: Final = "application/json"
TEXT: Final = "text/plain"

Kind = Any  # a type that msgspec has a schema for
Handler = Callable[[ApiCall], Awaitable[Response | Refused]]
Errors = dict[int, tuple[str, ...]]  # the codes of each status

# The errors of every route, and of every one that takes a body.
_ASKING: Final[Errors] = {421: ("host.unknown", "host.missing")}
_SENDING: Final[Errors] = {403: ("origin.foreign",), 503: ("house.stopping",)}
_WITH_BODY: Final[Errors] = {
    408: ("body.slow",),
    413: ("body.too_long",),
    415: ("body.media",),
    422: ("body.malformed",),
}


class Param(msgspec.Struct, frozen=True):
    """A part of the path, or a header."""

    name: str
    kind: Kind
    about: str
    where: Literal["path", "header"] = "path"


class Body(msgspec.Struct, frozen=True):
    kind: Kind
    about: str
    media: str = JSON
    most: int = 0  # bytes; 0: the limit of WebSocket messages


class Answer(msgspec.Struct, frozen=True):
    kind: Kind
    about: str
    media: str = JSON
    status: int = 200
    headers: dict[str, str] = {}  # what each of its own headers is for


class RouteSpec(msgspec.Struct, frozen=True, kw_only=True):
    """One method of one path."""

    method: Literal["GET", "POST"] = "GET"
    path: str
    summary: str
    does: Handler
    answer: Answer
    params: tuple[Param, ...] = ()
    body: Body | None = None
    errors: Errors = {}
    lasting: bool = False  # does not change while the server runs: browsers may cache it

    def refusals(self) -> Errors:
        """Every code that this route may be refused with, by status."""
        found: dict[int, tuple[str, ...]] = {}
        usual = [_ASKING, _SENDING] if self.method == "POST" else [_ASKING]
        usual += [_WITH_BODY] if self.body is not None else []
        for errors in (*usual, self.errors):
            for status, codes in errors.items():
                found[status] = (*found.get(status, ()), *codes)
        return dict(sorted(found.items()))
