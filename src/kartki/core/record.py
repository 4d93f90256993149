"""The `.game` record: one move per line, in words. Writing is canonical, reading is lenient."""

import re
from typing import Final, final

from kartki.core.seats import LETTERS

MOVE: Final = "move"
CHANGE: Final = "^"
FINGERPRINT: Final = "="
COMMENT: Final = ";"

BY_TIME_TAG: Final = "by time"  # in the foot: [Ended "by time"]
MOST_CHARACTERS: Final = 16_000_000
_TAG: Final = re.compile(r'\[\s*([A-Z][A-Za-z]*)\s+"([^"\n]*)"\s*\]')
_TIME: Final = re.compile(r"\s@([0-9]+:[0-9][0-9](?:\.[0-9]+)?)\s*$")
_MUST_FAIL: Final = re.compile(r"\s!([a-z_.]+)(?:\s+([A-Z]+-[A-Z]+-[0-9]+))?\s*$")
_HEX: Final = re.compile(r"[0-9a-f]{16}")


@final
class Fault:
    """What is wrong with a record: where it stands, a code for the sentence, and what was found."""

    def __init__(self, line: int, column: int, code: str, found: str = "", rule: str = "") -> None:
        self.line: Final = line
        self.column: Final = column
        self.code: Final = code
        self.found: Final = found
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Fault({self.line}:{self.column} {self.code} {self.found!r})"


@final
class Line:
    """One line: a move (`a calls 8`), a change (`^ …`), a fingerprint (`= …`) or a comment."""

    def __init__(
        self,
        kind: str,
        text: str,
        *,
        refused: str = "",
        rule: str = "",
        time: str = "",
        comment: str = "",
        at: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.refused: Final = refused  # the code with which this line must be refused
        self.rule: Final = rule
        self.time: Final = time
        self.comment: Final = comment
        self.at: Final = at  # where it stands in the file, 0 if it was not read from one

    def is_numbered(self) -> bool:
        """Moves and changes have numbers in the log; fingerprints, comments and refusals none."""
        return self.kind in (MOVE, CHANGE) and not self.refused

    def __str__(self) -> str:
        parts = [self.text] if self.kind in (MOVE, COMMENT) else [self.kind, self.text]
        if self.refused:
            parts += [f"!{self.refused}", self.rule]
        if self.time:
            parts.append(f"@{self.time}")
        if self.comment:
            parts.append(f"; {self.comment}")
        return " ".join(part for part in parts if part)


@final
class Record:
    """A play in words: tags, a line for each move, and tags that tell how it ended."""

    def __init__(
        self, head: list[tuple[str, str]], lines: list[Line], foot: list[tuple[str, str]]
    ) -> None:
        self.head = head
        self.lines = lines
        self.foot = foot

    def tag(self, name: str) -> str:
        """The value of a tag of the head or the foot, or nothing."""
        return dict(self.head + self.foot).get(name, "")

    def seats(self) -> dict[str, str]:
        """Letters and names; a space in a name is written as an underscore."""
        return {mark: name.replace("_", " ") for mark, name in pairs(self.tag("Seats")).items()}


def pairs(value: str) -> dict[str, str]:
    """`a=Ania b=Bartek` as a dictionary."""
    return dict(part.split("=", 1) for part in value.split() if "=" in part)


def is_pairs(value: str) -> bool:
    """Does it consist of pairs only? Any other value of such a tag is not trusted."""
    return all("=" in part for part in value.split())


def join(values: dict[str, str]) -> str:
    return " ".join(f"{key}={value.replace(' ', '_')}" for key, value in values.items())


def write(record: Record) -> str:
    """The canonical text."""
    head = [f'[{tag} "{value}"]' for tag, value in record.head]
    lines = [str(line) for line in record.lines]
    foot = [f'[{tag} "{value}"]' for tag, value in record.foot]
    return "\n".join([*head, "", *lines, *(["", *foot] if foot else [])]) + "\n"


def read(text: str) -> Record | Fault:
    """The record in a text, or the first thing that is wrong with its form."""
    if len(text) > MOST_CHARACTERS:
        return Fault(1, 1, "record.too_long", str(len(text)))
    record = Record([], [], [])
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        fault = _read_line(record, number, raw.rstrip("\r"))
        if fault is not None:
            return fault
    if not record.tag("Game"):
        return Fault(1, 1, "record.no_game")
    return record


def _read_line(record: Record, number: int, raw: str) -> Fault | None:
    text = raw.strip()
    if text in ("", COMMENT):
        return None
    if text.startswith("["):
        return _read_tags(record, number, raw)
    if record.foot:
        return Fault(number, 1, "record.after_foot", text[:60])
    line = _line(number, raw)
    if isinstance(line, Fault):
        return line
    record.lines.append(line)
    return None


def _read_tags(record: Record, number: int, raw: str) -> Fault | None:
    """Tags before the first move are the head, tags after the last one are the foot."""
    place = len(raw) - len(raw.lstrip())
    found: list[tuple[str, str]] = []
    while place < len(raw):
        match = _TAG.match(raw, place)
        if match is None:
            return Fault(number, place + 1, "record.tag", raw[place : place + 60])
        found.append((match[1], match[2]))
        place = match.end() + len(raw[match.end() :]) - len(raw[match.end() :].lstrip())
    known = {tag for tag, _ in record.head + record.foot}
    for tag, _ in found:
        if tag in known:
            return Fault(number, raw.index(tag) + 1, "record.tag_twice", tag)
        known.add(tag)
    begun = any(line.kind != COMMENT for line in record.lines)
    (record.foot if begun else record.head).extend(found)
    return None


def _line(number: int, raw: str) -> Line | Fault:
    body, _, comment = raw.partition(";")
    body, comment = body.strip(), comment.strip()
    if not body:
        return Line(COMMENT, "", comment=comment, at=number)
    time = _TIME.search(body)
    body = body[: time.start()] if time else body
    must_fail = _MUST_FAIL.search(body)
    body = body[: must_fail.start()] if must_fail else body
    kind, text = _kind(" ".join(body.split()))
    line = Line(
        kind,
        text,
        refused=must_fail[1] if must_fail else "",
        rule=(must_fail[2] or "") if must_fail else "",
        time=time[1] if time else "",
        comment=comment,
        at=number,
    )
    return _flaw(line, number, raw) or line


def _kind(text: str) -> tuple[str, str]:
    for mark in (CHANGE, FINGERPRINT):
        if text.startswith(mark):
            return mark, text[1:].strip()
    return MOVE, text


def _flaw(line: Line, number: int, raw: str) -> Fault | None:
    """The fault of a line that has no valid form in any game."""
    column = len(raw) - len(raw.lstrip()) + 1
    if line.kind == FINGERPRINT and not _HEX.fullmatch(line.text):
        return Fault(number, column, "record.fingerprint_form", line.text[:60])
    if line.kind == CHANGE and "!" in raw.partition(";")[0]:
        return Fault(number, raw.index("!") + 1, "record.not_a_move", raw[raw.index("!") :][:60])
    if line.kind == MOVE and line.text.split(" ")[0] not in [*LETTERS, "*", "~"]:
        return Fault(number, column, "record.who", line.text[:60])
    return None
