"""The routes that describe the API: the OpenAPI document, a page for people, its style sheet."""

from importlib.resources import files
from typing import Any, Final, final

import msgspec
from starlette.responses import Response

from kartki.server.api.context import ApiCall
from kartki.server.api.docs_html import page
from kartki.server.api.openapi import document
from kartki.server.api.problems import Refused
from kartki.server.api.route_spec import JSON, Answer, RouteSpec


@final
class ApiDocs:
    def __init__(self, others: tuple[RouteSpec, ...]) -> None:
        self.entries: Final = (*others, *self._own())
        made = document(self.entries)
        self._document: Final = msgspec.json.encode(made)
        self._page: Final = page(self.entries, made)
        self._style: Final = files("kartki.server.api").joinpath("page.css").read_bytes()

    def _own(self) -> tuple[RouteSpec, ...]:
        return (
            RouteSpec(
                path="/api",
                summary="This page",
                does=self.show,
                answer=Answer(str, "For people.", "text/html"),
                lasting=True,
            ),
            RouteSpec(
                path="/api/page.css",
                summary="How this page looks",
                does=self.style,
                answer=Answer(str, "A style sheet.", "text/css"),
                lasting=True,
            ),
            RouteSpec(
                path="/api/openapi.json",
                summary="This page for programs",
                does=self.describe,
                answer=Answer(dict[str, Any], "An OpenAPI 3.1 document."),
                lasting=True,
            ),
        )

    async def show(self, _: ApiCall) -> Response | Refused:
        return Response(self._page, media_type="text/html")

    async def style(self, _: ApiCall) -> Response | Refused:
        return Response(self._style, media_type="text/css")

    async def describe(self, _: ApiCall) -> Response | Refused:
        return Response(self._document, media_type=JSON)
