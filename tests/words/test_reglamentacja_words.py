"""Reglamentacja's sentences by example, and nothing that its code asks for is missing."""

import re
from pathlib import Path

import pytest

from kartki.core.play import Event
from kartki.games.reglamentacja import events as shop_events
from kartki.games.reglamentacja import trade_events
from kartki.games.reglamentacja.events import Discarded, DrewSomething, Scored
from kartki.games.reglamentacja.offer_notation import read_terms
from kartki.games.reglamentacja.offers import EVERYONE
from kartki.games.reglamentacja.parts import KINDS
from kartki.games.reglamentacja.steps.by_name import ALL
from kartki.games.reglamentacja.trade_events import Called, Dealt, OfferMade, PaidSpeculator
from kartki.words import rules
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.games.reglamentacja.shop import GAME, stamps
from tests.words.test_words import SOURCES

FLOUR, BUTTER = KINDS.index("flour"), KINDS.index("butter")


def voice(language: str, reader: int | None = None) -> Speech:
    speech = Speech(language, "reglamentacja", {0: "Ania", 1: "Bartek", 2: "Cyryl"})
    speech.reader = reader
    return speech


def told(event: Event, language: str, reader: int | None = None) -> str:
    return voice(language, reader).event(event)


def offer(to: int, text: str, answers: int = 0) -> OfferMade:
    terms = read_terms(text)
    assert terms is not None
    return OfferMade(0, 4, to, terms, answers)


def deal(gave: str, paid: str, place: bool) -> Dealt:
    return Dealt(0, 1, 4, tuple(stamps(gave)), tuple(stamps(paid)), place)


