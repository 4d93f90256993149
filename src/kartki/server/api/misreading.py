"""A body that can not be read: what the decoder says of it, as facts for a sentence of ours."""

import re
from typing import Final

from kartki.core.play import Refusal
from kartki.server.api.refusing import Refused

_AT: Final = re.compile(r"at .*`\$\.?(.*)`$")  # where: at `$.manners.undo`
_NAMED: Final = re.compile(r"field `(.+?)`")  # one that is missing there, or must not be there
LONGEST: Final = 100  # of a field's name, that is repeated to whoever sent it


def misread(fault: str) -> Refused:
    """The decoder's own words are for programmers: they stay among the facts."""
    field = field_of(fault)
    facts = (("where", "field" if field else "body"), ("field", field), ("detail", fault))
    return Refused(422, Refusal("body.malformed", "", facts))


def field_of(fault: str) -> str:
    """The field that is wrong, such as `manners.undo`; "" if it is the whole."""
    found = [match[1] for match in (_AT.search(fault), _NAMED.search(fault)) if match and match[1]]
    return ".".join(found)[:LONGEST]
