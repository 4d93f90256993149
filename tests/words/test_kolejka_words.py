"""Kolejka's sentences by example: who is spoken to, whose pawn it is, how goods are counted."""

import pytest

from kartki import bots
from kartki.core import catalogue
from kartki.core.play import Event
from kartki.games.kolejka.actions import CRITICISE, ERROR, LIST, NOWHERE, play
from kartki.games.kolejka.events import DrewSomething, LookedAtSomething
from kartki.games.kolejka.parts import SHOPS, SPECULATOR
from kartki.games.kolejka.transfer_events import CardPlayed, Exchanged, Recalled
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech, visible
from tests.words.test_words import FILES, patterns, variables

GROCERIES, FURNITURE, CLOTHING, KIOSK = (
    SHOPS.index(name) for name in ("groceries", "furniture", "clothing", "kiosk")
)


def told(event: Event, language: str, reader: int | None = None) -> str:
    speech = Speech(language, "kolejka", {0: "Ania", 1: "Bartek", 2: "Cyryl"})
    speech.reader = reader
    return speech.event(event)


# who is spoken to


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_knows_how_to_speak_to_you(language: str, file: str) -> None:
    """Where a player is the subject, there is a form for the one who reads."""
    events = {name: p for name, p in patterns(language, file).items() if name.startswith("event-")}
    for name, pattern in events.items():
        used = variables(pattern)
        for who in ("seat", "pawn"):
            assert who not in used or f"{who}_me" in used, name


def test_you_draw_and_you_look() -> None:
    assert told(DrewSomething(0), "en", reader=0) == "You draw a queue card."
    assert told(DrewSomething(0), "en") == "Ania draws a queue card."
    assert told(LookedAtSomething(0), "en", reader=0) == "You look at a delivery card."


# whose pawn


@pytest.mark.rule("KOL-CRD-4")
@pytest.mark.parametrize(
    ("language", "owner", "reader", "end"),
    [
        ("en", SPECULATOR, 1, "the speculator goes two places back from place 2 at the kiosk."),
        ("en", 0, 1, "Ania’s own pawn goes two places back from place 2 at the kiosk."),
        ("en", 0, 0, "your own pawn goes two places back from place 2 at the kiosk."),
        ("en", 1, 1, "your pawn goes two places back from place 2 at the kiosk."),
        ("en", 1, 0, "Bartek’s pawn goes two places back from place 2 at the kiosk."),
        ("pl", SPECULATOR, 1, "w kolejce do kiosku cofa o dwa miejsca spekulanta z miejsca 2."),
        ("pl", SPECULATOR, 0, "w kolejce do kiosku cofasz o dwa miejsca spekulanta z miejsca 2."),
        ("pl", 0, 1, "cofa o dwa miejsca własny pionek z miejsca 2."),
        ("pl", 1, 1, "cofa o dwa miejsca twój pionek z miejsca 2."),
        ("pl", 2, 1, "cofa o dwa miejsca pionek z miejsca 2 (Cyryl)."),
        ("it", SPECULATOR, 1, "nella coda del chiosco lo speculatore al posto 2 arretra di due."),
        ("it", 0, 0, "nella coda del chiosco la tua pedina al posto 2 arretra di due."),
        ("it", 1, 1, "nella coda del chiosco la tua pedina al posto 2 arretra di due."),
        ("it", 2, 1, "nella coda del chiosco la pedina di Cyryl al posto 2 arretra di due."),
    ],
)
def test_whose_pawn_goes_back(language: str, owner: int, reader: int, end: str) -> None:
    event = CardPlayed(0, play(CRITICISE, KIOSK, 1), owner, [])
    assert told(event, language, reader).endswith(end)


# from where, and whose queue


@pytest.mark.rule("KOL-CRD-6")
@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "one piece of clothing goes from the grocer’s to the kiosk."),
        ("pl", "ubranie trafia ze spożywczego do kiosku."),
        ("it", "un indumento passa dall’alimentari al chiosco."),
    ],
)
def test_a_delivery_error_goes_from_one_shop_to_another(language: str, end: str) -> None:
    event = CardPlayed(0, play(ERROR, GROCERIES, NOWHERE, CLOTHING, KIOSK), NOWHERE, [])
    assert told(event, language).endswith(end)


