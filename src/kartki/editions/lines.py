"""On which line of a TOML file a value stands. The standard parser does not tell."""

import re
from typing import Final

from kartki.core.edition import Path

_TABLE: Final = re.compile(r"^\s*\[\[\s*([\w-]+)\s*\]\]")
_KEY: Final = re.compile(r"^\s*([\w-]+)\s*=")


def line_of(text: str, path: Path) -> int:
    """The line of a value, else that of the entry in which it is missing, else the first."""
    places = _places(text)
    for length in range(len(path), 0, -1):
        if path[:length] in places:
            return places[path[:length]]
    return 1


def _places(text: str) -> dict[Path, int]:
    places: dict[Path, int] = {}
    counts: dict[str, int] = {}
    inside: Path = ()
    for number, line in enumerate(text.splitlines(), start=1):
        table, key = _TABLE.match(line), _KEY.match(line)
        if table is not None:
            name = table[1]
            inside = (name, counts.get(name, 0))
            counts[name] = counts.get(name, 0) + 1
            places.setdefault((name,), number)
            places[inside] = number
        elif key is not None:
            places.setdefault((*inside, key[1]), number)
    return places
