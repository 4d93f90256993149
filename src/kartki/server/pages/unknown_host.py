"""Refuses requests for a host name that is not ours, before anything else looks at them."""

from html import escape
from typing import Final, final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from kartki.core.play import Refusal
from kartki.server.api.problems import Refused, language_of, problem_response
from kartki.server.messages.facts import short
from kartki.server.net.host_names import HostNames, asked_hosts
from kartki.words.speech import Speech

FOR_PROGRAMS: Final = ("/api", "/healthz", "/readyz", "/metrics")
MISDIRECTED: Final = 421
# Without a style: its file would be asked for by the same name, and refused.
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kartki</title>
</head>
<body>
<main>
<h1>Kartki</h1>
<p>{sentence}</p>
</main>
</body>
</html>
"""


@final
class UnknownHost:
    """Middleware around all pages and the API."""

    def __init__(self, app: ASGIApp, hosts: HostNames) -> None:
        self._app: Final = app
        self._hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self._hosts.allows(scope):
            await self._app(scope, receive, send)
        else:
            await _refusal(Request(scope))(scope, receive, send)


def _refusal(request: Request) -> Response:
    asked = asked_hosts(request.scope)
    refusal = Refusal("host.missing", "")
    if len(asked) == 1:
        refusal = Refusal("host.unknown", "", (("name", asked[0]),))
    if str(request.scope["path"]).startswith(FOR_PROGRAMS):
        return problem_response(request, Refused(MISDIRECTED, refusal))
    language = language_of(request)
    sentence = escape(Speech(language).refusal(short(refusal)))
    page = _PAGE.format(language=language, sentence=sentence)
    headers = {"cache-control": "no-store", "vary": "Accept-Language"}
    return HTMLResponse(page, MISDIRECTED, headers)
