"""Limits how often an address may ask for wrong table codes, because short codes are guessable."""

from kartki.core.play import Refusal
from kartki.server.api.context import ApiCall
from kartki.server.api.problems import Refused


def refuse_guesser(call: ApiCall) -> Refused | None:
    if call.api.address_limits.may_try(call.address):
        return None
    return Refused(429, Refusal("code.too_many", ""), {"retry-after": "60"})


def wrong_code(call: ApiCall, code: str) -> Refused:
    call.api.address_limits.wrong_code(call.address)
    return Refused(404, Refusal("table.unknown", "", (("code", code),)))
