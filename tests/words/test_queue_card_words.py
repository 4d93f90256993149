"""Every queue card of Kolejka has all its words, and its picture."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.fields import GOODS, PLACE
from kartki.words.languages import LANGUAGES

CLONE = Path(__file__).resolve().parents[2]
SOURCES = CLONE / "src" / "kartki"
REFUSING = ("at_shop", "no_effect", "Refusal")
PICTURES = CLONE / "client" / "src" / "games" / "kolejka" / "art" / "cards.svg"


class Variants(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.names.add(node.key.name)
        self.generic_visit(node)


def messages(language: str) -> dict[str, ftl.Message]:
    """Of the one file that has everything about the cards."""
    text = (SOURCES / "words" / language / "kolejka_cards.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def refusals() -> set[str]:
    """The codes with which cards are refused, whichever function makes the refusal."""
    found: set[str] = set()
    for path in (SOURCES / "games" / "kolejka" / "cards").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSING:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found


def asked(card: str) -> set[str]:
    """What the pages ask for, one thing after the other: a shop and a place are one pawn."""
    fields = QUEUE_CARDS[CARDS.index(card)].fields
    named = [field.name for field in fields if field is not PLACE]
    pointed = ["pawn" if name == "shop" and PLACE in fields else name for name in named]
    return {f"kol-ask_{card}_{name}" for name in pointed} or {f"kol-ask_{card}"}


def wanted(card: str) -> set[str]:
    families = ("card-", "kol-card_", "choice-word_", "choice-", "choice-here_", "choice-nowhere_")
    pages = ("kol-deed_", "kol-detail_", "deed-")
    found = {f"{family}{card}" for family in (*families, *pages)} | asked(card)
    own = {f"choice-{card}_own"} if GOODS in QUEUE_CARDS[CARDS.index(card)].fields else set()
    return found | own


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_all_its_words(language: str, card: str) -> None:
    there = messages(language)
    assert wanted(card) - there.keys() == set()
    assert [attribute.id.name for attribute in there[f"card-{card}"].attributes] == ["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_of_each_card(language: str) -> None:
    variants = Variants()
    variants.visit(messages(language)["event-card_played"])
    assert set(CARDS) <= variants.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_card_has_a_sentence(language: str) -> None:
    codes = {f"refusal-{code.replace('.', '-')}" for code in refusals()}
    assert len(codes) > 15
    assert codes - messages(language).keys() == set()


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_picture(card: str) -> None:
    assert f'<symbol id="card-{card}" viewBox="0 0 140 92"' in PICTURES.read_text("utf-8")
