"""A body that cannot be decoded: the decoder's error as facts for a sentence of ours."""

import re
from typing import Final

from kartki.core.play import Refusal
from kartki.server.api.problems import Refused

_AT: Final = re.compile(r"at .*`\$\.?(.*)`$")  # where: at `$.manners.undo`
_NAMED: Final = re.compile(r"field `(.+?)`")  # one that is missing there, or must not be there
_LIMIT: Final = re.compile(r"^Expected `(int|str)`( of length)? (<=|>=) (\d+)")
_KIND: Final = re.compile(r"^Expected `(int|bool|str)`, got")
_LIMITS: Final = {
    ("int", "<="): "most",
    ("int", ">="): "least",
    ("str", "<="): "longest",
    ("str", ">="): "shortest",
}


def body_error(fault: str) -> Refused:
    """The refusal of a body; the decoder's own message is one of its facts, for programmers."""
    field = field_of(fault)
    wanted, number = wanted_by(fault)
    facts = (
        ("where", "field" if field else "body"),
        ("field", field),
        ("wanted", wanted),
        ("number", number),
        ("detail", fault),
    )
    return Refused(422, Refusal("body.malformed", "", facts))


def field_of(fault: str) -> str:
    """The field that is wrong, such as `manners.undo`; "" if it is the whole."""
    found = [match[1] for match in (_AT.search(fault), _NAMED.search(fault)) if match and match[1]]
    return ".".join(found)


def wanted_by(fault: str) -> tuple[str, int]:
    """What the field allows: a limit with its number, or a kind; "other" if it is unknown."""
    if limit := _LIMIT.match(fault):
        return _LIMITS[limit[1], limit[3]], int(limit[4])
    kind = _KIND.match(fault)
    return (kind[1] if kind else "other"), 0
