"""The parts of scripts/docs that need no Sphinx: rulebooks, lists of modules, links."""

import re
import subprocess
from pathlib import Path

import pytest

from kartki.words.languages import LANGUAGES
from scripts.site import api, links, rulebooks

CLONE = Path(__file__).resolve().parents[2]
INDEX = (CLONE / "docs" / "site" / "index.md").read_text("utf-8")


def test_every_page_of_docs_has_its_place_on_the_site() -> None:
    for page in sorted((CLONE / "docs").glob("*.md")):
        assert re.search(rf"^docs/{page.stem}$", INDEX, re.MULTILINE), page.name
    assert "docs/decisions/[0-9]*" in INDEX


def test_a_rule_gets_an_anchor_of_its_id() -> None:
    text = rulebooks.with_anchors("## Jumping\n### KOL-JMP-1 Three rounds\nText.\n")
    assert text == '## Jumping\n<a id="kol-jmp-1"></a>\n\n### KOL-JMP-1 Three rounds\nText.\n'


def test_the_rulebooks_of_all_languages_are_laid_out(tmp_path: Path) -> None:
    words = CLONE / "src" / "kartki" / "words"
    rulebooks.lay_out(words, tmp_path / "rules")
    assert {path.name for path in (tmp_path / "rules").iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        folder = tmp_path / "rules" / language
        books = {path.stem for path in (words / language / "rules").glob("*.md")}
        assert books == {path.stem for path in folder.glob("*.md")} - {"index"}
        assert all(f"\n{book}\n" in (folder / "index.md").read_text("utf-8") for book in books)


def test_every_module_of_the_packages_has_its_place(tmp_path: Path) -> None:
    api.lay_out(CLONE / "src" / "kartki", tmp_path / "reference")
    core = (tmp_path / "reference" / "core.md").read_text("utf-8")
    for module in (CLONE / "src" / "kartki" / "core").glob("*.py"):
        if module.stem != "__init__":
            assert f".. automodule:: kartki.core.{module.stem}\n" in core
    bots = (tmp_path / "reference" / "bots.md").read_text("utf-8")
    assert ".. automodule:: kartki.bots\n" in bots
    assert ".. automodule:: kartki.bots.kolejka.neighbour\n" in bots


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "below").mkdir()
    (tmp_path / "index.html").write_text(
        '<p id="top"><a href="below/other.html#here">x</a> <a href="#top">y</a>'
        '<a href="https://example.org/x">z</a><link href="style%20a.css">'
    )
    (tmp_path / "style a.css").touch()
    (tmp_path / "below" / "other.html").write_text('<a id="here" href="../index.html">x</a>')
    return tmp_path


def test_a_whole_site_has_no_broken_link(site: Path) -> None:
    assert links.broken(site) == []


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("below/none.html", "there is no such file"),
        ("none.css", "there is no such file"),
        ("#none", "there is no such place on the page"),
        ("below/other.html#none", "there is no such place on the page"),
    ],
)
def test_a_broken_link_is_told(site: Path, link: str, told: str) -> None:
    (site / "third.html").write_text(f'<a href="{link}">x</a>')
    assert links.broken(site) == [f"third.html: {link}: {told}"]


def test_help_and_a_wrong_word() -> None:
    helped = subprocess.run([CLONE / "scripts" / "docs", "--help"], capture_output=True, text=True)
    assert "into build/docs/html" in helped.stdout
    wrong = subprocess.run([CLONE / "scripts" / "docs", "--opne"], capture_output=True, text=True)
    assert wrong.returncode == 1
    assert "scripts/docs knows no --opne." in wrong.stderr
