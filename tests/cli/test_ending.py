"""How a game of Kolejka ends, in words: everyone who wins is named, and why."""

from pathlib import Path

import pytest

from kartki.cli.ending import ending
from tests.cli.evening import evening_at
from tests.cli.square_screen import picture, screen
from tests.cli.terminal import Session
from tests.games.kolejka.square import GAME, Driver, square

RECORDS = Path(__file__).resolve().parents[1] / "records" / "kolejka"
ONE = "rtv_agd*4,clothing*2,furniture*3"  # list 1 but for the kiosk
TWO = "rtv_agd*3,groceries*3,clothing,furniture*2"  # list 2 but for one of the groceries
THREE = "rtv_agd,groceries*3,kiosk*4,furniture"  # list 3 but for an electrical item


def complete(goods: str) -> Driver:
    """Whoever is named completes the list in the first wave."""
    d = square(
        players=3,
        queues="kiosk=a,X groceries=b,X rtv_agd=c,X",
        shops="kiosk=kiosk groceries=groceries rtv_agd=rtv_agd",
        goods=goods,
    )
    d.play("a passes; b passes; c passes")
    return d


def sold_out(goods: str) -> Driver:
    """The last pawn leaves the market of the last day; nobody has everything."""
    nothing = "groceries=0 rtv_agd=0 furniture=0 clothing=0 kiosk=0"
    d = square(players=2, queues="kiosk=a,X market=b", shops="kiosk=kiosk", goods=goods,
               trucks=nothing, deck="", lists="a=1 b=2")  # fmt: skip
    d.play("a passes; b passes; b goes home")
    return d


def told(d: Driver, language: str, reader: int | None = None) -> str:
    shown = screen(language, d.state.players)
    shown.speech.names.update({0: "Ania", 1: "Bartek", 2: "Cyryl"})
    shown.speech.reader = reader
    assert d.state.outcome is not None
    return ending(shown.speech, shown, GAME.view(d.state, None), d.state.outcome)


@pytest.mark.rule("KOL-END-2")
@pytest.mark.parametrize(
    ("language", "two", "three", "yours"),
    [
        ("en", "A draw! The win is shared by Ania and Bartek:", "Ania, Bartek and Cyryl:",
         "you and Bartek:"),
        ("pl", "Remis! Wspólna wygrana: Ania i Bartek.", "Ania, Bartek i Cyryl.", "ty i Bartek."),
        ("it", "Pareggio! Vittoria condivisa: Ania e Bartek.", "Ania, Bartek e Cyryl.",
         "tu e Bartek."),
    ],
)  # fmt: skip
def test_a_draw_names_everyone_who_wins(language: str, two: str, three: str, yours: str) -> None:
    pair = complete(f"a={ONE} b={TWO}")
    assert told(pair, language).startswith(two)
    assert yours in told(pair, language, reader=0)
    assert three in told(complete(f"a={ONE} b={TWO} c={THREE}"), language)


@pytest.mark.rule("KOL-END-2")
@pytest.mark.parametrize(
    ("language", "sentence", "yours"),
    [
        ("en", "Bartek wins: of those who completed their lists at the same moment, Bartek has"
         " the most goods beyond the list.", "you have the most goods beyond the list."),
        ("pl", "Wygrywa Bartek: w tej samej chwili listę kompletuje ktoś jeszcze, ale najwięcej"
         " towarów ponad listę ma Bartek.", "masz ty."),
        ("it", "Vince Bartek: tra chi ha completato la lista nello stesso momento, ha il maggior"
         " numero di merci oltre la lista.", "hai il maggior numero"),
    ],
)  # fmt: skip
def test_goods_beyond_the_list_are_named_where_they_decide(
    language: str, sentence: str, yours: str
) -> None:
    d = complete(f"a={ONE} b={TWO},kiosk")
    assert told(d, language) == sentence
    assert yours in told(d, language, reader=1)


@pytest.mark.rule("KOL-END-1")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ania has completed the list and wins."),
        ("pl", "Ania kompletuje listę i wygrywa."),
        ("it", "Ania ha completato la sua lista e vince."),
    ],
)
def test_who_completes_a_list_alone_wins_by_that(language: str, sentence: str) -> None:
    d = complete(f"a={ONE} b=kiosk*3")
    assert told(d, language) == sentence


@pytest.mark.rule("KOL-END-3")
@pytest.mark.parametrize(
    ("goods", "words"),
    [
        ("a=furniture b=clothing,furniture", ["A draw!", "Wspólna wygrana", "Pareggio!"]),
        ("a=furniture,groceries b=clothing,furniture",
         ["Ania wins: of those who miss the fewest goods, Ania has the most beyond the list.",
          "Wygrywa Ania: równie mało braków ma ktoś jeszcze",
          "Vince Ania: a parità di merci mancanti, ha più merci oltre la lista."]),
        ("a=furniture*2 b=clothing,furniture",
         ["Ania misses the fewest goods and wins.", "Ania ma najmniej braków i wygrywa.",
          "Vince Ania: la sua è la lista a cui mancano meno merci."]),
    ],
    ids=["draw", "tie break", "alone"],
)  # fmt: skip
def test_sold_out_is_told_in_three_ways(goods: str, words: list[str]) -> None:
    d = sold_out(goods)
    for language, part in zip(("en", "pl", "it"), words, strict=True):
        assert part in told(d, language)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "★ shares the win"), ("pl", "★ remis"), ("it", "★ pareggia")],
)
def test_the_picture_marks_a_draw_for_each_winner(language: str, word: str) -> None:
    assert picture(complete(f"a={ONE} b={TWO}").state, None, language).count(word) == 2


def test_the_evening_ends_with_all_the_winners(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    d = complete(f"a={ONE} b={TWO}")
    evening_at(d.state, tmp_path, ["you", "Ania", "Bartek"], bots={2: "random"}).play()
    assert "The win is shared by you and Ania:" in " ".join(capsys.readouterr().out.split())


def test_a_replay_ends_with_all_the_winners(session: Session) -> None:
    done = session.run("replay", str(RECORDS / "three_players_draw.game"))
    assert "A draw! The win is shared by Ania and Bartek:" in done.stdout
