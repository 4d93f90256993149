"""Acts of Reglamentacja in a player's own words, in three languages."""

import pytest

from kartki.bots.choosing import choices as to_choose
from kartki.cli.screens.reglamentacja_vocabulary import Vocabulary
from kartki.core.play import CHANCE, CLOCK
from kartki.core.rng import Rng
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.cli.shop_screen import NAMES, asked, typed
from tests.games.reglamentacja.shop import EDITION, GAME, Driver, shop

ROW = "cheesecake,brownie,meat_balls,great_laundry,butter_biscuits,birthday_cake"


def bargaining(turn: str = "a") -> Driver:
    """Ania holds the top; Bartek's offer 1 has a price, Cyryl's offer 2 a choice."""
    hands = "a=butter*2,soap,sugar*2,meat b=sugar*2 c=meat,chocolate d=soap"
    d = shop(hands=hands, row=ROW, turn="b")
    d.play("b offers a sugar for butter; c offers a chocolate for sugar any 2")
    if turn != "d":
        d.play("d is quiet")
    return d


@pytest.mark.rule("REG-TRD-1")
@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "offer butter 2 for sugar to ania", "offers a butter butter for sugar"),
        ("en", "offer 2 butter for sugar to bartek", "offers b butter butter for sugar"),
        ("en", "offer butter butter soap for sugar", "offers all butter butter soap for sugar"),
        ("en", "offer butter 2 soap for sugar", "offers all butter butter soap for sugar"),
        ("en", "offer butter, 2 soap for sugar", "offers all butter soap soap for sugar"),
        ("en", "offer soap and butter x2 for sugar", "offers all butter butter soap for sugar"),
        ("en", "offer chocolate for any 3", "offers all chocolate for any 3"),
        ("en", "offer choc for any", "offers all chocolate for any 1"),
        ("en", "offer soap for any 2 of sugar meat to all",
         "offers all soap for any 2 of sugar meat"),
        ("en", "offer soap for butter and any 2", "offers all soap for butter any 2"),
        ("en", "offer butter for sugar or meat", "offers all butter for any 1 of sugar meat"),
        ("en", "offer place for soap 2 to b", "offers b place for soap soap"),
        ("en", "offer my place for soap to c", "offers c place for soap"),
        ("en", "offer soap for place of b", "offers b soap for place"),
        ("en", "offer butter, place for sugar any 2 to e", "offers e butter place for sugar any 2"),
        ("en", "offer a butter for a sugar to d", "offers d butter for sugar"),
        ("en", "butter for sugar", "offers all butter for sugar"),
        ("en", "offers a meat for any 1 of sugar flour", "offers a meat for any 1 of sugar flour"),
        ("pl", "oferta masło 2 za cukier dla Ani", "offers a butter butter for sugar"),
        ("pl", "oferuję 2 masła za cukier dla Bartka", "offers b butter butter for sugar"),
        ("pl", "daję mąkę i 2 mydła za czekoladę Dorocie",
         "offers d flour soap soap for chocolate"),
        ("pl", "oferta czekolada za dowolne 3", "offers all chocolate for any 3"),
        ("pl", "oferta wyrób czekoladowy za dowolne 3", "offers all chocolate for any 3"),
        ("pl", "dam mieso za dowolna kartke", "offers all meat for any 1"),
        ("pl", "oferta mydło za dowolne 2 z cukier mięso",
         "offers all soap for any 2 of sugar meat"),
        ("pl", "oferta masło za cukier albo mięso", "offers all butter for any 1 of sugar meat"),
        ("pl", "oferta miejsce za mydło 2 dla b", "offers b place for soap soap"),
        ("pl", "oferta mydło za miejsce Cyryla", "offers c soap for place"),
        ("pl", "oferta mą za cukier", "offers all flour for sugar"),
        ("it", "offro burro 2 per zucchero ad ania", "offers a butter butter for sugar"),
        ("it", "offro 2 di burro per zucchero a Bartek", "offers b butter butter for sugar"),
        ("it", "offro burro e sapone per carne a b", "offers b butter soap for meat"),
        ("it", "offro burro per carne a e", "offers e butter for meat"),
        ("it", "offro burro per carne a a", "offers a butter for meat"),
        ("it", "offro cioccolato per 3 a scelta", "offers all chocolate for any 3"),
        ("it", "offro cioccolato per qualsiasi 3 a tutti", "offers all chocolate for any 3"),
        ("it", "offro sapone per 2 a scelta fra zucchero e carne",
         "offers all soap for any 2 of sugar meat"),
        ("it", "offro burro per zucchero o carne", "offers all butter for any 1 of sugar meat"),
        ("it", "offro il mio posto per 2 bollini del sapone a b", "offers b place for soap soap"),
        ("it", "offro sapone per il posto di Bartek", "offers b soap for place"),
        ("it", "offro sapone per burro per Bartek", "offers b soap for butter"),
    ],
)  # fmt: skip
def test_an_offer_in_words(language: str, text: str, line: str) -> None:
    assert typed(shop(players=5).state, text, 0, language) == line


