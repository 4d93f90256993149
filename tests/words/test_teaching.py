"""The pages around a lesson: the same in every language, and no reference without its source."""

import re
from pathlib import Path

import pytest

from kartki.build import PACKAGE
from kartki.words.languages import LANGUAGES

GAMES = ("kolejka", "ration_board", "reglamentacja")
KINDS = ("history", "teaching", "handout")
CITED = re.compile(r"\(([^()]*\b(?:19|20)\d\d)\)")
SOURCES = re.compile(r"^(?:## |\*\*)(?:Sources|Źródła|Fonti)", re.MULTILINE)
MARKS = (r"^# ", r"^## ", r"^- ", r"^____$")


def text(language: str, kind: str, game: str) -> str:
    return Path(PACKAGE / "words" / language / kind / f"{game}.md").read_text("utf-8")


def on_screen(language: str, message: str) -> str:
    """What the pages of a class say, which the terminal never does."""
    words = Path(PACKAGE / "words" / language / "client_class.ftl").read_text("utf-8")
    found = re.search(rf"^{message} = (.+)$", words, re.MULTILINE)
    assert found, message
    return found[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["teaching", "handout"])
def test_every_language_has_the_same_parts(kind: str, game: str) -> None:
    parts = {
        language: [
            len(re.findall(mark, text(language, kind, game), re.MULTILINE)) for mark in MARKS
        ]
        for language in LANGUAGES
    }
    assert all(found == parts["en"] for found in parts.values()), parts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_reference_has_its_source(kind: str, game: str, language: str) -> None:
    """“(Mazurek 2010)” in the text is a Mazurek and a 2010 among the sources."""
    words, sources = re.split(SOURCES, text(language, kind, game), maxsplit=1)
    cited = {one.strip() for found in CITED.findall(words) for one in re.split(r"[;,]", found)}
    assert cited, "a page of facts without a reference"
    missing = [one for one in cited if not all(part in sources for part in one.split())]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_three_questions_are_the_same_on_the_screen_the_sheet_and_the_plan(
    game: str, language: str
) -> None:
    for number in (1, 2, 3):
        question = f"**{on_screen(language, f'lesson-question{number}_{game}')}**"
        for kind in ("handout", "teaching"):
            assert question in text(language, kind, game), kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_plan_names_a_button_and_a_length_that_the_class_has(game: str, language: str) -> None:
    words = text(language, "teaching", game)
    assert f"*{on_screen(language, 'class-pause')}*" in words
    assert re.search(r"\b20 minut", words)
