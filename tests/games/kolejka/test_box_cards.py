"""Which queue cards a box has: the printed ten, or those that the edition names."""

import pytest

from kartki.core.edition import Edition, Flaw
from kartki.editions import shelf
from kartki.games.kolejka.actions import CARDS, PRINTED
from kartki.games.kolejka.cards import QUEUE_CARDS
from tests.games.kolejka.square import EDITION, GAME, with_every_card

HEAD = f'name = "{EDITION}"'
TEXT = shelf.text_of("kolejka", EDITION)


def with_cards(names: str) -> Edition | list[Flaw]:
    return shelf.parse(TEXT.replace(HEAD, f'name = "own"\ncards = [{names}]'))


def test_every_card_stands_at_its_number() -> None:
    assert [card.card for card in QUEUE_CARDS] == list(range(len(CARDS)))


@pytest.mark.rule("KOL-CMP-5")
def test_a_box_that_names_no_cards_has_the_printed_ten() -> None:
    s = GAME.new_game(3, EDITION, {})
    assert s.box.cards == list(PRINTED)
    assert [player.pile.cards() for player in s.seats] == [list(PRINTED)] * 3


def test_a_box_has_the_cards_that_it_names() -> None:
    s = with_every_card(2)
    assert [player.pile.cards() for player in s.seats] == [list(range(len(CARDS)))] * 2
    assert isinstance(with_cards('"committee", "list", "sir"'), Edition)


@pytest.mark.parametrize(
    ("names", "code", "found"),
    [
        ('"list", "sir", "queen"', "choice", "queen"),
        ('"list", "sir", 3', "choice", "3"),
        ('"list", "sir", "mother", "sir"', "twice", "sir"),
        ('"list", "sir"', "count", "2"),
    ],
)
def test_cards_that_cannot_be(names: str, code: str, found: str) -> None:
    flaws = with_cards(names)
    assert isinstance(flaws, list)
    (flaw,) = flaws
    assert (flaw.code, flaw.found) == (f"edition.{code}", found)
    assert flaw.line == TEXT.splitlines().index(HEAD) + 2