@pytest.mark.rule("REG-TRD-3")
def test_without_a_name_an_offer_goes_to_everyone_or_to_the_holder_of_the_top() -> None:
    d = shop(active="c", turn="c")
    assert typed(d.state, "offer butter for sugar", 2) == "offers all butter for sugar"
    assert typed(d.state, "offer butter for sugar", 0) == "offers c butter for sugar"
    assert typed(d.state, "offer butter for sugar to all", 0) == "offers all butter for sugar"
    last = shop(phase="final_trading", active="c", turn="a")
    assert typed(last.state, "offer butter for sugar", 0) == "offers all butter for sugar"


@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "take 1", "takes #1"),
        ("en", "take #1", "takes #1"),
        ("en", "take 1 butter", "takes #1"),
        ("en", "take 2 butter soap", "takes #2 giving butter soap"),
        ("en", "take 2 giving butter 2", "takes #2 giving butter butter"),
        ("en", "take 2 sugar butter soap", "takes #2 giving butter soap"),
        ("en", "counter 1 soap for sugar 2", "counters #1 soap for sugar sugar"),
        ("en", "decline 2", "declines #2"),
        ("en", "no 1", "declines #1"),
        ("en", "withdraw 1", "withdraws #1"),
        ("pl", "biorę 1", "takes #1"),
        ("pl", "biore nr 2 maslo i mydlo", "takes #2 giving butter soap"),
        ("pl", "kontra 1 mydło za 2 cukry", "counters #1 soap for sugar sugar"),
        ("pl", "odmawiam 2", "declines #2"),
        ("pl", "wycofuję 1", "withdraws #1"),
        ("it", "accetto 1", "takes #1"),
        ("it", "accetto 2 burro e sapone", "takes #2 giving butter soap"),
        ("it", "rilancio 1 sapone per 2 di zucchero", "counters #1 soap for sugar sugar"),
        ("it", "rifiuto 2", "declines #2"),
        ("it", "ritiro 1", "withdraws #1"),
    ],
)
def test_an_answer_in_words(language: str, text: str, line: str) -> None:
    assert typed(bargaining().state, text, 0, language) == line


def test_the_only_offer_needs_no_number() -> None:
    d = shop(hands="a=butter b=sugar", turn="b")
    d.play("b offers a sugar for butter")
    assert typed(d.state, "take") == "takes #1"
    assert typed(d.state, "decline") == "declines #1"
    assert typed(d.state, "withdraw", 1) == "withdraws #1"


def test_a_choice_that_is_none_need_not_be_said() -> None:
    d = shop(hands="a=butter*2 b=sugar", turn="b")
    d.play("b offers a sugar for any 2")
    assert typed(d.state, "take 1") == "takes #1 giving butter butter"


@pytest.mark.rule("REG-TRD-5")
@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "call butter", "calls who has butter"),
        ("en", "who has butter?", "calls who has butter"),
        ("en", "call give meat", "calls gives meat"),
        ("en", "call place of b", "calls wants place of b"),
        ("en", "i want your place, Bartek!", "calls wants place of b"),
        ("en", "call sell place", "calls sells place"),
        ("en", "too dear!", "calls too dear"),
        ("en", "call last chance", "calls last chance"),
        ("pl", "wołam masło", "calls who has butter"),
        ("pl", "kto ma mąkę", "calls who has flour"),
        ("pl", "oddam mięso", "calls gives meat"),
        ("pl", "chcę miejsce Bartka", "calls wants place of b"),
        ("pl", "sprzedam miejsce", "calls sells place"),
        ("pl", "za drogo", "calls too dear"),
        ("pl", "ostatnia szansa!", "calls last chance"),
        ("it", "annuncio burro", "calls who has butter"),
        ("it", "chi ha del burro?", "calls who has butter"),
        ("it", "cedo carne", "calls gives meat"),
        ("it", "voglio il posto di b", "calls wants place of b"),
        ("it", "vendo il mio posto", "calls sells place"),
        ("it", "troppo caro", "calls too dear"),
        ("it", "ultima occasione", "calls last chance"),
    ],
)
def test_a_call_in_words(language: str, text: str, line: str) -> None:
    assert typed(shop().state, text, 0, language) == line


