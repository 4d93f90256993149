"""Acts of Kolejka in a player's own words, and an evening at the keyboard with them."""

import pytest

from kartki.cli.screens.kolejka_typed import Vocabulary, plain
from kartki.core import record as records
from kartki.core.record import Record
from kartki.words.languages import LANGUAGES
from tests.cli.square_screen import choices, screen
from tests.cli.terminal import Session
from tests.games.kolejka.square import GAME, square

QUEUES = "groceries=b,a,a,X kiosk=a,c,X furniture=X,b,c,a rtv_agd=X clothing="
SHOPS = "groceries=groceries*2,kiosk kiosk=kiosk*3"


@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "plays sir kiosk 3", "plays sir kiosk 3"),
        ("en", "sir kiosk 3", "plays sir kiosk 3"),
        ("en", "criticise groceries 1", "plays criticise groceries 1"),
        ("en", "lucky kiosk 3 furniture", "plays lucky kiosk 3 furniture"),
        ("en", "plays error kiosk from groceries to clothing",
         "plays error kiosk from groceries to clothing"),
        ("en", "error kiosk clothing", "plays error kiosk from kiosk to clothing"),
        ("en", "counter at the kiosk", "plays counter kiosk kiosk"),
        ("en", "counter kiosk furniture", "plays counter kiosk furniture"),
        ("en", "friend", "plays committee"),
        ("en", "stocktaking electrical", "plays stocktaking rtv_agd"),
        ("en", "Mother with a small child, grocer's 4", "plays mother groceries 4"),
        ("en", "kiosk", "queues kiosk"),
        ("en", "queues rtv_agd", "queues rtv_agd"),
        ("en", "pass", "passes"),
        ("en", "go home", "goes home"),
        ("en", "done", "is done"),
        ("en", "recalls market 2", "recalls market 2"),
        ("en", "home from kiosk, place 3", "recalls kiosk 3"),
        ("en", "kiosk furniture for clothing", "exchanges kiosk furniture for clothing"),
        ("en", "2 kiosk for clothing", "exchanges kiosk kiosk for clothing"),
        ("en", "exchanges kiosk for clothing", "exchanges kiosk for clothing"),
        ("pl", "pan kiosk 3", "plays sir kiosk 3"),
        ("pl", "pan tu nie stał w kiosku 3", "plays sir kiosk 3"),
        ("pl", "pomylka spozywczy meble", "plays error groceries from groceries to furniture"),
        ("pl", "w meblowym", "queues furniture"),
        ("pl", "kolega", "plays committee"),
        ("pl", "pasuje", "passes"),
        ("it", "signore chiosco 3", "plays sir kiosk 3"),
        ("it", "mamma all'alimentari 2", "plays mother groceries 2"),
        ("it", "fortuna chiosco 3 mobili", "plays lucky kiosk 3 furniture"),
        ("it", "passo", "passes"),
    ],
)  # fmt: skip
def test_words_become_an_act(language: str, text: str, line: str) -> None:
    assert screen(language, 2).typed(text) == line


@pytest.mark.parametrize(
    "text",
    ["", "sir", "sir kiosk", "sir kiosk bakery 3", "lucky kiosk 3", "sir mother kiosk 3",
     "home 3", "kiosk kiosk kiosk kiosk", "take", "fly", "٣", "²", "kiosk ٣",
     "error kiosk", "friend kiosk"],
)  # fmt: skip
def test_what_is_no_act_is_not_guessed(text: str) -> None:
    assert screen("en", 2).typed(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_may_be_typed_as_it_is_listed(language: str) -> None:
    """Every play and every swap, punctuation and arrows and all."""
    hand = "list,sir,mother,criticise,lucky,error,increased,counter,stocktaking,committee"
    jumping = square(queues=QUEUES, shops=SHOPS, hands=f"a={hand}").state
    owned = "a=groceries*2,rtv_agd,furniture,clothing,kiosk"
    market = square(phase="market", queues="market=a", goods=owned).state
    for s in (jumping, market):
        shown = screen(language, s.players)
        for action, text in zip(GAME.legal_actions(s, 0), choices(s, 0, language), strict=True):
            if "→" in text or ":" in text:
                assert shown.typed(text.lower()) == GAME.write(s, 0, action)[2:], text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    meanings: dict[str, set[tuple[str, str]]] = {}

    def learn(_vocabulary: Vocabulary, word: str, kind: str, meaning: str) -> None:
        meanings.setdefault(plain(word), set()).add((kind, meaning))

    monkeypatch.setattr(Vocabulary, "_learn", learn)
    screen(language, 2)
    assert len(meanings) > 90
    assert {word: twice for word, twice in meanings.items() if len(twice) > 1} == {}


def test_goods_at_the_counter_need_no_shop() -> None:
    s = square(phase="opening", queues="kiosk=a", shops="kiosk=kiosk,furniture").state
    shown = screen("en", 4)
    shown.question(GAME.view(s, 0), GAME.prompt(s, 0))
    assert shown.typed("furniture") == "takes furniture at kiosk"
    assert shown.typed("one piece of furniture") == "takes furniture at kiosk"


# at the keyboard


def evening(session: Session, typed: str, *arguments: str) -> str:
    done = session.run("play", "kolejka", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lines_of(session: Session) -> list[str]:
    (path,) = session.games()
    found = records.read(path.read_text("utf-8"))
    assert isinstance(found, Record)
    return [line.text for line in found.lines]


def test_words_are_played_and_can_be_taken_back(session: Session) -> None:
    told = evening(session, "\nkiosk\n\nundo\n\nmarket\nq\n", "--seats", "ania,bartek")
    assert "Taken back." in told
    acts = [line[2:] for line in lines_of(session) if "queues" in line]
    assert acts == ["queues kiosk", "queues market"]


@pytest.mark.rule("KOL-QUE-1")
def test_a_card_at_the_wrong_hour_is_refused_with_the_rule(session: Session) -> None:
    told = evening(session, "\npan kiosk 1\nkoniec\n", "--seats", "ania,bartek", "--lang", "pl")
    assert "KOL-QUE-1" in told


def test_help_rules_and_nonsense(session: Session) -> None:
    told = evening(session, "\nhelp\nrules KOL-CRD-2\nfly\nq\n", "--seats", "ania,bartek")
    assert "take back your last act" in told
    assert "KOL-CRD-2 " in told
    assert "“fly” is not something I understand here." in told
    assert "Good night." in told


def test_a_hand_is_covered_before_the_next_player_looks(session: Session) -> None:
    told = evening(session, "\nkiosk\n\nq\n", "--seats", "ania,bartek")
    first, second = told.split("\n" * 60)[1:3]
    assert "Your cards" in first.partition("queues at the kiosk")[0]
    assert "Your cards" in second
    assert "draws “" not in told  # nobody's cards are told while two share the screen
