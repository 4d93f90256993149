"""The first page where the client has not been built: how to build it, and how to play."""

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kartki</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<main>
<h1>Kartki</h1>
<p>{about}</p>
<p>{build}</p>
<p><code>scripts/play</code></p>
<p>{terminal}</p>
<p><code>scripts/play --terminal kolejka</code></p>
<p><a href="/api">{programs}</a></p>
</main>
</body>
</html>
"""


def no_client_route() -> BaseRoute:
    return Route("/", _front)


async def _front(request: Request) -> Response:
    language = _asked(request.headers.get("accept-language", ""))
    speech = Speech(language)
    page = _PAGE.format(
        language=language,
        about=escape(speech.say("front-about")),
        build=escape(speech.say("front-build")),
        terminal=escape(speech.say("front-terminal")),
        programs=escape(speech.say("front-programs")),
    )
    return HTMLResponse(page)


def _asked(header: str) -> str:
    """The first supported language that the browser names."""
    for part in header.split(","):
        name = part.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return "en"
