"""Compresses long answers for clients that accept it."""

import asyncio
import gzip
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALL: Final = 1000  # bytes: shorter answers are not compressed
LONG: Final = (
    60_000  # bytes: longer ones are compressed in a thread, as that takes some milliseconds
)
QUICK: Final = 5  # compression level of 1 to 9: most of the gain in half of the time


def accepts(header: str, encoding: str) -> bool:
    """Does a header such as `gzip, br;q=0.5` accept this encoding (not with `q=0`)?"""
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == encoding:
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


async def compressed(request: Request, answer: Response) -> Response:
    """The same answer, gzipped if it is long enough and the client accepts that."""
    if len(answer.body) <= SMALL or "content-encoding" in answer.headers:
        return answer
    answer.headers.add_vary_header("Accept-Encoding")
    if not accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return answer
    answer.body = await _gzipped(bytes(answer.body))
    answer.headers["content-encoding"] = "gzip"
    answer.headers["content-length"] = str(len(answer.body))
    if "etag" in answer.headers:  # weak: the same content in other bytes
        answer.headers["etag"] = f"W/{answer.headers['etag']}"
    return answer


async def _gzipped(body: bytes) -> bytes:
    if len(body) < LONG:
        return gzip.compress(body, QUICK, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, QUICK, mtime=0)
