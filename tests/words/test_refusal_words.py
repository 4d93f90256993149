"""What a refusal tells whoever reads it: whose turn, what is asked now, what is missing."""

import pytest

from kartki.core import catalogue
from kartki.core.play import CHANCE, Refusal
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.games.kolejka.square import square
from tests.games.kolejka.test_market_exchange import market
from tests.games.ration_board.road import road
from tests.games.reglamentacja.shop import shop

NAMES = {0: "Ania", 1: "Bartek", 2: "Cyryl"}
HANDS = "a=soap,butter b=sugar*2 c=meat"


def said(language: str, game: str, refusal: Refusal) -> str:
    speech = Speech(language, game, NAMES)
    speech.reader = 1
    return speech.refusal(refusal)


# whose turn it is, and what is asked


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It is not your turn: Ania is choosing a queue card."),
        ("pl", "Teraz nie twój ruch: Ania wybiera kartę kolejki."),
        ("it", "Non è il tuo turno: Ania sta scegliendo una carta coda."),
    ],
)
def test_not_your_turn_says_whose_it_is_and_what_they_do(language: str, sentence: str) -> None:
    t = square(players=2, queues="kiosk=a,b,X")
    assert said(language, "kolejka", t.refusal("b passes")) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "That is for another hour of the day. Now play a queue card, or pass."),
        ("pl", "Na to jest inna pora dnia. Teraz zagraj kartę kolejki albo spasuj."),
        ("it", "Questo si fa in un altro momento della giornata."
               " Adesso gioca una carta coda, oppure passa."),
    ],
)  # fmt: skip
def test_another_hour_says_what_is_asked_now(language: str, sentence: str) -> None:
    t = square(players=2, queues="kiosk=a,b,X")
    assert said(language, "kolejka", t.refusal("a waits")) == sentence


@pytest.mark.rule("REG-TOP-2")
def test_at_a_live_table_not_now_cites_the_clock_and_not_the_beats() -> None:
    live, beats = shop(hands=HANDS, options={"pace": "live"}), shop(hands=HANDS)
    assert live.refusal("a discards soap").rule == "REG-TOP-2"
    assert live.refusal("a is quiet").rule == "REG-TOP-2"
    assert beats.refusal("a discards soap").rule == "REG-TOP-3"


def test_the_drivers_name_their_road() -> None:
    told = said("en", "ration_board", road().refusal("b rolls"))
    assert told == "It is not your turn: Ania is driving out on the red route."


# what is missing


@pytest.mark.rule("KOL-MKT-1")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The price here is two of your goods."
               " One for one works today at the trader’s stall only: groceries."),
        ("pl", "Tutaj cena to dwa towary. Jeden za jeden wymienisz dziś tylko przy straganie,"
               " przy którym stoi handlarz: artykuły spożywcze."),
    ],
)  # fmt: skip
def test_one_for_one_names_the_price_and_the_right_stall(language: str, sentence: str) -> None:
    t = market("a=kiosk*2")
    assert said(language, "kolejka", t.refusal("a exchanges kiosk for furniture")) == sentence


@pytest.mark.rule("KOL-MKT-1")
@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "and you lack one kiosk item."),
        ("pl", "Brakuje: towar z kiosku."),
        ("it", "ti manca un articolo da chiosco."),
    ],
)
def test_who_cannot_pay_at_the_market_learns_what_is_missing(language: str, end: str) -> None:
    t = market("a=kiosk")
    told = said(language, "kolejka", t.refusal("a exchanges kiosk kiosk for furniture"))
    assert told.endswith(end)


@pytest.mark.rule("REG-SHP-1")
@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "You lack flour and 2 butter."),
        ("pl", "Musisz mieć jeszcze: mąkę i 2 masła."),
        ("it", "Ti serve ancora: farina e 2 di burro."),
    ],
)
def test_who_cannot_pay_at_the_counter_learns_what_is_missing(language: str, end: str) -> None:
    t = shop(players=3, phase="shopping", queue="a,b,c,X", row="butter_biscuits", hands="a=soap")
    told = said(language, "reglamentacja", t.refusal("a buys butter_biscuits"))
    assert told.endswith(end)


@pytest.mark.rule("REG-TRD-5")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You are 1 stamp short: this offer asks for 3 of your choice."
               " You may make a counter-offer."),
        ("pl", "Brakuje ci 1 kartki: ta oferta kosztuje 3 kartki do wyboru."
               " Możesz złożyć kontrofertę."),
        ("it", "Ti manca 1 bollino: questa offerta ne chiede 3 a scelta."
               " Puoi fare una controfferta."),
    ],
)  # fmt: skip
def test_any_three_of_two_counts_and_offers_the_counter(language: str, sentence: str) -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for any 3")
    assert said(language, "reglamentacja", t.refusal("b takes #1")) == sentence


@pytest.mark.rule("REG-TRD-4")
@pytest.mark.parametrize(
    ("language", "never", "gone"),
    [
        ("en", "There never was an offer 7. The newest is 1.",
         "Offer 1 is no longer on the table."),
        ("pl", "Oferty 7 nigdy nie było. Ostatnia ma numer 1.", "Oferty 1 nie ma już na stole."),
        ("it", "Un’offerta 7 non c’è mai stata. L’ultima è la 1.",
         "L’offerta 1 non è più sul tavolo."),
    ],
)  # fmt: skip
def test_an_offer_that_never_was_is_not_no_longer_there(
    language: str, never: str, gone: str
) -> None:
    t = shop(hands=HANDS)
    t.play("a offers b soap for meat; b declines #1")
    assert said(language, "reglamentacja", t.refusal("c takes #7")) == never
    assert said(language, "reglamentacja", t.refusal("c withdraws #7")) == never
    assert said(language, "reglamentacja", t.refusal("c takes #1")) == gone


# every refusal has its words


@pytest.mark.parametrize("name", ["kolejka", "ration_board", "reglamentacja"])
def test_every_refusal_of_wild_acts_can_be_told(name: str) -> None:
    """Random play, and at each position acts that make no sense: none lacks a word."""
    game = catalogue.find(name)
    assert game is not None
    state, rng = game.new_game(3, shelf.names(name)[0], {}), Rng(17)
    speeches = [Speech(language, name, NAMES) for language in LANGUAGES]
    for _ in range(300):
        for _ in range(5):
            refusal = game.why_not(state, *game.wild(state, rng))
            if refusal is not None:
                assert all(speech.refusal(refusal) for speech in speeches)
        actors = game.actors(state)
        if not actors:
            return
        if actors[0] == CHANCE:
            game.apply(state, CHANCE, game.deal(state, rng))
        else:
            legal = game.legal_actions(state, actors[0])
            game.apply(state, actors[0], rng.pick(legal))
