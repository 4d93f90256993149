"""Writes into speech.json what the Python side says to each message there.

The messages (game, code, facts, reader) are kept; only the sentences are made anew:
    .venv/bin/python client/tests/words/speech.py
    cd client && npx prettier --write tests/words/speech.json
"""

import json
from pathlib import Path
from typing import Any

from kartki.server.api.sentences import message_of
from kartki.server.messages.facts import from_wire
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech

FILE = Path(__file__).with_suffix(".json")


def sentence(language: str, names: list[str], message: dict[str, Any]) -> str:
    speech = Speech(language, message["game"], dict(enumerate(names)))
    speech.reader = message["reader"]
    return speech.say(message_of(message["code"]), **dict(from_wire(message["facts"]) or ()))


def main() -> None:
    kept = json.loads(FILE.read_text("utf-8"))
    for message in kept["messages"]:
        message["said"] = {name: sentence(name, kept["names"], message) for name in LANGUAGES}
    FILE.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
