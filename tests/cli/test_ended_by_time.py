"""HSE-CLA-4 in the terminal: verify, replay and seen, and how such an end is told."""

from pathlib import Path
from typing import Any

import pytest

from kartki import games
from kartki.cli.ending import ending
from kartki.cli.paint import Paint
from kartki.cli.screens import SCREENS
from kartki.core import catalogue
from kartki.editions import shelf
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.cli.terminal import Session
from tests.contract.contestants import Contestant
from tests.contract.sitting import NAMES, Sitting
from tests.games.driver import TableDriver
from tests.games.kolejka.square import square
from tests.games.ration_board.road import road
from tests.games.reglamentacja.shop import shop

RECORDS = Path(__file__).resolve().parents[1] / "records"
KOLEJKA = RECORDS / "kolejka" / "time_is_up_in_an_opening.game"
SHOP = RECORDS / "reglamentacja" / "time_is_up_while_spinning.game"


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The game was ended by time: its places are how it stood at that moment."),
        ("pl", "Grę zakończył upływ czasu: o miejscach rozstrzygnęło to, jak wtedy stała."),
        ("it", "La partita è finita per tempo scaduto: i posti sono quelli di quel momento."),
    ],
)
def test_verify_says_so(language: str, sentence: str, session: Session) -> None:
    done = session.run("verify", str(KOLEJKA), "--lang", language)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == sentence


@pytest.mark.rule("HSE-CLA-4")
def test_a_play_that_ended_by_its_rules_says_nothing_of_time(session: Session) -> None:
    done = session.run("verify", str(RECORDS / "kolejka" / "three_players_draw.game"))
    assert done.returncode == 0
    assert "ended by time" not in done.stdout


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('[Ended "by time"]\n', "", "“^ time is up” ends the game, but the foot does not say so"),
        ("by time", "by vote", "the tag Ended says “by vote”, and that is not how the game ended."),
        ("^ time is up\n", "", "fingerprint"),
        ("^ time is up", "^ time was up", "“time was up” is no change of a table."),
        ('"a=2 b=2 c=1"', '"a=1 b=2 c=2"', "the result in the foot (a=1 b=2 c=2) is not how"),
    ],
)
def test_a_forged_end_is_refused(
    before: str, after: str, sentence: str, session: Session, tmp_path: Path
) -> None:
    text = KOLEJKA.read_text("utf-8")
    assert text.count(before) == 1
    forged = tmp_path / "forged.game"
    forged.write_text(text.replace(before, after), "utf-8")
    assert sentence in session.refused("verify", str(forged))


@pytest.mark.rule("HSE-CLA-4")
def test_a_replay_ends_with_the_standing(session: Session) -> None:
    shown = " ".join(session.run("replay", str(SHOP)).stdout.split())
    assert "Time is up: the game ends here. Ania: Rendezvous with Friends – 20 points" in shown
    assert "Time is up. Bartek wins: equal in points and cards with somebody else" in shown


@pytest.mark.rule("HSE-CLA-4")
def test_what_a_seat_saw_has_the_line_too(session: Session) -> None:
    lines = session.run("seen", str(SHOP), "--by", "b").stdout.splitlines()
    assert "^ time is up" in lines
    assert '[Ended "by time"]' not in lines, "the foot is left out"


def told(t: TableDriver[Any], language: str, reader: int | None = None) -> str:
    """How it ended, in words."""
    names = dict(enumerate(NAMES[: t.state.players]))
    speech = Speech(language, t.game.name, names)
    speech.reader = reader
    screen = SCREENS[t.game.name](speech, Paint(False), {})
    return ending(screen.speech, screen, t.game.view(t.state, None), t.state.outcome)


ALONE = {
    "en": ["Time is up. Bartek misses the fewest goods and wins.",
           "Time is up. Bartek is farthest along and wins.",
           "Time is up. Bartek wins: so far nobody is better prepared for the visit."],
    "pl": ["Czas minął. Bartek ma najmniej braków i wygrywa.",
           "Czas minął. Wygrywa Bartek: to auto jest najdalej.",
           "Czas minął. Wygrywa Bartek: jak dotąd nikt nie przyjmie gości lepiej."],
    "it": ["Il tempo è scaduto. Vince Bartek: la sua è la lista a cui mancano meno merci.",
           "Il tempo è scaduto. Vince Bartek: la sua auto è la più avanti.",
           "Il tempo è scaduto. Vince Bartek: finora nessuno si è preparato meglio alla visita."],
}  # fmt: skip


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_winner_is_told_with_the_reason(language: str) -> None:
    ends: list[TableDriver[Any]] = [
        square(goods="b=rtv_agd"),
        road(at="b=R3"),
        shop(bought="b=meat_balls"),
    ]
    for t, sentence in zip(ends, ALONE[language], strict=True):
        t.time_is_up()
        assert told(t, language) == sentence
        assert "Bartek" not in told(t, language, reader=1)


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize(
    ("language", "names"),
    [("en", "shared by Ania and Bartek: "), ("pl", "Ania i Bartek."), ("it", "Ania e Bartek.")],
)
def test_all_who_win_together_are_named(language: str, names: str) -> None:
    goods, bought = "a=rtv_agd b=rtv_agd", "a=meat_balls b=meat_balls"
    same = "a=family_gathering b=family_gathering"
    ends: list[TableDriver[Any]] = [
        square(goods=goods),
        road(seats=3, at="a=R3 b=R3"),
        shop(bought=bought, visits=same),
    ]
    for t in ends:
        t.time_is_up()
        assert names in told(t, language)


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize("game", games.names())
def test_every_screen_can_draw_a_game_that_was_cut_short(game: str) -> None:
    """In every kind of position, whole and compact, for a player and for a spectator."""
    rules = catalogue.find(game)
    assert rules is not None
    choices = {option.name: option.default for option in rules.options()}
    sitting = Sitting(Contestant(rules, shelf.names(game)), 3, shelf.names(game)[0], choices, 5)
    screen = SCREENS[game](Speech("pl", game, dict(enumerate(NAMES[:3]))), Paint(False), {})
    cuts = 0
    for state in sitting.stops(2, rare=True):
        if state.outcome is not None:
            continue
        end, cuts = state.copy(), cuts + 1
        assert screen.sentences(rules.end_by_time(end))
        for viewer in (None, 0):
            view = rules.view(end, viewer)
            assert screen.picture(view)
            assert screen.compact(view)
            assert ending(screen.speech, screen, view, end.outcome)
    assert cuts > 5
