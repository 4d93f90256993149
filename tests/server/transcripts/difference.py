"""The first difference between two transcripts, told so that it can be found.

Everything is compared, but an event may tell more than it did: new facts are no difference.
What was stored long ago is compared with `grown` views and answers of the API: there new fields are
none either, nor is a table setting that came later and has its default.
"""

import json
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

import msgspec

from kartki.server.messages.table_settings import TableSettings
from tests.server.transcripts.recording import Message, Step

LONGEST: Final = 300  # characters of a value that is shown
NOTHING: Final = "(nothing)"


def first_difference(before: list[Step], after: list[Step], grown: bool = False) -> str | None:
    for number, (one, other) in enumerate(zip(before, after, strict=True), start=1):
        assert one.input == other.input, "they were not asked the same"
        found = next(_in_step(one, other, grown), None)
        if found is not None:
            done = msgspec.json.encode(one.input).decode()
            return f"step {number} of {len(before)}: {done}\n{found}"
    return None


def _in_step(one: Step, other: Step, grown: bool) -> Iterator[str]:
    for who in sorted({*one.heard, *other.heard}):
        pairs = zip_longest(one.heard.get(who, []), other.heard.get(who, []), fillvalue=NOTHING)
        for number, (before, after) in enumerate(pairs, start=1):
            for path, was, is_now in differences(before, after, "", grown):
                where = f"{who} heard, message {number} ({_kind(before, after)}), at {path or '.'}:"
                yield f"{where}\n  before: {_shown(was)}\n  after:  {_shown(is_now)}"


def differences(
    before: Message, after: Message, path: str, grown: bool
) -> Iterator[tuple[str, Any, Any]]:
    """Where they differ: the JSON path, what was there, what is there."""
    if isinstance(before, dict) and isinstance(after, dict):
        if grown and path.endswith(".manners"):
            after = _without_later(after, before)
        more = _is_facts(path) or (grown and (_is_view(path) or path == ".body"))
        names = before if more else {**before, **after}
        for name in names:
            was, is_now = before.get(name, NOTHING), after.get(name, NOTHING)
            yield from differences(was, is_now, f"{path}.{name}", grown)
    elif isinstance(before, list) and isinstance(after, list):
        for number, (was, is_now) in enumerate(zip_longest(before, after, fillvalue=NOTHING)):
            yield from differences(was, is_now, f"{path}[{number}]", grown)
    elif before != after or type(before) is not type(after):
        yield path, before, after


def _is_facts(path: str) -> bool:
    """The facts of an event, or of a bot's reason."""
    parts = path.rsplit(".", 2)
    return parts[-1] == "facts" and parts[-2].startswith(("events[", "seen[", "reason"))


def _is_view(path: str) -> bool:
    """A position, or what a seat knows besides: it may tell more than it did."""
    return path.rsplit(".", 1)[-1].partition("[")[0] in ("view", "mine", "own")


def _without_later(settings: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The settings of a table but for later ones, which an old table has by default."""
    usual = msgspec.to_builtins(TableSettings())
    return {
        name: value
        for name, value in settings.items()
        if name in before or value != usual.get(name, NOTHING)
    }


def _kind(before: Message, after: Message) -> str:
    for message in before, after:
        if isinstance(message, dict):
            return str(message.get("t") or message.get("path"))
    return "text"


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