@pytest.mark.rule("REG-SPC-1")
@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "pay soap butter for stamp", "pays butter soap for a stamp"),
        ("en", "pay 2 butter for his place", "pays butter butter for his place"),
        ("en", "quiet", "is quiet"),
        ("en", "stop the top", "stops the top"),
        ("en", "spin", "spins"),
        ("pl", "płacę masło i mydło za kartkę", "pays butter soap for a stamp"),
        ("pl", "place maslo 2 za miejsce", "pays butter butter for his place"),
        ("pl", "cisza", "is quiet"),
        ("pl", "stop", "stops the top"),
        ("pl", "kręcę", "spins"),
        ("it", "pago burro sapone per un bollino", "pays butter soap for a stamp"),
        ("it", "pago 2 di burro per il posto", "pays butter butter for his place"),
        ("it", "taccio", "is quiet"),
        ("it", "ferma la trottola", "stops the top"),
        ("it", "giro", "spins"),
    ],
)
def test_the_rest_of_trading_in_words(language: str, text: str, line: str) -> None:
    assert typed(shop().state, text, 0, language) == line


@pytest.mark.rule("REG-SHP-1")
@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "buy cheesecake", "buys cheesecake"),
        ("en", "buy cheese", "buys cheesecake"),
        ("en", "cheesecake", "buys cheesecake"),
        ("en", "buy 4", "buys great_laundry"),
        ("en", "buy meat balls", "buys meat_balls"),
        ("en", "buys butter_biscuits", "buys butter_biscuits"),
        ("en", "buy laundry", "buys great_laundry"),
        ("en", "buy tea sugar", "buys tea_sugar"),
        ("en", "buy nothing", "buys nothing"),
        ("pl", "kupuję sernik", "buys cheesecake"),
        ("pl", "kup kotlety", "buys meat_balls"),
        ("pl", "wielkie pranie", "buys great_laundry"),
        ("pl", "kupuję nic", "buys nothing"),
        ("it", "compro torta di ricotta", "buys cheesecake"),
        ("it", "compro polpette", "buys meat_balls"),
        ("it", "compro bucato", "buys great_laundry"),
        ("it", "compro nulla", "buys nothing"),
    ],
)
def test_a_card_in_words(language: str, text: str, line: str) -> None:
    assert typed(shop(phase="shopping", row=ROW).state, text, 0, language) == line


@pytest.mark.parametrize(
    ("language", "text"), [("en", "discard soap"), ("pl", "mydło"), ("it", "scarto sapone")]
)
def test_a_discard_in_words(language: str, text: str) -> None:
    d = shop(phase="discarding", hands="a=butter*4,soap*4")
    assert typed(d.state, text, 0, language) == "discards soap"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_is_understood_everywhere(language: str) -> None:
    """Every act of a random game, offers and all, as a record writes it."""
    rng, s = Rng(11), GAME.new_game(5, EDITION, {})
    read = 0
    while s.outcome is None:
        seat = GAME.actors(s)[0]
        if seat in (CHANCE, CLOCK):
            action = GAME.deal(s, rng) if seat == CHANCE else GAME.legal_actions(s, seat)[0]
        else:
            action = rng.pick(to_choose(GAME, s, seat, rng))
            line = GAME.write(s, seat, action)[2:]
            assert asked(s, seat, language).typed(line) == line
            read += 1
        GAME.apply(s, seat, action)
    assert read > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verb comes first, so that it may look like another word: `płacę`, `place`."""
    meanings: dict[tuple[str, bool], set[tuple[str, str]]] = {}

    def learn(_vocabulary: Vocabulary, word: str, kind: str, meaning: str) -> None:
        meanings.setdefault((word, kind == "verb"), set()).add((kind, meaning))

    monkeypatch.setattr(Vocabulary, "_learn", learn)
    Vocabulary(Speech(language, "reglamentacja", dict(enumerate(NAMES))))
    assert len(meanings) > 100
    assert {word: twice for word, twice in meanings.items() if len(twice) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_verb_is_a_command_of_the_house(language: str) -> None:
    """`quit` would end the evening before anybody reads on."""
    speech = Speech(language, "reglamentacja")
    commands = {
        word.strip()
        for name in ("help", "undo", "save", "rules", "board", "quit")
        for word in speech.say(f"command-{name}").split(",")
    }
    vocabulary = Vocabulary(speech)
    assert not {
        word
        for word in commands
        if vocabulary.parse(word)[:1] and vocabulary.parse(word)[0].kind == "verb"
    }
