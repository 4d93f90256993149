"""The pages as they are read: code spans, links and fenced blocks, each with its line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

CLONE = Path(__file__).resolve().parents[3]
SPAN = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Cited:
    """Something that a page cites, where it stands, and the text that follows."""

    text: str
    line: int
    before: str
    after: str


@dataclass(frozen=True)
class Block:
    """A fenced block."""

    language: str
    text: str
    line: int


@dataclass(frozen=True)
class Page:
    name: str
    text: str

    @cached_property
    def prose(self) -> str:
        """The page without its blocks; lines keep their numbers."""
        return FENCE.sub(lambda block: "\n" * block[0].count("\n"), self.text)

    def line_at(self, position: int) -> int:
        return self.prose.count("\n", 0, position) + 1

    def _found(self, pattern: re.Pattern[str]) -> Iterator[Cited]:
        for found in pattern.finditer(self.prose):
            text = " ".join(found[1].split())
            before = self.prose[max(0, found.start() - 200) : found.start()]
            after = self.prose[found.end() : found.end() + 200]
            yield Cited(text, self.line_at(found.start()), before, after)

    def spans(self) -> list[Cited]:
        return list(self._found(SPAN))

    def links(self) -> list[Cited]:
        return list(self._found(LINK))

    def blocks(self) -> list[Block]:
        return [
            Block(found[1], found[2], self.text.count("\n", 0, found.start()) + 2)
            for found in FENCE.finditer(self.text)
        ]

    def anchors(self) -> set[str]:
        return {slug(heading) for heading in HEADING.findall(self.prose)}


def slug(heading: str) -> str:
    """The anchor that a heading gets: small letters, hyphens for blanks, no punctuation."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip().lower())
    return re.sub(r"[^\w -]", "", text).replace(" ", "-")


def pages() -> list[Page]:
    """Every page that says how things are. CHANGELOG tells of the past: see `history`."""
    found = [CLONE / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
    found += sorted((CLONE / "docs").rglob("*.md"))
    return [page(path) for path in found]


def history() -> Page:
    return page(CLONE / "CHANGELOG.md")


def page(path: Path) -> Page:
    return Page(str(path.relative_to(CLONE)), path.read_text("utf-8"))
