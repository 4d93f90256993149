"""Codes of tables are short, so that guessing them is made slow."""

from kartki.core.play import Refusal
from kartki.server.api.desk import Asking
from kartki.server.api.refusing import Refused


def refuse_guesser(asking: Asking) -> Refused | None:
    if asking.desk.addresses.may_try(asking.address):
        return None
    return Refused(429, Refusal("code.too_many", ""), {"retry-after": "60"})


def wrong_code(asking: Asking, code: str) -> Refused:
    asking.desk.addresses.wrong_code(asking.address)
    return Refused(404, Refusal("table.unknown", "", (("code", code),)))
