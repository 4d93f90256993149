"""Security headers, and the check whether a page of another site sends a request."""

from typing import Final, final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Everything the pages need lies beside them as a file. 'self' covers the websocket, too: in Safari
# since 15.4, and the client is built for newer ones.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# A part of a page obeys the page's policy; each header of it would be paid for a hundred times by
# whoever comes with a telephone.
OF_A_PART: Final = ("x-content-type-options", "cross-origin-resource-policy")
PARTS: Final = ("text/javascript", "text/css", "font/", "image/webp", "image/png", "audio/")
PARTS_LIE: Final = "/assets/"  # elsewhere there is a worker, which has a policy of its own


def own_origin(connection: HTTPConnection) -> str:
    """The origin of a page that came from this very server."""
    secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"


def is_foreign(connection: HTTPConnection, further: frozenset[str]) -> bool:
    """Does a page of another site send this? Clients that are no browsers send no origin."""
    origin = connection.headers.get("origin", "")
    return bool(origin) and origin != own_origin(connection) and origin not in further


def is_part(media: str) -> bool:
    """Is this never a page of its own, as an SVG may be?"""
    return media.startswith(PARTS)


@final
class SafeHeaders:
    """Middleware that adds the headers to every answer, errors included; to parts only theirs."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path = str(scope["path"])

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                part = path.startswith(PARTS_LIE) and is_part(headers.get("content-type", ""))
                for name, value in HEADERS.items():
                    if not part or name in OF_A_PART:
                        headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)
