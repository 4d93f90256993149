"""The pages around a lesson: the same in every language, and no reference without its source."""

import re
from pathlib import Path

import pytest

from kartki.build import PACKAGE
from kartki.words.languages import LANGUAGES

GAMES = ("kolejka", "ration_board", "reglamentacja")
KINDS = ("history", "teaching", "handout")
CITED = re.compile(r"\(([^()]*\b(?:(?:19|20)\d\d|RG \d+))\)")
SOURCES = re.compile(r"^(?:## |\*\*)(?:Sources|Źródła|Fonti)", re.MULTILINE)
MARKS = (r"^# ", r"^## ", r"^- ", r"^____$")


def text(language: str, kind: str, game: str) -> str:
    return Path(PACKAGE / "words" / language / kind / f"{game}.md").read_text("utf-8")


def marks(words: str) -> list[str]:
    """The references of a text: “(Wedel 1986; Kochanowski 2010)” are two."""
    return [one.strip() for found in CITED.findall(words) for one in re.split(r"[;,]", found)]


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
    cited = marks(words)
    assert cited, "a page of facts without a reference"
    missing = [one for one in cited if not all(part in sources for part in one.split())]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["history", "teaching"])
def test_every_source_is_one_that_the_page_names(kind: str, game: str, language: str) -> None:
    """A book that stands behind no sentence lends the page a weight that it has not."""
    words, sources = re.split(SOURCES, text(language, kind, game), maxsplit=1)
    cited = [one.split() for one in marks(words)]
    idle = [
        source
        for source in re.findall(r"^- .+", sources, re.MULTILINE)
        if not any(all(part in source for part in one) for one in cited)
    ]
    assert idle == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_facts_have_sources_in_every_language(kind: str, game: str) -> None:
    """Paragraph by paragraph: as many references here as there."""
    words = {
        language: re.split(SOURCES, text(language, kind, game), maxsplit=1)[0]
        for language in LANGUAGES
    }
    counted = {
        language: [len(marks(paragraph)) for paragraph in of.split("\n\n")]
        for language, of in words.items()
    }
    assert all(found == counted["en"] for found in counted.values()), counted


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