@pytest.mark.rule("KOL-CRD-1")
@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "turns the queue at the grocer’s round."),
        ("pl", "odwraca kolejkę do spożywczego."),
        ("it", "inverte tutta la coda dell’alimentari."),
    ],
)
def test_the_queue_of_a_shop(language: str, end: str) -> None:
    assert told(CardPlayed(0, play(LIST, GROCERIES), NOWHERE, []), language).endswith(end)


def test_the_queue_at_the_market_has_its_own_preposition() -> None:
    sentence = "Ania zabiera do domu pionek z kolejki na bazarze (miejsce 3)."
    assert told(Recalled(0, len(SHOPS), 2), "pl") == sentence


# how goods are counted


@pytest.mark.rule("KOL-MKT-1")
@pytest.mark.parametrize(
    ("language", "also", "sentence"),
    [
        ("en", NOWHERE, "At the market Ania pays one piece of clothing for one kiosk item."),
        ("en", CLOTHING, "At the market Ania pays two pieces of clothing for one kiosk item."),
        ("en", FURNITURE, "At the market Ania pays one piece of clothing and one piece of"
         " furniture for one kiosk item."),
        ("pl", CLOTHING, "Na bazarze Ania wymienia dwa ubrania na towar z kiosku."),
        ("pl", FURNITURE, "Na bazarze Ania wymienia ubranie i mebel na towar z kiosku."),
        ("it", CLOTHING, "Al mercato Ania prende un articolo da chiosco e paga con due indumenti."),
        ("it", NOWHERE, "Al mercato Ania prende un articolo da chiosco e paga con un indumento."),
    ],
)  # fmt: skip
def test_what_is_paid_at_the_market(language: str, also: int, sentence: str) -> None:
    assert told(Exchanged(0, CLOTHING, also, KIOSK), language) == sentence


@pytest.mark.parametrize(
    ("language", "goods", "words"),
    [
        ("en", "clothing", ["0 pieces of clothing", "1 piece of clothing", "3 pieces of clothing"]),
        ("pl", "groceries", ["0 artykułów spożywczych", "1 artykuł spożywczy",
                             "3 artykuły spożywcze"]),
        ("it", "furniture", ["0 mobili", "1 mobile", "3 mobili"]),
    ],
)  # fmt: skip
def test_goods_have_a_counted_form(language: str, goods: str, words: list[str]) -> None:
    speech = Speech(language, "kolejka")
    assert [speech.attribute(f"goods-{goods}", "count", n) for n in (0, 1, 3)] == words


# names and signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_bots_of_its_own_country(language: str) -> None:
    road = Speech(language, "ration_board").say("bot-names").split(", ")
    square = Speech(language, "kolejka").say("bot-names").split(", ")
    assert road[:2] == ["June", "Hank"]
    assert {"Grażyna", "Zbigniew"} <= set(square)
    assert not set(road) & set(square)
    for game, names in (("ration_board", road), ("kolejka", square)):
        found = catalogue.find(game)
        assert found is not None
        assert len(set(names)) == len(names) >= found.most


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_bot_has_a_word(language: str) -> None:
    """A short one: it stands behind a name on the screen."""
    speech = Speech(language)
    for name in ("kolejka", "ration_board"):
        game = catalogue.find(name)
        assert game is not None
        for kind in bots.names(game):
            assert 0 < len(speech.attribute(f"bot-{kind}", "name")) <= 10, kind


def test_no_break_spaces_are_shown_and_control_signs_are_not() -> None:
    assert visible("kiosk\u00a01, 5\u202f%") == "kiosk\u00a01, 5\u202f%"
    assert visible("\x1b[2J\x00\x7f\x85\u2028\u200b") == "\ufffd[2J" + "\ufffd" * 5
