"""A rulebook as a whole: its chapters with what introduces them, and every rule."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from starlette.responses import Response

from kartki.server.api import schemas
from kartki.server.api.context import ApiCall, as_json
from kartki.server.api.library import refuse_book
from kartki.server.api.problems import Refused
from kartki.words import rules

_CHAPTER: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_RULE: Final = re.compile(r"^### ([A-Z]+-[A-Z]+-\d+) ", re.MULTILINE)


async def whole_book(call: ApiCall) -> Response | Refused:
    language, book = call.part("lang"), call.part("game")
    refused = refuse_book(language, book)
    if refused is not None:
        return refused
    return as_json(book_text(language, book))


@cache
def book_text(language: str, book: str) -> schemas.WholeBook:
    known = rules.rulebook(language, book)
    chapters: list[schemas.Chapter] = []
    told: list[schemas.RuleInBook] = []
    for title, body in _chapters(language, book):
        chapters.append(schemas.Chapter(title, _RULE.split(body)[0].strip()))
        found = [known[rule_id] for rule_id in _RULE.findall(body)]
        told += [schemas.RuleInBook(rule.id, rule.title, rule.text, title) for rule in found]
    about = rules.introduction(language, book)
    return schemas.WholeBook(book, about, tuple(chapters), tuple(told))


def _chapters(language: str, book: str) -> list[tuple[str, str]]:
    """The title of each chapter and everything below it."""
    text = files("kartki.words").joinpath(language, "rules", f"{book}.md").read_text("utf-8")
    _, *parts = _CHAPTER.split(text)
    return list(zip(parts[::2], parts[1::2], strict=True))
