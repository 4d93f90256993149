"""The rulebooks in every language as pages, with an anchor for each rule."""

import re
from pathlib import Path

from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech

RULE = re.compile(r"^### ([A-Z]+-[A-Z]+-\d+) ", re.MULTILINE)


def lay_out(words: Path, place: Path) -> None:
    """rules/en/kolejka.md and so on, and a page that lists them for each language."""
    for language in LANGUAGES:
        folder = place / language
        folder.mkdir(parents=True)
        books = sorted((words / language / "rules").glob("*.md"))
        for book in books:
            (folder / book.name).write_text(with_anchors(book.read_text("utf-8")), "utf-8")
        title = Speech(language).say("language-name")
        (folder / "index.md").write_text(contents(title, [book.stem for book in books]), "utf-8")


def with_anchors(text: str) -> str:
    """A rule is found by its id: rules/en/kolejka.html#kol-jmp-1."""
    return RULE.sub(lambda rule: f'<a id="{rule[1].lower()}"></a>\n\n{rule[0]}', text)


def contents(title: str, books: list[str]) -> str:
    return "\n".join([f"# {title}", "", "```{toctree}", ":maxdepth: 1", "", *books, "```", ""])
