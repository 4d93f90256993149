"""The pages of the browser's client, as `vite build` has written them.

They are few and small, so all of them are read once, at the start. A requested path is looked
up among them, so it cannot lead to any other file.
"""

import gzip
import hashlib
import re
from functools import cached_property
from pathlib import Path
from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from kartki.build import PACKAGE
from kartki.core.play import Refusal
from kartki.server.api.problems import Refused, problem_response
from kartki.server.net.compression import SMALL, accepts

INDEX: Final = "/index.html"
IN_PACKAGE: Final = PACKAGE / "browser"  # of an installed wheel
IN_CLONE: Final = PACKAGE.parent.parent / "client" / "dist"
# The client's own addresses: it reads from them what to show.
OWN: Final = re.compile(
    r"/|/(t|w|new|wall)/[^/]+|/(rules|learn|replay|history|teach|handout|class)(/.*)?"
    r"|/tables/?|/hotseat(/.*)?"
)
HASHED: Final = "/assets/"  # a digest is part of these names, so their content never changes
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
MEDIA: Final = {
    **TEXT,
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the better one first


def pages_folder(named: str) -> Path | None:
    """The folder of the built client; None if there is none."""
    folders = [Path(named)] if named else [IN_PACKAGE, IN_CLONE]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


@final
class Page:
    """A file of the client with its compressed forms: from files beside it, or made once."""

    def __init__(self, path: Path, address: str) -> None:
        self.body: Final = path.read_bytes()
        self.media: Final = MEDIA.get(path.suffix, "application/octet-stream")
        self.cache: Final = FOR_EVER if address.startswith(HASHED) else ASK_AGAIN
        self._digest: Final = hashlib.sha256(self.body).hexdigest()[:24]
        self._worth_compressing: Final = path.suffix in TEXT and len(self.body) > SMALL
        self._beside: Final = {
            encoding: other.read_bytes()
            for encoding, suffix in ENCODINGS.items()
            if (other := path.with_name(path.name + suffix)).is_file()
        }

    @cached_property
    def _gzipped(self) -> bytes:
        return gzip.compress(self.body, mtime=0)

    def compressed(self, accepted: str) -> tuple[bytes, str]:
        """The body for a browser that accepts these encodings, and the encoding used."""
        for encoding in ENCODINGS:
            if encoding in self._beside and accepts(accepted, encoding):
                return self._beside[encoding], encoding
        if self._worth_compressing and accepts(accepted, "gzip"):
            return self._gzipped, "gzip"
        return self.body, ""

    def answer(self, request: Request, status: int = 200) -> Response:
        body, encoding = self.compressed(request.headers.get("accept-encoding", ""))
        tag = f'"{self._digest}-{encoding}"' if encoding else f'"{self._digest}"'
        headers = {"cache-control": self.cache, "etag": tag, "vary": "Accept-Encoding"}
        if status == 200 and is_known(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(body, status, headers, media_type=self.media)


def is_known(header: str, tag: str) -> bool:
    """Does If-None-Match name this very content?"""
    return tag in [one.strip().removeprefix("W/") for one in header.split(",")]


def read_folder(folder: Path) -> dict[str, Page]:
    """Every file by its address; neither hidden ones nor what links to somewhere else."""
    root = folder.resolve()
    found: dict[str, Page] = {}
    for path in sorted(root.rglob("*")):
        parts = path.relative_to(root).parts
        hidden = any(part.startswith(".") for part in parts)
        if hidden or not path.is_file() or not path.resolve().is_relative_to(root):
            continue
        if path.suffix not in ENCODINGS.values():
            address = "/" + "/".join(parts)
            found[address] = Page(path, address)
    return found


@final
class Pages(BaseRoute):
    """The route for all paths outside /api that no other route has."""

    def __init__(self, folder: Path) -> None:
        self._pages: Final = read_folder(folder)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path = str(scope.get("path", ""))
        ours = path.startswith("/") and not path.startswith(("/api/", "/ws/")) and path != "/ws"
        return (Match.FULL if scope["type"] == "http" and ours else Match.NONE, {})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(Request(scope, receive))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        """An unknown address gets the client's first page with status 404; the client says so."""
        if request.method not in ("GET", "HEAD"):
            facts = (("name", request.method), ("allowed", "GET, HEAD"))
            refusal = Refusal("method.unknown", "", facts)
            return problem_response(request, Refused(405, refusal, {"allow": "GET, HEAD"}))
        path = str(request.scope["path"])
        page = self._pages.get(path)
        if page is not None:
            return page.answer(request)
        return self._pages[INDEX].answer(request, 200 if OWN.fullmatch(path) else 404)
