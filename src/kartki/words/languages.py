"""Which language somebody reads."""

import os
from typing import Final

from kartki.core.languages import LANGUAGES

__all__ = ["LANGUAGES", "from_environment"]

_VARIABLES: Final = ("KARTKI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def from_environment() -> str:
    """The first language that the environment names and the house speaks; else English."""
    for variable in _VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
