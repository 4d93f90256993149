"""Long answers are packed for those who can unpack them."""

import asyncio
import gzip
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALL: Final = 1000  # bytes that are not worth packing
LONG: Final = 60_000  # bytes that would hold up everybody else for some milliseconds
QUICK: Final = 5  # of nine: most of the gain, half of the time


def accepts(header: str, encoding: str) -> bool:
    """`gzip, br;q=0.5`: is this packing among them, and not with a zero?"""
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == encoding:
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


async def compressed(request: Request, answer: Response) -> Response:
    """The same answer, gzipped if it is long and may be."""
    if len(answer.body) <= SMALL or "content-encoding" in answer.headers:
        return answer
    answer.headers.add_vary_header("Accept-Encoding")
    if not accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return answer
    answer.body = await _gzipped(bytes(answer.body))
    answer.headers["content-encoding"] = "gzip"
    answer.headers["content-length"] = str(len(answer.body))
    if "etag" in answer.headers:  # the same content in other bytes
        answer.headers["etag"] = f"W/{answer.headers['etag']}"
    return answer


async def _gzipped(body: bytes) -> bytes:
    if len(body) < LONG:
        return gzip.compress(body, QUICK, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, QUICK, mtime=0)
