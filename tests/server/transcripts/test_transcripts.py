"""A game of each title is told on the wire as it was when its transcript was made."""

import copy
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.server.transcripts.difference import first_difference
from tests.server.transcripts.recording import Step, path_of, read, recorded
from tests.server.transcripts.scripted import EVERYBODY, TITLES

ANEW: Final = "If it was meant: python -m tests.server.transcripts.make --again"


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_a_game_is_told_as_it_was(name: str) -> None:
    before = read(path_of(name))
    after = recorded(lambda _: [step.input for step in before])
    found = first_difference(before, after)
    assert found is None, f"{found}\n{ANEW}"


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_a_transcript_holds_what_everybody_heard(name: str) -> None:
    heard = [message for step in read(path_of(name)) for message in _messages(step)]
    kinds = {message["t"] for _, message in heard if isinstance(message, dict) and "t" in message}
    wanted = {"welcome", "told", "room", "done", "refused", "chat", "history", "previewed", "hint"}
    assert kinds >= {*wanted, "fault", "bye"}
    assert {who for who, _ in heard} == {*EVERYBODY, "http", "record"}


# whatever is changed is found, but for what may change on purpose

Change = Callable[[dict[str, Any]], None]


def _changed(change: Change) -> str | None:
    """What is found when the first telling to seat a with an event and a choice is another."""
    before = read(path_of("kolejka"))
    after = copy.deepcopy(before)
    for step in after:
        for who, message in _messages(step):
            if who == "a" and message.get("t") == "told" and message["ask"]["legal"]:
                change(message)
                return first_difference(before, after)
    raise AssertionError("nobody may do anything")


def _messages(step: Step) -> list[tuple[str, Any]]:
    return [(who, message) for who, heard in step.heard.items() for message in heard]


FAULTS: Final[dict[str, tuple[Change, str]]] = {
    "a move": (lambda told: told["ask"]["legal"][0].update(move="waits"), "ask.legal[0].move"),
    "a choice": (lambda told: told["ask"]["legal"].pop(), "ask.legal["),
    "a code": (lambda told: told["events"][0].update(code="flew"), "events[0].code"),
    "a fact": (lambda told: told["events"][0]["facts"].popitem(), "events[0].facts."),
    "an event": (lambda told: told["events"].pop(), "events["),
    "a line": (lambda told: told["lines"].append("a waits"), "lines["),
    "a field": (lambda told: told["view"].update(more=1), "view.more"),
    "a kind": (lambda told: told.update(n=float(told["n"])), "at .n:"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_difference_is_found_and_told(fault: str) -> None:
    change, told = FAULTS[fault]
    found = _changed(change)
    assert found is not None
    assert "a heard, message" in found
    assert told in found


def test_a_message_that_is_missing_is_told() -> None:
    before = read(path_of("kolejka"))
    after = copy.deepcopy(before)
    next(step for step in after if "b" in step.heard).heard["b"].pop()
    assert 'after:  "(nothing)"' in (first_difference(before, after) or "")


def test_an_event_may_tell_more_than_it_did() -> None:
    assert _changed(lambda told: told["events"][0]["facts"].update(came_from=3)) is None