# nothing is missing: other games' sentences do not count


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_game_has_its_sentence(language: str) -> None:
    code = "\n".join(
        p.read_text("utf-8") for p in Path(SOURCES, "games/reglamentacja").rglob("*.py")
    )
    codes = set(re.findall(r'Refusal\(\s*"([a-z_.]+)"', code)) - {"notation.unreadable"}
    assert len(codes) > 35
    speech = voice(language)
    missing = {code for code in codes if not speech.has(f"refusal-{code.replace('.', '-')}")}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_step_and_option_has_its_words(language: str) -> None:
    speech = voice(language)
    classes = [x for m in (shop_events, trade_events) for x in vars(m).values()]
    codes = {x.code for x in classes if isinstance(x, type) and issubclass(x, Event) and x.code}
    asked = {f"event-{code}" for code in codes} | {f"prompt-{step.name}" for step in ALL}
    asked |= {f"option-{option.name}" for option in GAME.options()}
    assert len(asked) > 35
    assert {name for name in asked if not speech.has(name)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    book = rules.rulebook(language, "reglamentacja")
    assert len(book) == 41
    assert all(len(rule.title) > 2 and len(rule.text) > 20 for rule in book.values())
    assert rules.find("REG-TOP-3", language) is not None
    assert "`visits`" in book["REG-SET-3"].text
    assert "`pace`" in book["REG-TOP-1"].text


# offers


@pytest.mark.rule("REG-TRD-5")
@pytest.mark.parametrize(
    ("language", "reader", "event", "sentence"),
    [
        ("en", None, offer(1, "butter butter for sugar"),
         "#4 Ania offers Bartek 2 butter for sugar."),
        ("en", 0, offer(EVERYONE, "chocolate for any 3"),
         "#4 You offer everyone chocolate for any 3 stamps."),
        ("en", 1, offer(1, "soap place for any 2 of sugar meat", 3),
         "#4 Ania offers you soap and the place in the queue for any 2 of sugar or meat"
         " in answer to #3."),
        ("en", None, offer(1, "soap for flour any 1 of sugar meat"),
         "#4 Ania offers Bartek soap for flour, and sugar or meat."),
        ("pl", None, offer(1, "flour for butter butter"),
         "#4 Ania → Bartek: daje mąkę za 2 masła."),
        ("pl", 0, offer(EVERYONE, "chocolate for any 3"),
         "#4 Ty → wszyscy: dajesz wyrób czekoladowy za dowolne 3 kartki."),
        ("pl", 1, offer(1, "soap for place", 3),
         "#4 Ania → ty, w odpowiedzi na #3: daje mydło za miejsce w kolejce."),
        ("it", None, offer(1, "butter butter for sugar"),
         "#4 Ania offre a Bartek 2 di burro per zucchero."),
        ("it", 0, offer(EVERYONE, "chocolate for any 3"),
         "#4 Offri a tutto il tavolo cioccolato per 3 bollini qualsiasi."),
        ("it", 1, offer(1, "soap for any 1 of sugar meat", 3),
         "#4 Ania ti offre sapone per zucchero o carne, in risposta alla #3."),
    ],
)  # fmt: skip
def test_an_offer_is_told(language: str, reader: int | None, event: Event, sentence: str) -> None:
    assert told(event, language, reader) == sentence


@pytest.mark.rule("REG-TRD-2")
@pytest.mark.parametrize(
    ("language", "reader", "event", "sentence"),
    [
        ("en", None, deal("butter*2", "sugar", False),
         "Deal (#4)! Ania gives 2 butter and gets sugar from Bartek."),
        ("en", 0, deal("butter*2", "sugar", False),
         "Deal (#4)! You give 2 butter and get sugar from Bartek."),
        ("en", 1, deal("butter*2", "sugar", False),
         "Deal (#4)! You give sugar and get 2 butter from Ania."),
        ("en", 1, deal("", "soap", True),
         "Deal (#4)! You give soap to Ania. You change places with Ania."),
        ("en", None, deal("", "", True), "Deal (#4)! Ania and Bartek change places in the queue."),
        ("pl", None, deal("butter*2", "flour", False),
         "Umowa stoi (#4)! Ania daje 2 masła, a Bartek mąkę."),
        ("pl", 1, deal("", "flour", True),
         "Umowa stoi (#4)! Ania dostaje od ciebie mąkę."
         " Ty i Ania zamieniacie się miejscami w kolejce."),
        ("it", 0, deal("butter*2", "sugar", False),
         "Affare fatto (#4)! Dai 2 di burro e ricevi zucchero da Bartek."),
        ("it", None, deal("soap", "", True),
         "Affare fatto (#4)! Ania dà sapone a Bartek. Ania e Bartek si scambiano di posto"
         " in coda."),
    ],
)  # fmt: skip
def test_a_deal_is_told(language: str, reader: int | None, event: Event, sentence: str) -> None:
    assert told(event, language, reader) == sentence


# calls


@pytest.mark.parametrize(
    ("language", "phrase", "slot", "sentence"),
    [
        ("en", 0, BUTTER, "Ania: “Who has butter?”"),
        ("pl", 0, FLOUR, "Ania: „Kto ma mąkę?”"),
        ("it", 0, BUTTER, "Ania: «Chi ha del burro?»"),
        ("en", 1, FLOUR, "Ania: “I give flour!”"),
        ("pl", 1, FLOUR, "Ania: „Oddam mąkę!”"),
        ("it", 1, FLOUR, "Ania: «Cedo della farina!»"),
        ("en", 2, -1, "Ania: “My place is for sale!”"),
        ("en", 3, 1, "Ania: “I want your place, Bartek!”"),
        ("pl", 3, 1, "Ania: „Bartek, chcę twoje miejsce!”"),
        ("it", 3, 1, "Ania: «Bartek, voglio il tuo posto!»"),
        ("pl", 4, -1, "Ania: „Za drogo!”"),
        ("it", 5, -1, "Ania: «Ultima occasione!»"),
    ],
)
def test_a_call_is_a_phrase(language: str, phrase: int, slot: int, sentence: str) -> None:
    assert told(Called(0, phrase, slot), language) == sentence


def test_you_are_called_without_a_name() -> None:
    assert told(Called(0, 3, 1), "en", reader=1) == "Ania: “I want your place!”"


# and some more


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ania slips the speculator butter and soap and changes places with him."),
        ("pl", "Ania wsuwa spekulantowi do kieszeni masło i mydło i zamienia się z nim miejscami."),
        ("it", "Ania allunga allo speculatore burro e sapone e fa cambio di posto con lui."),
    ],
)
def test_the_speculator_is_paid(language: str, sentence: str) -> None:
    assert told(PaidSpeculator(0, tuple(stamps("butter,soap")), True), language) == sentence


def test_you_are_spoken_to() -> None:
    assert told(DrewSomething(0), "pl", reader=0) == "Dobierasz kartkę."
    assert told(Discarded(0, FLOUR), "pl", reader=0) == "Odrzucasz mąkę."
    assert told(Discarded(0, FLOUR), "it") == "Ania scarta un bollino della farina."


@pytest.mark.parametrize(
    ("points", "end"),
    [(1, "1 punkt, 1 karta, na ręce 5 kartek."), (3, "3 punkty, 1 karta, na ręce 5 kartek.")],
)
def test_polish_counts_points(points: int, end: str) -> None:
    assert told(Scored(0, "family_gathering", points, 1, 5), "pl").endswith(end)
