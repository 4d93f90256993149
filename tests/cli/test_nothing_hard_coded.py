"""Whatever a player reads comes from the words: proven by a language that marks its own.

Every sentence of the words is put in brackets. What stands outside of brackets must be a
name, a letter of a car, a rule's id or a figure.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from kartki.cli import app, commands, playing
from kartki.words import rules
from kartki.words.rules import Rule
from kartki.words.speech import Speech

BRACKETS = re.compile(r"⟦[^⟦⟧]*⟧")
ALLOWED = re.compile(
    r"\b(June|Hank|Ruth|ania|[A-H]|[RBD]?\d+|random|always6|(RAT|HSE)-[A-Z]+-\d+)\b"
)
RECORD = Path(__file__).resolve().parents[1] / "records" / "ration_board" / "places.game"


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put every sentence into brackets, but not the lists that the program takes apart."""
    plain = Speech._format
    whole = Speech.say

    def bracketed(self: Speech, pattern: Any, arguments: dict[str, object]) -> str:
        return f"⟦{BRACKETS.sub(lambda m: m[0][1:-1], plain(self, pattern, arguments))}⟧"

    def say(self: Speech, message: str, **facts: Any) -> str:
        text = whole(self, message, **facts)
        listed = message.partition("-")[0] in ("command", "verbs", "words", "bot")
        return text[1:-1] if listed else text

    def rule(rule_id: str, language: str) -> Rule | None:
        return Rule(rule_id, "⟦title⟧", "⟦text⟧")

    monkeypatch.setattr(Speech, "_format", bracketed)
    monkeypatch.setattr(Speech, "say", say)
    monkeypatch.setattr(rules, "find", rule)
    monkeypatch.setattr(playing, "introduction", lambda _language, _book: "⟦about⟧")


def outside(text: str) -> list[str]:
    """Words that no message brought."""
    joined = " ".join(text.split())  # a long sentence is broken over lines
    bare = BRACKETS.sub(" ", BRACKETS.sub(" ", joined))
    return re.findall(r"[^\W\d_]{2,}", ALLOWED.sub(" ", bare))


@pytest.mark.usefixtures("marked")
def test_playing_says_nothing_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(
        ["help", "call 99", "undo", "9", "undo", "fly", "rules RAT-RED-1", "board"] + ["9", ""] * 60
    )

    def keyboard(prompt: str) -> str:
        print(prompt)
        text = next(typed, None)
        if text is None:
            raise EOFError
        return text

    monkeypatch.setenv("KARTKI_DATA", str(tmp_path))
    monkeypatch.setattr("builtins.input", keyboard)
    commands.play("ration_board", None, "you,ania,random,always6", "", "", "", [], Speech("en"))
    told = capsys.readouterr().out
    assert "⟦" in told
    assert outside(told.replace(str(tmp_path), "")) == []


@pytest.mark.usefixtures("marked")
def test_replaying_says_nothing_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    commands.replay(RECORD, 20, "", Speech("en"))
    told = capsys.readouterr().out
    names = re.sub(r"\b(Ania|Bartek|Cyryl)\b", "", told)
    assert outside(names) == []


def test_every_command_takes_its_help_from_the_words() -> None:
    """No text of its own in the command line's declarations."""
    source = Path(app.__file__).read_text("utf-8")
    assert re.findall(r'help=(?!h\()["\']', source) == []
    assert playing.COMMANDS
