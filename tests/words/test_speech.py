"""Sentences by example: plurals, cases, who is spoken to."""

import pytest

from kartki.core.play import Refusal, Term, Who
from kartki.games.ration_board import box_data
from kartki.games.ration_board.cards import Card
from kartki.games.ration_board.effects import EFFECT_OF
from kartki.games.ration_board.events import Drew, Drove, DroveBack, Traded
from kartki.games.ration_board.parts import HOME
from kartki.words import rules
from kartki.words.languages import LANGUAGES, from_environment
from kartki.words.speech import Speech

BOX = box_data.box("rebuilt-1943")
space = BOX.number


def voice(language: str) -> Speech:
    return Speech(language, "ration_board", {0: "Ania", 1: "Bartek"})


@pytest.mark.parametrize(
    ("spaces", "sentence"),
    [
        (1, "Ania jedzie o 1 pole na pole czerwone 5."),
        (3, "Ania jedzie o 3 pola na pole czerwone 5."),
        (5, "Ania jedzie o 5 pól na pole czerwone 5."),
        (12, "Ania jedzie o 12 pól na pole czerwone 5."),
    ],
)
def test_polish_counts_in_three_ways(spaces: int, sentence: str) -> None:
    assert voice("pl").event(Drove(0, BOX, HOME, space("R5"), spaces)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ania goes back 2 spaces to blue 7."),
        ("pl", "Ania cofa się o 2 pola na pole niebieskie 7."),
        ("it", "Ania torna indietro di 2 caselle, fino alla casella blu 7."),
    ],
)
def test_one_event_in_three_languages(language: str, sentence: str) -> None:
    assert voice(language).event(DroveBack(0, BOX, space("B9"), space("B7"), 2)) == sentence


def test_the_reader_is_spoken_to() -> None:
    speech = voice("en")
    speech.reader = 1
    assert (
        speech.event(Traded(0, 1, BOX, space("R5"), space("R9"), space("R9")))
        == "Ania trades places with you."
    )
    assert speech.event(Drove(1, BOX, space("B17"), HOME, 1)) == "You drive 1 space Home."


def test_home_has_its_own_preposition() -> None:
    assert (
        voice("pl").event(Drove(0, BOX, space("B16"), HOME, 2)) == "Ania jedzie o 2 pola do Domu."
    )
    assert (
        voice("it").event(Drove(0, BOX, space("R23"), space("EXIT"), 2))
        == "Ania avanza di 2 caselle, fino all’Uscita."
    )


def test_a_refusal_is_a_sentence_with_its_facts() -> None:
    refusal = Refusal("call.out_of_range", "RAT-RED-1", (("number", 13),))
    assert voice("en").refusal(refusal) == "Calls go from 1 to 12; 13 is not one of them."


def test_a_card_of_an_own_box_brings_its_words() -> None:
    speech = voice("en")
    speech.adopt({"card-xx1": "A cow on the road."})
    card = Card("xx1", "back", 1, EFFECT_OF["back"])
    assert speech.event(Drew(0, card)) == "Ania draws: “A cow on the road.”"


@pytest.mark.parametrize(
    ("language", "amount", "end"),
    [
        ("en", 1, "Go back 1 space.”"),
        ("en", 4, "Go back 4 spaces.”"),
        ("pl", 1, "Cofasz się o 1 pole.”"),
        ("pl", 4, "Cofasz się o 4 pola.”"),
        ("pl", 7, "Cofasz się o 7 pól.”"),
        ("it", 4, "Torna indietro di 4 caselle.»"),
    ],
)
def test_a_corrected_number_is_told_as_well(language: str, amount: int, end: str) -> None:
    card = Card("rc12", "back", amount, EFFECT_OF["back"])
    assert voice(language).event(Drew(0, card)).endswith(end)


def test_a_word_that_no_language_knows_stands_as_it_is() -> None:
    assert voice("pl").term(Term("space", "Q")) == "Q"


def test_a_missing_sentence_is_a_fault_of_ours() -> None:
    with pytest.raises(LookupError):
        voice("en").say("no-such-sentence", seat=Who(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    book = rules.rulebook(language, "ration_board")
    assert len(book) == 38
    assert all(len(rule.title) > 2 and len(rule.text) > 20 for rule in book.values())


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "KARTKI_LANG": "it"}, "it"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("KARTKI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert from_environment() == language
