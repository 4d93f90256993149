"""A rulebook as a whole: its chapters with what introduces them, and every rule."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from starlette.responses import Response

from kartki.server.api import forms
from kartki.server.api.desk import Asking, as_json
from kartki.server.api.refusing import Refused
from kartki.server.api.shelves import refuse_book
from kartki.words import rules

_CHAPTER: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_RULE: Final = re.compile(r"^### ([A-Z]+-[A-Z]+-\d+) ", re.MULTILINE)


async def whole_book(asking: Asking) -> Response | Refused:
    language, book = asking.part("lang"), asking.part("game")
    refused = refuse_book(language, book)
    if refused is not None:
        return refused
    return as_json(book_text(language, book))


@cache
def book_text(language: str, book: str) -> forms.WholeBook:
    known = rules.rulebook(language, book)
    chapters: list[forms.Chapter] = []
    told: list[forms.RuleInBook] = []
    for title, body in _chapters(language, book):
        chapters.append(forms.Chapter(title, _RULE.split(body)[0].strip()))
        found = [known[rule_id] for rule_id in _RULE.findall(body)]
        told += [forms.RuleInBook(rule.id, rule.title, rule.text, title) for rule in found]
    about = rules.introduction(language, book)
    return forms.WholeBook(book, about, tuple(chapters), tuple(told))


def _chapters(language: str, book: str) -> list[tuple[str, str]]:
    """The title of each chapter and everything below it."""
    text = files("kartki.words").joinpath(language, "rules", f"{book}.md").read_text("utf-8")
    _, *parts = _CHAPTER.split(text)
    return list(zip(parts[::2], parts[1::2], strict=True))
