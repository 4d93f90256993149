"""A small schema for the tables of an edition: every field is expected, typed and bounded."""

import re
from typing import Any, Final, final

from kartki.core.edition import Flaw, Path

SOURCES: Final = ("book", "part", "press", "ours", "rebuilt", "box")


@final
class Field:
    """A field of a table: text of a list, free text, a whole number in a range, yes or no."""

    def __init__(
        self,
        name: str,
        kind: type,
        *,
        allowed: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        needed: bool = True,
        pattern: str = "",
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.allowed: Final = allowed
        self.low: Final = low
        self.high: Final = high
        self.needed: Final = needed
        self.pattern: Final = pattern

    def flaw(self, path: Path, value: object) -> Flaw | None:
        """What is wrong with this value, if anything."""
        if type(value) is not self.kind:
            return Flaw(path, "edition.type", value, KIND_NAMES[self.kind])
        if self.allowed and value not in self.allowed:
            return Flaw(path, "edition.choice", value, ", ".join(self.allowed))
        if self.pattern and not re.fullmatch(self.pattern, str(value)):
            return Flaw(path, "edition.pattern", value, self.pattern)
        if isinstance(value, int) and self.high and not self.low <= value <= self.high:
            return Flaw(path, "edition.range", value, f"{self.low}-{self.high}")
        return None


KIND_NAMES: Final[dict[type, str]] = {
    str: "text",
    int: "number",
    bool: "boolean",
    list: "list",
    dict: "table",
}
SOURCE: Final = Field("source", str, allowed=SOURCES)


def check_tables(data: dict[str, Any], name: str, fields: list[Field]) -> list[Flaw]:
    """Every entry of `[[name]]` against the fields."""
    tables = data.get(name)
    if not isinstance(tables, list) or not tables:
        return [Flaw((name,), "edition.table_missing", name)]
    flaws: list[Flaw] = []
    for index, table in enumerate(tables):
        if isinstance(table, dict):
            flaws += check_fields(table, (name, index), fields)
        else:
            flaws.append(Flaw((name, index), "edition.type", table, "table"))
    return flaws


def check_fields(table: dict[str, Any], path: Path, fields: list[Field]) -> list[Flaw]:
    known = {field.name: field for field in fields}
    flaws = [
        Flaw((*path, key), "edition.unknown", key, ", ".join(known))
        for key in table
        if key not in known
    ]
    for field in fields:
        if field.name in table:
            flaw = field.flaw((*path, field.name), table[field.name])
            flaws += [flaw] if flaw else []
        elif field.needed:
            flaws.append(Flaw((*path, field.name), "edition.missing", field.name))
    return flaws


def check_unique(tables: list[dict[str, Any]], name: str, key: str) -> list[Flaw]:
    """The same name must not stand twice."""
    seen: set[object] = set()
    flaws: list[Flaw] = []
    for index, table in enumerate(tables):
        value = table.get(key)
        if value in seen:
            flaws.append(Flaw((name, index, key), "edition.twice", value))
        seen.add(value)
    return flaws
