"""The rulebook by id: `words/<language>/rules/<game>.md`, one section for each id."""

import re
from functools import cache
from importlib.resources import files
from typing import Final, final

_SECTION: Final = re.compile(r"^### ([A-Z]+-[A-Z]+-\d+) (.+)$")


@final
class Rule:
    def __init__(self, rule_id: str, title: str, text: str) -> None:
        self.id: Final = rule_id
        self.title: Final = title
        self.text: Final = text


@cache
def rulebook(language: str, book: str) -> dict[str, Rule]:
    """The rules of a game, or of the house, in the order of the book."""
    text = files("kartki.words").joinpath(language, "rules", f"{book}.md").read_text("utf-8")
    rules: dict[str, Rule] = {}
    heading, lines = None, list[str]()
    for line in [*text.splitlines(), "## end"]:
        if line.startswith("#"):
            if heading is not None:
                rules[heading[1]] = Rule(heading[1], heading[2], "\n".join(lines).strip())
            heading, lines = _SECTION.match(line), []
        else:
            lines.append(line)
    return rules


@cache
def introduction(language: str, book: str) -> str:
    """What the game is about: the paragraph before the first chapter."""
    text = files("kartki.words").joinpath(language, "rules", f"{book}.md").read_text("utf-8")
    before = text.partition("\n## ")[0]
    return " ".join(" ".join(before.splitlines()[1:]).split())


def prefix_of(rule_id: str) -> str:
    """`KOL` of `KOL-JMP-1`: the rules of a book begin alike, and no other book's do."""
    return rule_id.partition("-")[0]


@cache
def books() -> dict[str, str]:
    """Every book of the folder by the prefix of its rules."""
    folder = files("kartki.words").joinpath("en", "rules")
    found = [item.name.removesuffix(".md") for item in folder.iterdir()]
    return {prefix_of(next(iter(rulebook("en", book)))): book for book in found}


def find(rule_id: str, language: str) -> Rule | None:
    book = books().get(prefix_of(rule_id))
    return None if book is None else rulebook(language, book).get(rule_id)
