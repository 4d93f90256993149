"""Finds a table by its code, as far as the limit for guessing codes allows."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kartki.core.play import Refusal
from kartki.server.api.context import ApiCall
from kartki.server.api.problems import Refused
from kartki.server.net.code_guesses import TooMany
from kartki.server.store.room_doc import tidy_code

T = TypeVar("T")


async def find_by_code(
    call: ApiCall,
    code: str,
    look_up: Callable[[str], Awaitable[T | None]],
    unknown: str = "table.unknown",
) -> T | Refused:
    guesses = call.api.address_limits.guesses
    found = await guesses.find(call.address, call.guest, tidy_code(code), look_up)
    if isinstance(found, TooMany):
        return Refused(429, Refusal("code.too_many", ""), {"retry-after": "60"})
    if found is None:
        return Refused(404, Refusal(unknown, "", (("code", code),)))
    return found
