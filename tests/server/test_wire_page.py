"""docs/wire.md: every example is a message, every message has an example; so have the types."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from kartki.server.api.typescript import wire_types
from kartki.server.commands import chat
from kartki.server.messages import class_wire, wire
from kartki.server.net.connection import STOPPING, TOO_SLOW
from kartki.server.ops import crash_points
from kartki.server.ws import class_endpoint, door

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")
TABLES, CLASSES = PAGE.split("\n## A class\n")
SENT, TOLD = TABLES.split("### What the server sends")


def examples(text: str) -> list[str]:
    return re.findall(r"```json\n(.*?)\n```", text, re.DOTALL)


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@pytest.mark.parametrize("text", examples(SENT))
def test_what_a_client_sends_is_understood(text: str) -> None:
    again = json.loads(wire.encode(wire.decode(text.encode())))
    assert {**again, **json.loads(text)} == again


@pytest.mark.parametrize("text", examples(TOLD))
def test_what_the_server_sends_is_as_written(text: str) -> None:
    message = msgspec.json.decode(text, type=wire.FromServer)
    assert json.loads(wire.encode(message)) == json.loads(text)


def test_every_message_has_an_example() -> None:
    assert {json.loads(text)["t"] for text in examples(SENT)} == tags(wire.FromClient)
    assert {json.loads(text)["t"] for text in examples(TOLD)} == tags(wire.FromServer)


@pytest.mark.parametrize("text", examples(CLASSES))
def test_the_examples_of_a_class_are_messages(text: str) -> None:
    told = json.loads(text)["t"] == "class"
    kind = class_wire.FromClassServer if told else class_wire.FromClass
    message = msgspec.json.decode(text, type=kind)
    assert json.loads(wire.encode(message)) == json.loads(text)


def test_the_page_lists_every_command_of_a_teacher() -> None:
    listed = set(re.findall(r"`([a-z_]+)`", "".join(re.findall(r"^\|[^|]*\|", CLASSES, re.M))))
    assert tags(class_wire.FromClass) - {"hello", "pong"} <= listed


def test_the_page_lists_the_phrases_and_the_closing_codes() -> None:
    for phrase in chat.PHRASES:
        assert f"`{phrase}`" in PAGE
    codes = {
        door.BAD_MESSAGE,
        door.NO_TABLE,
        door.OLD_CLIENT,
        door.TOO_MUCH,
        door.UNREAD,
        class_endpoint.NOT_YOURS,
        STOPPING,
        TOO_SLOW,
    }
    assert codes <= {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}


def test_a_field_too_many_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `extra`"):
        wire.decode(b'{"t": "start", "id": "a", "seen": 0, "extra": 1}')


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """`scripts/wire_types` writes them anew."""
    assert (ROOT / "client" / "src" / "wire.ts").read_text("utf-8") == wire_types()


def test_crash_points_are_passed_by_their_names() -> None:
    """A point that no code passes, or a misspelt one, would prove nothing."""
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src/kartki/server").rglob("*.py"))
    passed = set(re.findall(r'crash_points\.point\("([a-z_]+)"\)', source))
    assert passed == {*crash_points.POINTS, *crash_points.CLASS_POINTS}
